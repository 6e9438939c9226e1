// How many rows are ticked, and what can be done with them: in the foot of the list, beside the pages.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

export function ChosenBar({ size, children }: { size: number; children: ReactNode }) {
  const t = useWords();
  const [language] = useLanguage();
  const said = size === 1 ? t("bulk_chosen_one") : t("bulk_chosen_many", { count: formatNumber(size, language) });
  return (
    <Box role="group" aria-label={said} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 4px" }}>
      <Typography variant="subtitle2" component="p" aria-live="polite" sx={{ m: 0, mr: "4px" }}>
        {said}
      </Typography>
      {children}
    </Box>
  );
}
