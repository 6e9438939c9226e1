// How old something is, in two words: "hace 12 min", "hace 3 h", "hoy", "ayer", "hace 3 días". Pure.
import { clockAt, instantAt, startOfDay } from "../zone.ts";
import type { Translate } from "../words.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When something was true: an instant, or a day of which no hour is told, YYYY-MM-DD on the clock of a zone. */
export type Moment = { at: number } | { day: string; zone: string };

export type Age = {
  text: string;
  /** Milliseconds that it is old at least: what a day without an hour does not tell is not held against it. */
  least: number;
};

const daysBetween = (earlier: string, later: string) => Math.round((Date.parse(later) - Date.parse(earlier)) / day);

function dayText(days: number, t: Translate): string {
  if (days <= 0) return t("due_today");
  return days === 1 ? t("age_yesterday") : t("age_days", { days });
}

export function ageOf(moment: Moment, now: number, t: Translate): Age {
  if ("day" in moment) {
    const days = daysBetween(moment.day, clockAt(new Date(now), moment.zone).day);
    const end = startOfDay(moment.day, 1, moment.zone).getTime();
    return { text: dayText(days, t), least: Math.max(0, now - end) };
  }
  const least = Math.max(0, now - moment.at);
  if (least < minute) return { text: t("age_now"), least };
  if (least < hour) return { text: t("age_minutes", { minutes: Math.floor(least / minute) }), least };
  if (least < day) return { text: t("age_hours", { hours: Math.floor(least / hour) }), least };
  const days = Math.floor(least / day);
  return { text: days === 1 ? t("age_yesterday") : t("age_days", { days }), least };
}

/** A day, with its hour where it is told, on the clock of a zone. */
export const momentOf = (on: string, at: string | null, zone: string): Moment =>
  at === null ? { day: on, zone } : { at: instantAt(on, at, zone).getTime() };
