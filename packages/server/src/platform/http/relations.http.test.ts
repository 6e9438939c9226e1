// What a thing of one place names of another: every way, and that it changes nothing there.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aPlace } from "../../testing/factories.ts";
import { relations } from "../../testing/relations/between-places.ts";
import { everything, stateOf } from "../../testing/relations/things.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

test("R-603 V14 whatever somebody links to from below or beside, nothing there changes for its keeper or for a third place", async () => {
  const { region, valparaiso, quilpue } = country;
  const viña = await aPlace(app, { name: "Viña del Mar", parent: region });
  const [by, above, beside, third] = await Promise.all(
    [valparaiso, region, quilpue, viña].map((place) => app.as("admin", [place])),
  );
  const own = await everything(app, by!, { company: valparaiso, level: "communal" });
  const sides = {
    above: {
      things: await everything(app, above!, { company: region, level: "regional", answersFor: [quilpue, viña] }),
      keeper: above!,
    },
    beside: { things: await everything(app, beside!, { company: quilpue, level: "communal" }), keeper: beside! },
  };
  const states = async () => ({
    above: await stateOf(above!, sides.above.things, true),
    beside: await stateOf(beside!, sides.beside.things, true),
    "above, by a third place": await stateOf(third!, sides.above.things, false),
    "beside, by a third place": await stateOf(third!, sides.beside.things, false),
    "above, by the place beside": await stateOf(beside!, sides.above.things, false),
  });
  const before = await states();
  for (const [name, relation] of Object.entries(relations)) {
    if ("excuse" in relation) continue;
    for (const side of ["above", "beside"] as const) {
      const { status, body } = await relation.link(by!, own, sides[side].things);
      expect(status, `${name} ${side} ${JSON.stringify(body)}`).toBe(relation[side]);
    }
  }
  expect(await states()).toEqual(before);
  // Where a keeper was asked, he is: seven kinds of relation, two of which change a law or a plan.
  expect((await above!.get("/proposals?side=received&state=open")).body.data).toHaveLength(4);
}, 120_000);

test("every relation between things of places is tried above, or says why it cannot reach another place", async () => {
  const { rows } = await sql<{ name: string }>`
    with placed as (select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id' union select 'companies')
    select k.conrelid::regclass || '.' || a.attname as name from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.conrelid::regclass::text in (select table_name from placed)
      and k.confrelid::regclass::text in (select table_name from placed)
    union
    select c.table_name || '.' || c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.udt_name = '_int8' and c.table_name in (select table_name from placed)
    order by name`.execute(app.db);
  // The views of the database carry no rows of their own, and who holds a role is no thing of a place.
  const known = Object.keys(relations).map((name) => name.split(" ")[0]);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
