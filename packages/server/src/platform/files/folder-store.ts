// Contents in a folder of this machine. A content appears under its name only once all of it is on the disk.
import { constants, createReadStream } from "node:fs";
import { access, copyFile, link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";
import { sendBytes } from "./stream-into.ts";
import { sizeOf } from "./upload-folder.ts";

const pieceSize = 1024 * 1024;

/** File systems that know no hard links, and folders on another one. */
const noLinks = ["EPERM", "ENOTSUP", "EXDEV", "EMLINK", "ENOSYS"];

async function onDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

async function linkOrCopy(path: string, target: string): Promise<void> {
  try {
    await link(path, target);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    if (!noLinks.includes(code)) throw error;
    const part = `${target}.${crypto.randomUUID()}`;
    try {
      await copyFile(path, part);
      await onDisk(part);
      await rename(part, target);
    } finally {
      await rm(part, { force: true });
    }
  }
}

/** `<directory>/files/ab/ab12…`. */
export function folderStore(directory: string): FileStore {
  const pathOf = (key: string) => join(directory, "files", key);
  return {
    has: (key) =>
      access(pathOf(key), constants.R_OK).then(
        () => true,
        () => false,
      ),
    sizeOf: (key) => sizeOf(pathOf(key)),
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await onDisk(path);
      await linkOrCopy(path, target);
      await onDisk(dirname(target));
    },
    read: (key) => readFile(pathOf(key)),
    stream: async (key) => createReadStream(pathOf(key), { highWaterMark: pieceSize }),
    async open(key, range) {
      const file = await open(pathOf(key), "r");
      return (target) => sendBytes(file, range, target).finally(() => file.close());
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
