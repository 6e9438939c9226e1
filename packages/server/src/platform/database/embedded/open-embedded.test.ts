import fs from "node:fs";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkpointNow, isVacuumDue, vacuumNow } from "./housekeeping.ts";
import type { EmbeddedDatabase } from "./open-embedded.ts";
import { one, openQuietly, quiet, temporaryDirectory } from "./testing-directory.ts";

const directory = temporaryDirectory();
let db: EmbeddedDatabase;

beforeAll(async () => {
  db = await openQuietly(directory, { statement_timeout_ms: 1500 });
  await db.withoutTimeLimit(() =>
    db.pool.query(
      `create extension postgis; create extension pg_trgm; create extension unaccent; create extension btree_gist;
       create table places (id int primary key, name text not null check (name <> ''), area geometry);
       create table visits (place_id int constraint visits_place references places (id))`,
    ),
  );
});
beforeEach(() => db.pool.query("truncate places, visits"));
afterAll(async () => {
  await db.close();
  fs.rmSync(directory, { recursive: true });
});

async function borrowed<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
const codeOf = (query: Promise<unknown>) =>
  query.then(
    () => "no error",
    (error: { code?: string }) => error.code ?? String(error),
  );
const countOfPlaces = async () => Number((await one<{ count: string }>(db, "select count(*) from places")).count);

const BOW_TIE = "'POLYGON((0 0,1 1,1 0,0 1,0 0))'::geometry";
const SQUARE = "'POLYGON((0 0,2 0,2 2,0 2,0 0))'::geometry";
const GEOS_FAILURE = `ST_Intersection(${BOW_TIE}, ${SQUARE})`;

test("values of every kind used come back as they were sent", async () => {
  const row = await one(
    db,
    `select $1::text as text, $2::numeric as number, $3::jsonb as document, $4::text[] as list, $5::bytea as bytes,
            $6::timestamptz as moment, $7::uuid as uid, $8::boolean as truth, ST_AsText(ST_Point(-76.5, 3.4)) as point,
            unaccent('Ñandú') as plain, similarity('albergue', 'albergues') > 0.5 as is_similar`,
    [
      'a "quoted" ñ 🌊',
      "12345678901234567890.123",
      { a: [1, null] },
      ['x"y', null, "z"],
      Buffer.from([0, 255]),
      new Date(0),
      "6f9619ff-8b86-4d11-b42d-00cf4fc964ff",
      true,
    ],
  );
  expect(row).toEqual({
    text: 'a "quoted" ñ 🌊',
    number: "12345678901234567890.123",
    document: { a: [1, null] },
    list: ['x"y', null, "z"],
    bytes: Buffer.from([0, 255]),
    moment: new Date(0),
    uid: "6f9619ff-8b86-4d11-b42d-00cf4fc964ff",
    truth: true,
    point: "POINT(-76.5 3.4)",
    plain: "Nandu",
    is_similar: true,
  });
});

test("errors carry the code, the constraint and the table that a server would name", async () => {
  await db.pool.query("insert into places values (1, 'Cali')");
  const refused = (sql: string) => expect(db.pool.query(sql)).rejects;
  await refused("insert into places values (1, 'x')").toMatchObject({ code: "23505", constraint: "places_pkey" });
  await refused("insert into visits values (9)").toMatchObject({ code: "23503", constraint: "visits_place" });
  await refused("insert into places values (2, '')").toMatchObject({ code: "23514", table: "places" });
  await refused("insert into places values (2, null)").toMatchObject({ code: "23502", column: "name" });
  await refused("selec 1").toMatchObject({ code: "42601" });
  await refused("select 'x'::int").toMatchObject({ code: "22P02" });
});

test("a large parameter and many rows pass", async () => {
  const text = "ñ".repeat(5_000_000);
  expect(await one(db, "select length($1) as length", [text])).toEqual({ length: 5_000_000 });
  expect((await db.pool.query("select g, repeat('x', 100) from generate_series(1, 50000) g")).rowCount).toBe(50_000);
});

test("what a transaction did is gone after rollback and stays after commit", async () => {
  await borrowed(async (client) => {
    await client.query("begin");
    await client.query("insert into places values (1, 'Cali')");
    await client.query("rollback");
    await client.query("begin");
    await client.query("insert into places values (2, 'Pasto')");
    await client.query("savepoint before");
    expect(await codeOf(client.query("insert into places values (2, 'again')"))).toBe("23505");
    expect(await codeOf(client.query("select 1"))).toBe("25P02");
    await client.query("rollback to before");
    await client.query("commit");
  });
  expect((await db.pool.query("select id from places")).rows).toEqual([{ id: 2 }]);
});

test("queries queued behind one that fails get their own answers", async () => {
  const results = await borrowed((client) =>
    Promise.allSettled([
      client.query("select 1/$1::int as n", [0]),
      client.query("select $1::int as n", [2]),
      client.query("select 3 as n"),
    ]),
  );
  expect(results[0]).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  expect(results.slice(1)).toMatchObject([{ value: { rows: [{ n: 2 }] } }, { value: { rows: [{ n: 3 }] } }]);
});

test("a geometry that GEOS refuses is an error, with and without parameters", async () => {
  const failure = { code: "XX000", message: expect.stringMatching(/TopologyException: side location conflict/) };
  await expect(db.pool.query(`select ${GEOS_FAILURE}`)).rejects.toMatchObject(failure);
  await expect(db.pool.query(`select ${GEOS_FAILURE} where $1::int = 1`, [1])).rejects.toMatchObject(failure);
});

