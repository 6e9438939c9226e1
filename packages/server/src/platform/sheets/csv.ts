// A list as CSV, as the spreadsheets of the language read it. Streamed: a million rows cost no more memory than a thousand.
import { Readable } from "node:stream";
import { byteOrderMark, csvLine, delimiterOf } from "@atalaya/contract/values/csv.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { dayText } from "./day-text.ts";
import type { ListSheet } from "./list-sheet.ts";
import type { Cell } from "./workbook.ts";

/** Decimal comma and 02-03-2024 in Spanish, point and 2024-03-02 in English. */
export function cellText(cell: Cell, language: Language): string {
  if (cell === null) return "";
  if (typeof cell === "number") return language === "es" ? String(cell).replace(".", ",") : String(cell);
  if (typeof cell === "string") return cell;
  if ("day" in cell) return dayText(cell.day, language);
  const [day, time] = cell.moment.split("T") as [string, string];
  return `${dayText(day, language)} ${time} ${cell.offset}`;
}

export function csvOf<Row>(
  head: readonly string[][],
  { columns, rows: batches }: Pick<ListSheet<Row>, "columns" | "rows">,
  language: Language,
): Readable {
  const delimiter = delimiterOf[language];
  async function* lines() {
    yield byteOrderMark + head.map((line) => csvLine(line, delimiter)).join("");
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
