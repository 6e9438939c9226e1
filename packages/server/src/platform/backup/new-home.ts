// An empty database that the settings name, to be filled: it is there when all of it is, or not at all.
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { copyingEmbedded, copyingServer, type CopyConnection } from "./copy-connection.ts";
import { BackupProblem } from "./format.ts";

export type NewHome = {
  connection: CopyConnection;
  /** All is there: from now on it is the database of this place. */
  keep(): Promise<void>;
  /** Nothing of it stays. */
  drop(): Promise<void>;
};

/** Throws `target_used` where a database is there already. On a server the transaction of the restoring does what the folder's name does here. */
export async function newHome({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, "DATABASE_URL" | "DATA_DIR">): Promise<NewHome> {
  if (DATABASE_URL) {
    const connection = await copyingServer(DATABASE_URL);
    const close = () => connection.close();
    return { connection, keep: close, drop: close };
  }
  const directory = join(DATA_DIR, "database");
  if (existsSync(join(directory, "cluster"))) throw new BackupProblem("target_used", `${directory} holds a database`);
  const unfinished = join(DATA_DIR, "database-being-restored");
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  const connection = await copyingEmbedded(unfinished);
  return {
    connection,
    async keep() {
      await connection.close();
      await rm(directory, { recursive: true, force: true });
      await rename(unfinished, directory);
    },
    async drop() {
      await connection.close();
      await rm(unfinished, { recursive: true, force: true });
    },
  };
}
