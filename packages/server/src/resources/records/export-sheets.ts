// The two forms of an exported list: CSV as a stream, XLSX with its dictionary and its filters.
import { Readable } from "node:stream";
import { byteOrderMark, csvLine, delimiterOf } from "@atalaya/contract/csv.ts";
import { mostXlsxRows } from "@atalaya/contract/record-columns.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import { FieldProblem } from "../../platform/problem.ts";
import { dayText } from "../../platform/sheets/day-text.ts";
import { asXlsx, rowsAsBytes, type Cell } from "../../platform/sheets/xlsx.ts";
import type { Column } from "./export-columns.ts";
import type { ExportRow } from "./export-queries.ts";

type Batches = AsyncIterable<ExportRow[]>;

/** As the language's spreadsheets read it: decimal comma and 02-03-2024 in Spanish, point and 2024-03-02 in English. */
function cellText(cell: Cell, language: Language): string {
  if (cell === null) return "";
  if (typeof cell === "number") return language === "es" ? String(cell).replace(".", ",") : String(cell);
  if (typeof cell === "string") return cell;
  if ("day" in cell) return dayText(cell.day, language);
  const [day, time] = cell.moment.split("T") as [string, string];
  return `${dayText(day, language)} ${time} ${cell.offset}`;
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
  const data: Uint8Array[] = [];
  let count = 0;
  for await (const rows of batches) {
    data.push(rowsAsBytes(rows.map((row) => columns.map(({ cell }) => cell(row)))));
    count += rows.length;
    if (count > mostXlsxRows)
      throw new FieldProblem({ format: { code: "xlsx_rows", parameters: { maximum: mostXlsxRows } } });
  }
  const sheets = [
    { name: word("sheet_data"), widths: columns.map(() => 24), rows: [columns.map(({ title }) => title)] },
    {
      name: word("sheet_dictionary"),
      widths: [24, 24, 24, 24, 24],
      rows: [
        [word("sheet_column"), word("sheet_key"), word("sheet_type"), word("sheet_unit"), word("sheet_options")],
        ...columns.map(({ title, key, about }) => [title, key, about.type, about.unit, about.options]),
      ],
    },
    {
      name: word("sheet_filters"),
      widths: [24, 60],
      rows: [[word("sheet_filter"), word("sheet_value")], ...asked, [word("sheet_rows"), String(count)]] as string[][],
    },
  ];
  return asXlsx(sheets, language, data);
}
