// Four totals of a rehearsal: rows that were read, that can be written, that cannot, and that want a second look.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ImportOutcome } from "@atalaya/contract/import.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

export function ImportTotals({ totals }: { totals: ImportOutcome["totals"] }) {
  const t = useWords();
  const [language] = useLanguage();
  const total = (count: number, label: string, icon?: string, color?: string) => (
    <Box sx={{ p: "12px 16px", borderLeft: 1, borderColor: "divider", "&:first-of-type": { borderLeft: 0 } }}>
      <Typography className="tn" sx={{ fontSize: 22, fontWeight: 600, lineHeight: "28px" }}>
        {formatNumber(count, language)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {icon && <Icon name={icon} size={13} color={`var(--mui-palette-${color}-main)`} />} {label}
      </Typography>
    </Box>
  );
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(4, 1fr)",
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
        [phoneQuery]: { gridTemplateColumns: "repeat(2, 1fr)" },
      }}
    >
      {total(totals.rows, t("import_read"))}
      {total(totals.valid, t("import_valid"), "check-circle", "success")}
      {total(totals.invalid, t("import_invalid"), "exclamation-circle", "error")}
      {total(totals.warned, t("import_warned"), "exclamation-triangle", "warning")}
    </Box>
  );
}
