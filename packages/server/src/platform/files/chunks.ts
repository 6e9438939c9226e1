// Chunks of uploads under way, each a file of its own: sent out of order, twice or at once they cannot spoil each other, and the folder
// itself says after a restart which ones are there.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A content that lies whole in a file of ours, not yet looked at. */
export type Arrived = { path: string; size: number; sha256: string };

/** The content was longer than was said. */
export class TooLong extends Error {}

const pieceSize = 1024 * 1024;

/** `<directory>/files/uploads`: on the same disk as the store, so that nothing is copied twice. */
const incoming = (directory: string) => join(directory, "files", "uploads");
const folderOf = (directory: string, token: string) => join(incoming(directory), token);
const nameOf = (offset: number) => String(offset).padStart(16, "0");

/** Writes a stream into a new file of at most `longest` bytes and answers what came; nothing stays of one that fails. */
export async function receive(directory: string, content: Readable, longest: number): Promise<Arrived> {
  await mkdir(incoming(directory), { recursive: true });
  const path = join(incoming(directory), crypto.randomUUID());
  const hash = createHash("sha256");
  let size = 0;
  try {
    await pipeline(
      content,
      async function* counted(pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          size += piece.length;
          if (size > longest) throw new TooLong();
          hash.update(piece);
          yield piece;
        }
      },
      createWriteStream(path, { flags: "wx" }),
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, size, sha256: hash.digest("hex") };
}

/** Keeps one chunk; the same one sent again takes the place of the first. Answers its size. */
export async function keepChunk(directory: string, token: string, offset: number, content: Readable, longest: number) {
  const folder = folderOf(directory, token);
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${crypto.randomUUID()}.part`);
  let size = 0;
  try {
    content.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size > longest) content.destroy(new TooLong());
    });
    await pipeline(content, createWriteStream(part, { flags: "wx" }));
    return { size, commit: () => rename(part, join(folder, nameOf(offset))), drop: () => rm(part, { force: true }) };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Offsets of the chunks that are there. */
export async function chunksOf(directory: string, token: string): Promise<number[]> {
  const names = await readdir(folderOf(directory, token)).catch(() => []);
  return names
    .filter((name) => /^\d{16}$/.test(name))
    .map(Number)
    .toSorted((one, other) => one - other);
}

/** Puts the chunks together in their order, or answers null where one of them is missing or has another size. */
export async function assemble(
  directory: string,
  token: string,
  expected: readonly { offset: number; size: number }[],
): Promise<Arrived | null> {
  const folder = folderOf(directory, token);
  const paths = expected.map(({ offset }) => join(folder, nameOf(offset)));
  const sizes = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        (it) => it.size,
        () => null,
      ),
    ),
  );
  if (sizes.some((size, index) => size !== expected[index]?.size)) return null;
  const path = join(folder, `${crypto.randomUUID()}.part`);
  const hash = createHash("sha256");
  const whole = await open(path, "wx");
  let size = 0;
  try {
    for (const chunk of paths)
      for await (const piece of createReadStream(chunk, { highWaterMark: pieceSize }) as AsyncIterable<Buffer>) {
        hash.update(piece);
        await whole.write(piece);
        size += piece.length;
      }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await whole.close();
  }
  return { path, size, sha256: hash.digest("hex") };
}

/** Forgets an upload. */
export const dropChunks = (directory: string, token: string) =>
  rm(folderOf(directory, token), { recursive: true, force: true });

/** Forgets a content that was received whole. */
export const dropArrived = ({ path }: Arrived) => rm(path, { force: true });
