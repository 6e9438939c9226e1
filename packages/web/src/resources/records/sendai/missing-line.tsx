// The yearly figures that are missing, as one line above the table.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { SendaiMissing } from "@atalaya/contract/resources/records/sendai.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { countOf, missingText } from "./year-spans.ts";

export function MissingLine({ missing }: { missing: readonly SendaiMissing[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const count = countOf(missing);
  const list = missingText(missing, t, language);
  return (
    <Box
      sx={({ vars: { palette } }) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "2px 10px",
        minHeight: 40,
        padding: "3px 6px 3px 14px",
        borderRadius: "8px",
        color: palette.statusSoft.warning.softText,
        backgroundColor: palette.statusSoft.warning.soft,
        "@media print": { color: "#000000", backgroundColor: "transparent", padding: 0 },
      })}
    >
      <Box sx={{ flex: "1 1 240px", display: "flex", alignItems: "baseline", gap: "8px" }}>
        <Icon name="exclamation-triangle" />
        <span>{t(count === 1 ? "sendai_gap_one" : "sendai_gaps", { count: String(count), list })}</span>
      </Box>
      <Button
        variant="text"
        color="inherit"
        className="screen-only"
        aria-haspopup="dialog"
        onClick={() => change({ gaps: 1 })}
      >
        {t("sendai_gaps_complete")}
      </Button>
    </Box>
  );
}
