// A form that is sent to somebody, as the sheet of paper that it is: A4, black on white whatever the scheme of the screen, and the printer
// prints the same.
import { useId } from "react";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { FormPaper, PaperSection } from "@atalaya/contract/paper.ts";
import { Tag } from "../../ui/tag.tsx";
import { useWords } from "../../ui/words.ts";
import { Block } from "./blocks.tsx";
import { roomy } from "./form-style.ts";
import { SheetFoot } from "./sheet-foot.tsx";

/** They bring no room of their own to the frame around them. */
const written = new Set(["text", "list"]);

/** A4 at the 96 dots of a screen; what is longer makes the sheet longer. */
const a4 = { width: 794, height: 1123 };

/** Quotation marks and backslashes would end the text of a style. */
const quoted = (text: string) => `"${text.replaceAll(/["\\\n]/g, " ")}"`;

/** On each sheet of the printer which paper it is, the seal, and which sheet of how many. */
const pageStyle = ({ reference, seal }: FormPaper) => ({
  "@page": {
    size: "A4 portrait",
    margin: "13mm 14mm 14mm",
    "@bottom-left": {
      content: quoted([reference, seal && `SHA-256 ${seal.sha256}`].filter(Boolean).join(" · ")),
      font: "7pt sans-serif",
      whiteSpace: "nowrap",
    },
    "@bottom-right": { content: 'counter(page) " / " counter(pages)', font: "7pt sans-serif" },
  },
});

export function FormSheet({ paper }: { paper: FormPaper }) {
  const id = useId();
  return (
    // Within it the light scheme holds, as its attribute says.
    <Box component="article" data-light="" aria-labelledby={id} sx={sheetStyle}>
      <GlobalStyles styles={pageStyle(paper)} />
      {paper.is_draft && <DraftMark />}
      <Box sx={{ containerType: "inline-size" }}>
        <SheetHead paper={paper} id={id} />
        {paper.sections.map((section, index) => (
          <SheetSection key={section.title} section={section} number={index + 1} />
        ))}
        <SheetFoot paper={paper} />
      </Box>
    </Box>
  );
}

const sheetStyle = {
  position: "relative",
  boxSizing: "border-box",
  width: "100%",
  maxWidth: a4.width,
  minHeight: a4.height,
  padding: "36px 40px 32px",
  color: "text.primary",
  bgcolor: "#FFFFFF",
  border: 1,
  borderColor: "divider",
  "@media (max-width: 899.95px)": { maxWidth: "none", minHeight: 0, padding: "20px 24px" },
  "@media (max-width: 599.95px)": { padding: "16px 12px", marginInline: "-8px", width: "calc(100% + 16px)" },
  "@media print": {
    maxWidth: "none",
    width: "auto",
    margin: 0,
    padding: 0,
    border: 0,
    minHeight: 0,
    fontSize: "9.5pt",
    lineHeight: 1.35,
  },
} as const;

/** Across the sheet, on paper across each of them. Only a picture: the head says it in words. */
function DraftMark() {
  const t = useWords();
  return (
    <Box
      aria-hidden
      data-word={t("report_draft")}
      sx={{
        position: "absolute",
        zIndex: 1,
        inset: 0,
        display: "grid",
        placeContent: "center",
        maxHeight: a4.height,
        overflow: "hidden",
        pointerEvents: "none",
        color: "text.primary",
        opacity: 0.07,
        fontSize: "clamp(4rem, 14vw, 9.5rem)",
        fontWeight: 700,
        letterSpacing: "-0.02em",
        "&::before": { content: "attr(data-word)", transform: "rotate(-35deg)" },
        "@media print": { position: "fixed", maxHeight: "none", fontSize: "9.5rem" },
      }}
    />
  );
}

function SheetHead({ paper, id }: { paper: FormPaper; id: string }) {
  const t = useWords();
  const { head, title, lead, facts, is_draft } = paper;
  return (
    <Box
      component="header"
      sx={{ display: "grid", gap: "4px 20px", [roomy]: { gridTemplateColumns: "minmax(0, 1fr) auto" } }}
    >
      <div>
        <Box component="p" sx={{ m: 0 }}>
          {head}
        </Box>
        <Box
          component="h2"
          id={id}
          sx={{ m: "2px 0", fontSize: "1.25rem", lineHeight: "26px", letterSpacing: "-0.015em" }}
        >
          {title}
        </Box>
        <Box component="p" sx={{ m: 0, color: "text.secondary", overflowWrap: "anywhere" }}>
          {lead}
        </Box>
      </div>
      <Box sx={{ [roomy]: { textAlign: "right" }, "& p": { m: 0 }, "& p:first-of-type": { fontWeight: 650 } }}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {is_draft && <Tag label={t("report_draft")} icon="pencil" />}
      </Box>
    </Box>
  );
}

function SheetSection({ section: { title, blocks }, number }: { section: PaperSection; number: number }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: "18px", "@media print": { mt: "11px" } }}>
      <Box
        component="h3"
        id={id}
        sx={{
          display: "flex",
          alignItems: "center",
          gap: "8px",
          m: "0 0 6px",
          fontSize: "0.8125rem",
          fontWeight: 650,
          breakAfter: "avoid",
        }}
      >
        <Box
          component="span"
          className="tn"
          sx={{
            flex: "none",
            width: 18,
            borderRadius: "3px",
            textAlign: "center",
            fontSize: "0.6875rem",
            lineHeight: "18px",
            color: "#FFFFFF",
            bgcolor: "text.primary",
            printColorAdjust: "exact",
          }}
        >
          {number}
        </Box>
        {title}
      </Box>
      <Box sx={{ border: 1, borderColor: "control" }}>
        {blocks.map((block, index) => (
          <Box
            key={index}
            sx={{
              ...(index > 0 && { borderTop: 1, borderColor: "control" }),
              ...(written.has(block.kind) && { p: "6px 9px" }),
            }}
          >
            <Block block={block} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
