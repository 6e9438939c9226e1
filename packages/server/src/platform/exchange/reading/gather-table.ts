// A file of any kind read as a table, into a file of lines that whoever keeps them reads a few at a time. Runs in a thread.
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { openPromise, type Entry } from "yauzl";
import type { IssueCode } from "@atalaya/contract/errors.ts";
import { GeoFileProblem } from "../../geo-files/geo-file.ts";
import { LineFile } from "../line-file.ts";
import { limits, TableProblem, type GatheredTable } from "../table-file.ts";
import { readCsv } from "./read-csv.ts";
import { readLayers } from "./read-layers.ts";
import { readWorkbook } from "./read-workbook.ts";
import { tellKind, tellPacked } from "./tell-kind.ts";

/** Why a file cannot be read as a table. */
export type UnreadTable = { problem: { code: IssueCode; parameters: Record<string, string | number> } };
type Read = Pick<GatheredTable, "format" | "encoding" | "delimiter">;

/** Unpacked bytes of a workbook that is held whole, for what is merged and hidden in it; a larger one streams by. */
const mostHeld = 60 * 2 ** 20;

const without = { encoding: null, delimiter: null };

/** `isPacked`: what is packed in a packed file is read too, once. */
async function readInto(path: string, lines: LineFile, isPacked = false): Promise<Read> {
  const { size } = await stat(path);
  if (size > limits.bytes) throw new TableProblem("table_large", { maximum: limits.bytes / 2 ** 30 });
  const kind = await tellKind(path);
  if (kind === "text") return { format: "csv", ...(await readCsv(path, lines)) };
  if (kind === "layers") return { format: await readLayers(path, lines), ...without };
  if (kind === "xls") return workbook(path, lines, "xls");
  const packed = await tellPacked(path, size);
  if (packed.kind === "xlsx" || packed.kind === "ods") return workbook(path, lines, packed.kind, packed.bytes);
  if (packed.kind === "layers") return { format: await readLayers(path, lines), ...without };
  if (isPacked) throw new TableProblem("table_zip");
  await unpack(path, packed.entry);
  return readInto(`${path}.unpacked`, lines, true);
}

async function workbook(path: string, lines: LineFile, format: "xlsx" | "xls" | "ods", unpacked = 0): Promise<Read> {
  await readWorkbook(path, lines, format === "xlsx" && unpacked > mostHeld ? "streamed" : format);
  return { format, ...without };
}

/** Into `<path>.unpacked`; its bytes were counted before. */
async function unpack(path: string, name: string): Promise<void> {
  const archive = await openPromise(path, { autoClose: false });
  try {
    for await (const entry of archive.eachEntry() as AsyncIterable<Entry>)
      if (entry.fileName === name)
        await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(`${path}.unpacked`));
  } finally {
    archive.close();
  }
}

/** Writes `<path>.rows`. What is unpacked beside it, as `<path>.unpacked` or `<path>.gpkg`, is gone afterwards. */
export async function gatherTable(path: string): Promise<GatheredTable | UnreadTable> {
  const lines = await LineFile.create(`${path}.rows`);
  try {
    const read = await readInto(path, lines);
    const sheets = await lines.end();
    if (sheets.every(({ rows }) => rows === 0)) throw new TableProblem("table_empty");
    return { ...read, sheets };
  } catch (error) {
    if (!(error instanceof TableProblem) && !(error instanceof GeoFileProblem)) throw error;
    return { problem: { code: error.code, parameters: error.parameters } };
  } finally {
    await lines.close();
    for (const beside of [".unpacked", ".gpkg", ".unpacked.gpkg"]) await rm(path + beside, { force: true });
  }
}
