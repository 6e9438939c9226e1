// What the main thread and the database thread say to each other. One request at a time, one reply for each.
import type { TransactionStatus } from "./wire.ts";

/** `program`: PostgreSQL as this process compiled it. */
export type WorkerSettings = { directory: string; program: WebAssembly.Module };

/** One line a row with tabs, or RFC 4180. */
export type CopyFormat = "text" | "csv";

export type WorkerRequest =
  /** A new connection begins: roll back and forget whatever the last one left. */
  | { kind: "session" }
  /** Whole protocol messages; `expects_ready` is false when they end in Flush. */
  | { kind: "run"; bytes: Uint8Array<ArrayBuffer>; expects_ready: boolean }
  /** Rows of a select as COPY writes them, or lines into a table: what PGlite does with bytes in memory, and not over the protocol. */
  | { kind: "copy_out"; select: string; format: CopyFormat }
  | { kind: "copy_in"; target: string; lines: Uint8Array<ArrayBuffer> }
  | { kind: "close" };

export type WorkerReply =
  | { kind: "opened" }
  /** `is_worn`: it would be good to open the database anew when nobody is in the middle of something. */
  | { kind: "answer"; bytes: Uint8Array<ArrayBuffer>; status: TransactionStatus | undefined; is_worn: boolean }
  | { kind: "copied"; lines: Uint8Array<ArrayBuffer> }
  /** The database refused it and is as before. */
  | { kind: "refused"; reason: string }
  | { kind: "done" }
  | { kind: "failed"; reason: string };
