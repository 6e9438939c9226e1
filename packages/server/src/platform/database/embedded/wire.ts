// The few facts of PostgreSQL's wire protocol that the embedded database needs: framing, and the messages we say ourselves.

/** Message types by their first byte, named from the side that sends them. */
export const frontend = { query: 0x51, parse: 0x50, sync: 0x53, flush: 0x48, terminate: 0x58 } as const;
export const backend = { error: 0x45, ready: 0x5a } as const;

/** What the last ReadyForQuery said: idle, in a transaction, or in a failed one. */
export type TransactionStatus = "I" | "T" | "E";

/** Calls `visit` for every whole message (type byte included) and returns how many bytes they took. */
export function eachMessage(bytes: Uint8Array, visit: (type: number, message: Uint8Array) => void): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (bytes.length - at >= 5) {
    const end = at + 1 + view.getInt32(at + 1);
    if (end > bytes.length) break;
    visit(view.getUint8(at), bytes.subarray(at, end));
    at = end;
  }
  return at;
}

/** One array of its own, so that it can be handed to another thread without a copy. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const zeroEnded = (...texts: string[]) => Buffer.from(texts.map((text) => `${text}\0`).join(""));

/** An ErrorResponse that `pg` turns into its usual DatabaseError. */
export const errorResponse = (code: string, text: string): Buffer =>
  message("E", zeroEnded("SERROR", "VERROR", `C${code}`, `M${text}`, ""));

export const readyForQuery = (status: TransactionStatus): Buffer => message("Z", Buffer.from(status));

/** A simple query, as the driver would send it. */
export const simpleQuery = (sql: string): Uint8Array<ArrayBuffer> => joined([message("Q", zeroEnded(sql))]);

/** The answer to a start-up packet: nobody is asked for a password inside one process. */
export function startupAnswer(): Buffer {
  const parameters = {
    server_version: "18.3",
    server_encoding: "UTF8",
    client_encoding: "UTF8",
    DateStyle: "ISO, MDY",
    TimeZone: "UTC",
    standard_conforming_strings: "on",
    integer_datetimes: "on",
  };
  return Buffer.concat([
    message("R", Buffer.from([0, 0, 0, 0])),
    ...Object.entries(parameters).map(([name, value]) => message("S", zeroEnded(name, value))),
    message("K", Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
    readyForQuery("I"),
  ]);
}
