// Spreadsheets: what a noun puts on one, and the XLSX or ODS of it, written in a thread.
import type { Language } from "@atalaya/contract/text.ts";
import { asBytes, inDocumentThread } from "../workers/worker-pool.ts";

/**
 * A number stays a number and a day a day, so that a spreadsheet can reckon with them; null is unknown (V1). A moment is by the clock of
 * its place, `YYYY-MM-DDTHH:MM`; its offset from UTC is for forms that can say it.
 */
export type Cell = string | number | { day: string } | { moment: string; offset: string } | null;

/** The first row is its heading. Widths are in letters. */
export type SheetPlan = { name: string; widths: number[]; rows: Cell[][] };

/** Office Open XML, and OpenDocument (ISO/IEC 26300). */
export const workbookTypes = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
};
export type WorkbookFormat = keyof typeof workbookTypes;

/** Rows as a thread takes them: made little by little where there are many, so that nobody waits for it. */
export const rowsAsBytes = (rows: Cell[][]): Uint8Array => asBytes(rows);

/** `more`: further rows of the first sheet. Throws `too_heavy` for more than can be written within the limits. */
export async function asWorkbook(
  format: WorkbookFormat,
  sheets: SheetPlan[],
  language: Language,
  more: Uint8Array[] = [],
): Promise<Buffer> {
  const bytes = await inDocumentThread("workbook", [asBytes(format), asBytes(sheets), asBytes(language), ...more]);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
