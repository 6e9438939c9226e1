// Work in the background: there with the change that asks for it or not at all, done once, and again after a failure.
import { once, EventEmitter } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../database/database.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { jobsOf, type Job, type Jobs } from "./jobs.ts";

let app: TestApp;
const done: object[] = [];
const heard = new EventEmitter();
const fails = { times: 0 };
const letters: Job = {
  name: "letters",
  work: async (_services, data) => {
    if (fails.times-- > 0) throw new Error("the post office is closed");
    done.push(data);
    heard.emit("done");
  },
};
const queueOf = ({ app: services, database }: TestApp, works: readonly Job[] = [letters]): Jobs =>
  jobsOf(works, {
    execute: database.execute,
    inForce: services.inForce,
    log: { warn: () => undefined },
    services,
  });

let jobs: Jobs;
beforeAll(async () => {
  app = await startTestApp();
  jobs = queueOf(app);
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await app.stop();
});

const ask = async (letter: number) => {
  await app.write(system, (tx) => jobs.put(tx, "letters", { letter }));
  jobs.wake("letters");
};

test("what was asked for in a transaction is done after it, at once", async () => {
  const told = once(heard, "done");
  await ask(1);
  await told;
  expect(done).toEqual([{ letter: 1 }]);
});

test("what was asked for in a transaction that failed is never done", async () => {
  const failed = app.write(system, async (tx) => {
    await jobs.put(tx, "letters", { letter: 2 });
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  const told = once(heard, "done");
  await ask(3);
  await told;
  expect(done).toEqual([{ letter: 1 }, { letter: 3 }]);
});

test("two processes share one queue: each letter is sent by one of them", async () => {
  const other = queueOf(app);
  await other.start();
  done.length = 0;
  const all = new Promise<void>((resolve) => heard.on("done", () => done.length === 20 && resolve()));
  for (let letter = 0; letter < 20; letter++) await app.write(system, (tx) => jobs.put(tx, "letters", { letter }));
  const waking = setInterval(() => [jobs, other].forEach((it) => it.wake("letters")), 20);
  await all;
  clearInterval(waking);
  await other.stop();
  expect(new Set(done.map((it) => (it as { letter: number }).letter)).size).toBe(20);
  expect(done).toHaveLength(20);
});

test("what waits in a row is done in a row, without a pause between", async () => {
  done.length = 0;
  for (let letter = 0; letter < 50; letter++) await app.write(system, (tx) => jobs.put(tx, "letters", { letter }));
  jobs.wake("letters");
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(50);
});

test("work that is begun at once may ask in a transaction for any other, although that is begun after it", async () => {
  const stamped: object[] = [];
  const works: readonly Job[] = [
    { name: "desk", cron: "0 0 1 1 *", work: () => app.write(system, (tx) => late.put(tx, "stamps", { letter: 7 })) },
    { name: "stamps", work: async (_services, data) => void stamped.push(data) },
  ];
  // What an earlier process left undone.
  const early = queueOf(app, works.slice(0, 1));
  const late = queueOf(app, works);
  await early.start();
  await early.stop();
  await app.database.execute("update pgboss.job set state = 'created' where name = 'desk'");
  await late.start();
  await expect.poll(() => stamped, { timeout: 20_000 }).toContainEqual({ letter: 7 });
  await late.stop();
});

test("what an earlier edition asked for by the clock is asked for by it no more", async () => {
  const scheduled = async () =>
    (await app.database.execute("select name from pgboss.schedule where name = 'report'")).rows.length;
  const report: Job = { name: "report", work: async () => undefined };
  const [earlier, now] = [queueOf(app, [{ ...report, cron: "0 0 1 1 *" }]), queueOf(app, [report])];
  await earlier.start();
  await earlier.stop();
  expect(await scheduled()).toBe(1);
  await now.start();
  expect(await scheduled()).toBe(0);
  await now.stop();
});

test("what failed is told of, and stays asked for", async () => {
  fails.times = 1;
  await ask(100);
  const state = async () =>
    (await app.database.execute("select state from pgboss.job where data ->> 'letter' = '100'")).rows;
  await expect.poll(state).toEqual([{ state: "retry" }]);
});

test("the tables of the queue lie in a schema of their own, which no backup carries", async () => {
  const { rows } = await sql<{ schema: string }>`
    select distinct table_schema as schema from information_schema.tables where table_name = 'job'`.execute(app.db);
  expect(rows).toEqual([{ schema: "pgboss" }]);
});
