// What a table of rows inside a section is called, and what is to be known of it.
import type { ReactNode } from "react";
import Typography from "@mui/material/Typography";

export const RowsTitle = ({ help, children }: { help?: string | undefined; children: ReactNode }) => (
  <>
    <Typography variant="caption" component="h3" sx={{ m: "8px 0 4px", fontWeight: 550 }}>
      {children}
    </Typography>
    {help && (
      <Typography variant="overline" component="p" color="textSecondary" sx={{ m: "0 0 8px" }}>
        {help}
      </Typography>
    )}
  </>
);
