// Starts a whole server process and stops it cleanly: real use, the demo and the end-to-end tests all begin here.
import { chmod, mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { buildApp } from "./app.ts";
import { listenForCommands } from "./platform/backup/control.ts";
import { endInterrupted, queryOf } from "./platform/backup/journal.ts";
import { serveMoments } from "./platform/backup/served-moments.ts";
import { system, type Database } from "./platform/database/database.ts";
import { openDatabase, type OpenDatabase } from "./platform/database/open-database.ts";
import { forgetForeignTransactions } from "./platform/feed/lines.ts";
import { ensureFirstAdmin, ensureRoles } from "./platform/people/first-start.ts";
import type { Settings } from "./platform/settings.ts";
import { readStored } from "./platform/settings-in-force.ts";
import { keepBackups } from "./resources/backups/schedule.ts";
import { sealApproved } from "./resources/committee-sessions/sealing.ts";
import { keepFolding } from "./resources/records/folding.ts";
import { maintenanceByCommand, type MaintenanceOrder } from "./resources/installation/by-command.ts";
import { userByCommand, type UserOrder } from "./resources/users/by-command.ts";

export type RunningServer = { address: string; database: Database; app: FastifyInstance; stop(): Promise<void> };

/** A request that takes longer, or never ends, does not keep the process from ending: operators' tools kill it after 10 seconds. */
const patienceMs = 8000;

/** Opens the database, prepares it, listens. `prepare` runs before the first request is taken; `open` is told which database is meant. */
export async function startServer(
  settings: Settings,
  prepare: (database: Database) => Promise<void> = async () => {},
  open: typeof openDatabase = openDatabase,
): Promise<RunningServer> {
  const log = pino({ level: settings.LOG_LEVEL });
  await keepToOwner(settings.DATA_DIR);
  const database = await open(settings, log);
  try {
    await ensureRoles(database);
    await prepare(database);
    await database.write(system, sealApproved);
    await database.write(system, forgetForeignTransactions);
    const first = await ensureFirstAdmin(database, settings);
    const app = await buildApp(database, settings);
    await app.jobs.start();
    await app.listen({ host: settings.HOST, port: settings.PORT });
    const endCommands = await takeCommands(database, app, log);
    const { db, write } = database;
    const { backups: runner, mail, inForce } = app;
    const endBackups = keepBackups({ db, write, runner, mail, inForce }, (error) =>
      log.warn({ err: error }, "looking after backups failed"),
    );
    const endFolding = keepFolding(database, (error) => log.warn({ err: error }, "counting by cell failed"));
    const { port } = app.server.address() as AddressInfo;
    const address = `http://${settings.HOST.includes(":") ? `[${settings.HOST}]` : settings.HOST}:${port}`;
    if (first?.password) announcePassword(first.email, first.password);
    return {
      address,
      database,
      app,
      // Requests under way are answered before the database closes.
      stop: async () => {
        const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
        await app.close().finally(() => clearTimeout(patience));
        await Promise.all([endFolding(), endBackups(), endCommands()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Commands reach an embedded database through the server that has it open; one on a server they reach themselves. */
async function takeCommands(database: OpenDatabase, { settings, inForce }: FastifyInstance, log: pino.Logger) {
  const { copyTo, db, write } = database;
  const { DATA_DIR } = settings;
  if (!copyTo) return async () => undefined;
  await write(system, (tx) => endInterrupted(queryOf(tx)));
  try {
    return await listenForCommands(DATA_DIR, {
      ...serveMoments({ write, copyTo, DATA_DIR }),
      settings: async () => ({ answer: await readStored(db) }),
      user: async (order: UserOrder) => ({ answer: await userByCommand({ db, write }, order) }),
      maintenance: async (order: MaintenanceOrder) => {
        const answer = await maintenanceByCommand({ db, write }, order);
        inForce.forget();
        return { answer };
      },
    });
  } catch (error) {
    log.warn({ err: error }, "no command can be given to this server: stop it first, and then give it");
    return async () => undefined;
  }
}

/** Nobody else on the machine reads what this process writes. A folder of somebody else's, such as a container's volume, stays as it is. */
async function keepToOwner(directory: string): Promise<void> {
  process.umask(0o077);
  if (!directory) return;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700).catch(() => undefined);
}

/** Straight to the terminal and not to the log, where it would be kept. */
const announcePassword = (email: string, password: string) =>
  process.stdout.write(`\nFirst start. Sign in once and change the password:\n  ${email}\n  ${password}\n\n`);

/** Stops on SIGTERM and SIGINT; a second signal ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`stopping failed: ${String(error)}\n`);
          process.exit(1);
        },
      );
    });
}
