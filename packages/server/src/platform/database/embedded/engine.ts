// The database thread seen from the main thread: starts it, asks it one thing at a time, and replaces it when it must.
import { Worker } from "node:worker_threads";
import type { Backend } from "./virtual-socket.ts";
import { errorResponse, joined, readyForQuery, simpleQuery, type TransactionStatus } from "./wire.ts";
import { compiledProgram } from "./compiled-program.ts";
import type { CopyFormat, WorkerReply, WorkerRequest, WorkerSettings } from "./worker-messages.ts";

export type Log = Record<"info" | "warn" | "error", (fields: object, text: string) => void>;

/** Why a statement got no answer, as the driver will report it. */
class Stopped extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

type Waiting = { resolve(reply: WorkerReply): void; reject(error: Error): void };

export class Engine implements Backend {
  /** The open connection should not be used again: its session was lost in a restart, or a fresh start would do good. */
  wants_new_connection = false;

  readonly #directory: string;
  readonly #log: Log;
  readonly #statement_timeout_ms: number;
  #unlimited = 0;
  #worker: Worker | undefined;
  #waiting: Waiting | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #status: TransactionStatus = "I";
  #is_closed = false;
  #is_worn = false;
  #gone: Promise<unknown> | undefined;

  constructor(directory: string, log: Log, statementTimeoutMs: number) {
    this.#directory = directory;
    this.#log = log;
    this.#statement_timeout_ms = statementTimeoutMs;
  }

  open(): Promise<void> {
    return this.#inTurn(async () => void (await this.#start()));
  }

  startSession(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#is_worn) await this.#stop();
      if (!this.#worker) await this.#start();
      await this.#ask({ kind: "session" });
      this.wants_new_connection = false;
      this.#status = "I";
    });
  }

  run(bytes: Uint8Array<ArrayBuffer>, expectsReady: boolean): Promise<Uint8Array> {
    return this.#inTurn(async () => {
      try {
        return await this.#answerTo(bytes, expectsReady);
      } catch (error) {
        if (!(error instanceof Stopped) || this.#is_closed) throw error;
        await this.#recover();
        const failure = errorResponse(error.code, error.message);
        return expectsReady ? joined([failure, readyForQuery(this.#status)]) : failure;
      }
    });
  }

  /** Statements may take as long as they need until `work` is done. */
  async withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
    this.#unlimited += 1;
    try {
      return await work();
    } finally {
      this.#unlimited -= 1;
    }
  }

  /** The rows of a select as COPY writes them, in memory. */
  copyOut(select: string, format: CopyFormat): Promise<Buffer> {
    return this.#inTurn(async () => {
      const reply = await this.#ask({ kind: "copy_out", select, format });
      if (reply.kind !== "copied") throw new Error(reply.kind === "refused" ? reply.reason : reply.kind);
      return Buffer.from(reply.lines.buffer);
    });
  }

  /** Lines as COPY writes them into a table, `name (columns)`, within the transaction that is open. */
  copyIn(target: string, lines: Buffer): Promise<void> {
    return this.#inTurn(async () => {
      const reply = await this.#ask({ kind: "copy_in", target, lines: new Uint8Array(lines) });
      if (reply.kind !== "done") throw new Error(reply.kind === "refused" ? reply.reason : reply.kind);
    });
  }

  async close(): Promise<void> {
    await this.#inTurn(async () => {
      this.#is_closed = true;
      await this.#stop();
    });
  }

  async #stop(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    await this.#ask({ kind: "close" }).catch((error: unknown) =>
      this.#log.warn({ error }, "the database was not closed"),
    );
    this.#worker = undefined;
    this.#is_worn = false;
    await worker.terminate();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #answerTo(bytes: Uint8Array<ArrayBuffer>, expectsReady: boolean): Promise<Uint8Array> {
    const watchdog = this.#watch();
    try {
      const reply = await this.#ask({ kind: "run", bytes, expects_ready: expectsReady });
      if (reply.kind !== "answer") throw new Error(`the database thread said ${reply.kind}`);
      if (reply.status) this.#status = reply.status;
      this.#is_worn = reply.is_worn;
      this.wants_new_connection ||= reply.is_worn;
      return reply.bytes;
    } finally {
      clearInterval(watchdog);
    }
  }

  /** PGlite cannot cancel a statement nor does it know statement_timeout: the only way is to stop its thread. */
  #watch(): NodeJS.Timeout {
    const started = performance.now();
    const limit = this.#statement_timeout_ms;
    const watchdog = setInterval(
      () => {
        if (this.#unlimited > 0 || performance.now() - started < limit) return;
        clearInterval(watchdog);
        this.#log.warn({ statement_timeout_ms: limit }, "a statement ran too long; the embedded database restarts");
        this.#fail(new Stopped("57014", "canceling statement due to statement timeout"));
      },
      Math.max(10, Math.min(250, limit / 4)),
    );
    return watchdog.unref();
  }

  #ask(request: WorkerRequest): Promise<WorkerReply> {
    return new Promise<WorkerReply>((resolve, reject) => {
      if (!this.#worker) return reject(new Stopped("57P01", "the embedded database is not running"));
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(request, request.kind === "run" ? [request.bytes.buffer] : []);
    });
  }

  async #start(): Promise<WorkerReply> {
    if (this.#is_closed) throw new Error("the embedded database is closed");
    await this.#gone; // two threads on one directory would destroy it
    const workerData: WorkerSettings = { directory: this.#directory, program: await compiledProgram() };
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    this.#worker = worker;
    worker.on("message", (reply: WorkerReply) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (reply.kind === "failed")
        this.#fail(new Stopped("57P02", `the embedded database failed: ${reply.reason}`), waiting);
      else waiting?.resolve(reply);
    });
    const gone = (reason: string) => {
      if (this.#worker === worker) this.#fail(new Stopped("57P02", `the embedded database stopped: ${reason}`));
    };
    worker.on("error", (error) => gone(error instanceof Error ? error.message : String(error)));
    worker.on("exit", (status) => gone(`exit ${status}`));
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** The thread is given up; whoever waits for it is told why. */
  #fail(error: Stopped, waiting = this.#waiting): void {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#waiting = undefined;
    if (!this.#is_closed) this.#log.error({ code: error.code }, error.message);
    waiting?.reject(error);
    this.#gone = worker?.terminate();
  }

  /** A new thread in the state a server would be in: if a transaction was open, it is now a failed one. */
  async #recover(): Promise<void> {
    const was_in_transaction = this.#status !== "I";
    await this.#start();
    this.wants_new_connection = true;
    if (!was_in_transaction) return;
    await this.#answerTo(simpleQuery("begin"), true);
    await this.#answerTo(simpleQuery("select 1/0"), true);
  }
}
