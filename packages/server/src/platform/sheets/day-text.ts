// Days as a spreadsheet of the language writes them.
import type { Language } from "@atalaya/contract/text.ts";

/** Not every stored day is one: what was once taken for one is written as it stands. */
const isCalendarDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day);

/** Spreadsheets count their days from here on; earlier ones go as text. */
const firstSheetDay = "1900-03-01";

/** Whether a cell can hold it as a day. */
export const isSheetDay = (day: string): boolean => isCalendarDay(day) && day >= firstSheetDay;

/** 02-03-2024 in Spanish, 2024-03-02 in English. */
export const dayText = (day: string, language: Language): string =>
  language === "es" && isCalendarDay(day) ? day.split("-").toReversed().join("-") : day;
