// A card of a screen: a title with how many there are and something at its right, and the content below a hairline.
import { useId, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { CountMark } from "./count-mark.tsx";

type PanelProps = {
  title?: ReactNode;
  /** Before the title: the picture of what it is about. */
  lead?: ReactNode;
  count?: string | undefined;
  /** Behind the title: how it stands. */
  mark?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

export function Panel({ title, lead, count, mark, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{ display: "flex", flexDirection: "column" }}
    >
      {title && (
        <Box sx={{ display: "flex", alignItems: "center", gap: "8px", minHeight: 44, p: "4px 16px" }}>
          {lead}
          <Typography variant="h4" component="h2" id={id} sx={{ minWidth: 0 }}>
            {title}
          </Typography>
          {count && <CountMark count={count} />}
          {mark}
          <Box sx={{ flex: 1 }} />
          {aside}
        </Box>
      )}
      {children}
    </Card>
  );
}
