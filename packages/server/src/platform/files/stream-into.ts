// Bytes between a stream and a file, without leaving a buffer behind for each piece: those of a gigabyte would keep the process clearing up.
import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { finished, Writable, type Readable } from "node:stream";
import { noteUsed } from "./free-buffers.ts";

/** A chunk that is there already came again with other bytes. */
export class OtherBytes extends Error {}

/** The content was longer, or shorter, than was said. */
export class WrongSize extends Error {}

const bufferSize = 256 * 1024;
const mostWaiting = 1024 * 1024;

const sizeOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0);

/** Writes all of it, also where the disk takes it in parts. */
export async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
}

async function writeAllAt(file: FileHandle, pieces: readonly Uint8Array[], position: number): Promise<void> {
  const size = sizeOf(pieces);
  const { bytesWritten } = await file.writev(pieces, position);
  if (bytesWritten < size) await writeAt(file, Buffer.concat(pieces).subarray(bytesWritten), position + bytesWritten);
}

/**
 * Writes what comes from `start` on, and never more than `longest`. Answers how much came. Where it fails the rest is read and thrown
 * away.
 */
export function writeStream(file: FileHandle, content: Readable, start: number, longest: number): Promise<number> {
  let size = 0;
  const place = new Writable({
    highWaterMark: mostWaiting,
    writev(pieces, done) {
      const buffers = pieces.map(({ chunk }) => chunk as Buffer);
      const position = start + size;
      const came = sizeOf(buffers);
      size += came;
      if (size > longest) return done(new WrongSize());
      writeAllAt(file, buffers, position).then(() => {
        done();
        noteUsed(came);
      }, done);
    },
  });
  return new Promise((resolve, reject) => {
    finished(content, { writable: false }, (error) => error && place.destroy(error));
    place.on("finish", () => resolve(size));
    place.on("error", (error) => {
      // Read away: whoever is still sending gets the answer, and the connection is free again.
      content.resume();
      reject(error);
    });
    content.pipe(place);
  });
}

async function sumOf(content: Readable): Promise<string> {
  const sum = createHash("sha256");
  for await (const piece of content) sum.update(piece as Buffer);
  return sum.digest("hex");
}

/** Whether two streams bring the same bytes; both are read to their end. */
export async function areSame(one: Readable, other: Readable): Promise<boolean> {
  const [first, second] = await Promise.all([sumOf(one), sumOf(other)]);
  return first === second;
}

const written = (target: Writable, piece: Buffer, isLast: boolean) =>
  new Promise<void>((resolve, reject) => {
    const done = (error?: Error | null) => (error ? reject(error) : resolve());
    // Ended together with its last piece: who has all of it may leave at once, and the server be stopped.
    if (isLast) target.end(piece, done);
    else target.write(piece, done);
  });

/** Fails once nobody takes the bytes any more: what waits for them to leave would then wait for ever, and keep its file open. */
function leftBy(target: Writable): Promise<never> {
  const left = new Promise<never>((_, reject) => {
    const tell = () => reject(new Error("whoever asked has left"));
    if (target.destroyed) tell();
    else target.once("close", tell);
  });
  // It closes after its end too.
  left.catch(() => null);
  return left;
}

/** Sends the bytes from `first` to `last` of a file and ends: one of two buffers is filled while the other one leaves. */
export async function sendBytes(file: FileHandle, { first, last }: { first: number; last: number }, target: Writable) {
  const buffers = [Buffer.allocUnsafeSlow(bufferSize), Buffer.allocUnsafeSlow(bufferSize)];
  const left = leftBy(target);
  let leaving = Promise.resolve();
  for (let position = first, turn = 0; position <= last; turn = 1 - turn) {
    const { bytesRead } = await file.read(buffers[turn]!, 0, Math.min(bufferSize, last + 1 - position), position);
    if (bytesRead === 0) throw new Error("the content is shorter than it was");
    await Promise.race([leaving, left]);
    position += bytesRead;
    leaving = written(target, buffers[turn]!.subarray(0, bytesRead), position > last);
    // Awaited at the next turn; a failure until then is not an unhandled one.
    leaving.catch(() => null);
  }
  await Promise.race([leaving, left]);
}
