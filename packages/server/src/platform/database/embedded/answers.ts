// Makes the bytes PGlite answers with what a PostgreSQL server would have answered.
import { backend, eachMessage, joined, type TransactionStatus } from "./wire.ts";

export type Answer = { bytes: Uint8Array<ArrayBuffer>; status: TransactionStatus | undefined };

/**
 * After an error in the extended protocol PGlite says ReadyForQuery at once and again at Sync. A driver that sees the
 * first one would take the answer of the next query for its own, so only the last is kept, and none before a Sync.
 */
export function tidied(raw: Uint8Array, expectsReady: boolean): Answer {
  const kept: Uint8Array[] = [];
  let ready: Uint8Array | undefined;
  eachMessage(raw, (type, message) => {
    if (type === backend.ready) ready = message;
    else kept.push(message);
  });
  const status = ready && expectsReady ? (String.fromCharCode(ready[5]!) as TransactionStatus) : undefined;
  if (ready && expectsReady) kept.push(ready);
  return { bytes: joined(kept), status };
}

/** The text of the first error in an answer, if there is one. */
export function firstError(bytes: Uint8Array): string | undefined {
  let text: string | undefined;
  eachMessage(bytes, (type, message) => {
    if (type !== backend.error || text !== undefined) return;
    const fields = Buffer.from(message.subarray(5)).toString().split("\0");
    text = fields.find((field) => field.startsWith("M"))?.slice(1) ?? "unknown error";
  });
  return text;
}
