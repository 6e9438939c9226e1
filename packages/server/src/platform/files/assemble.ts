// Makes one file of the chunks of an upload.
import { link, open, readdir, rm, stat } from "node:fs/promises";
import { chunksOf, type Arrived, type Chunk, type Upload } from "./chunks.ts";
import { hashOf } from "./content-hash.ts";
import { writeAt } from "./stream-into.ts";
import { arrivedIn, codeOf, contentIn, folderOf, isWriting, privateIn, sizeOf } from "./upload-folder.ts";

/** File systems that know no hard links. */
const noLinks = ["EPERM", "ENOTSUP", "EMLINK", "ENOSYS"];
const pieceSize = 1024 * 1024;

/** A chunk that is there; `own` is the size of the file that it has to itself, 0 where it lies in the content. */
type Kept = Chunk & { own: number | null };

/** The whole content in a file that no other request knows, or null where a chunk is missing. Nothing is copied where nothing need be. */
export async function assemble(directory: string, upload: Upload): Promise<Arrived | null> {
  const folder = folderOf(directory, upload.token);
  const path = privateIn(directory);
  try {
    const isLinked = await linked(contentIn(folder), path);
    const chunks = await Promise.all(
      chunksOf(upload).map(async (chunk) => ({ ...chunk, own: await sizeOf(arrivedIn(folder, chunk.offset)) })),
    );
    if (chunks.some(({ own }) => own === null)) return await rm(path, { force: true }).then(() => null);
    const isReady = isLinked && chunks.every(({ own }) => own === 0) && (await isSettled(folder, path));
    if (!isReady) await copyOf(folder, chunks, path);
    return { path, size: upload.size, sha256: await hashOf(path, upload.size, folder) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function linked(content: string, path: string): Promise<boolean> {
  try {
    await link(content, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT" || noLinks.includes(codeOf(error))) return false;
    throw error;
  }
}

/** Nobody writes into the content any more, and the linked file is that content. */
async function isSettled(folder: string, path: string): Promise<boolean> {
  if ((await readdir(folder)).some(isWriting)) return false;
  const [one, other] = await Promise.all([stat(contentIn(folder)), stat(path)]);
  return one.ino === other.ino;
}

/** Puts the chunks together in a new file: where one was sent twice at once, or a server was killed while it wrote one. */
async function copyOf(folder: string, chunks: readonly Kept[], path: string) {
  await rm(path, { force: true });
  const piece = Buffer.allocUnsafe(pieceSize);
  const whole = await open(path, "wx");
  try {
    for (const { offset, size, own } of chunks) {
      const from = await open(own ? arrivedIn(folder, offset) : contentIn(folder));
      try {
        for (let done = 0; done < size;) {
          const longest = Math.min(piece.length, size - done);
          const { bytesRead } = await from.read(piece, 0, longest, own ? done : offset + done);
          if (bytesRead === 0) throw new Error("a chunk is shorter than it was");
          await writeAt(whole, piece.subarray(0, bytesRead), offset + done);
          done += bytesRead;
        }
      } finally {
        await from.close();
      }
    }
  } finally {
    await whole.close();
  }
}
