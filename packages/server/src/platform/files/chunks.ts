// Chunks of uploads under way: written straight to their place in one file, in any order, at once or twice; what is there is known
// after a restart. Files that come whole are received here too.
import { constants, createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { hashAhead, hashOf } from "./content-hash.ts";
import { areSame, OtherBytes, writeStream, WrongSize } from "./stream-into.ts";
import {
  arrivedIn,
  codeOf,
  contentIn,
  folderOf,
  incoming,
  offsetOf,
  privateIn,
  sizeOf,
  writingIn,
} from "./upload-folder.ts";

/** A content that lies whole in a file of ours, not yet looked at. */
export type Arrived = { path: string; size: number; sha256: string };

export type Chunk = { offset: number; size: number };

/** Where an upload lies and how it is cut. */
export type Upload = { token: string; size: number; chunk_size: number };

export const chunksOf = ({ size, chunk_size }: Upload): Chunk[] =>
  Array.from({ length: Math.ceil(size / chunk_size) }, (_, index) => {
    const offset = index * chunk_size;
    return { offset, size: Math.min(chunk_size, size - offset) };
  });

/** Writes a stream into a new file of at most `longest` bytes and answers what came; nothing stays of one that fails. */
export async function receive(directory: string, content: Readable, longest: number): Promise<Arrived> {
  await mkdir(incoming(directory), { recursive: true });
  const path = privateIn(directory);
  try {
    const file = await open(path, "wx");
    const size = await writeStream(file, content, 0, longest).finally(() => file.close());
    return { path, size, sha256: await hashOf(path, size) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** The right to write a chunk at its place, held by at most one request of all server processes. */
async function claim(folder: string, offset: number): Promise<boolean> {
  try {
    await (await open(writingIn(folder, offset), "wx")).close();
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Keeps one chunk. The first request for it writes at its place; another one that comes meanwhile writes a file of its own, because two
 * in one place could leave something that neither sent. On the disk before it counts as there.
 */
export async function keepChunk(directory: string, upload: Upload, chunk: Chunk, content: Readable): Promise<void> {
  const { offset, size } = chunk;
  const folder = folderOf(directory, upload.token);
  const arrived = arrivedIn(folder, offset);
  await mkdir(folder, { recursive: true });
  const own = await sizeOf(arrived);
  if (own !== null) return checkAgain(own > 0 ? arrived : contentIn(folder), own > 0 ? 0 : offset, size, content);
  const isFirst = await claim(folder, offset);
  const mark = isFirst ? writingIn(folder, offset) : join(folder, crypto.randomUUID());
  try {
    // It may have arrived between the two questions: whoever finishes the upload relies on nobody writing it again.
    if (isFirst && (await sizeOf(arrived)) !== null) return await rm(mark, { force: true });
    const file = await open(isFirst ? contentIn(folder) : mark, constants.O_WRONLY | constants.O_CREAT);
    try {
      const came = await writeStream(file, content, isFirst ? offset : 0, size);
      if (came < size) throw new WrongSize();
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(mark, arrived);
  } catch (error) {
    await rm(mark, { force: true });
    throw error;
  }
  hashAhead(folder, upload);
}

/** Refuses what came again and is not what lies there: whoever sends it would believe that it was kept. */
async function checkAgain(path: string, start: number, size: number, content: Readable): Promise<void> {
  const kept = createReadStream(path, { start, end: start + size - 1 });
  if (!(await areSame(content, kept))) throw new OtherBytes();
}

/** Offsets of the chunks that are there. */
export async function arrivedChunks(directory: string, token: string): Promise<number[]> {
  const names = await readdir(folderOf(directory, token)).catch(() => []);
  return names
    .map(offsetOf)
    .filter((offset) => offset !== null)
    .toSorted((one, other) => one - other);
}

/** Forgets an upload. The content goes first: a chunk still on its way must not find it without its marks. */
export async function dropChunks(directory: string, token: string): Promise<void> {
  const folder = folderOf(directory, token);
  await rm(contentIn(folder), { force: true });
  await rm(folder, { recursive: true, force: true });
}

/** Forgets a content that was received whole. */
export const dropArrived = ({ path }: Arrived) => rm(path, { force: true });

/** Clears away what a killed server left behind: nothing is under way longer than this. */
export async function dropOlderThan(directory: string, hours: number): Promise<void> {
  const names = await readdir(incoming(directory)).catch(() => []);
  for (const name of names) {
    const path = join(incoming(directory), name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - hours * 3_600_000) await rm(path, { recursive: true, force: true });
  }
}
