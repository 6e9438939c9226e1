// Numbers, days, hours and degrees as a language writes them. Unknown is "—" and never 0; minus is U+2212.
import type { Language } from "../text.ts";

export const unknown = "—";
const minus = "\u2212";

/** By whose habits each language is written. */
export const localeTags: Record<Language, string> = { es: "es-CL", en: "en-GB" };

type Maybe<T> = T | null | undefined;

/** 6974 is "6.974" in Spanish and "6,974" in English. es-CL alone would leave four digits ungrouped. */
export function formatNumber(value: Maybe<number>, language: Language, options: Intl.NumberFormatOptions = {}): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return unknown;
  const format = new Intl.NumberFormat(localeTags[language], {
    useGrouping: "always",
    maximumFractionDigits: 2,
    ...options,
  });
  return format.format(value).replace(/^-/, minus);
}

/**
 * A calendar day, YYYY-MM-DD, without time zone: "02-03-2024" in Spanish, "02/03/2024" in English. An instant is none: its first ten
 * letters are the day in Greenwich, which in the evening is tomorrow here. What was saved as a day and is none of the calendar's, such as
 * "0001-01-01 BC", is shown as it stands, so that it can be found and repaired.
 */
export function formatDay(day: Maybe<string>, language: Language): string {
  if (!day || day.includes("T")) return unknown;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year || !month || !date) return day;
  return [date, month, year].join(language === "es" ? "-" : "/");
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  // Sweden writes days and hours as ISO 8601 does.
  const clock = known ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  if (!known) clocks.set(zone, clock);
  return clock;
}

/** The calendar day, YYYY-MM-DD, and the hour, HH:MM, that a clock of the zone shows at an instant. */
export function clockIn(zone: string, at: Date): { day: string; hour: string } {
  const [day = "", hour = ""] = clockOf(zone).format(at).split(" ");
  return { day, hour };
}

/** To the minute, on the clock of the zone: "20-11-2026, 03:00". */
export function momentIn(zone: string, at: string, language: Language): string {
  const { day, hour } = clockIn(zone, new Date(at));
  return `${formatDay(day, language)}, ${hour}`;
}

/** The instant at which a clock of the zone shows this day and hour. */
export function instantIn(zone: string, day: string, hour: string): Date {
  const wanted = Date.parse(`${day}T${hour}Z`);
  const shownAt = (at: number) => {
    const clock = clockIn(zone, new Date(at));
    return Date.parse(`${clock.day}T${clock.hour}Z`);
  };
  // Twice, because the clocks may change between the guess and the day.
  const guess = wanted - (shownAt(wanted) - wanted);
  return new Date(guess - (shownAt(guess) - wanted));
}

const hemispheres: Record<Language, { east: string; west: string }> = {
  es: { east: "E", west: "O" },
  en: { east: "E", west: "W" },
};

/** "33,5° S", "71.6° W"; the equator and the Greenwich meridian carry no letter. */
export function degreeLabel(degrees: number, axis: "lon" | "lat", language: Language, digits = 3): string {
  const { east, west } = hemispheres[language];
  const letter = axis === "lat" ? (degrees > 0 ? "N" : "S") : degrees > 0 ? east : west;
  const number = Math.abs(Number(degrees.toFixed(digits))).toLocaleString(language, { maximumFractionDigits: digits });
  return degrees === 0 ? "0°" : `${number}° ${letter}`;
}
