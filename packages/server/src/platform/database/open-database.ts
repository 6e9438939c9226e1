// Opens the database that the settings name: a PostgreSQL server, or the embedded one in the data directory.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Settings } from "../settings.ts";
import { keepingPlans } from "./by-key.ts";
import { doors, type Database } from "./database.ts";
import { longTurns } from "./embedded/long-turns.ts";
import { openEmbedded, type EmbeddedDatabase } from "./embedded/open-embedded.ts";
import { copyCluster, keepBeforeUpgrade } from "./embedded/before-upgrade.ts";
import { migrate } from "./migrate.ts";
import { installParsers } from "./parsers.ts";
import { signalsOver, signalsWithin } from "./signals.ts";
import { watchedClient } from "./watched-client.ts";

type Log = Parameters<typeof openEmbedded>[0]["log"];
export type OpenDatabase = Database & {
  kind: "embedded" | "server";
  /** Copies the files of the embedded database, between two transactions, into a folder from which it can be opened. */
  copyTo?: (directory: string) => Promise<void>;
  close(): Promise<void>;
};
type DatabaseSettings = Pick<
  Settings,
  "DATABASE_URL" | "DATABASE_POOL" | "DATABASE_KEEPS_PLANS" | "DATA_DIR" | "STATEMENT_TIMEOUT_MS"
>;

/** Opens, migrates to the newest schema, and hands out the two doors. */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<OpenDatabase> {
  installParsers();
  return settings.DATABASE_URL
    ? openServer(settings.DATABASE_URL, settings, log)
    : openEmbeddedIn(join(settings.DATA_DIR, "database"), settings, log);
}

async function openServer(connectionString: string, settings: DatabaseSettings, log: Log): Promise<OpenDatabase> {
  const Client = watchedClient(connectionString);
  const poolOf = (max: number, options: string, itsClient = Client) => {
    const pool = new pg.Pool({
      connectionString,
      max,
      // Compiling a statement takes longer than people wait for its answer; bitmaps of a million rows stay exact in this memory.
      options: `-c jit=off -c work_mem=16MB -c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=${settings.STATEMENT_TIMEOUT_MS} ${options}`,
      connectionTimeoutMillis: 5000,
      Client: itsClient,
    });
    // An idle connection that the server ends must not end the process; the next query opens another.
    pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
    // Nor must a borrowed one, which the pool does not listen to: its query fails and says so.
    pool.on("connect", (client) => client.on("error", () => undefined));
    return pool;
  };
  await migrateWithoutTimeout(connectionString);
  const readingClient = settings.DATABASE_KEEPS_PLANS ? keepingPlans(Client) : Client;
  const reading = poolOf(settings.DATABASE_POOL, "-c default_transaction_read_only=on", readingClient);
  const writable = poolOf(Math.max(2, Math.ceil(settings.DATABASE_POOL / 2)), "");
  const { close: endSignals, ...signals } = signalsOver(connectionString, log);
  const close = async () => {
    await Promise.all([endSignals(), reading.end(), writable.end()]);
  };
  return { kind: "server", ...doors(reading, writable), signals, close };
}

async function migrateWithoutTimeout(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await migrate(client).finally(() => client.end());
}

async function openEmbeddedIn(directory: string, settings: DatabaseSettings, log: Log): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true });
  const embedded = await openEmbedded({ directory, log, statement_timeout_ms: settings.STATEMENT_TIMEOUT_MS });
  const copyTo = (to: string) => copyCluster(embedded, directory, to);
  try {
    await keepBeforeUpgrade(embedded, directory, copyTo);
  } catch (error) {
    await embedded.close();
    throw new Error(`the database was not upgraded, because no copy of it could be kept first in ${directory}`, {
      cause: error,
    });
  }
  return { ...(await overEmbedded(embedded)), copyTo };
}

/** The two doors over an embedded database, brought to the newest schema first. */
export async function overEmbedded(embedded: EmbeddedDatabase): Promise<OpenDatabase> {
  await embedded.withoutTimeLimit(async () => {
    const client = await embedded.pool.connect();
    await migrate(client).finally(() => client.release());
  });
  const signals = signalsWithin();
  return {
    kind: "embedded",
    ...doors(inMode(embedded.pool, "read only"), inMode(embedded.pool, "read write"), {
      inTurn: longTurns(() => embedded.pool.waitingCount > 0),
      onWritten: () => void signals.tell("changes", ""),
    }),
    signals,
    close: () => embedded.close(),
  };
}

const modes = new WeakMap<object, string>();

/** The embedded database has one connection for both doors: it is switched when the other door was used last. */
function inMode(pool: pg.Pool, mode: "read only" | "read write"): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      if (modes.get(client) !== mode) {
        await client.query(`set session characteristics as transaction ${mode}`).catch((error: Error) => {
          // There is no second connection: one that is never given back would leave everybody waiting.
          client.release(error);
          throw error;
        });
        modes.set(client, mode);
      }
      return client as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
