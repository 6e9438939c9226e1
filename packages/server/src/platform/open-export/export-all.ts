// All data of an installation in open formats, in a folder: for whoever goes on with another system, or is asked for all of it.
import { createWriteStream, existsSync } from "node:fs";
import { appendFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { languages, type Language } from "@atalaya/contract/text.ts";
import type { CopyConnection } from "../backup/copy-connection.ts";
import { BackupProblem } from "../backup/format.ts";
import { partsOf } from "../backup/tables.ts";
import { keyOf, type FileStore } from "../files/file-store.ts";
import { exportedTables, type Table } from "./catalogue.ts";
import { csvPath, dataPackageOf, expressionsOf, headerOf, pathOfFile } from "./data-package.ts";
import { readmes } from "./readme.ts";

type Source = {
  connection: CopyConnection;
  files: FileStore;
  /** Not there yet. */
  directory: string;
  release: string;
  organisation: string;
  /** Of the names of columns. */
  language: Language;
};

/** `missing`: paths of files whose content is not in the store, or not whole. */
export type Exported = { tables: number; rows: number; files: number; missing: string[] };

/**
 * All rows are of one moment. The folder is there once all of it is; what fails leaves nothing. Throws a `BackupProblem` `folder_used`
 * where there is something already.
 */
export async function exportAll(source: Source): Promise<Exported> {
  const { directory } = source;
  if (existsSync(directory)) throw new BackupProblem("folder_used", `there is ${directory} already`);
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const exported = await writeInto(unfinished, source);
    await rename(unfinished, directory);
    return exported;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeInto(directory: string, { connection, files, release, organisation, language }: Source) {
  for (const folder of ["tables", "files"]) await mkdir(join(directory, folder), { recursive: true, mode: 0o700 });
  await connection.query("begin isolation level repeatable read read only");
  const tables = await exportedTables(connection);
  if (tables.length === 0) throw new BackupProblem("nothing_here", "there is no Atalaya in this database");
  const { rows: moments } = await connection.query("select to_json(now()) #>> '{}' as at");
  const at = new Date(String(moments[0]!["at"])).toISOString();
  const rows = new Map<string, number>();
  for (const table of tables) rows.set(table.name, await writeTable(directory, connection, table));
  const { rows: contents } = await connection.query(
    `select sha256, size, ${pathOfFile} as path from files order by id`,
  );
  await connection.query("commit");
  const missing: string[] = [];
  for (const { sha256, size, path } of contents as { sha256: string; size: number; path: string }[])
    if (!(await writeContent(join(directory, path), files, sha256, Number(size)))) missing.push(path);
  const described = dataPackageOf({ tables, rows, title: organisation, at, language });
  await writeFile(join(directory, "datapackage.json"), `${JSON.stringify(described, null, 2)}\n`);
  for (const it of languages)
    await writeFile(join(directory, readmes[it].name), readmes[it].text({ organisation, release, at, missing }));
  return {
    tables: tables.length,
    rows: [...rows.values()].reduce((sum, count) => sum + count, 0),
    files: contents.length - missing.length,
    missing,
  };
}

/** Answers how many rows it has. */
async function writeTable(directory: string, connection: CopyConnection, table: Table): Promise<number> {
  const path = join(directory, csvPath(table.name));
  await writeFile(path, `${headerOf(table).join(",")}\n`, { mode: 0o600 });
  for (const part of await partsOf(connection, table.name, expressionsOf(table)))
    await appendFile(path, await connection.copyOut(part, "csv"));
  const { rows } = await connection.query(`select count(*)::int as count from public.${table.name}`);
  return Number(rows[0]!["count"]);
}

/** False where the store has it not, or not whole. */
async function writeContent(path: string, files: FileStore, sha256: string, size: number): Promise<boolean> {
  const key = keyOf({ sha256 });
  if ((await files.sizeOf(key)) !== size) return false;
  await pipeline(await files.stream(key), createWriteStream(path, { mode: 0o600 }));
  return true;
}
