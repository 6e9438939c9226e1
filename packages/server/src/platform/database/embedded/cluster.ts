// Opens the PostgreSQL files in a directory, making them first if there are none.
import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { postgis } from "@electric-sql/pglite-postgis";
import { DurableFileSystem, syncPath, syncTree } from "./durable-file-system.ts";
import { NativeErrors } from "./native-errors.ts";
import type { WorkerSettings } from "./worker-messages.ts";

const extensions = { postgis, pg_trgm, unaccent, btree_gist };

/**
 * PGlite starts with `-F` (no fsync at all). And `wal_sync_method` must be `fsync`: Emscripten turns the usual
 * `fdatasync` into nothing, so commits would look safe and not be.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-cfsync=on",
  "-cfull_page_writes=on",
  "-csynchronous_commit=on",
  "-cwal_sync_method=fsync",
  "-cTimeZone=UTC",
];

type Cluster = { db: PGlite; native: NativeErrors };

export async function openCluster({ directory, program }: WorkerSettings): Promise<Cluster> {
  const cluster = `${directory}/cluster`;
  const unfinished = `${directory}/cluster-is-being-made`;
  // A half-made cluster looks like a whole one to PGlite. Nobody has been able to write to it: start again.
  if (fs.existsSync(unfinished)) fs.rmSync(cluster, { recursive: true, force: true });

  const is_new = !fs.existsSync(`${cluster}/PG_VERSION`);
  if (is_new) {
    fs.writeFileSync(unfinished, "");
    syncPath(directory);
  }
  const native = new NativeErrors();
  const db = await PGlite.create({
    fs: new DurableFileSystem(cluster, (options) => native.attachTo(options)),
    extensions,
    startParams,
    pgliteWasmModule: program,
  });
  if (is_new) {
    syncTree(cluster);
    fs.rmSync(unfinished);
    syncPath(directory);
  }
  native.markStack();
  return { db, native };
}

/**
 * PGlite ignores what its C code throws unless it is PostgreSQL's own jump to its error handler: after a trap in the
 * machine code it would go on with damaged memory, or for ever. `crashed` must not return to it.
 */
export function stopOnCrash({ db }: Cluster, crashed: (reason: string) => never): void {
  const module = db.Module as unknown as {
    _PostgresMainLoopOnce(): void;
    /** Sets the status and returns the previous one. */
    _pgl_setPGliteExitStatus(status: number): number;
  };
  const step = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      const status = module._pgl_setPGliteExitStatus(0);
      module._pgl_setPGliteExitStatus(status); // PGlite asks again
      if (status === JUMP_TO_ERROR_HANDLER) throw error;
      crashed(error instanceof Error ? error.message : String(error));
    }
  };
}

const JUMP_TO_ERROR_HANDLER = 100;
