// CSV that a spreadsheet opens as it is meant: UTF-8 with its mark, semicolons, and no cell that would run as a formula.

const mark = "\ufeff";

/** A text that begins like a formula is kept a text by an apostrophe. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,\s]+$/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csvText = (rows: readonly (readonly string[])[]): string =>
  mark + rows.map((cells) => `${cells.map((cell) => quoted(harmless(cell))).join(";")}\r\n`).join("");

/** Hands a file to the browser's downloads. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
