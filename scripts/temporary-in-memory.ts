// Where tests throw away their databases: in memory where it has room, because a database waits for its disk at every step.
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const gigabyte = 2 ** 30;
/** What a run takes at the most, several times over. */
const room = 4 * gigabyte;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > room && freemem() > 2 * room;
  } catch {
    // Only Linux has such a place.
    return false;
  }
}

/** Sets TMPDIR for the processes to come, unless it is set; the answer takes the directory away again. */
export function temporaryInMemory(): () => void {
  if (process.env["TMPDIR"] || !hasRoom()) return () => {};
  const directory = mkdtempSync(join(memory, "atalaya-"));
  process.env["TMPDIR"] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