test("a statement that GEOS stops half way leaves nothing behind", async () => {
  const half = `insert into places select g, 'x', ST_Intersection(case g when 3 then ${BOW_TIE} else ${SQUARE} end, ${SQUARE})
                from generate_series(1, $1::int) g`;
  expect(await codeOf(db.pool.query(half, [5]))).toBe("XX000");
  expect(await codeOf(db.pool.query(`insert into places values (9, 'x'); select ${GEOS_FAILURE}`))).toBe("XX000");
  expect(await countOfPlaces()).toBe(0);
});

test("a GEOS error spoils its transaction even if the caller goes on and commits", async () => {
  await borrowed(async (client) => {
    await client.query("begin");
    await client.query("insert into places values (1, 'Cali')");
    expect(await codeOf(client.query(`select ${GEOS_FAILURE}`))).toBe("XX000");
    expect(await codeOf(client.query("insert into places values (2, 'Pasto')"))).toBe("25P02");
    expect((await client.query("commit")).command).toBe("ROLLBACK");
  });
  expect(await countOfPlaces()).toBe(0);
});

test("a GEOS error can be caught inside the database", async () => {
  await db.pool.query(`do $$ begin perform ${GEOS_FAILURE}; exception when internal_error then
                         insert into places values (1, 'caught'); end $$`);
  expect(await countOfPlaces()).toBe(1);
});

test("thousands of GEOS errors do not wear the database out", async () => {
  for (let round = 0; round < 2500; round += 1) {
    const code = await codeOf(db.pool.query(`select ${GEOS_FAILURE}`));
    if (code !== "XX000") expect.fail(`round ${round}: ${code}`);
  }
  expect(await one(db, "select 1 as n")).toEqual({ n: 1 });
}, 60_000);

const ENDLESS = "select count(*) from generate_series(1, 1000000000000)";

test("a query that never ends is ended, and the next one works", async () => {
  await db.pool.query("insert into places values (1, 'Cali')");
  await expect(db.pool.query(ENDLESS)).rejects.toMatchObject({ code: "57014", name: "error" });
  expect(await countOfPlaces()).toBe(1);
}, 60_000);

test("a transaction with a query that never ends can be rolled back as usual", async () => {
  await borrowed(async (client) => {
    await client.query("begin");
    await client.query("insert into places values (1, 'Cali')");
    expect(await codeOf(client.query(ENDLESS))).toBe("57014");
    expect(await codeOf(client.query("select 1"))).toBe("25P02");
    expect((await client.query("commit")).command).toBe("ROLLBACK");
  });
  expect(await countOfPlaces()).toBe(0);
}, 60_000);

test("maintenance may take longer than the limit", async () => {
  await db.withoutTimeLimit(() => db.pool.query("select pg_sleep(2)"));
}, 60_000);

test("copying rows in is refused without harm, and even the way around it ends only the statement", async () => {
  await db.pool.query("insert into places values (1, 'Cali')");
  expect(await codeOf(db.pool.query("/* load */ COPY places FROM STDIN with (format csv)"))).toBe("0A000");
  expect(await codeOf(db.pool.query("select 1; copy places from stdin"))).toBe("57P02");
  expect(await countOfPlaces()).toBe(1);
}, 60_000);

test("a new connection finds nothing of the one before", async () => {
  const before = await db.pool.connect();
  await before.query({ name: "mine", text: "select $1::int", values: [1] });
  await before.query("select set_config('app.actor', 'somebody', false)");
  await before.query("create temp table scratch (id int)");
  await before.query("begin");
  before.release(true);
  await borrowed(async (client) => {
    expect(client).not.toBe(before);
    expect((await client.query("select current_setting('app.actor', true) as actor")).rows[0].actor).toBeFalsy();
    expect(await codeOf(client.query("select * from scratch"))).toBe("42P01");
    expect((await client.query({ name: "mine", text: "select $1::text as t", values: ["x"] })).rows).toEqual([
      { t: "x" },
    ]);
  });
});

test("named statements can be used again and again, also after one of them failed", async () => {
  await borrowed(async (client) => {
    const half = (of: number) => client.query({ name: "half", text: "select 10 / $1::int as n", values: [of] });
    expect((await half(2)).rows).toEqual([{ n: 5 }]);
    expect(await codeOf(half(0))).toBe("22012");
    expect((await half(5)).rows).toEqual([{ n: 2 }]);
  });
});

test("housekeeping writes a checkpoint and gathers statistics", async () => {
  const checkpointed = () => one<{ at: string }>(db, "select checkpoint_lsn::text as at from pg_control_checkpoint()");
  const house = { pool: db.pool, log: quiet, withoutTimeLimit: db.withoutTimeLimit };
  await db.pool.query("insert into places select g, 'x' from generate_series(1, 1000) g");
  const { at } = await checkpointed();
  await checkpointNow(house);
  expect((await checkpointed()).at).not.toBe(at);
  await vacuumNow(house);
  expect(await one(db, "select reltuples from pg_class where relname = 'places'")).toEqual({ reltuples: 1000 });
});

test("vacuuming is done once a night, and by day only when nights were missed", () => {
  const at = (hour: number) => new Date(2026, 0, 10, hour);
  expect([isVacuumDue(at(3), 23), isVacuumDue(at(3), 1), isVacuumDue(at(14), 23), isVacuumDue(at(14), 40)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("a second opener is told who has the database", async () => {
  await expect(openQuietly(directory)).rejects.toThrow(
    new RegExp(`already open: process ${process.pid} on .+, since 2`),
  );
});

test("closing does not wait for ever for somebody who keeps the connection", async () => {
  const other = temporaryDirectory();
  const short = await openQuietly(other);
  await short.pool.connect();
  await short.close();
  expect(fs.readdirSync(other)).toEqual(["cluster"]);
  fs.rmSync(other, { recursive: true });
}, 60_000);
