// A backup that somebody names: a path, or the name of one in the place that the settings name; opened with his key where it is encrypted.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { backupPlace, readFrom } from "../platform/backup/backup-place.ts";
import { decrypted } from "../platform/backup/encryption.ts";
import { BackupProblem } from "../platform/backup/format.ts";
import { UsageError, type Given } from "./command.ts";
import { settingsOf } from "./in-force.ts";

export const keyFile = { "key-file": { type: "string" } } as const;

/** Where nothing is installed yet, as before a restore, only the environment can say where backups are. */
const settingsHere = (settings: Given["settings"]) => settingsOf(settings).catch(() => settings);

/** Opens it anew each time it is called. */
export async function namedBackup({ settings, names, options }: Given): Promise<() => Promise<Readable>> {
  const [name] = names;
  if (!name) throw new UsageError("name_file");
  const place = existsSync(name) ? null : await backupPlace(await settingsHere(settings));
  const open = () => (place ? place.read(name) : readFrom(name));
  if (!name.endsWith(".age")) return open;
  const path = options["key-file"];
  if (typeof path !== "string") throw new BackupProblem("key_needed", "the backup is encrypted");
  const identities = (await readFile(path, "utf8")).match(/AGE-SECRET-KEY-[A-Z0-9]+/g) ?? [];
  return async () => decrypted(await open(), identities);
}
