// When something is due, in a word or two, and whether that is late or near.
import type { Language } from "@atalaya/contract/text.ts";
import { dayHere, formatNearDay } from "../format.ts";
import type { Translate } from "../words.ts";
import { spanText } from "./span-text.ts";

export type Due = { text: string; isLate: boolean; isSoon: boolean };

const day = 86_400_000;

const isDay = (due: string) => /^\d{4}-\d{2}-\d{2}$/.test(due);

/** After a quarter nobody counts days, after two years not months. */
function lateText(days: number, t: Translate): string {
  if (days >= 2 * 365) return t("due_late_years", { years: Math.floor(days / 365.25) });
  if (days >= 90) return t("due_late_months", { months: Math.floor(days / 30.44) });
  return t(days === 1 ? "due_late_one" : "due_late", { days });
}

/** How many days of the calendar from one to another. */
const daysTo = (later: string, today: string) => Math.round((Date.parse(later) - Date.parse(today)) / day);

function dueAtHour(due: string, now: number, language: Language, t: Translate): Due {
  const left = Date.parse(due) - now;
  if (left <= -day) return { text: lateText(Math.floor(-left / day), t), isLate: true, isSoon: false };
  if (left <= 0) return { text: t("due_ago", { span: spanText(-left, t) }), isLate: true, isSoon: false };
  if (left < day) return { text: spanText(left, t), isLate: false, isSoon: true };
  return { ...dueOnDay(dayHere(new Date(due)), now, language, t), isSoon: false };
}

function dueOnDay(due: string, now: number, language: Language, t: Translate): Due {
  const today = dayHere(new Date(now));
  const left = daysTo(due, today);
  if (left < 0) return { text: lateText(-left, t), isLate: true, isSoon: false };
  const text = left === 0 ? t("due_today") : left === 1 ? t("due_tomorrow") : formatNearDay(due, today, language);
  return { text, isLate: false, isSoon: left <= 1 };
}

/**
 * Of an instant or a day, YYYY-MM-DD, which is in time until it ends: "4 h 47 min" within a day, "hoy", "mañana", "mar 24" within a week,
 * "30 nov"; late "hace 20 min", "14 días", "5 meses". Null for what is none of the calendar's.
 */
export function dueText(due: string, now: number, language: Language, t: Translate): Due | null {
  if (Number.isNaN(Date.parse(due))) return null;
  return isDay(due) ? dueOnDay(due, now, language, t) : dueAtHour(due, now, language, t);
}
