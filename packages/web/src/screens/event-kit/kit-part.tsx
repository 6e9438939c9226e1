// A titled part of the dialog that opens a kit, with a word on it at its right.
import { useId, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

type KitPartProps = { title: string; help?: string; children: ReactNode };

export function KitPart({ title, help, children }: KitPartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3" id={id} sx={{ mb: help ? "2px" : "6px" }}>
        {title}
      </Typography>
      {help && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "0 0 8px" }}>
          {help}
        </Typography>
      )}
      {children}
    </Box>
  );
}
