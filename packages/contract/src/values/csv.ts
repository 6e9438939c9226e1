// CSV that a spreadsheet opens as it is meant: RFC 4180, UTF-8 with its mark, and no cell that would run as a formula.
import type { Language } from "../text.ts";

export const byteOrderMark = "\ufeff";

/** Where a comma is the decimal mark, a semicolon parts the cells. */
export const delimiterOf: Record<Language, string> = { es: ";", en: "," };

/** A text that begins like a formula is kept a text by an apostrophe. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,\s]+$/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const csvLine = (cells: readonly string[], delimiter: string): string =>
  `${cells.map((cell) => quoted(harmless(cell), delimiter)).join(delimiter)}\r\n`;
