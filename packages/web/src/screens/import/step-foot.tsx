// The foot of a step: what is true at the left, the way on at the right.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";

export const StepFoot = ({ state, children }: { state?: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      flex: "none",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: "8px 12px",
      minHeight: 56,
      padding: "8px 20px",
      borderTop: 1,
      borderColor: "divider",
    }}
  >
    <Box sx={{ flex: 1, minWidth: 200 }}>{state}</Box>
    {children}
  </Box>
);
