// How much time there is until something, or has been since, in words.
import type { Translate } from "../words.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 h 20 min", "2 d 4 h", "45 min"; what is less than a minute is one. */
export function spanText(milliseconds: number, t: Translate): string {
  const minutes = Math.max(1, Math.floor(milliseconds / minute));
  const parts = { days: Math.floor(milliseconds / day), hours: Math.floor(milliseconds / hour) };
  if (parts.days > 0) return t("span_days", { days: parts.days, hours: parts.hours % 24 });
  if (parts.hours > 0) return t("span_hours", { hours: parts.hours, minutes: minutes % 60 });
  return t("span_minutes", { minutes });
}
