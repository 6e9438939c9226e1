// The foot of a step: what is true at the left, the way on at the right.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { foot } from "../../ui/foot.ts";

export const StepFoot = ({ state, children }: { state?: ReactNode; children: ReactNode }) => (
  <Box sx={{ ...foot, gap: "8px 12px", minHeight: 56, py: "8px" }}>
    <Box sx={{ flex: 1, minWidth: 200 }}>{state}</Box>
    {children}
  </Box>
);
