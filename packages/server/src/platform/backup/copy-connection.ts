// A connection that moves whole tables as the text of PostgreSQL's COPY, which is the same on both databases.
import { pipeline } from "node:stream/promises";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { openEmbedded } from "../database/embedded/open-embedded.ts";
import type { CopyFormat } from "../database/embedded/worker-messages.ts";
import { installParsers } from "../database/parsers.ts";

export type Rows = Record<string, unknown>[];

/** Parts are held in memory: whoever asks cuts tables into pieces of some megabytes. */
export type CopyConnection = {
  kind: "embedded" | "server";
  query(text: string, values?: unknown[]): Promise<{ rows: Rows }>;
  /** The rows of a select: one per line as COPY writes them, or as CSV without a header. */
  copyOut(select: string, format?: CopyFormat): Promise<Buffer>;
  /** `target`: a table with its columns in brackets. Runs in the transaction that `query` began. */
  copyIn(target: string, lines: Buffer): Promise<void>;
  close(): Promise<void>;
};

const quiet = { info() {}, warn() {}, error() {} };

/** One connection to a PostgreSQL server, whose statements may take as long as they need. */
export async function copyingServer(connectionString: string): Promise<CopyConnection> {
  installParsers();
  const client = new pg.Client({
    connectionString,
    options: "-c statement_timeout=0 -c jit=off -c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1",
    connectionTimeoutMillis: 10_000,
    application_name: "atalaya backup",
  });
  // Its query fails and says so.
  client.on("error", () => undefined);
  await client.connect();
  return {
    kind: "server",
    query: (text, values) => client.query(text, values),
    copyOut: (select, format = "text") => buffer(client.query(copyTo(`copy (${select}) to stdout (format ${format})`))),
    copyIn: (target, lines) => pipeline(Readable.from([lines]), client.query(copyFrom(`copy ${target} from stdin`))),
    close: () => client.end(),
  };
}

/** The embedded database in a folder that no other process has open; an error says who has it. It is not migrated. */
export async function copyingEmbedded(directory: string): Promise<CopyConnection> {
  installParsers();
  const { pool, copying, withoutTimeLimit, close } = await openEmbedded({ directory, log: quiet });
  // Kept, so that housekeeping waits until this is done.
  const client = await pool.connect();
  return {
    kind: "embedded",
    query: (text, values) => withoutTimeLimit(() => client.query<Record<string, unknown>>(text, values)),
    copyOut: (select, format = "text") => copying.copyOut(select, format),
    copyIn: (target, lines) => copying.copyIn(target, lines),
    close: async () => {
      client.release();
      await close();
    },
  };
}
