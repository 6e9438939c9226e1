// Where uploads under way lie. Each has a folder: one file that its chunks are written into at their place, and a small file per chunk.
import { stat } from "node:fs/promises";
import { join } from "node:path";

/** `<directory>/files/uploads`: on the same disk as the store, so that what is whole need not be copied. */
export const incoming = (directory: string) => join(directory, "files", "uploads");

/** A new name in it that nobody else knows. */
export const privateIn = (directory: string) => join(incoming(directory), crypto.randomUUID());

/** The folder of one upload. */
export const folderOf = (directory: string, token: string) => join(incoming(directory), token);

/** The file that chunks are written into. */
export const contentIn = (folder: string) => join(folder, "content");

/**
 * Says that a chunk is there: empty where it lies at its place in the content, else the chunk itself. Never removed before the whole
 * folder: what it speaks of is not written again.
 */
export const arrivedIn = (folder: string, offset: number) => join(folder, String(offset).padStart(16, "0"));

const writing = ".writing";

/** Is there while somebody may be writing this chunk at its place; of a killed server it stays. */
export const writingIn = (folder: string, offset: number) => arrivedIn(folder, offset) + writing;

export const isWriting = (name: string) => name.endsWith(writing);

/** The offset that the name of an arrived chunk stands for, or null. */
export const offsetOf = (name: string): number | null => (/^\d{16}$/.test(name) ? Number(name) : null);

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "";

/** The size of a file, or null where there is none. */
export async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}
