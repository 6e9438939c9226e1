// Opens the embedded database: PostgreSQL compiled to WebAssembly, in its own thread, behind the ordinary `pg` driver.
import fs from "node:fs";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { Engine, type Log } from "./engine.ts";
import { lockDirectory } from "./directory-lock.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { VirtualSocket, type Backend } from "./virtual-socket.ts";

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

/** Moves whole tables in memory, in the session of the one connection. */
export type Copying = Pick<Engine, "copyOut" | "copyIn">;

/** What a connection needs of the database thread. */
export type Reached = Backend & Pick<Engine, "wants_new_connection" | "withoutTimeLimit">;

/** Longer statements are ended where nobody says otherwise. */
const usualTimeoutMs = 30_000;

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase & { copying: Copying }> {
  const { engine, close } = await openEngine(options);
  const connected = connectTo(engine, options);
  let closing: Promise<void> | undefined;
  return { ...connected, copying: engine, close: () => (closing ??= connected.close().then(close)) };
}

/** Starts the database thread over a directory that no other process has open. */
export async function openEngine({ directory, log, statement_timeout_ms = usualTimeoutMs }: EmbeddedOptions) {
  fs.mkdirSync(directory, { recursive: true });
  const unlock = lockDirectory(directory, (holder) => log.warn({ directory, holder }, "took over a lock left behind"));
  const engine = new Engine(directory, log, statement_timeout_ms);
  try {
    await engine.open();
  } catch (error) {
    unlock();
    throw error;
  }
  const close = async () => {
    await engine.close();
    unlock();
  };
  return { engine, close };
}

/** The one connection to a database thread, and what is done with it in the background; closing it leaves the thread running. */
export function connectTo(engine: Reached, options: Omit<EmbeddedOptions, "directory">): EmbeddedDatabase {
  const { log, statement_timeout_ms = usualTimeoutMs, checkpoint_every_ms = 5 * 60_000 } = options;
  const pool = poolOf(engine, log, statement_timeout_ms);
  const withoutTimeLimit: EmbeddedDatabase["withoutTimeLimit"] = (work) => engine.withoutTimeLimit(work);
  const stopHousekeeping = startHousekeeping({ pool, log, withoutTimeLimit }, checkpoint_every_ms);
  const close = () =>
    orGiveUp(log, async () => {
      await stopHousekeeping();
      await pool.end();
    });
  return { pool, withoutTimeLimit, close };
}

function poolOf(engine: Reached, log: Log, statementTimeoutMs: number): pg.Pool {
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
