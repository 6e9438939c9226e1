// The foot of a list: what can be done with the chosen rows, and the way to the other pages.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { phoneQuery } from "../ui/theme-global.ts";

export const ListFoot = ({ chosen, children }: { chosen: ReactNode; children?: ReactNode }) => (
  <Box
    sx={{
      flex: "none",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: "0 8px",
      minHeight: 52,
      px: "20px",
      borderTop: 1,
      borderColor: "divider",
    }}
  >
    {chosen && <Box sx={{ flex: 1, minWidth: 0, [phoneQuery]: { flexBasis: "100%" } }}>{chosen}</Box>}
    {children}
  </Box>
);
