// Words, days and lists as people write them in the cells of a sheet.
import { comparable } from "@atalaya/contract/import.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";

const yes = ["si", "yes", "true", "verdadero", "1", "x", "s", "y"];
const no = ["no", "false", "falso", "0", "n"];

export const yesOrNo = (text: string): boolean | undefined => {
  const word = comparable(text);
  return yes.includes(word) ? true : no.includes(word) ? false : undefined;
};

type PartialDay = { day: string; precision: RecordDraft["date_precision"] };

const months = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
const monthsInEnglish = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Days since 30-12-1899, as spreadsheets count them, where only such numbers are days of our time (1954 to 2119). */
const serials = [20_000, 80_000] as const;
const oneDay = 86_400_000;

function serialDay(text: string): string | null {
  if (!/^\d{5}([.,]\d+)?$/.test(text)) return null;
  const days = Math.floor(Number(text.replace(",", ".")));
  if (days < serials[0] || days > serials[1]) return null;
  return new Date(Date.UTC(1899, 11, 30) + days * oneDay).toISOString().slice(0, 10);
}

/** "julio 2025", "jul-2025", "July 2025". */
function monthNamed(text: string): string | null {
  const [, name, year] = /^([a-z]{3,10}) (?:de )?(\d{4})$/.exec(comparable(text)) ?? [];
  if (!name || !year) return null;
  const at = [months, monthsInEnglish].map((list) => list.indexOf(name.slice(0, 3))).find((it) => it >= 0);
  return at === undefined ? null : `${year}-${String(at + 1).padStart(2, "0")}-01`;
}

/** An hour behind a day says nothing of the day. */
const withoutHour = (text: string) =>
  text.replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]\.? ?m\.?)?(Z|[+-]\d{2}:?\d{2})?$/i, "");

/**
 * 02-03-2026, 02/03/2026, 2026-03-02, 2026-03-02 18:30, 03-2026, 2026-03, marzo 2026, 2026, 46083 as spreadsheets count; what is not known is the
 * first. Whether the day exists is the schema's.
 */
export function readDay(written: string): PartialDay | null {
  const text = withoutHour(written.trim());
  const two = (part: string) => part.padStart(2, "0");
  const [, d, m, y] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (d && m && y) return { day: `${y}-${two(m)}-${two(d)}`, precision: "day" };
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return { day: `${year}-${two(month)}-${two(day)}`, precision: "day" };
  const [, ofMonth, ofYear] = /^(\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  if (ofMonth && ofYear) return { day: `${ofYear}-${two(ofMonth)}-01`, precision: "month" };
  if (/^\d{4}-\d{2}$/.test(text)) return { day: `${text}-01`, precision: "month" };
  const named = monthNamed(text);
  if (named) return { day: named, precision: "month" };
  const counted = serialDay(text);
  if (counted) return { day: counted, precision: "day" };
  return /^\d{4}$/.test(text) ? { day: `${text}-01-01`, precision: "year" } : null;
}

export const partsOf = (text: string) =>
  text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter(Boolean);
