// The two forms of an exported list: CSV as a stream, XLSX with its dictionary and its filters.
import { Readable } from "node:stream";
import writeXlsx, { type CellObject, type SheetData } from "write-excel-file/node";
import { byteOrderMark, csvLine, delimiterOf } from "@atalaya/contract/csv.ts";
import { mostXlsxRows } from "@atalaya/contract/record-columns.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import { FieldProblem } from "../../platform/problem.ts";
import type { Cell, Column } from "./export-columns.ts";
import type { ExportRow } from "./export-queries.ts";

type Batches = AsyncIterable<ExportRow[]>;

/** Not every stored day is one: what was once taken for one is written as it stands. */
const isCalendarDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day);
/** Spreadsheets count their days from here on; earlier ones go as text. */
const firstSheetDay = "1900-03-01";

/** As the language's spreadsheets read it: decimal comma and 02-03-2024 in Spanish, point and 2024-03-02 in English. */
function cellText(cell: Cell, language: Language): string {
  if (cell === null) return "";
  if (typeof cell === "number") return language === "es" ? String(cell).replace(".", ",") : String(cell);
  if (typeof cell === "string") return cell;
  return language === "es" && isCalendarDay(cell.day) ? cell.day.split("-").toReversed().join("-") : cell.day;
}

export function csvOf(columns: readonly Column[], batches: Batches, language: Language): Readable {
  const delimiter = delimiterOf[language];
  async function* lines() {
    yield (
      byteOrderMark +
      csvLine(
        columns.map(({ title }) => title),
        delimiter,
      )
    );
    for await (const rows of batches)
      yield rows
        .map((row) =>
          csvLine(
            columns.map(({ cell }) => cellText(cell(row), language)),
            delimiter,
          ),
        )
        .join("");
  }
  return Readable.from(lines(), { objectMode: false });
}

const xlsxCell = (cell: Cell, language: Language): CellObject | null => {
  if (cell === null || cell === "") return null;
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "string") return { value: cell, type: String };
  if (!isCalendarDay(cell.day) || cell.day < firstSheetDay) return { value: cellText(cell, language), type: String };
  return {
    value: new Date(`${cell.day}T00:00:00Z`),
    type: Date,
    format: language === "es" ? "dd-mm-yyyy" : "yyyy-mm-dd",
  };
};

const heading = (value: string): CellObject => ({ value, type: String, fontWeight: "bold" });
const texts = (cells: readonly string[]) => cells.map((value) => (value ? { value, type: String } : null));

/** Where the sheet comes from: what was asked, when and by whom. */
type Origin = readonly (readonly [name: string, value: string])[];

/** Refused with 422 beyond what is made in memory: a CSV has no such end. */
export async function xlsxOf(
  columns: readonly Column[],
  batches: Batches,
  asked: Origin,
  language: Language,
): Promise<Buffer> {
  const word = (key: WordKey) => say(words[key]!, language);
  const data: SheetData = [columns.map(({ title }) => heading(title))];
  for await (const rows of batches) {
    for (const row of rows) data.push(columns.map(({ cell }) => xlsxCell(cell(row), language)));
    if (data.length > mostXlsxRows + 1)
      throw new FieldProblem({ format: { code: "xlsx_rows", parameters: { maximum: mostXlsxRows } } });
  }
  const dictionary: SheetData = [
    (["sheet_column", "sheet_key", "sheet_type", "sheet_unit", "sheet_options"] as const).map((it) =>
      heading(word(it)),
    ),
    ...columns.map(({ title, key, about }) => texts([title, key, about.type, about.unit, about.options])),
  ];
  const filters: SheetData = [
    [heading(word("sheet_filter")), heading(word("sheet_value"))],
    ...[...asked, [word("sheet_rows"), String(data.length - 1)] as const].map((cells) => texts(cells)),
  ];
  const width = { width: 24 };
  return writeXlsx([
    { data, sheet: word("sheet_data"), columns: columns.map(() => width), stickyRowsCount: 1 },
    { data: dictionary, sheet: word("sheet_dictionary"), columns: [width, width, width, width, width] },
    { data: filters, sheet: word("sheet_filters"), columns: [width, { width: 60 }] },
  ]).toBuffer();
}
