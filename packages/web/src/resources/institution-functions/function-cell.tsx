// A role in a phase as one letter on its colour; the letter tells them apart, the colour only helps.
import Box from "@mui/material/Box";
import type { FunctionRole } from "@atalaya/contract/resources/institutions/functions.ts";
import { hiddenEdge } from "../../ui/theme/theme-forced-colors.ts";
import { useWords } from "../../ui/words.ts";

type FunctionCellProps = {
  role: FunctionRole;
  /** What holds for every hazard, where one hazard is looked at. */
  isFaint?: boolean;
  hasText?: boolean;
};

export function FunctionCell({ role, isFaint = false, hasText = false }: FunctionCellProps) {
  const t = useWords();
  return (
    <Box
      component="span"
      aria-hidden
      sx={({ vars: { palette } }) => {
        const tones = {
          lead: [palette.primary.contrastText, palette.primary.main],
          support: [palette.statusSoft.info.softText, palette.statusSoft.info.soft],
          consulted: [palette.statusSoft.warning.softText, palette.statusSoft.warning.soft],
          informed: [palette.text.secondary, palette.hover],
        };
        const [color, backgroundColor] = tones[role];
        return {
          display: "inline-flex",
          alignItems: "center",
          justifyContent: "center",
          width: 28,
          height: 24,
          borderRadius: "4px",
          fontSize: "0.75rem",
          fontWeight: 650,
          ...(isFaint
            ? { color: palette.text.secondary, border: `1px dashed ${palette.borderStrong}` }
            : { color, backgroundColor, border: hiddenEdge }),
          ...(hasText && { textDecoration: "underline", textUnderlineOffset: "2px" }),
        };
      }}
    >
      {t(`function_letter.${role}`)}
    </Box>
  );
}
