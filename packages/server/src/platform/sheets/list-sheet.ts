// A list on its way out: its columns, its rows, and what is told about them, as every format takes it.
import type { Shaped } from "./shapes.ts";
import type { Cell } from "./workbook.ts";

/** `about`: what the dictionary says of it; `hxl`: its tag in the row of tags. */
export type SheetColumn<Row> = {
  key: string;
  title: string;
  hxl?: string;
  about: { type: string; unit: string; options: string };
  cell: (row: Row) => Cell;
};

/**
 * `list`: its address; `name`: of the file, before the day; `hasTags`: below the titles stands a row of tags (HXL 1.1); `lead`: the column
 * that names a row; `about`: what the sheet of filters says, title and filters. Rows of a format for maps have their `shape`.
 */
export type ListSheet<Row> = {
  list: string;
  name: string;
  hasTags?: boolean;
  lead?: string;
  columns: readonly SheetColumn<Row>[];
  rows: AsyncIterable<(Row & Shaped)[]>;
  about: { title: string; filters: [name: string, value: string][] };
};

/** Where the sheet comes from: what was asked, when and by whom. */
export type Origin = readonly (readonly [name: string, value: string])[];

/** What a program reads, whatever the language: a number, a day as YYYY-MM-DD, a moment with its offset from UTC, else the text. */
export function plainOf(cell: Cell): string | number | null {
  if (cell === null || cell === "") return null;
  if (typeof cell !== "object") return cell;
  return "day" in cell ? cell.day : `${cell.moment}${cell.offset}`;
}
