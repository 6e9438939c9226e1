// Facts one below the other, the name at the left and the value at the right: they are looked up, not read.
import Box from "@mui/material/Box";
import type { PaperFact } from "@atalaya/contract/paper.ts";

export const FactRows = ({ facts }: { facts: readonly PaperFact[] }) => (
  <Box component="dl" sx={{ m: 0, display: "grid", gap: "6px" }}>
    {facts.map(({ label, value }) => (
      <Box key={label} sx={{ display: "flex", justifyContent: "space-between", gap: "16px" }}>
        <Box component="dt" sx={{ color: "text.secondary" }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, textAlign: "right", overflowWrap: "anywhere" }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
