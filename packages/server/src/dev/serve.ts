// Keeps a server running in development: a process of its own that is ended and started anew, on the same port, when told to.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { demoSettings } from "../demo/announce.ts";
import { openEngine } from "../platform/database/embedded/open-embedded.ts";
import { webDirectory } from "../platform/http/pages.ts";
import { lend } from "./lent-engine.ts";
import type { Listening } from "./messages.ts";

export type ServedApi = {
  address: string;
  /** Settles once the newest server takes requests, or has failed to. */
  settled(): Promise<unknown>;
  restart(): void;
  stop(): Promise<void>;
};

/** Opens the database that the environment names and starts the first server. */
export async function serveApi(environment: NodeJS.ProcessEnv = process.env): Promise<ServedApi> {
  const settings = demoSettings(environment);
  const { DATABASE_URL, DATA_DIR, LOG_LEVEL, STATEMENT_TIMEOUT_MS: statement_timeout_ms } = settings;
  // The built pages are not needed here, and the server warns where their folders are missing.
  for (const name of ["assets", "basemap"]) mkdirSync(join(webDirectory, name), { recursive: true });
  const log = pino({ level: LOG_LEVEL });
  const database = DATABASE_URL
    ? undefined
    : await openEngine({ directory: join(DATA_DIR, "database"), log, statement_timeout_ms });

  const start = (port: string) => {
    const server = fork(join(import.meta.dirname, "server.ts"), {
      serialization: "advanced",
      // What one server has compiled the next one need not.
      env: { ...environment, PORT: port, NODE_COMPILE_CACHE: join(DATA_DIR, "compiled") },
    });
    if (database) lend(database.engine, server);
    return server;
  };
  let server = start("0");
  const address = await listening(server);
  if (address === undefined) {
    await database?.close();
    throw new Error("the server did not start");
  }

  let newest = 0;
  let settled: Promise<unknown> = Promise.resolve();
  const restarted = async (before: Promise<unknown>) => {
    const mine = ++newest;
    await end(server);
    await before;
    // Where files were changed meanwhile, only the last change starts one.
    if (mine !== newest) return;
    // The one before may have been about to start when this change came.
    await end(server);
    server = start(new URL(address).port);
    if (!(await listening(server)) && mine === newest)
      process.stderr.write("The server does not start; it is tried again at the next change.\n");
  };
  return {
    address,
    settled: () => settled,
    restart: () => void (settled = restarted(settled)),
    stop: async () => {
      newest++;
      await end(server);
      await settled;
      await end(server);
      await database?.close();
    },
  };
}

/** Where it listens, or nothing where it ends before. */
async function listening(server: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    server.on("message", (message: object) => "address" in message && resolve((message as Listening).address));
    server.once("exit", () => resolve(undefined));
  });
}

/** What is being answered may end; whoever changed a file does not want to wait longer, and nothing is kept in the process. */
const patienceMs = 1500;

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const patience = setTimeout(() => server.kill("SIGKILL"), patienceMs);
  server.kill("SIGTERM");
  await once(server, "exit").finally(() => clearTimeout(patience));
}
