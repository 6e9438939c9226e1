// Runs the numbered SQL files of packages/server/migrations, each once, in order, in a transaction of its own.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const directory = join(import.meta.dirname, "../../../migrations");
/** Any fixed number: two servers that start at once take turns. */
const lockNumber = 7_253_017;

/** What a migration needs of a connection; both databases give it. */
export type Connection = { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };

/** The files, in the order in which they run. */
const migrationNames = async () => (await readdir(directory)).filter((name) => name.endsWith(".sql")).toSorted();

const checksumOf = (text: string) => createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");

/**
 * Brings the schema to the newest state. Refuses when a file that already ran was edited or is not known here: migrations only go
 * forward, and an older release would write what the newer one does not expect. `upTo`: those that are to run; all where nothing is said.
 */
export async function migrate(connection: Connection, upTo: (name: string) => boolean = () => true): Promise<void> {
  await connection.query("select pg_advisory_lock($1)", [lockNumber]);
  try {
    await connection.query(`create table if not exists migrations
      (name text primary key, checksum text not null, ran_at timestamptz not null default now())`);
    const { rows } = await connection.query("select name, checksum from migrations");
    const ran = new Map(rows.map((row) => [String(row["name"]), row["checksum"]]));
    const names = await migrationNames();
    const unknown = [...ran.keys()].find((name) => !names.includes(name));
    if (unknown) throw new Error(`the database was used by a newer release: this one does not know ${unknown}`);
    for (const name of names) {
      const text = await readFile(join(directory, name), "utf8");
      const checksum = checksumOf(text);
      const known = ran.get(name);
      if (known === undefined && upTo(name)) await run(connection, name, text, checksum);
      else if (known !== undefined && known !== checksum) throw new Error(`migration ${name} was edited after it ran`);
    }
  } finally {
    await connection.query("select pg_advisory_unlock($1)", [lockNumber]);
  }
}

/** Migrations that would run on a database that was used before; none where it is new. */
export async function pendingMigrations(connection: Connection): Promise<string[]> {
  const { rows: tables } = await connection.query("select to_regclass('public.migrations')::text as name");
  if (!tables[0]?.["name"]) return [];
  const { rows } = await connection.query("select name from migrations");
  const ran = new Set(rows.map(({ name }) => name));
  return ran.size === 0 ? [] : (await migrationNames()).filter((name) => !ran.has(name));
}

/** Names of the migrations that this release knows, with their sums. */
export async function knownMigrations(): Promise<Map<string, string>> {
  const names = await migrationNames();
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), "utf8")));
  return new Map(names.map((name, index) => [name, checksumOf(texts[index]!)]));
}

async function run(connection: Connection, name: string, text: string, checksum: string): Promise<void> {
  await connection.query("begin");
  try {
    await connection.query(text);
    await connection.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await connection.query("commit");
  } catch (error) {
    await connection.query("rollback");
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
