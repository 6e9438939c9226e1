// A card of a screen: a title with how many there are and something at its right, and the content below a hairline.
import { useId, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { CountMark } from "./count-mark.tsx";

type PanelProps = { title?: string; count?: string; aside?: ReactNode; children: ReactNode };

export function Panel({ title, count, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{ display: "flex", flexDirection: "column" }}
    >
      {title && (
        <Box sx={{ display: "flex", alignItems: "center", gap: "8px", minHeight: 44, p: "4px 16px" }}>
          <Typography variant="h4" component="h2" id={id}>
            {title}
          </Typography>
          {count && <CountMark count={count} />}
          <Box sx={{ flex: 1 }} />
          {aside}
        </Box>
      )}
      {children}
    </Card>
  );
}
