// Writes sheets as XLSX. Runs in a thread.
import { writeXlsx, type Cell as WrittenCell, type CellValue, type WriteSheet } from "hucre/xlsx";
import type { Language } from "@atalaya/contract/text.ts";
import { dayText, isSheetDay } from "./day-text.ts";
import type { Cell, SheetPlan } from "./xlsx.ts";

/** What a cell can hold; a file with a longer one is refused by the programs that open it. */
const longestText = 32_767;

/** `_x0041_` means a letter in the file, so the text itself is written another way (ECMA-376 part 1, 22.9.2.19). */
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g;

const dayFormat = { es: "dd-mm-yyyy", en: "yyyy-mm-dd" };

/** Days and moments are kept as UTC: a cell knows no zone. */
function valueOf(cell: Cell, language: Language): CellValue {
  if (cell === null || cell === "") return null;
  if (typeof cell === "string")
    return (cell.length > longestText ? `${cell.slice(0, longestText - 1)}…` : cell).replaceAll(
      looksEscaped,
      "_x005F_",
    );
  if (typeof cell === "number") return cell;
  if ("day" in cell && !isSheetDay(cell.day)) return dayText(cell.day, language);
  return new Date("day" in cell ? `${cell.day}T00:00:00Z` : `${cell.moment}Z`);
}

function formatOf(cell: Cell, language: Language): string | undefined {
  if (cell === null || typeof cell !== "object" || ("day" in cell && !isSheetDay(cell.day))) return undefined;
  return "day" in cell ? dayFormat[language] : `${dayFormat[language]} hh:mm`;
}

function written({ name, widths, rows }: SheetPlan, language: Language): WriteSheet {
  const cells = new Map<string, Partial<WrittenCell>>();
  for (const [line, row] of rows.entries())
    for (const [column, cell] of row.entries()) {
      const numFmt = formatOf(cell, language);
      if (numFmt) cells.set(`${line},${column}`, { value: valueOf(cell, language), style: { numFmt } });
      else if (line === 0)
        cells.set(`${line},${column}`, { value: valueOf(cell, language), style: { font: { bold: true } } });
    }
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: rows.map((row) => row.map((cell) => valueOf(cell, language))),
    cells,
    freezePane: { rows: 1 },
  };
}

/** Text stays text: leading zeros are kept, and nothing is a formula. `more` are further rows of the first sheet. */
export function writeSheets(sheets: SheetPlan[], language: Language, ...more: Cell[][][]): Promise<Uint8Array> {
  const [first, ...others] = sheets;
  const whole = [{ ...first!, rows: [...first!.rows, ...more.flat()] }, ...others];
  return writeXlsx({ sheets: whole.map((sheet) => written(sheet, language)) });
}
