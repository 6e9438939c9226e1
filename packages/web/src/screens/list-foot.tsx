// The foot of a list: what can be done with the chosen rows, and the way to the other pages.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { foot } from "../ui/foot.ts";
import { phoneQuery } from "../ui/theme/theme-global.ts";

export const ListFoot = ({ chosen, children }: { chosen: ReactNode; children?: ReactNode }) => (
  <Box sx={{ ...foot, gap: "0 8px" }}>
    {chosen && <Box sx={{ flex: 1, minWidth: 0, [phoneQuery]: { flexBasis: "100%" } }}>{chosen}</Box>}
    {children}
  </Box>
);
