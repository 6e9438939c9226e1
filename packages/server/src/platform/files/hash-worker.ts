// The thread that takes SHA-256 sums: reads with one buffer, and follows uploads while their chunks are still coming.
import { createHash, type Hash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { arrivedIn, contentIn } from "./upload-folder.ts";

/** `ahead` takes in what has arrived of an upload; `whole` answers the sum of a file, going on from there where it is the same file. */
export type HashRequest =
  | { kind: "ahead"; folder: string; chunk_size: number; size: number }
  | { kind: "whole"; id: number; path: string; folder: string | null; size: number };
export type HashReply = { id: number; sha256: string } | { id: number; code: string; message: string };

type State = { file: string; hash: Hash; position: number };

const mostFollowed = 1000;
const buffer = Buffer.allocUnsafeSlow(1024 * 1024);
const followed = new Map<string, State>();

/** Tells files apart even where one took the number of another. */
function identityOf(file: number): string {
  const { dev, ino, birthtimeNs } = fstatSync(file, { bigint: true });
  return `${dev}.${ino}.${birthtimeNs}`;
}

function stateOf(file: number, folder: string | null): State {
  const identity = identityOf(file);
  const known = folder === null ? undefined : followed.get(folder);
  return known?.file === identity ? known : { file: identity, hash: createHash("sha256"), position: 0 };
}

function advance(file: number, state: State, end: number): void {
  while (state.position < end) {
    const count = readSync(file, buffer, 0, Math.min(buffer.length, end - state.position), state.position);
    if (count === 0) throw new Error("the file is shorter than it was said to be");
    state.hash.update(buffer.subarray(0, count));
    state.position += count;
  }
}

const isInPlace = (folder: string, offset: number) =>
  statSync(arrivedIn(folder, offset), { throwIfNoEntry: false })?.size === 0;

function follow(folder: string, chunk_size: number, size: number): void {
  const file = openSync(contentIn(folder), "r");
  try {
    const state = stateOf(file, folder);
    while (state.position < size && isInPlace(folder, state.position))
      advance(file, state, Math.min(size, state.position + chunk_size));
    followed.delete(folder);
    followed.set(folder, state);
    for (const [oldest] of followed) if (followed.size > mostFollowed) followed.delete(oldest);
  } finally {
    closeSync(file);
  }
}

function whole(path: string, folder: string | null, size: number): string {
  const file = openSync(path, "r");
  try {
    const state = stateOf(file, folder);
    if (folder !== null) followed.delete(folder);
    advance(file, state, size);
    return state.hash.digest("hex");
  } finally {
    closeSync(file);
  }
}

parentPort?.on("message", (request: HashRequest) => {
  if (request.kind === "ahead") {
    try {
      follow(request.folder, request.chunk_size, request.size);
    } catch {
      // Given up meanwhile: whoever finishes an upload asks for the sum, and is told then.
      followed.delete(request.folder);
    }
    return;
  }
  const { id, path, folder, size } = request;
  const answer = (reply: HashReply) => parentPort?.postMessage(reply);
  try {
    answer({ id, sha256: whole(path, folder, size) });
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    answer({ id, code, message });
  }
});
