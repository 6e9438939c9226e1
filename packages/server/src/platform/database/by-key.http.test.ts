// Plans that connections to a server keep: used, and no harm where they are out of date.
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { copyOf, dropTemplate, open, type Template } from "../../testing/test-database.ts";
import { byKey } from "./by-key.ts";
import { system } from "./database.ts";

async function opened(settings: Parameters<typeof open>[1] = {}) {
  const copy: Template = await copyOf(inject("template"));
  const database = await open(copy, settings);
  onTestFinished(async () => {
    await database.close();
    await dropTemplate(copy);
  });
  const run = (text: string) => database.write(system, (tx) => sql.raw(text).execute(tx));
  await run(
    "create table keyed_things (id int primary key, name text); insert into keyed_things values (1, 'Escuela')",
  );
  const find = async () =>
    (await sql`${byKey} select * from keyed_things where id = ${1}`.execute(database.db)).rows[0];
  const kept = async () => {
    const plans = sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements where name <> ''`;
    return (await plans.execute(database.db)).rows[0]!.count;
  };
  return { ...database, run, find, kept };
}

const isServer = inject("template").kind === "server";

test("what finds by key answers alike on both databases, and keeps its plan on a server", async () => {
  const { find, kept } = await opened();
  for (let time = 0; time < 8; time++) expect(await find()).toEqual({ id: 1, name: "Escuela" });
  expect(await kept()).toBe(isServer ? 1 : 0);
});

test("nothing is kept where the settings say so", async () => {
  const { find, kept } = await opened({ DATABASE_KEEPS_PLANS: false });
  expect(await find()).toEqual({ id: 1, name: "Escuela" });
  expect(await kept()).toBe(0);
});

test.runIf(isServer)("a plan that a migration made out of date is made anew", async () => {
  const { run, find, kept } = await opened();
  for (let time = 0; time < 8; time++) await find();
  await run("alter table keyed_things add column places int default 40");
  for (let time = 0; time < 8; time++) expect(await find()).toEqual({ id: 1, name: "Escuela", places: 40 });
  expect(await kept()).toBe(1);
});

test.runIf(isServer)("a plan that the connection no longer has is made anew", async () => {
  const { db, find, kept } = await opened();
  await find();
  await sql`deallocate all`.execute(db);
  for (let time = 0; time < 8; time++) expect(await find()).toEqual({ id: 1, name: "Escuela" });
  expect(await kept()).toBe(1);
});

test.runIf(isServer)("a mistake in such a statement is told as any other", async () => {
  const { db } = await opened();
  for (let time = 0; time < 2; time++)
    await expect(sql`${byKey} select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: "22012" });
});
