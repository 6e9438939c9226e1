// Opens the embedded database: PostgreSQL compiled to WebAssembly, in its own thread, behind the ordinary `pg` driver.
import fs from "node:fs";
import pg from "pg";
import { Engine, type Log } from "./engine.ts";
import { VirtualSocket } from "./virtual-socket.ts";

export type EmbeddedOptions = {
  directory: string;
  log: Log;
  /** A statement that runs longer is ended with error 57014. */
  statement_timeout_ms?: number;
  checkpoint_every_ms?: number;
};

export type EmbeddedDatabase = {
  /** Exactly one connection: PGlite is one session, and waiting for the connection is what keeps users apart. */
  pool: pg.Pool;
  /** For migrations and maintenance: while `work` runs, no statement is ended for taking long. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { directory, log, statement_timeout_ms = 30_000 } = options;
  fs.mkdirSync(directory, { recursive: true });
  const engine = new Engine({ directory, is_durable: true }, log, statement_timeout_ms);
  await engine.open();
  const pool = new pg.Pool({
    user: "postgres",
    database: "postgres",
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: statement_timeout_ms + 15_000,
    stream: () => new VirtualSocket(engine) as never,
  });
  pool.on("error", (error) => log.warn({ error }, "the connection to the embedded database was lost"));
  return {
    pool,
    withoutTimeLimit: (work) => engine.withoutTimeLimit(work),
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}
