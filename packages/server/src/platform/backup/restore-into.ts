// Restores a backup into the place that settings name: an empty database and a store of files.
import { join } from "node:path";
import type { Readable } from "node:stream";
import { openFileStore } from "../files/file-store.ts";
import type { Settings } from "../settings.ts";
import { newHome } from "./new-home.ts";
import type { Found } from "./read-backup.ts";
import { restoreBackup } from "./restore.ts";

/** Throws a `BackupProblem` where the backup or the place cannot be used; the place then has no database, as before. */
export async function restoreInto(settings: Settings, open: () => Promise<Readable>): Promise<Found> {
  const files = await openFileStore(settings);
  const home = await newHome(settings);
  try {
    const waitingIn = join(settings.DATA_DIR, "files", "uploads");
    const found = await restoreBackup(await open(), { connection: home.connection, files, waitingIn });
    await home.keep();
    return found;
  } catch (error) {
    await home.drop();
    throw error;
  }
}
