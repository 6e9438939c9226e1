// A list on paper: a table across the sheet, under its title, what was asked for, when and by whom.
import { mostPaperColumns, mostRowsOf } from "@atalaya/contract/list-columns.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { FieldProblem } from "../http/problem.ts";
import { asPdf } from "../papers/pdf.ts";
import { cellText } from "./csv.ts";
import { gathered } from "./gathered.ts";
import type { ListSheet, Origin } from "./list-sheet.ts";

/** 422 on `columns` for more than can be read on a sheet of paper. */
export async function paperOf<Row>(sheet: ListSheet<Row>, origin: Origin, language: Language): Promise<Buffer> {
  const { columns, about } = sheet;
  if (columns.length > mostPaperColumns)
    throw new FieldProblem({ columns: { code: "export_columns", parameters: { maximum: mostPaperColumns } } });
  const lines: string[][] = [];
  for await (const rows of gathered(sheet.rows, mostRowsOf.pdf!))
    for (const row of rows) lines.push(columns.map(({ cell }) => cellText(cell(row), language)));
  const body = [columns.map(({ title }) => ({ text: title, bold: true })), ...lines];
  return asPdf(
    {
      title: about.title,
      isWide: true,
      content: [
        { text: about.title, style: "title" },
        { text: origin.map(([name, value]) => `${name}: ${value}`).join(" · "), style: "small", margin: [0, 0, 0, 8] },
        {
          layout: "lightHorizontalLines",
          fontSize: columns.length > 8 ? 7 : 8,
          table: { headerRows: 1, dontBreakRows: true, widths: columns.map(() => "*"), body },
        },
      ],
    },
    language,
  );
}
