// The time zone in which instants are shown and typed: that of the place at work, of most of the reader's places where
// all are, and his own before any is known.
const ofReader = new Intl.DateTimeFormat().resolvedOptions().timeZone;
let shown = ofReader;

/** An IANA name such as `America/Santiago`. */
export const shownZone = (): string => shown;

/** Null is the reader's own. */
export const showZone = (zone: string | null): void => {
  shown = zone ?? ofReader;
};

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  // Sweden writes days and hours as ISO 8601 does.
  const clock = known ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  if (!known) clocks.set(zone, clock);
  return clock;
}

/** The calendar day, YYYY-MM-DD, and the hour, HH:MM, that a clock of the zone shows at an instant. */
export function clockAt(at: Date, zone: string = shown): { day: string; hour: string } {
  const [day = "", hour = ""] = clockOf(zone).format(at).split(" ");
  return { day, hour };
}

const minute = 60_000;

/** The instant at which a clock of the zone shows this day and hour. */
export function instantAt(day: string, hour: string, zone: string = shown): Date {
  const wanted = Date.parse(`${day}T${hour}Z`);
  const shownAt = (at: number) => {
    const clock = clockAt(new Date(at), zone);
    return Date.parse(`${clock.day}T${clock.hour}Z`);
  };
  // Twice, because the clocks may change between the guess and the day.
  const guess = wanted - (shownAt(wanted) - wanted);
  return new Date(guess - (shownAt(guess) - wanted));
}

/** The first instant of a calendar day in the zone, `later` days after it. */
export function startOfDay(day: string, later = 0, zone: string = shown): Date {
  const date = new Date(Date.parse(`${day}T00:00Z`) + later * 1440 * minute);
  return instantAt(date.toISOString().slice(0, 10), "00:00", zone);
}
