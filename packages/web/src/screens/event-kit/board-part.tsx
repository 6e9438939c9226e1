// A titled part of the board.
import { useId, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

type BoardPartProps = { title: string; children: ReactNode };

export function BoardPart({ title, children }: BoardPartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: "divider" }}>
      <Typography variant="h4" component="h2" id={id} sx={{ p: "12px 16px 6px" }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
