// Migrations, and servers that start on a fresh database.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject, afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { seedRoles } from "@atalaya/contract/permissions.ts";
import { copyOf, dropTemplate, emptyTemplate, open, settingsOf, type Template } from "../../testing/test-database.ts";
import { startServer } from "../../start-server.ts";
import { copyingEmbedded } from "../backup/copy-connection.ts";
import { readSettings } from "../settings.ts";
import { migrate } from "./migrate.ts";

const aPlaceOfThen = `insert into companies (reason_social, kind, centroid)
  values ('Comuna de entonces', 'municipality', st_setsrid(st_point(-71.6, -33), 4326))`;

let copy: Template;
beforeAll(async () => {
  copy = await copyOf(inject("template"));
});
afterAll(() => dropTemplate(copy));

test("each migration runs once, in order, however often the server starts", async () => {
  const first = await open(copy);
  const ran = () => sql<{ name: string; ran_at: string }>`select name, ran_at from migrations order by ran_at, name`;
  const before = (await ran().execute(first.db)).rows;
  await first.close();
  const second = await open(copy);
  const after = (await ran().execute(second.db)).rows;
  await second.close();

  expect(before.map(({ name }) => name)).toEqual(before.map(({ name }) => name).toSorted());
  expect(before[0]?.name).toBe("0001_audit.sql");
  expect(after).toEqual(before);
});

test("a migration that was edited after it ran keeps the server from starting, by name", async () => {
  const database = await open(copy);
  await database.write({ id: "system" }, (tx) =>
    sql`update migrations set checksum = 'another' where name = '0003_users.sql'`.execute(tx),
  );
  await database.close();
  await expect(open(copy)).rejects.toThrow("migration 0003_users.sql was edited after it ran");
});

test("a database that a newer release has used is left alone", async () => {
  const newer = await copyOf(inject("template"));
  const database = await open(newer);
  await database.write({ id: "system" }, (tx) =>
    sql`insert into migrations (name, checksum) values ('9999_from_the_future.sql', 'x')`.execute(tx),
  );
  await database.close();
  await expect(open(newer)).rejects.toThrow(/newer release.*9999_from_the_future.sql/);
  await dropTemplate(newer);
});

test("what is known of the words that lists search in is counted when the columns were made anew", async () => {
  const fresh = await copyOf(inject("template"));
  const database = await open(fresh);
  const text = await readFile(join(import.meta.dirname, "../../../migrations/0158_search_statistics.sql"), "utf8");
  const known = () =>
    sql`select from pg_stats where tablename = 'companies' and attname = 'search'`.execute(database.db);
  await database.write({ id: "system" }, (tx) =>
    sql`insert into companies (reason_social, kind, centroid)
      values ('Valparaíso', 'municipality', st_setsrid(st_point(-71.6, -33), 4326))`.execute(tx),
  );
  expect((await known()).rows).toHaveLength(0);
  await database.write({ id: "system" }, (tx) => sql.raw(text).execute(tx));
  expect((await known()).rows).toHaveLength(1);
  await database.close();
  await dropTemplate(fresh);
});

test("V11 codes that differ by case alone are told apart before they are held to be one, and the log tells of it", async () => {
  const old = await copyOf(inject("template"));
  const database = await open(old);
  const text = await readFile(join(import.meta.dirname, "../../../migrations/0207_codes_and_hazards.sql"), "utf8");
  const codes = () => sql<{ code: string }>`select code from records order by id`.execute(database.db);
  await database.write({ id: "system" }, async (tx) => {
    await sql`drop index records_code_of_place`.execute(tx);
    await sql`create unique index records_code_of_place on records (company_id, code)`.execute(tx);
    await sql.raw(aPlaceOfThen).execute(tx);
    await sql`insert into variables (domain, code, name_es, geometry_type, value_type, color, icon)
      values ('situation', 'albergue', 'Albergue', 'any', 'none', '#8A4FD8', 'bed')`.execute(tx);
    await sql`insert into records (domain, company_id, variable_id, code, title, observed_on, status, deleted_at)
      select 'situation', c.id, v.id, r.code, r.code, '2026-03-02', 'draft', case when r.in_trash then now() end
      from companies c cross join variables v cross join (values (1, 'Ris-1', true), (2, 'RIS-1', false), (3, 'ris-1', false),
        (4, 'RIS-1-2', false), (5, ${"N".repeat(40)}, false), (6, ${"n".repeat(40)}, false)) as r(id, code, in_trash)
      order by r.id`.execute(tx);
  });
  await database.write({ id: "system" }, (tx) => sql.raw(text).execute(tx));
  const renamed = ["Ris-1-3", "RIS-1", "ris-1-4", "RIS-1-2", "N".repeat(40), `${"n".repeat(38)}-2`];
  expect((await codes()).rows.map(({ code }) => code)).toEqual(renamed);
  const told = await sql`select before ->> 'code' as before, after ->> 'code' as after from audit_log
    where resource = 'records' and action = 'update' order by id`.execute(database.db);
  expect(told.rows).toEqual([
    { before: "Ris-1", after: "Ris-1-3" },
    { before: "ris-1", after: "ris-1-4" },
    { before: "n".repeat(40), after: `${"n".repeat(38)}-2` },
  ]);
  await database.close();
  await dropTemplate(old);
});

const { kind } = inject("template");

/** The last migration of the release before packs, boundary loads and backups. */
const lastOfThen = "0161_shelters.sql";

test.runIf(kind === "embedded")(
  "a data folder of an older release opens, upgraded, and the folder as it was is kept beside it",
  async () => {
    const old = await emptyTemplate("embedded");
    const { DATA_DIR } = settingsOf(old);
    const connection = await copyingEmbedded(join(DATA_DIR, "database"));
    await migrate(connection, (name) => name <= lastOfThen);
    await connection.query("select set_config('app.actor', 'system', false)");
    await connection.query(aPlaceOfThen);
    await connection.close();

    const upgraded = await open(old);
    const names = async () => (await upgraded.db.selectFrom("companies").select("reason_social").execute()).length;
    expect(await names()).toBe(1);
    expect((await upgraded.db.selectFrom("backups").selectAll().execute()).length).toBe(0);
    await upgraded.close();
    // Once more: nothing is left to upgrade, so nothing more is kept.
    await (await open(old)).close();

    const kept = (await readdir(DATA_DIR)).filter((name) => name !== "database");
    expect(kept).toEqual(["database-before-0162_packs"]);
    const before = await copyingEmbedded(join(DATA_DIR, kept[0]!));
    const { rows } = await before.query(
      "select (select count(*)::int from companies) as places, to_regclass('public.packs') is null as is_old",
    );
    expect(rows).toEqual([{ places: 1, is_old: true }]);
    await before.close();
    await dropTemplate(old);
  },
  120_000,
);

test.runIf(kind === "server")("two servers that start at once on an empty database take turns", async () => {
  const empty = await emptyTemplate("server");
  const { DATABASE_URL } = settingsOf(empty);
  const settings = readSettings({
    DATABASE_URL,
    PORT: "0",
    LOG_LEVEL: "silent",
    ADMIN_EMAIL: "jefa@demo.test",
    ADMIN_PASSWORD: "una clave segura",
  });
  const servers = await Promise.all([startServer(settings), startServer(settings), startServer(settings)]);
  const { db } = servers[0]!.database;
  const count = async (table: "users" | "roles") =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count;

  expect(await count("users")).toBe(1);
  expect(await count("roles")).toBe(seedRoles.length);
  await Promise.all(servers.map((server) => server.stop()));
  await dropTemplate(empty);
});
