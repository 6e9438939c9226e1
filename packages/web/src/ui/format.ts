// Numbers and dates as the user's language writes them. Unknown is "—" and never 0; minus is U+2212.
import type { Language } from "@atalaya/contract/text.ts";
import { formatDay, formatNumber, localeTags, unknown } from "@atalaya/contract/values/format.ts";
import { serverNow } from "../api/server-clock.ts";
import { clockAt } from "./zone.ts";

export { formatDay, formatNumber, unknown };

type Maybe<T> = T | null | undefined;

const minus = "\u2212";

/** A change: "+86", "−6", "0". */
export const formatChange = (value: Maybe<number>, language: Language): string =>
  formatNumber(value, language, { signDisplay: "exceptZero" }).replace(/^-/, minus);

/** The calendar day of an instant, YYYY-MM-DD, in the shown time zone; today without one. */
export const dayHere = (at: Date = new Date(serverNow())): string => clockAt(at).day;

/** Of the year, from 1 on. */
export const months: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1);

/** The name of a month, 1 to 12: "Enero", "Ene" where there is little room. */
export function formatMonth(month: number, language: Language, width: "long" | "short" = "long"): string {
  const options = { month: width, timeZone: "UTC" } as const;
  const name = new Intl.DateTimeFormat(localeTags[language], options)
    .format(Date.UTC(2001, month - 1))
    .replace(/\.$/, "");
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A calendar day that is not far: "mar 24" within a week from today, "30 nov" beyond, in another year "30 nov 2027". */
export function formatNearDay(day: string, today: string, language: Language): string {
  const at = new Date(day);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeTags[language], { ...options, timeZone: "UTC" }).format(at).replace(/\.$/, "");
  const date = String(at.getUTCDate());
  const isNear = at.getTime() - Date.parse(today) < 7 * 86_400_000;
  if (isNear) return `${part({ weekday: "short" })} ${date}`;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${date} ${part({ month: "short" })}${isThisYear ? "" : ` ${day.slice(0, 4)}`}`;
}

/** The day of an instant in the shown time zone: "02-03-2024". */
export function formatDayOf(instant: Maybe<string>, language: Language): string {
  const at = new Date(instant ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? unknown : formatDay(dayHere(at), language);
}

/** An instant in the shown time zone: "02-03-2024 18:05". */
export function formatInstant(instant: Maybe<string>, language: Language): string {
  const at = new Date(instant ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return unknown;
  const { day, hour } = clockAt(at);
  return `${formatDay(day, language)} ${hour}`;
}

const spans: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "hace 5 minutos", "ayer", "in 2 days"; below a minute it says "now". */
export function formatRelative(instant: Maybe<string>, language: Language, now: number = serverNow()): string {
  const seconds = (Date.parse(instant ?? "") - now) / 1000;
  if (Number.isNaN(seconds)) return unknown;
  const format = new Intl.RelativeTimeFormat(localeTags[language], { numeric: "auto" });
  const [unit, length] = spans.find(([, span]) => Math.abs(seconds) >= span) ?? ["second", Number.POSITIVE_INFINITY];
  return format.format(Math.trunc(seconds / length), unit);
}
