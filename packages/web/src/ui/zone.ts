// The time zone in which instants are shown and typed: that of the place at work, of most of the reader's places where
// all are, and his own before any is known.
import { clockIn, instantIn } from "@atalaya/contract/values/format.ts";

const ofReader = new Intl.DateTimeFormat().resolvedOptions().timeZone;
let shown = ofReader;

/** An IANA name such as `America/Santiago`. */
export const shownZone = (): string => shown;

/** Null is the reader's own. */
export const showZone = (zone: string | null): void => {
  shown = zone ?? ofReader;
};

/** The calendar day, YYYY-MM-DD, and the hour, HH:MM, that a clock of the zone shows at an instant. */
export const clockAt = (at: Date, zone: string = shown): { day: string; hour: string } => clockIn(zone, at);

const minute = 60_000;

/** The instant at which a clock of the zone shows this day and hour. */
export const instantAt = (day: string, hour: string, zone: string = shown): Date => instantIn(zone, day, hour);

/** The first instant of a calendar day in the zone, `later` days after it. */
export function startOfDay(day: string, later = 0, zone: string = shown): Date {
  const date = new Date(Date.parse(`${day}T00:00Z`) + later * 1440 * minute);
  return instantAt(date.toISOString().slice(0, 10), "00:00", zone);
}
