// Heavy work in a thread of its own, within limits of time, memory, input and queue: one request never stops the others. What passes
// a limit is answered, and the server lives on (docs/decisions/0021).
import { Piscina } from "piscina";
import { Problem } from "../http/problem.ts";
import type { Tasks } from "./tasks.ts";

export type Limits = {
  /** Of work, counted from its beginning in the thread; it may wait as long again for its turn. */
  seconds: number;
  megabytes: number;
  /** Of what is handed over: the limit of memory does not count buffers. */
  input_megabytes: number;
  /** Tasks waiting for their turn; another one is sent away. */
  waiting: number;
};

const million = 1024 * 1024;
/** An idle thread ends after this, and gives its memory back. */
const idleTimeout = 30_000;

const encoder = new TextEncoder();
/** Plain data as the bytes that a thread is handed. */
export const asBytes = (data: unknown): Uint8Array => encoder.encode(JSON.stringify(data));

const tooHeavy = (cause?: unknown) => new Problem("too_heavy", { cause });

/**
 * Runs tasks one after another in one thread. Throws `too_heavy` (422) for what takes more time or memory than there is, `queue_full` (503) where
 * too many wait.
 */
export function workerPool({ seconds, megabytes, input_megabytes, waiting }: Limits) {
  const begun = new Map<number, () => void>();
  let pool: Piscina | undefined;
  let last = 0;

  function open(): Piscina {
    pool = new Piscina({
      filename: new URL("./tasks.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout,
      maxQueue: waiting + 1,
      atomics: "disabled",
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    pool.on("message", ({ begun: id }: { begun: number }) => begun.get(id)?.());
    return pool;
  }

  return async function run<N extends keyof Tasks>(
    name: N,
    parts: readonly Uint8Array[],
  ): Promise<Awaited<ReturnType<Tasks[N]>>> {
    if (parts.reduce((sum, part) => sum + part.byteLength, 0) > input_megabytes * million) throw tooHeavy();
    const threads = pool ?? open();
    const busy = (cause?: unknown) => new Problem("queue_full", { cause, headers: { "retry-after": String(seconds) } });
    if (threads.queueSize >= waiting) throw busy();
    const id = ++last;
    const stop = new AbortController();
    let hasBegun = false;
    let timer = setTimeout(() => stop.abort(), seconds * 1000);
    begun.set(id, () => {
      hasBegun = true;
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), seconds * 1000);
    });
    try {
      const transferList = parts.map(({ buffer }) => buffer) as never;
      return await threads.run({ id, parts }, { name, signal: stop.signal, transferList });
    } catch (error) {
      if (stop.signal.aborted) throw hasBegun ? tooHeavy(error) : busy(error);
      if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") throw tooHeavy(error);
      throw error;
    } finally {
      clearTimeout(timer);
      begun.delete(id);
    }
  };
}

/** Papers and sheets, which somebody waits for as for a download. */
export const inDocumentThread = workerPool({ seconds: 20, megabytes: 512, input_megabytes: 64, waiting: 8 });

/** What stands between somebody and a saved text; it never waits behind a download. */
export const inTextThread = workerPool({ seconds: 10, megabytes: 512, input_megabytes: 8, waiting: 16 });

/** Files of shapes, which are read where they lie: what they take of memory is bounded by what is read of them. */
export const inReadingThread = workerPool({ seconds: 120, megabytes: 1024, input_megabytes: 1, waiting: 2 });
