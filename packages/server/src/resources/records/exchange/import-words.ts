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

/** 02-03-2026, 02/03/2026, 2026-03-02, 03-2026, 2026-03, 2026; what is not known is the first. Whether the day exists is the schema's. */
export function readDay(text: string): PartialDay | null {
  const two = (part: string) => part.padStart(2, "0");
  const [, d, m, y] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (d && m && y) return { day: `${y}-${two(m)}-${two(d)}`, precision: "day" };
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { day: text, precision: "day" };
  const [, month, year] = /^(\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  if (month && year) return { day: `${year}-${two(month)}-01`, precision: "month" };
  if (/^\d{4}-\d{2}$/.test(text)) return { day: `${text}-01`, precision: "month" };
  return /^\d{4}$/.test(text) ? { day: `${text}-01-01`, precision: "year" } : null;
}

export const partsOf = (text: string) =>
  text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter(Boolean);
