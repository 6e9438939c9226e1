// SHA-256 sums of large files, taken in a thread of its own, so that nobody's request waits for them.
import { Worker } from "node:worker_threads";
import type { HashReply, HashRequest } from "./hash-worker.ts";

type Waiting = { resolve(sha256: string): void; reject(error: Error): void };

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let last = 0;

function thread(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL("./hash-worker.ts", import.meta.url));
  worker = started;
  // It does not keep the process from ending.
  started.unref();
  started.on("message", (reply: HashReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("sha256" in reply) asked?.resolve(reply.sha256);
    else asked?.reject(Object.assign(new Error(reply.message), { code: reply.code }));
  });
  const gone = (error: Error) => {
    if (worker !== started) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  started.on("error", (error) => gone(error instanceof Error ? error : new Error(String(error))));
  started.on("exit", () => gone(new Error("the thread that takes sums has stopped")));
  return started;
}

const ask = (request: HashRequest) => thread().postMessage(request);

/** Takes in what has arrived of an upload, so that little is left to do at its end. */
export const hashAhead = (folder: string, { size, chunk_size }: { size: number; chunk_size: number }): void =>
  ask({ kind: "ahead", folder, size, chunk_size });

/** The sum of the file at `path`, in hex; begun already where it is the content of the upload in `folder`. */
export const hashOf = (path: string, size: number, folder: string | null = null): Promise<string> =>
  new Promise((resolve, reject) => {
    const id = ++last;
    waiting.set(id, { resolve, reject });
    ask({ kind: "whole", id, path, folder, size });
  });
