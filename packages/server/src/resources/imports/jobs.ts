// Reading, examining, writing and taking back in the background: one set of rows of each import after another, so that nobody's waits for a large one.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { system } from "../../platform/database/database.ts";
import { holdingsOf } from "../../platform/http/access.ts";
import type { Exchange } from "../../platform/exchange/exchange.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import {
  claimRunning,
  findImport,
  forgetRows,
  isAnyRunning,
  outdatedImport,
  release,
  setState,
  type Import,
} from "./queries.ts";
import { readFile } from "./reading.ts";
import { dropSome } from "./row-queries.ts";
import { takeSet, type Worker } from "./steps.ts";

export const importsJob = "imports";

/** Milliseconds of the database that a set is to take: others have it in between. */
const aim = 250;
const first = 50;
const mostAtOnce = 1000;

/** How many rows a set of an import has, by how long the last one took. */
const sizes = new Map<number, number>();

/** Who asked for it, as he is now; where he may no longer, it stops. */
async function workerFor(
  app: Services,
  exchanges: readonly Exchange[],
  { user_id, target }: Import,
): Promise<Worker | null> {
  const exchange = exchanges.find(({ noun }) => noun === target.noun);
  const scopeFor = await holdingsOf(app.db, user_id);
  const permissions = exchange?.permissions(target);
  const create = permissions && scopeFor(permissions.create);
  return exchange && create ? { exchange, scopes: { create, update: scopeFor(permissions.update) } } : null;
}

/** Takes one set of rows of an import, or reads its file. */
async function advance(
  app: Services,
  exchanges: readonly Exchange[],
  id: number,
  stopping: AbortSignal,
): Promise<void> {
  const found = await findImport(app.db, { id });
  if (!found) return;
  const worker = await workerFor(app, exchanges, found);
  if (!worker) {
    await app.write(system, (tx) => setState(tx, id, "cancelled", { problem: { code: "import_gone" } }));
    return;
  }
  const { state } = found;
  if (state === "reading") {
    await dropOutdated(app, found.user_id);
    await readFile(app, found, { exchange: worker.exchange, scope: worker.scopes.create }, stopping);
    return;
  }
  if (state !== "examining" && state !== "writing" && state !== "undoing") return;
  const size = sizes.get(id) ?? first;
  const began = performance.now();
  const done = await takeSet(app, { id: found.user_id }, id, worker, state, size);
  const took = performance.now() - began;
  if (done === null) sizes.delete(id);
  else sizes.set(id, Math.round(Math.min(mostAtOnce, 2 * size, Math.max(1, (size * aim) / took))));
}

/** Of older imports of the user only their lines in the list stay. */
async function dropOutdated(app: Services, user_id: number): Promise<void> {
  for (;;) {
    const id = await outdatedImport(app.db, user_id);
    if (id === undefined) return;
    while ((await app.write(system, (tx) => dropSome(tx, id, 5000))) > 0);
    await app.write(system, (tx) => forgetRows(tx, id));
  }
}

/** What another process is at is looked for again as long, where it may have died. */
const patienceMs = 20_000;

async function work(app: Services, _data: object, stopping: AbortSignal): Promise<void> {
  const me = randomUUID();
  let until = performance.now() + patienceMs;
  /** What failed is tried again when the clock asks, and keeps none of the others waiting. */
  const failed = new Set<number>();
  try {
    while (!stopping.aborted && performance.now() < until) {
      const ids = (await app.write(system, (tx) => claimRunning(tx, me))).filter((id) => !failed.has(id));
      if (ids.length === 0) {
        if (failed.size > 0 || !(await isAnyRunning(app.db))) return;
        await pause(500, undefined, { signal: stopping }).catch(() => undefined);
        continue;
      }
      until = performance.now() + patienceMs;
      for (const id of ids) {
        if (stopping.aborted) break;
        await advance(app, app.exchanges, id, stopping).catch((error: unknown) => {
          failed.add(id);
          app.log.error({ err: error, import: id }, "a step of an import failed, and is tried again");
        });
      }
    }
  } finally {
    await app.write(system, (tx) => release(tx, me));
  }
}

/** By the clock too: what a process that ended left behind. */
export const importJobs: readonly Job[] = [{ name: importsJob, cron: "* * * * *", work }];
