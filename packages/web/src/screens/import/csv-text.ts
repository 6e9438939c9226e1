// A CSV made in the browser, and files handed to its downloads.
import { byteOrderMark, csvLine } from "@atalaya/contract/values/csv.ts";

export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => csvLine(cells, ";")).join("");

/** Hands a file to the browser's downloads. */
export function download(name: string, content: string | Blob): void {
  const file = typeof content === "string" ? new Blob([content], { type: "text/csv;charset=utf-8" }) : content;
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
