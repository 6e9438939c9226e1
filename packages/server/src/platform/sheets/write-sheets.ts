// Writes sheets as XLSX or ODS. Runs in a thread.
import { writeOds } from "hucre/ods";
import { writeXlsx, type Cell as WrittenCell, type CellValue, type WriteSheet } from "hucre/xlsx";
import type { Language } from "@atalaya/contract/text.ts";
import { dayText, isSheetDay } from "./day-text.ts";
import type { Cell, SheetPlan, WorkbookFormat } from "./workbook.ts";

/** What a cell can hold; a file with a longer one is refused by the programs that open it. */
const longestText = 32_767;

/** `_x0041_` means a letter in the file, so the text itself is written another way (ECMA-376 part 1, 22.9.2.19). */
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** What XML has no sign for, and an OpenDocument no other way to say. */
const unsayable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const saidIn: Record<WorkbookFormat, (text: string) => string> = {
  xlsx: (text) => text.replaceAll(looksEscaped, "_x005F_"),
  ods: (text) => text.replaceAll(unsayable, ""),
};

const dayFormat = { es: "dd-mm-yyyy", en: "yyyy-mm-dd" };

type Way = { format: WorkbookFormat; language: Language };

/** Days and moments are kept as UTC: a cell knows no zone. */
function valueOf(cell: Cell, { language, format }: Way): CellValue {
  if (cell === null || cell === "") return null;
  if (typeof cell === "string")
    return saidIn[format](cell.length > longestText ? `${cell.slice(0, longestText - 1)}…` : cell);
  if (typeof cell === "number") return cell;
  if ("day" in cell && !isSheetDay(cell.day)) return dayText(cell.day, language);
  return new Date("day" in cell ? `${cell.day}T00:00:00Z` : `${cell.moment}Z`);
}

function formatOf(cell: Cell, { language }: Way): string | undefined {
  if (cell === null || typeof cell !== "object" || ("day" in cell && !isSheetDay(cell.day))) return undefined;
  return "day" in cell ? dayFormat[language] : `${dayFormat[language]} hh:mm`;
}

function sheetOf({ name, widths, rows }: SheetPlan, way: Way): WriteSheet {
  const cells = new Map<string, Partial<WrittenCell>>();
  for (const [line, row] of rows.entries())
    for (const [column, cell] of row.entries()) {
      const numFmt = formatOf(cell, way);
      if (numFmt) cells.set(`${line},${column}`, { value: valueOf(cell, way), style: { numFmt } });
      else if (line === 0)
        cells.set(`${line},${column}`, { value: valueOf(cell, way), style: { font: { bold: true } } });
    }
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: rows.map((row) => row.map((cell) => valueOf(cell, way))),
    cells,
    freezePane: { rows: 1 },
  };
}

/** Text stays text: leading zeros are kept, and nothing is a formula. `more` are further rows of the first sheet. */
export function writeSheets(
  format: WorkbookFormat,
  sheets: SheetPlan[],
  language: Language,
  ...more: Cell[][][]
): Promise<Uint8Array> {
  const [first, ...others] = sheets;
  const whole = [{ ...first!, rows: [...first!.rows, ...more.flat()] }, ...others];
  const written = { sheets: whole.map((sheet) => sheetOf(sheet, { format, language })) };
  return format === "ods" ? writeOds(written) : writeXlsx(written);
}
