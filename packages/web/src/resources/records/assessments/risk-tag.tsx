// The class of a risk as a mark: its word on its colour.
import Box from "@mui/material/Box";
import type { RiskClass } from "@atalaya/contract/domain/risk-assessment.ts";
import { useWords } from "../../../ui/words.ts";

/** `text`: beside the word of the class, where more is said. */
export function RiskTag({ risk_class, text }: { risk_class: RiskClass; text?: string }) {
  const t = useWords();
  return (
    <Box
      component="span"
      data-colour
      sx={({ vars }) => ({
        display: "inline-block",
        padding: "2px 8px",
        borderRadius: "4px",
        fontSize: "0.75rem",
        fontWeight: 600,
        whiteSpace: "nowrap",
        color: vars.palette.risk[risk_class].softText,
        backgroundColor: vars.palette.risk[risk_class].soft,
      })}
    >
      {text ?? t(`risk_class.${risk_class}`)}
    </Box>
  );
}
