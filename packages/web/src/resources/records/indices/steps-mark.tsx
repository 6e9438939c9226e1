// By how many positions a place rose or fell: a triangle with its number, and in words for who does not see it.
import Box from "@mui/material/Box";
import { formatNumber } from "../../../ui/format.ts";
import { visuallyHidden } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

export function StepsMark({ steps }: { steps: number }) {
  const t = useWords();
  const [language] = useLanguage();
  const count = formatNumber(Math.abs(steps), language);
  const word = steps > 0 ? "index_moved_up" : steps < 0 ? "index_moved_down" : "index_moved_none";
  return (
    <Box
      component="span"
      className="tn"
      sx={{ ml: "6px", fontSize: "0.75rem", color: steps === 0 ? "text.disabled" : "text.secondary" }}
    >
      <span aria-hidden>{steps === 0 ? "=" : `${steps > 0 ? "▲" : "▼"}${count}`}</span>
      <Box component="span" sx={visuallyHidden}>
        {t(word, { count })}
      </Box>
    </Box>
  );
}
