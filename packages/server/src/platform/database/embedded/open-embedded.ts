// Opens the embedded database: PostgreSQL compiled to WebAssembly, in its own thread, behind the ordinary `pg` driver.
import fs from "node:fs";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { Engine, type Log } from "./engine.ts";
import { lockDirectory } from "./directory-lock.ts";
import { startHousekeeping } from "./housekeeping.ts";
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
  const { directory, log, statement_timeout_ms = 30_000, checkpoint_every_ms = 5 * 60_000 } = options;
  fs.mkdirSync(directory, { recursive: true });
  const unlock = lockDirectory(directory, (holder) => log.warn({ directory, holder }, "took over a lock left behind"));
  const engine = new Engine({ directory }, log, statement_timeout_ms);
  try {
    await engine.open();
  } catch (error) {
    unlock();
    throw error;
  }
  const pool = poolOf(engine, log, statement_timeout_ms);
  const withoutTimeLimit: EmbeddedDatabase["withoutTimeLimit"] = (work) => engine.withoutTimeLimit(work);
  const stopHousekeeping = startHousekeeping({ pool, log, withoutTimeLimit }, checkpoint_every_ms);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await orGiveUp(log, async () => {
      await stopHousekeeping();
      await pool.end();
    });
    await engine.close();
    unlock();
  };
  return { pool, withoutTimeLimit, close: () => (closing ??= close()) };
}

function poolOf(engine: Engine, log: Log, statementTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    user: "postgres",
    database: "postgres",
    ssl: false, // or PGSSLMODE in the environment would be obeyed
    max: 1,
    idleTimeoutMillis: 0,
    // Long enough to outlive a statement that is ended by the watchdog, and the restart after it: PostgreSQL then
    // syncs every file of the cluster, which takes 2 seconds on an idle disk and has taken 15 on a busy one.
    connectionTimeoutMillis: statementTimeoutMs + 30_000,
    stream: () => new VirtualSocket(engine) as never,
  });
  const lost = (error: Error) => log.warn({ error }, "the connection to the embedded database was lost");
  pool.on("error", lost);
  // a borrowed client without a listener would end the process when its connection breaks
  pool.on("connect", (client) => client.on("error", () => undefined));
  // an ending client is not kept by the pool: the next borrower gets a new session
  pool.on("release", (_error, client) => {
    if (engine.wants_new_connection) void (client as pg.PoolClient & pg.Client).end();
  });
  return pool;
}

const PATIENCE_MS = 5_000;

/** Somebody who never gives the connection back must not keep the process from ending. */
async function orGiveUp(log: Log, work: () => Promise<void>): Promise<void> {
  const finished = work().then(() => true);
  const patience = setTimeout(PATIENCE_MS, false, { ref: false });
  if (await Promise.race([finished, patience])) return;
  log.warn({ patience_ms: PATIENCE_MS }, "closing the embedded database although its connection is in use");
}
