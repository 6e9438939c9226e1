// Writes a backup: the database at one moment, and the contents that it names.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { constants, zstdCompress } from "node:zlib";
import { promisify } from "node:util";
import { pack, type Pack } from "tar-stream";
import { keyOf, sha256Of, type FileStore } from "../files/file-store.ts";
import type { CopyConnection } from "./copy-connection.ts";
import {
  BackupProblem,
  entryNames,
  formatVersion,
  type BackupHead,
  type BackupSums,
  type TableColumns,
} from "./format.ts";
import { migrationsOf, rowParts, sequencesOf, tablesOf } from "./tables.ts";

const compress = promisify(zstdCompress);
/** The quickest: of the text of tables it leaves a seventh. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** What was written. */
export type Written = { head: BackupHead; sums: BackupSums };

/** `hasGrounds`: whether contents go along that are grounds of the map and nothing else: gigabytes that anybody can fetch again. */
type Source = { connection: CopyConnection; files: FileStore; release: string; hasGrounds?: boolean };

/** A missed turn of the reader costs less than the copies of small ones. */
const bytesAhead = 1024 * 1024;

/**
 * Sends a backup as a tar file. All of its rows are of one moment: on a server that of a transaction which sees no other's later work, on
 * the embedded database that of a folder which nobody writes to. Contents never change, and none is cleared away meanwhile.
 */
export function writeBackup(source: Source): { stream: Readable; written: Promise<Written> } {
  const tar = pack({ highWaterMark: bytesAhead });
  const written = writeInto(tar, source);
  written.catch((error: Error) => tar.destroy(error));
  return { stream: Readable.from(tar, { objectMode: false, highWaterMark: bytesAhead }), written };
}

async function writeInto(tar: Pack, { connection, files, release, hasGrounds = false }: Source): Promise<Written> {
  await connection.query("begin isolation level repeatable read read only");
  const tables = await tablesOf(connection);
  if (tables.length === 0) throw new BackupProblem("nothing_here", "there is no Atalaya in this database");
  await connection.query(`lock table ${tables.map(({ name }) => `public.${name}`).join(", ")} in access share mode`);
  const { rows } = await connection.query("select to_json(now()) #>> '{}' as at");
  const head: BackupHead = {
    application: "atalaya",
    format: formatVersion,
    release,
    at: new Date(String(rows[0]!["at"])).toISOString(),
    made_on: connection.kind,
    migrations: await migrationsOf(connection),
    tables,
  };
  const opening = json(head);
  await add(tar, entryNames.head, opening);

  const sums: BackupSums = {
    head: sha256Of(opening),
    tables: {},
    sequences: [],
    files: { count: 0, bytes: 0 },
    missing: [],
  };
  for (const table of tables) sums.tables[table.name] = await addTable(tar, connection, table);
  const contents = await contentsOf(
    connection,
    // An older release has no such table.
    hasGrounds || !tables.some(({ name }) => name === "grounds") ? "" : "where id not in (select file_id from grounds)",
  );
  sums.sequences = await sequencesOf(connection);
  await connection.query("commit");

  for (const { sha256, size } of contents)
    if (await addContent(tar, files, sha256, size)) {
      sums.files.count += 1;
      sums.files.bytes += size;
    } else sums.missing.push(sha256);
  const closing = json(sums);
  await add(tar, entryNames.sums, closing);
  await add(tar, entryNames.seal, Buffer.from(sha256Of(closing)));
  tar.finalize();
  return { head, sums };
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Adds one entry, and waits while whoever reads has enough. */
const add = (tar: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });

/** The database reads the next part while this one is compressed and written. */
async function addTable(tar: Pack, connection: CopyConnection, table: TableColumns) {
  const sum = createHash("sha256");
  const parts = await rowParts(connection, table);
  let rows = 0;
  let number = 0;
  let coming: Promise<Buffer> | undefined;
  for (const [index, part] of parts.entries()) {
    const lines = await (coming ?? connection.copyOut(part));
    const next = parts[index + 1];
    coming = next === undefined ? undefined : connection.copyOut(next);
    // Awaited at the next turn; a failure until then is not an unhandled one.
    coming?.catch(() => undefined);
    if (lines.length === 0) continue;
    sum.update(lines);
    rows += linesIn(lines);
    await add(tar, entryNames.part(table.name, ++number), await compress(lines, level));
  }
  return { rows, parts: number, sha256: sum.digest("hex") };
}

export function linesIn(lines: Buffer): number {
  let count = 0;
  for (let at = lines.indexOf(10); at !== -1; at = lines.indexOf(10, at + 1)) count += 1;
  return count;
}

async function contentsOf({ query }: CopyConnection, which: string): Promise<{ sha256: string; size: number }[]> {
  const { rows } = await query(`select sha256, max(size) as size from files ${which} group by sha256 order by sha256`);
  return rows.map(({ sha256, size }) => ({ sha256: String(sha256), size: Number(size) }));
}

/** False where the store has it not, or not whole. */
async function addContent(tar: Pack, files: FileStore, sha256: string, size: number): Promise<boolean> {
  const key = keyOf({ sha256 });
  if ((await files.sizeOf(key)) !== size) return false;
  const content = await files.stream(key);
  await new Promise<void>((resolve, reject) => {
    const header = { name: entryNames.content(sha256), size, mode: 0o600 };
    const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()));
    content.on("error", (error) => entry.destroy(error));
    content.pipe(entry);
  });
  return true;
}
