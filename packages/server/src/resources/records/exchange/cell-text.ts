// What every cell of an exported sheet is written with.
import type { Option, TypedValue, ValueType } from "@atalaya/contract/domain/typed-values.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import { dayText } from "../../../platform/sheets/day-text.ts";
import type { Cell } from "../../../platform/sheets/workbook.ts";
import type { ExportRow } from "./export-queries.ts";

export const textOf = (key: WordKey, language: Language) => say(words[key]!, language);
export const pick = (language: Language, es: string | null, en: string | null) =>
  language === "en" && en ? en : (es ?? "");

/** A typed value as its definition means it: options by their labels, yes and no in words. */
export function valueCell(
  value: TypedValue,
  type: ValueType | undefined,
  options: readonly Option[],
  language: Language,
): Cell {
  if (value === null) return null;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return textOf(value ? "yes" : "no", language);
  const labelOf = (key: string) => {
    const option = options.find((it) => it.key === key);
    return option ? pick(language, option.label_es, option.label_en) : key;
  };
  if (Array.isArray(value)) return value.map(labelOf).join(", ");
  if (type === "date") return { day: value };
  return type === "category" ? labelOf(value) : value;
}

export const day = (text: string | null | undefined): Cell => (text ? { day: text } : null);

/** What of a day is known: of a month `03-2026`, as a sheet of the language has it, of a year `2026`. */
export function observedOn({ observed_on, date_precision }: ExportRow, language: Language): Cell {
  if (date_precision === "year") return observed_on.slice(0, 4);
  return date_precision === "month" ? dayText(observed_on, language).replace(/^01-|-01$/, "") : day(observed_on);
}
