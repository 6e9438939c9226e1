// XLSX, XLS and ODS: every sheet, as its author sees it. What a formula made is read; nothing is reckoned.
import { readFile } from "node:fs/promises";
import { EncryptedFileError, read, streamXlsxRows, type CellValue, type Sheet, type SheetFilterInfo } from "hucre";
import { readOds } from "hucre/ods";
import type { LineFile } from "../line-file.ts";
import { guessHeading } from "../headings.ts";
import { firstLines, TableProblem } from "../table-file.ts";
import { cellText } from "./cell-text.ts";

type Merge = NonNullable<Sheet["merges"]>[number];

/** A value stands in the first cell of what is merged: for headings it is that of all of them. */
function filledHeadings(rows: string[][], merges: readonly Merge[]): void {
  const { line, lines } = guessHeading(rows);
  // Two lines of headings are known as such by what is merged in them.
  const last = line + Math.max(lines, 2) - 1;
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const text = rows[startRow]?.[startCol] ?? "";
    if (startRow < line || startRow > last || endRow > last || text === "") continue;
    for (let row = startRow; row <= endRow; row++)
      for (let column = startCol; column <= endCol; column++) {
        const cells = rows[row]!;
        while (cells.length <= column) cells.push("");
        cells[column] ||= text;
      }
  }
}

const textsOf = (values: readonly CellValue[] | undefined): string[] => Array.from(values ?? [], cellText);

async function addSheet(
  lines: LineFile,
  { name, rows, merges = [], rowDefs, hidden, veryHidden }: Sheet,
): Promise<void> {
  lines.begin({ name, is_hidden: Boolean(hidden) || Boolean(veryHidden) });
  const first = rows.slice(0, firstLines).map(textsOf);
  filledHeadings(first, merges);
  for (const [at, values] of rows.entries()) {
    const cells = first[at] ?? textsOf(values);
    await lines.add({ row: at + 1, cells, is_hidden: rowDefs?.get(at)?.hidden === true });
  }
}

/** Rows as they stream by, of which nobody tells what is merged or hidden. */
async function addStreamed(lines: LineFile, bytes: Uint8Array): Promise<void> {
  const sheets: SheetFilterInfo[] = [];
  await read(bytes, { sheets: (sheet) => sheets.push(sheet) < 0 });
  for (const { name, index, hidden, veryHidden } of sheets) {
    lines.begin({ name, is_hidden: Boolean(hidden) || Boolean(veryHidden) });
    for await (const { index: at, values } of streamXlsxRows(bytes, { sheet: index }))
      await lines.add({ row: at + 1, cells: textsOf(values) });
  }
}

/** An XLSX that is too large to be held as cells is streamed. */
export async function readWorkbook(
  path: string,
  lines: LineFile,
  way: "xlsx" | "xls" | "ods" | "streamed",
): Promise<void> {
  try {
    const bytes = await readFile(path);
    if (way === "streamed") return await addStreamed(lines, bytes);
    const { sheets } = await (way === "ods" ? readOds(bytes) : read(bytes));
    for (const sheet of sheets) await addSheet(lines, sheet);
  } catch (error) {
    if (error instanceof EncryptedFileError) throw new TableProblem("table_protected");
    if (error instanceof TableProblem) throw error;
    throw new TableProblem("table_broken", {}, error);
  }
}
