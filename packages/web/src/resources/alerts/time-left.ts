// How long an alert is still in force, in words.
import type { Translate } from "../../ui/words.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 h 20 min", "2 d 4 h", "45 min"; what is less than a minute is one. */
export function spanText(milliseconds: number, t: Translate): string {
  const minutes = Math.max(1, Math.floor(milliseconds / minute));
  const parts = { days: Math.floor(milliseconds / day), hours: Math.floor(milliseconds / hour) };
  if (parts.days > 0) return t("alert_span_days", { days: parts.days, hours: parts.hours % 24 });
  if (parts.hours > 0) return t("alert_span_hours", { hours: parts.hours, minutes: minutes % 60 });
  return t("alert_span_minutes", { minutes });
}

/** Milliseconds until an instant: negative when it is past, null where there is none. */
export const timeLeft = (instant: string | null, now: number): number | null =>
  instant === null ? null : Date.parse(instant) - now;

/** Later timers end at once in a browser. */
const longestTimer = day;

/** When the next of these ends, in milliseconds since 1970: null where none does within a day. */
export function nextEnd(listed: readonly { expires_at: string | null }[], now: number): number | null {
  const ends = listed
    .map(({ expires_at }) => Date.parse(expires_at ?? ""))
    .filter((end) => end > now && end < now + longestTimer);
  return ends.length > 0 ? Math.min(...ends) : null;
}
