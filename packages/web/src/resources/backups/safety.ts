// The answer to "am I safe?": how the latest verified backup stands to the plan.
import type { BackupOverview } from "@atalaya/contract/resources/backups.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatInstant, formatRelative } from "../../ui/format.ts";
import type { StatusName } from "../../ui/theme/tokens.ts";
import type { Translate } from "../../ui/words.ts";

export type Safety = { status: StatusName; title: string; text: string };

/** `now`: when the overview was answered. */
export function safetyOf(overview: BackupOverview, t: Translate, language: Language, now: number): Safety {
  const { plan, good_at, is_overdue, data } = overview;
  const when = { at: formatInstant(good_at, language), age: formatRelative(good_at, language, now) };
  if (plan.at === null && good_at === null)
    return { status: "error", title: t("backups_off"), text: t("backups_off_never") };
  if (plan.at === null) return { status: "warning", title: t("backups_off"), text: t("backups_off_text", when) };
  if (good_at === null)
    return {
      status: is_overdue ? "error" : "warning",
      title: t("backups_none"),
      text: `${t("backups_none_text")} ${t("backups_first_at", { at: plan.at })}`,
    };
  if (is_overdue) return { status: "error", title: t("backups_late", when), text: t("backups_late_text", when) };
  const safe = { title: t("backups_safe", when), text: t("backups_safe_text", when) };
  const isLatestBad = data.find(({ ended_at }) => ended_at !== null)?.failure != null;
  if (!isLatestBad) return { status: "success", ...safe };
  return { status: "warning", ...safe, text: `${safe.text} ${t("backups_latest_failed")}` };
}
