// Where backups are put: a folder, or a bucket.
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Settings } from "../settings.ts";
import { momentOf } from "./retention.ts";

export type BackupPlace = {
  /** As it is shown. */
  shown: string;
  /** Keeps all of it under this name, or nothing; answers its bytes. */
  put(name: string, content: Readable): Promise<number>;
  read(name: string): Promise<Readable>;
  /** Names of the backups that are there. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Bytes that can still be written; null where nobody can say. */
  room(): Promise<number | null>;
  /** Removes what one that was ended in the middle left. Whoever makes the only one calls it. */
  tidy(): Promise<void>;
};

const pieceSize = 1024 * 1024;

type Where = Pick<
  Settings,
  "BACKUP_TO" | "DATA_DIR" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** What the settings name, as it is shown: a folder with its whole path, or a bucket. */
export const shownPlace = ({ BACKUP_TO, DATA_DIR }: Pick<Where, "BACKUP_TO" | "DATA_DIR">): string =>
  BACKUP_TO?.startsWith("s3://") ? BACKUP_TO : resolve(BACKUP_TO ?? join(DATA_DIR, "backups"));

/** The place that the settings name: `BACKUP_TO`, else the folder `backups` in `DATA_DIR`. */
export async function backupPlace(settings: Where): Promise<BackupPlace> {
  const shown = shownPlace(settings);
  if (!shown.startsWith("s3://")) return folderPlace(shown);
  const { bucketPlace } = await import("./bucket-place.ts");
  return bucketPlace(shown, settings);
}

/** A backup has its name only once all of it is on the disk. */
function folderPlace(directory: string): BackupPlace {
  return {
    shown: directory,
    async put(name, content) {
      await makeFolder(directory);
      const part = join(directory, `${name}.part`);
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true, highWaterMark: pieceSize }));
        await rename(part, join(directory, name));
        await onDisk(directory);
        return (await stat(join(directory, name))).size;
      } finally {
        await rm(part, { force: true });
      }
    },
    read: async (name) => readFrom(join(directory, name)),
    list: async () => (await readdir(directory).catch(() => [])).filter((name) => momentOf(name) !== null),
    remove: (name) => rm(join(directory, name), { force: true }),
    async room() {
      await makeFolder(directory);
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
    tidy: () => removeParts(directory),
  };
}

/**
 * The folder itself is made, the ones above are not: where the disk of the backups is not mounted, they would fill the disk of the system.
 */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    const isThere = await stat(path).then(
      (it) => it.isDirectory(),
      () => false,
    );
    if (!isThere) throw error;
  });
}

async function removeParts(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.endsWith(".part") && momentOf(name.slice(0, -".part".length)))
      await rm(join(directory, name), { force: true });
}

/** Reads one backup by its path. */
export async function readFrom(path: string): Promise<Readable> {
  const file = await open(path);
  return createReadStream("", { fd: file, highWaterMark: pieceSize });
}

async function onDisk(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
}

/** Whether two paths lie on one disk, which both are lost with. */
export async function areOnOneDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([deviceOf(one), deviceOf(other)]);
  return first === second;
}

/** Of the folder, or of the nearest one above that is there. */
async function deviceOf(path: string): Promise<number> {
  try {
    return (await stat(path)).dev;
  } catch {
    return deviceOf(dirname(resolve(path)));
  }
}
