// Work that a change asks for and that nobody waits for: put into a queue in the transaction of the change, so that neither is there without
// the other, and done by whichever server process is there (decision 0056). The queue is pg-boss, in a schema of its own.
import type { FastifyInstance } from "fastify";
import type { fromKysely as overTransaction, PgBoss } from "pg-boss";
import type { SettingsReader } from "../settings-in-force.ts";
import type { Execute, Tx } from "../database/database.ts";
import { maintenanceOf } from "../http/maintenance.ts";
import type { Services } from "../http/app-kit.ts";

/** A kind of work. `work` may be begun again after a process died in it: what it did before, it finds done. */
export type Job = {
  name: string;
  /** Asked for by the clock too, once for all processes, and whenever one begins: five fields of cron, UTC. */
  cron?: string;
  /** What it throws is logged, and it is tried again a minute later. `stopping`: the process ends, and the rest is for later. */
  work: (services: Services, data: object, stopping: AbortSignal) => Promise<void>;
};

export type Jobs = {
  /** Asks for work in the transaction of the change that asks for it. Nothing where no jobs are done: in commands, and most tests. */
  put(tx: Tx, name: string, data?: object): Promise<void>;
  /** Looks for work now instead of at the next turn: once the transaction has ended. */
  wake(name: string): void;
  start(): Promise<void>;
  /** Waits until what is under way has stopped. */
  stop(): Promise<void>;
};

declare module "fastify" {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

type Log = { warn(details: object, message: string): void };
type Given = { execute: Execute; inForce: SettingsReader; log: Log; services: Services };

/** Asked often enough to be done soon where another process put it, seldom enough to cost one shared connection nothing. */
const lookEverySeconds = 3;
/** Longer than any work takes: one that is taken for dead is begun a second time. */
const longestSeconds = 3600;
const againAfterSeconds = 60;
const mostTries = 24 * 60;
/** Of the patience of a process that ends. */
const lastMomentsMs = 5000;

class InMaintenance extends Error {}

export function jobsOf(jobs: readonly Job[], { execute, inForce, log, services }: Given): Jobs {
  const stopping = new AbortController();
  const workers = new Map<string, string>();
  let ending: Promise<void> | undefined;
  let queue: { boss: PgBoss; fromKysely: typeof overTransaction } | undefined;

  const wake = (name: string) => queue?.boss.notifyWorker(workers.get(name) ?? "");

  async function makeQueue({ name }: Job, boss: PgBoss): Promise<void> {
    await boss.createQueue(name, {
      retryLimit: mostTries,
      retryDelay: againAfterSeconds,
      expireInSeconds: longestSeconds,
      deleteAfterSeconds: 24 * 3600,
    });
    // Asked for once, the library knows it: else the first `put` of a transaction would look it up over a second connection, which an
    // embedded database has not, and both would wait for each other.
    await boss.findJobs(name, { key: name });
  }

  async function begin(job: Job, boss: PgBoss): Promise<void> {
    const id = await boss.work(job.name, { pollingIntervalSeconds: lookEverySeconds }, async ([found]) => {
      // What waits behind it does not wait for the next turn.
      wake(job.name);
      if (maintenanceOf(await inForce.now())) {
        // By the clock it is asked for again.
        if (job.cron) return;
        throw new InMaintenance("in maintenance: later");
      }
      await job.work(services, (found?.data as object | null) ?? {}, stopping.signal).catch((error: unknown) => {
        log.warn({ err: error, job: job.name }, "work in the background failed and is tried again");
        throw error;
      });
    });
    workers.set(job.name, id);
    if (!job.cron) {
      // An earlier edition may have asked for it by the clock.
      await boss.unschedule(job.name);
      return;
    }
    // What a process that ended left undone does not wait for the clock.
    await boss.send(job.name, {});
    await boss.schedule(job.name, job.cron, null, { singletonKey: "by the clock" });
  }

  return {
    async put(tx, name, data = {}) {
      await queue?.boss.send(name, data, { db: queue.fromKysely(tx) });
    },
    wake,
    async start() {
      // Where no jobs are done the library is never loaded.
      const { PgBoss, fromKysely } = await import("pg-boss");
      const boss = new PgBoss({ db: { executeSql: execute }, schema: "pgboss" });
      boss.on("error", (error) => log.warn({ err: error }, "the queue of jobs failed and goes on"));
      await boss.start();
      // All before the first is begun: its work may ask for that of any other.
      for (const job of jobs) await makeQueue(job, boss);
      queue = { boss, fromKysely };
      for (const job of jobs) await begin(job, boss);
    },
    async stop() {
      stopping.abort();
      ending ??= queue?.boss.stop({ graceful: true, timeout: lastMomentsMs });
      await ending;
      queue = undefined;
    },
  };
}

/** Puts `jobs` on the application; they are begun by whoever starts a whole server. */
export function offerJobs(app: FastifyInstance, jobs: readonly Job[], execute: Execute): void {
  app.decorate("jobs", jobsOf(jobs, { execute, inForce: app.inForce, log: app.log, services: app }));
  // While requests under way are answered; both together have the patience of one.
  let ending: Promise<void> = Promise.resolve();
  app.addHook("preClose", async () => {
    ending = app.jobs.stop();
    ending.catch(() => undefined);
  });
  app.addHook("onClose", () => ending);
}
