// Opens the PostgreSQL files in a directory, making them first if there are none.
import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { postgis } from "@electric-sql/pglite-postgis";
import { DurableFileSystem, syncPath, syncTree } from "./durable-file-system.ts";
import type { WorkerSettings } from "./worker-messages.ts";

const extensions = { postgis, pg_trgm, unaccent, btree_gist };

/**
 * PGlite starts with `-F` (no fsync at all). And `wal_sync_method` must be `fsync`: Emscripten turns the usual
 * `fdatasync` into nothing, so commits would look safe and not be.
 */
const startParams = (isDurable: boolean) => [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "full_page_writes=on", "-c", "synchronous_commit=on", "-c", "wal_sync_method=fsync"],
  ...["-c", `fsync=${isDurable ? "on" : "off"}`, "-c", "TimeZone=UTC"],
];

/** `is_durable: false` exists so that a test can show that the durability test is able to fail. */
export async function openCluster({ directory, is_durable }: WorkerSettings): Promise<PGlite> {
  const cluster = `${directory}/cluster`;
  const unfinished = `${directory}/cluster-is-being-made`;
  // A half-made cluster looks like a whole one to PGlite. Nobody has been able to write to it: start again.
  if (fs.existsSync(unfinished)) fs.rmSync(cluster, { recursive: true, force: true });

  const is_new = !fs.existsSync(`${cluster}/PG_VERSION`);
  if (is_new) {
    fs.writeFileSync(unfinished, "");
    syncPath(directory);
  }
  const db = await PGlite.create({
    fs: new DurableFileSystem(cluster),
    extensions,
    startParams: startParams(is_durable),
  });
  if (is_new) {
    syncTree(cluster);
    fs.rmSync(unfinished);
    syncPath(directory);
  }
  return db;
}
