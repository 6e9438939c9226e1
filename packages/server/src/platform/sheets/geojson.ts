// A list as GeoJSON (RFC 7946): a feature in a line, its properties under the keys of the columns. Streamed.
import { Readable } from "node:stream";
import { plainOf, type ListSheet } from "./list-sheet.ts";
import type { Shaped } from "./shapes.ts";

export function geoJsonOf<Row>({ columns, rows: batches, about }: ListSheet<Row>): Readable {
  const featureOf = (row: Row & Shaped) =>
    `{"type":"Feature","properties":${JSON.stringify(
      Object.fromEntries(columns.map(({ key, cell }) => [key, plainOf(cell(row))])),
    )},"geometry":${row.shape ?? "null"}}`;
  async function* lines() {
    yield `{"type":"FeatureCollection","name":${JSON.stringify(about.title)},"features":[`;
    let isFirst = true;
    for await (const rows of batches)
      for (const row of rows) {
        yield `${isFirst ? "\n" : ",\n"}${featureOf(row)}`;
        isFirst = false;
      }
    yield "\n]}\n";
  }
  return Readable.from(lines(), { objectMode: false });
}
