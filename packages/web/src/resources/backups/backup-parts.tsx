// What is said of one backup: its state, what was wrong, when it began, how long it took.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Backup } from "@atalaya/contract/resources/backups.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber, unknown } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { Code } from "../../ui/command-line.tsx";

export function BackupState({ backup: { ended_at, verified_at } }: { backup: Backup }) {
  const t = useWords();
  if (ended_at === null) return <Tag label={t("backups_under_way")} icon="clock-o" status="info" />;
  return verified_at === null ? (
    <Tag label={t("backups_bad")} icon="times-circle" status="error" />
  ) : (
    <Tag label={t("backups_verified")} icon="check-circle" status="success" />
  );
}

/** Why it failed, in words and as the system said it; what it is without; where it is, unless where the plan says. */
export function BackupNotes({ backup, place }: { backup: Backup; place: string }) {
  const t = useWords();
  const [language] = useLanguage();
  const { failure, detail, missing_files } = backup;
  const missing = missing_files ?? 0;
  return (
    <Box sx={{ whiteSpace: "normal", "&:not(:empty)": { mt: "4px" } }}>
      {failure && <Typography>{t(`backup_failure.${failure}`)}</Typography>}
      {detail && (
        <Box sx={{ color: "text.secondary", lineHeight: "16px" }}>
          <Code lang="en">{detail}</Code>
        </Box>
      )}
      {missing > 0 && (
        <Box sx={{ display: "flex", alignItems: "baseline", gap: "6px", color: "warning.main" }}>
          <Icon name="exclamation-triangle" size={12} />
          {missing === 1 ? t("backups_missing_one") : t("backups_missing", { count: formatNumber(missing, language) })}
        </Box>
      )}
      {backup.place !== place && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0, overflowWrap: "anywhere" }}>
          {t("backups_elsewhere", { place: backup.place })}
        </Typography>
      )}
    </Box>
  );
}

const spans = [
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** How long it took, in its largest unit: "42 s", "3,5 min". */
export function formatTook({ started_at, ended_at }: Backup, language: Language): string {
  if (ended_at === null) return unknown;
  const seconds = Math.max(1, (Date.parse(ended_at) - Date.parse(started_at)) / 1000);
  const [unit, length] = spans.find(([, span]) => seconds >= span) ?? spans[2];
  const maximumFractionDigits = unit === "second" ? 0 : 1;
  return formatNumber(seconds / length, language, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits });
}
