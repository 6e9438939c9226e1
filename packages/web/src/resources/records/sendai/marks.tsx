// Marks of the numbers: modelled, and what is missing for one.
import Box from "@mui/material/Box";
import type { SendaiGap } from "@atalaya/contract/resources/records/sendai.ts";
import { useWords } from "../../../ui/words.ts";

export const Modelled = () => (
  <Box
    component="span"
    aria-hidden
    sx={{
      // A picture more than a word: who speaks to the button says its number.
      "&::before": { content: '"m"' },
      display: "inline-grid",
      placeContent: "center",
      minWidth: 17,
      height: 16,
      padding: "0 3px",
      border: 1,
      borderColor: "borderStrong",
      borderRadius: "3px",
      fontSize: "0.6875rem",
      lineHeight: 1,
      fontWeight: 400,
      color: "text.secondary",
    }}
  />
);

export function Lacking({ what }: { what: SendaiGap }) {
  const t = useWords();
  return (
    <Box
      component="span"
      sx={({ vars: { palette } }) => ({
        padding: "1px 5px",
        borderRadius: "4px",
        fontSize: "0.75rem",
        fontWeight: 400,
        color: palette.statusSoft.warning.softText,
        backgroundColor: palette.statusSoft.warning.soft,
        "@media print": { color: "#000000", backgroundColor: "transparent", border: "1px solid #999999" },
      })}
    >
      {t(`sendai_without.${what}`)}
    </Box>
  );
}
