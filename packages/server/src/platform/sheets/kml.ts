// A list as KML 2.2 (OGC 07-147r2): a place mark for each row, its columns as extended data under their titles. Streamed.
import { Readable } from "node:stream";
import type { Language } from "@atalaya/contract/text.ts";
import { cellText } from "./csv.ts";
import { plainOf, type ListSheet } from "./list-sheet.ts";
import type { Shaped } from "./shapes.ts";

const signs: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };
/** What XML has no sign for is left out. */
const unsayable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const escaped = (text: string) => text.replaceAll(unsayable, "").replaceAll(/[<>&"]/g, (sign) => signs[sign]!);

export function kmlOf<Row>({ lead, columns, rows: batches, about }: ListSheet<Row>, language: Language): Readable {
  const named = columns.find(({ key }) => key === lead) ?? columns[0]!;
  const dataOf = (row: Row) =>
    columns.map(({ key, title, cell }) => {
      const value = plainOf(cell(row));
      if (value === null) return "";
      return `<Data name="${escaped(key)}"><displayName>${escaped(title)}</displayName><value>${escaped(String(value))}</value></Data>`;
    });
  const markOf = (row: Row & Shaped) =>
    `<Placemark><name>${escaped(cellText(named.cell(row), language))}</name><ExtendedData>${dataOf(row).join("")}</ExtendedData>${row.shape ?? ""}</Placemark>\n`;
  async function* lines() {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escaped(about.title)}</name>\n`;
    for await (const rows of batches) yield rows.map(markOf).join("");
    yield "</Document></kml>\n";
  }
  return Readable.from(lines(), { objectMode: false });
}
