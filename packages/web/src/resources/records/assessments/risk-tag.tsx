// The class of a risk as a mark: its word on its colour.
import Box from "@mui/material/Box";
import type { RiskClass } from "@atalaya/contract/domain/risk-assessment.ts";
import { useWords } from "../../../ui/words.ts";

type RiskTagProps = {
  risk_class: RiskClass;
  /** In place of the word of the class, where more is said. */
  text?: string;
  /** Before other small text. */
  isSmall?: boolean;
};

export function RiskTag({ risk_class, text, isSmall = false }: RiskTagProps) {
  const t = useWords();
  return (
    <Box
      component="span"
      data-colour
      sx={({ vars }) => ({
        display: "inline-block",
        padding: isSmall ? "0 5px" : "2px 8px",
        marginRight: isSmall ? "6px" : 0,
        borderRadius: "4px",
        fontSize: isSmall ? "inherit" : "0.75rem",
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
