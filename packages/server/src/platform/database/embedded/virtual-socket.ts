// What `pg` takes for a network socket: protocol bytes go to the database thread, the answers come back.
import { Duplex } from "node:stream";
import { withoutDeadlyStatements } from "./refused-statements.ts";
import { eachMessage, frontend, joined, startupAnswer } from "./wire.ts";

/** Where the socket sends its bytes. */
export type Backend = {
  startSession(): Promise<void>;
  run(bytes: Uint8Array<ArrayBuffer>, expectsReady: boolean): Promise<Uint8Array>;
};

/** One connection. Messages are sent on in portions that end where the protocol expects an answer. */
export class VirtualSocket extends Duplex {
  readonly #backend: Backend;
  #is_started = false;
  #partial: Buffer = Buffer.alloc(0);
  #waiting: Uint8Array[] = [];
  #answers: Promise<void> = Promise.resolve();

  constructor(backend: Backend) {
    super();
    this.#backend = backend;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const bytes = this.#partial.length > 0 ? Buffer.concat([this.#partial, chunk]) : chunk;
    const start = this.#is_started ? 0 : this.#startUp(bytes);
    const taken = start + eachMessage(bytes.subarray(start), (type, message) => this.#take(type, message));
    this.#partial = bytes.subarray(taken);
    done();
  }

  /** The start-up packet has no type byte; it is answered here and never reaches PGlite. */
  #startUp(bytes: Buffer): number {
    if (bytes.length < 4 || bytes.length < bytes.readInt32BE(0)) return 0;
    this.#is_started = true;
    this.#answer(async () => {
      await this.#backend.startSession();
      return startupAnswer();
    });
    return bytes.readInt32BE(0);
  }

  #take(type: number, message: Uint8Array): void {
    if (type === frontend.terminate) return; // ends this connection, not the database: `_final` follows
    this.#waiting.push(message);
    if (type !== frontend.sync && type !== frontend.query && type !== frontend.flush) return;
    const portion = withoutDeadlyStatements(joined(this.#waiting));
    this.#waiting = [];
    this.#answer(() => this.#backend.run(portion, type !== frontend.flush));
  }

  #answer(ask: () => Promise<Uint8Array>): void {
    this.#answers = this.#answers
      .then(async () => {
        if (this.destroyed) return;
        const bytes = await ask();
        if (!this.destroyed && !this.readableEnded) this.push(bytes);
      })
      .catch((error: unknown) => void this.destroy(error as Error));
  }

  override _read(): void {}

  override _final(done: () => void): void {
    void this.#answers.then(() => {
      this.push(null);
      done();
    });
  }
}
