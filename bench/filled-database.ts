// Databases full of records, on either kind of database: made once and kept for the next benchmark. `npm run bench:drop` removes them.
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "@atalaya/server/platform/database/open-database.ts";
import { fill } from "./seed.ts";

export type Kind = "server" | "embedded";
/** The settings by which a server process finds a database. */
export type Filled = { kind: Kind; DATABASE_URL: string; DATA_DIR: string };

const log = { info() {}, warn: console.warn, error: console.error };
const server = process.env["DATABASE_URL"];
const prefix = "atalaya_bench_";
const directories = join(tmpdir(), "atalaya-bench");

/** The kinds asked for on the command line, or those that are there. */
export const kinds = (): Kind[] => {
  const asked = process.argv.slice(2).filter((word): word is Kind => word === "embedded" || word === "server");
  if (asked.length > 0) return asked;
  return server ? ["server", "embedded"] : ["embedded"];
};

/** The first number on the command line. */
export const numberAsked = (otherwise: number) => Number(process.argv.find((word) => /^\d+$/.test(word)) ?? otherwise);

async function onServer<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  if (!server) throw new Error("DATABASE_URL must name a PostgreSQL server with PostGIS");
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<T>(statement).finally(() => client.end());
  return rows;
}

const urlOf = (name: string) => Object.assign(new URL(server ?? ""), { pathname: `/${name}` }).href;

/** What else than records of all domains a database is filled with, and what it is called by. */
type Filling = { name: string; fill: typeof fill };
const usual: Filling = { name: "", fill };

async function filled(settings: Filled, count: number, of: Filling): Promise<void> {
  const started = performance.now();
  // Making an index over a million rows takes longer than any request may.
  const database = await openDatabase(
    { ...settings, DATABASE_POOL: 4, DATABASE_KEEPS_PLANS: true, STATEMENT_TIMEOUT_MS: 3_600_000 },
    log,
  );
  await of.fill(database, count).finally(() => database.close());
  console.log(`${settings.kind}: ${count} records in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** A database that is being filled has another name: what has this one is whole. */
export async function filledDatabase(kind: Kind, count: number, of: Filling = usual): Promise<Filled> {
  const which = `${of.name}${count}`;
  if (kind === "embedded") {
    const [done, begun] = [join(directories, which), join(directories, `${which}-begun`)];
    if (!existsSync(done)) {
      await rm(begun, { recursive: true, force: true });
      await mkdir(begun, { recursive: true });
      await filled({ kind, DATABASE_URL: "", DATA_DIR: begun }, count, of);
      await rename(begun, done);
    }
    return { kind, DATABASE_URL: "", DATA_DIR: done };
  }
  const name = `${prefix}${which}`;
  const known = await onServer(`select from pg_database where datname = '${name}'`);
  if (known.length === 0) {
    await onServer(`drop database if exists ${name}_begun with (force)`);
    await onServer(`create database ${name}_begun`);
    await filled({ kind, DATABASE_URL: urlOf(`${name}_begun`), DATA_DIR: "" }, count, of);
    await onServer(`alter database ${name}_begun rename to ${name}`);
  }
  return { kind, DATABASE_URL: urlOf(name), DATA_DIR: "" };
}

if (import.meta.main) {
  await rm(directories, { recursive: true, force: true });
  if (server)
    for (const { name } of await onServer<{ name: string }>(
      `select datname as name from pg_database where datname like '${prefix.replaceAll("_", String.raw`\_`)}%'`,
    ))
      await onServer(`drop database ${name} with (force)`);
}
