// A list as a GeoPackage: its rows go into a file as they are read, and a thread makes the database of it.
import { open, mkdir, rm, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import type { Services } from "../http/app-kit.ts";
import { privateIn } from "../files/upload-folder.ts";
import { asBytes, inDocumentThread } from "../workers/worker-pool.ts";
import { plainOf, type ListSheet } from "./list-sheet.ts";
import type { Shaped } from "./shapes.ts";

export async function geoPackageOf<Row>(
  { settings }: Pick<Services, "settings">,
  { name, columns, rows: batches, about }: ListSheet<Row>,
): Promise<Readable> {
  const path = privateIn(settings.DATA_DIR);
  const made = `${path}.gpkg`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const lines = await open(path, "w");
    try {
      for await (const rows of batches) await writeLines(lines, rows, columns);
    } finally {
      await lines.close();
    }
    const plan = { name, title: about.title, columns: columns.map(({ key, title }) => ({ key, title })) };
    await inDocumentThread("geopackage", [asBytes(path), asBytes(made), asBytes(plan)]);
    const file = await open(made);
    return file.createReadStream();
  } finally {
    // What is open is read to its end, and nothing of it is left however that goes.
    for (const one of [path, made, `${made}-journal`]) await rm(one, { force: true });
  }
}

const writeLines = <Row>(
  lines: FileHandle,
  rows: readonly (Row & Shaped)[],
  columns: ListSheet<Row>["columns"],
): Promise<unknown> =>
  lines.writeFile(
    rows
      .map((row) => `${JSON.stringify([row.shape ?? null, ...columns.map(({ cell }) => plainOf(cell(row)))])}\n`)
      .join(""),
  );
