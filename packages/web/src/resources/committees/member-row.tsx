// One member of the committee within a form: name and role, and beside them what is said of him.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

export const MemberRow = ({ name, detail, children }: { name: string; detail: string; children: ReactNode }) => (
  <Box
    sx={{
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: "4px 8px",
      py: "6px",
      borderTop: 1,
      borderColor: "divider",
    }}
  >
    <Box sx={{ flex: "1 1 160px", minWidth: 0 }}>
      <Typography variant="subtitle2" component="p" noWrap sx={{ m: 0 }}>
        {name}
      </Typography>
      <Typography variant="overline" component="p" color="textDisabled" noWrap sx={{ m: 0 }}>
        {detail}
      </Typography>
    </Box>
    <Box sx={{ display: "flex", gap: "8px" }}>{children}</Box>
  </Box>
);
