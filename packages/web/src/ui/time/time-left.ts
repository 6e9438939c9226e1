// How long an alert is still in force.

/** Milliseconds until an instant: negative when it is past, null where there is none. */
export const timeLeft = (instant: string | null, now: number): number | null =>
  instant === null ? null : Date.parse(instant) - now;

/** Later timers end at once in a browser. */
const longestTimer = 86_400_000;

/** When the next of these ends, in milliseconds since 1970: null where none does within a day. */
export function nextEnd(listed: readonly { expires_at: string | null }[], now: number): number | null {
  const ends = listed
    .map(({ expires_at }) => Date.parse(expires_at ?? ""))
    .filter((end) => end > now && end < now + longestTimer);
  return ends.length > 0 ? Math.min(...ends) : null;
}
