// By how much a work of recovery is late, in words: of its planned end, or of a milestone that came before.
import Box from "@mui/material/Box";
import type { RecoveryWork } from "@atalaya/contract/domain/recovery-item.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Language } from "@atalaya/contract/text.ts";
import { useLanguage, useWords, type Translate } from "../../../ui/words.ts";

type Late = Pick<RecoveryWork, "days_late" | "late_since" | "planned_end_on">;

/** "Atrasado 12 días"; null of what is not late. */
export function lateText({ days_late, late_since, planned_end_on }: Late, t: Translate, language: Language) {
  if (days_late === null) return null;
  const what = late_since === planned_end_on ? "work_late" : "work_milestone_late";
  return days_late === 1 ? t(`${what}_day`) : t(`${what}_days`, { days: formatNumber(days_late, language) });
}

/** `isInline`: before other small text, where it stands below a title. */
export function LateMark({ work, isInline = false }: { work: Late; isInline?: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const text = lateText(work, t, language);
  if (text === null) return null;
  return (
    <Box
      component="span"
      data-colour
      sx={({ vars }) => ({
        display: isInline ? "inline-flex" : "flex",
        width: "max-content",
        alignItems: "center",
        gap: "4px",
        padding: "0 5px",
        marginRight: isInline ? "6px" : 0,
        borderRadius: "4px",
        fontSize: isInline ? "inherit" : "0.75rem",
        fontWeight: 600,
        color: vars.palette.statusSoft.error.softText,
        backgroundColor: vars.palette.statusSoft.error.soft,
      })}
    >
      <Icon name="clock-o" size={11} />
      {text}
    </Box>
  );
}
