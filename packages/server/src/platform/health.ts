// For load balancers and operators: is the process alive, can it serve.
import fs from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { system, type Database } from "./database/database.ts";
import { Problem } from "./http/problem.ts";
import type { Settings } from "./settings.ts";

/** Whoever asks must be answered before he gives up himself. */
const patienceMs = 5000;
/** Anybody may ask; the disk is tried no more often than this. */
const freshForMs = 2000;

/** The embedded database's log grows by pieces of 16 MB: with less than two of them left, the next change may be refused. */
const leastFreeBytes = 32 * 1024 * 1024;

type Where = Pick<Settings, "DATABASE_URL" | "DATA_DIR">;

/** Tries what the server promises: reading, and writing to where it stays. Throws what kept it from doing so. */
async function tryReadiness(
  { db, write }: Pick<Database, "db" | "write">,
  { DATABASE_URL, DATA_DIR }: Where,
): Promise<void> {
  if (!DATABASE_URL) {
    const { bavail, bsize } = await fs.promises.statfs(DATA_DIR);
    if (bavail * bsize < leastFreeBytes) throw new Problem("disk_full");
  }
  await sql`select 1`.execute(db);
  await write(system, (tx) => sql`update readiness set tried_at = now()`.execute(tx));
}

export function serveHealth(app: FastifyInstance, database: Pick<Database, "db" | "write">, where: Where): void {
  const access = { config: { access: "public" as const } };
  app.get("/health/live", access, () => ({ status: "ok" }));

  let tried: { at: number; outcome: Promise<void> } | undefined;
  const latest = () => {
    if (!tried || Date.now() - tried.at > freshForMs)
      tried = { at: Date.now(), outcome: tryReadiness(database, where) };
    return tried.outcome;
  };
  app.get("/health/ready", access, async (request) => {
    const late = setTimeout(patienceMs, undefined, { ref: false }).then(() => {
      throw new Problem("unavailable", { cause: new Error("the database does not answer in time") });
    });
    try {
      await Promise.race([latest(), late]);
    } catch (error) {
      request.log.error({ err: error }, "the database cannot be read and written");
      throw error;
    }
    return { status: "ok" };
  });
}
