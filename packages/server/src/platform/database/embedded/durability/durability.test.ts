import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { one, openQuietly, temporaryDirectory } from "../testing-directory.ts";

const ROWS = 1000;
const work = temporaryDirectory();
const template = `${work}/template`;

beforeAll(async () => {
  const db = await openQuietly(template);
  await db.withoutTimeLimit(() =>
    db.pool.query(`
    create extension postgis; create extension pg_trgm;
    create table places (id int primary key, name text, point geometry);
    create index on places using gist (point); create index on places using gin (name gin_trgm_ops)`),
  );
  await db.close();
});
afterAll(() => fs.rmSync(work, { recursive: true }));

function copyOfTemplate(name: string): string {
  fs.cpSync(template, `${work}/${name}`, { recursive: true });
  return `${work}/${name}`;
}

const write = (directory: string, options: { preload?: string; env?: Record<string, string> } = {}): ChildProcess =>
  spawn(
    process.execPath,
    [
      ...(options.preload ? ["--import", new URL(options.preload, import.meta.url).href] : []),
      new URL("./writing-process.ts", import.meta.url).pathname,
      directory,
      String(ROWS),
    ],
    { env: { ...process.env, ...options.env }, stdio: ["ignore", "pipe", "inherit"] },
  );

/** Kills the process once `isEnough` of what it says, and returns the last row it had acknowledged. */
async function acknowledgedWhenKilled(child: ChildProcess, isEnough: (line: string) => boolean): Promise<number> {
  let last = 0;
  for await (const line of createInterface({ input: child.stdout! })) {
    if (Number(line) > 0) last = Number(line);
    if (!isEnough(line)) continue;
    setTimeout(() => child.kill("SIGKILL"), line === "power lost" ? 200 : 0); // what is still on its way to us counts
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return last;
}

/** Every row is asked for three times, each time through another index. */
async function expectRows(directory: string, acknowledged: number): Promise<void> {
  const db = await openQuietly(directory);
  try {
    const { rows } = await db.pool.query<{ id: number }>("select id from places order by id");
    const found = rows.map(({ id }) => id);
    // one more than acknowledged may be there: its answer was on the way
    expect(found).toEqual(Array.from({ length: Math.max(acknowledged, found.length) }, (_, at) => at + 1));
    const complete = { primary: found.length, spatial: found.length, words: found.length };
    await db.pool.query("set enable_seqscan = off");
    const counts = await one(
      db,
      `select (select count(*)::int from places where id > 0) as primary,
              (select count(*)::int from places where point && ST_MakeEnvelope(-181, -91, 181, 91)) as spatial,
              (select count(*)::int from places where name like '%place%') as words`,
    );
    expect(counts).toEqual(complete);
    await db.pool.query("insert into places values (0, 'new', ST_Point(0, 0))");
  } finally {
    await db.close();
  }
}

async function losePower(name: string, options: { stops_at: number; ignores?: string }) {
  const directory = copyOfTemplate(`${name}-real`);
  const forgetful = `${work}/${name}-disk`;
  fs.mkdirSync(forgetful);
  const env = {
    FORGETFUL_SOURCE: `${directory}/cluster`,
    FORGETFUL_TARGET: `${forgetful}/cluster`,
    FORGETFUL_STOPS_AT: String(options.stops_at),
    FORGETFUL_IGNORES: options.ignores ?? "",
  };
  const child = write(directory, { preload: "./forgetful-disk.ts", env });
  const acknowledged = await acknowledgedWhenKilled(child, (line) => line === "power lost");
  return { forgetful, acknowledged };
}

const anywhere = (from: number, to: number) => from + Math.floor(Math.random() * (to - from));

test("every acknowledged row is there after the process was killed", async () => {
  const directory = copyOfTemplate("killed");
  const until = anywhere(300, ROWS);
  const acknowledged = await acknowledgedWhenKilled(write(directory), (line) => Number(line) >= until);
  expect(acknowledged).toBeGreaterThanOrEqual(until);
  await expectRows(directory, acknowledged);
}, 60_000);

test.each([anywhere(60, 300), anywhere(300, 700), anywhere(700, 1100)])(
  "every acknowledged row is there after power was lost at write %i to the disk",
  async (stops_at) => {
    const { forgetful, acknowledged } = await losePower(`power-${stops_at}`, { stops_at });
    expect(acknowledged).toBeGreaterThan(0);
    await expectRows(forgetful, acknowledged);
  },
  60_000,
);

test("the same test notices a disk that does not keep the log", async () => {
  const { forgetful, acknowledged } = await losePower("control", { stops_at: 90, ignores: "pg_wal" });
  expect(acknowledged).toBeGreaterThan(0);
  await expect(expectRows(forgetful, acknowledged)).rejects.toThrow("deeply equal");
}, 60_000);
