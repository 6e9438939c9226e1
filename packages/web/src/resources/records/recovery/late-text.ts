// By how much a work of recovery is late, in words: of its planned end, or of a milestone that came before.
import type { RecoveryWork } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/words.ts";

export type Late = Pick<RecoveryWork, "days_late" | "late_since" | "planned_end_on">;

/** "Atrasado 12 días"; null of what is not late. */
export function lateText({ days_late, late_since, planned_end_on }: Late, t: Translate, language: Language) {
  if (days_late === null) return null;
  const what = late_since === planned_end_on ? "work_late" : "work_milestone_late";
  return days_late === 1 ? t(`${what}_day`) : t(`${what}_days`, { days: formatNumber(days_late, language) });
}
