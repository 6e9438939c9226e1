// Copies of the embedded database: for whoever wants all of it at one moment, and before a newer release changes its schema.
import { constants, existsSync } from "node:fs";
import { cp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pendingMigrations } from "../migrate.ts";
import type { EmbeddedDatabase } from "./open-embedded.ts";

type Copied = Pick<EmbeddedDatabase, "pool" | "withoutTimeLimit">;

/** Whoever has the one connection keeps others from it; after the checkpoint the files are all there is. */
export async function copyCluster({ pool, withoutTimeLimit }: Copied, from: string, to: string): Promise<void> {
  const client = await pool.connect();
  try {
    await withoutTimeLimit(() => client.query("checkpoint"));
    await cp(join(from, "cluster"), join(to, "cluster"), { recursive: true, mode: constants.COPYFILE_FICLONE });
  } finally {
    client.release();
  }
}

/** Of each upgrade there is one; older ones have served their time. */
const mostKept = 2;
const prefix = "database-before-";

/**
 * Keeps the database as the release before left it, in `database-before-<first new migration>` beside `directory`, where there is something to
 * upgrade. A copy that is there already is of an upgrade that did not end, and stays.
 */
export async function keepBeforeUpgrade(
  { pool }: Copied,
  directory: string,
  copyTo: (directory: string) => Promise<void>,
): Promise<void> {
  const [first] = await pendingMigrations(pool);
  if (!first) return;
  const beside = dirname(directory);
  const kept = join(beside, prefix + first.replace(/\.sql$/, ""));
  if (existsSync(kept)) return;
  const part = `${kept}.part`;
  await rm(part, { recursive: true, force: true });
  await copyTo(part);
  await rename(part, kept);
  const copies = (await readdir(beside)).filter((name) => name.startsWith(prefix)).toSorted();
  for (const old of copies.slice(0, -mostKept)) await rm(join(beside, old), { recursive: true, force: true });
}
