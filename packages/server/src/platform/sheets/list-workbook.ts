// A list as a workbook: its rows, a dictionary of its columns, and what was asked for.
import { mostRowsOf } from "@atalaya/contract/list-columns.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import { gathered } from "./gathered.ts";
import type { ListSheet, Origin } from "./list-sheet.ts";
import { asWorkbook, rowsAsBytes, type WorkbookFormat } from "./workbook.ts";

type Asked = { format: WorkbookFormat; head: string[][]; origin: Origin; language: Language };

/** Refused with 422 beyond what is made in memory: a CSV has no such end. */
export async function workbookOf<Row>(
  { columns, rows: batches }: ListSheet<Row>,
  { format, head, origin, language }: Asked,
): Promise<Buffer> {
  const word = (key: WordKey) => say(words[key]!, language);
  const data: Uint8Array[] = [];
  let count = 0;
  for await (const rows of gathered(batches, mostRowsOf[format]!)) {
    data.push(rowsAsBytes(rows.map((row) => columns.map(({ cell }) => cell(row)))));
    count += rows.length;
  }
  const sheets = [
    { name: word("sheet_data"), widths: columns.map(() => 24), rows: head },
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
      rows: [[word("sheet_filter"), word("sheet_value")], ...origin, [word("sheet_rows"), String(count)]] as string[][],
    },
  ];
  return asWorkbook(format, sheets, language, data);
}
