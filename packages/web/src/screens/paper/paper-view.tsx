// What a paper says, section by section: in two columns where there is room, on the screen and on the printer's sheet alike.
import { useId, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Paper, PaperSection } from "@atalaya/contract/paper.ts";
import { Block } from "./blocks.tsx";

type PaperViewProps = {
  paper: Paper;
  /** Above the sections: what has to be said before one reads on. */
  notices?: ReactNode;
  /** Sections that are more than words: files, the latest changes. */
  after?: ReactNode;
  afterSide?: ReactNode;
};

/** Needs a container around it whose width it may ask for. */
export function PaperView({ paper, notices, after, afterSide }: PaperViewProps) {
  const side = paper.sections.filter(({ is_side }) => is_side);
  const main = paper.sections.filter(({ is_side }) => !is_side);
  const hasSide = side.length > 0 || Boolean(afterSide);
  return (
    <>
      {notices}
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: "12px",
          alignItems: "start",
          "@container (min-width: 860px)": hasSide ? { gridTemplateColumns: "minmax(0, 1fr) 340px" } : {},
          "@media print": hasSide ? { gridTemplateColumns: "minmax(0, 1fr) 31%" } : {},
        }}
      >
        <Column sections={main}>{after}</Column>
        {hasSide && <Column sections={side}>{afterSide}</Column>}
      </Box>
    </>
  );
}

const Column = ({ sections, children }: { sections: readonly PaperSection[]; children?: ReactNode }) => (
  <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" }}>
    {sections.map(({ title, note, blocks }) => (
      <PaperCard key={title} title={title} note={note}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </PaperCard>
    ))}
    {children}
  </Box>
);

type PaperCardProps = { title: string; note?: string | undefined; children: ReactNode };

/** One section: a card on the screen, its heading and text on paper. */
export function PaperCard({ title, note, children }: PaperCardProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        containerType: "inline-size",
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
        bgcolor: "background.paper",
        overflow: "hidden",
        // What has a table may be longer than a page: it goes on between its rows.
        "@media print": { breakInside: "avoid-page", "&:has(table)": { breakInside: "auto" } },
      }}
    >
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "baseline",
          gap: "0 10px",
          p: "9px 16px",
          borderBottom: 1,
          borderColor: "divider",
          breakAfter: "avoid",
        }}
      >
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        {note && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
            {note}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px", p: "12px 16px" }}>{children}</Box>
    </Box>
  );
}
