// Backups for tests: of the database of a template, in memory.
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { copyingEmbedded, copyingServer } from "../platform/backup/copy-connection.ts";
import { writeBackup } from "../platform/backup/write-backup.ts";
import { folderStore } from "../platform/files/folder-store.ts";
import { settingsOf, type Template } from "./test-database.ts";

/** All that a command needs to find the database of a template. */
export function environmentOf(template: Template, DATA_DIR: string): Record<string, string> {
  const settings = settingsOf(template);
  return { DATABASE_URL: settings.DATABASE_URL ?? "", DATA_DIR: settings.DATA_DIR || DATA_DIR };
}

export const dataOf = ({ DATABASE_URL, DATA_DIR }: Record<string, string>) =>
  DATABASE_URL ? copyingServer(DATABASE_URL) : copyingEmbedded(join(DATA_DIR!, "database"));

/** A backup of what these settings name, as bytes. */
export async function backupOf(environment: Record<string, string>): Promise<Buffer> {
  const connection = await dataOf(environment);
  try {
    const { stream } = writeBackup({ connection, files: folderStore(environment["DATA_DIR"]!), release: "0.0.0" });
    return await buffer(stream);
  } finally {
    await connection.close();
  }
}
