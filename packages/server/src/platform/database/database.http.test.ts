// The two doors to the data, the audit log, and values that must mean the same on both databases.
import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { aCountry, aPerson, aRecord, password } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { copyOf, dropTemplate, open } from "../../testing/test-database.ts";
import { system, type Tx } from "./database.ts";
import type { DB } from "./schema.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const role = { key: "intruso", name_es: "Intruso", name_en: "Intruder", permissions: [] };

describe("reading and writing", () => {
  test("the door for reading cannot write, not even when the compiler is silenced", async () => {
    const forced = app.db as unknown as Kysely<DB>;
    await expect(forced.insertInto("roles").values(role).execute()).rejects.toThrow(/read-only transaction/);
    const hidden = forced.with("made", (db) => db.insertInto("roles").values(role).returning("id")).selectFrom("made");
    await expect(hidden.selectAll().execute()).rejects.toThrow(/read-only transaction/);
    await expect(sql`delete from records`.execute(app.db)).rejects.toThrow(/read-only transaction/);
    // @ts-expect-error -- reading is all that the type offers
    expect(app.db.insertInto).toBeDefined();
    // @ts-expect-error -- a common table expression could write
    expect(app.db.with).toBeDefined();
  });

  test("the door for reading still cannot write after somebody wrote", async () => {
    await app.write(system, (tx) =>
      tx.updateTable("roles").set({ name_en: "Viewer" }).where("key", "=", "viewer").execute(),
    );
    await expect(sql`delete from records`.execute(app.db)).rejects.toThrow(/read-only transaction/);
  });

  test("reading through the wrong door inside write() is refused at once instead of waiting for itself", async () => {
    const mistake = app.write(system, () => app.db.selectFrom("roles").select("id").execute());
    await expect(mistake).rejects.toThrow(/read through its tx instead/);
    expect(await app.db.selectFrom("roles").select("id").execute()).not.toHaveLength(0);
  });

  test("a change that names nobody is refused by the database itself", async () => {
    const nobody = { id: "" as unknown as number };
    const insert = app.write(nobody, (tx) => tx.insertInto("roles").values(role).execute());
    await expect(insert).rejects.toMatchObject({ code: "P0A01" });
  });

  test("who acted in one change is not taken for the author of the next", async () => {
    await app.write({ id: 7 }, (tx) => tx.selectFrom("roles").select("id").execute());
    const { rows } = await sql<{
      actor: string | null;
    }>`select nullif(current_setting('app.actor', true), '') as actor`.execute(app.db);
    expect(rows[0]?.actor).toBeNull();
  });

  test("a change that fails half way leaves nothing behind, not in the audit log either", async () => {
    const before = await app.rowCounts();
    const failing = app.write(system, async (tx) => {
      await tx.insertInto("roles").values(role).execute();
      throw new Error("a power cut");
    });
    await expect(failing).rejects.toThrow("a power cut");
    expect(await app.rowCounts()).toEqual(before);
  });
});

describe("the audit log", () => {
  test("every table is audited when a row is inserted, updated or deleted, except those on this list", async () => {
    // Bits of `tgtype`: 4 insert, 8 delete, 16 update.
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and coalesce((
        select bit_or(t.tgtype) & 28 from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and t.tgenabled = 'O' and p.proname in ('audit_row', 'audit_inserted_rows')), 0) <> 28
      order by 1`.execute(app.db);
    // Itself, what it is a log of itself, the migrations of the schema, what packs gave to rows that are audited, a table of PostGIS, whether
    // it can write, what requests did, a key, uploads not yet finished, what became of backups, and what readers say of a public text.
    expect(rows.map(({ name }) => name)).toEqual(
      (
        "alert_deliveries alert_tellings article_votes asset_damages audit_log backups " +
        "boundary_load_features boundary_loads desinventar_cards desinventar_load_events " +
        "desinventar_load_places desinventar_loads import_rows imports inventory_lots inventory_standing login_failures loss_sum_changes loss_sums loss_values " +
        "mail_tests migrations pack_items published_losses ratification_letters readiness " +
        "record_cell_changes record_cells record_changes request_keys signing_keys spatial_ref_sys " +
        "upload_sessions web_push_keys"
      ).split(" "),
    );
  });

  test("it says who changed what from what, for which request, from where, in which place", async () => {
    const { officer, valparaiso, shelters } = country;
    const draft = aRecord({ company_id: valparaiso, variable_id: shelters, title: "Gimnasio" });
    const created = await officer.post("/records/situation", draft);
    const path = `/records/situation/${created.body.id}`;
    const changed = await officer.put(path, { version: 1, title: "Gimnasio techado", value: 300 });
    await officer.delete(path);
    await officer.post(`${path}/restore`);

    const lines = await app.auditOf("records", created.body.id);
    const origin = { actor: String(officer.id), company_id: valparaiso, address: "127.0.0.1" };
    expect(lines).toMatchObject([
      { ...origin, action: "create", before: null, after: { title: "Gimnasio", value: 120 } },
      { ...origin, action: "update" },
      { ...origin, action: "delete" },
      { ...origin, action: "restore" },
    ]);
    expect(lines[1]).toMatchObject({
      before: { title: "Gimnasio", value: 120 },
      after: { title: "Gimnasio techado", value: 300 },
    });
    expect(Object.keys(lines[1]?.after as object).toSorted()).toEqual(["title", "value"]);
    expect(lines[0]?.request_id).toBe(created.headers.get("x-request-id"));
    expect(lines[1]?.request_id).toBe(changed.headers.get("x-request-id"));
  });

  test("a change that changes nothing is not written down", async () => {
    const { officer, valparaiso, shelters } = country;
    const { body } = await officer.post(
      "/records/situation",
      aRecord({ company_id: valparaiso, variable_id: shelters }),
    );
    await officer.put(`/records/situation/${body.id}`, { version: 1, title: body.title });
    expect(await app.auditOf("records", body.id)).toHaveLength(1);
  });

  test("passwords, their hashes and tokens never get into it", async () => {
    const { email, id } = await aPerson(app);
    const { body } = await app.stranger.post("/login", { email, password });
    const user = await country.chief.get(`/users/${id}`);
    await country.chief.put(`/users/${id}`, { version: user.body.version, password: "otra clave segura" });

    const { rows } = await sql<{ line: string }>`select audit_log::text as line from audit_log`.execute(app.db);
    const log = rows.map(({ line }) => line).join("\n");
    expect(log).toContain(email);
    for (const secret of ["argon2", password, "otra clave segura", body.token, "token_hash", "password_hash"])
      expect(log).not.toContain(secret);
  });

  test("a new password is written down: whose, by whom, when, and nothing of itself", async () => {
    const { id } = await aPerson(app);
    const user = await country.chief.get(`/users/${id}`);
    await country.chief.put(`/users/${id}`, { version: user.body.version, password: "otra clave segura" });
    expect((await app.auditOf("users", id)).at(-1)).toMatchObject({
      action: "update",
      actor: String(country.chief.id),
      before: { password_changed_at: null },
      after: { password_changed_at: expect.any(String) },
    });
  });
});

describe.each(["UTC", "America/Santiago", "Pacific/Kiritimati"])(
  "values while the server's clock is set to %s",
  (zone) => {
    const before = process.env["TZ"];
    beforeAll(() => void (process.env["TZ"] = zone));
    afterAll(() => {
      if (before === undefined) delete process.env["TZ"];
      else process.env["TZ"] = before;
    });

    test("numbers, days and instants arrive as they were written", async () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const { rows } = await sql`
      select 9007199254740991::bigint as id, array[1, 2]::bigint[] as ids, 0.10::numeric as money, '2026-03-02'::date as day,
        array['2026-03-02']::date[] as days, '2026-03-02 23:30 America/Santiago'::timestamptz as instant, null::date as unknown,
        0.1::float8 as share`.execute(app.db);
      expect(rows).toEqual([
        {
          id: 0x1fffffffffffff,
          ids: [1, 2],
          money: "0.10",
          day: "2026-03-02",
          days: ["2026-03-02"],
          instant: "2026-03-03T02:30:00.000Z",
          unknown: null,
          share: 0.1,
        },
      ]);
    });

    test("a day stays the same day in the answer, in the list and under filters", async () => {
      const { officer, valparaiso, shelters } = country;
      const title = `Último día en ${zone}`;
      const draft = aRecord({ company_id: valparaiso, variable_id: shelters, observed_on: "2024-12-31", title });
      const { body } = await officer.post("/records/situation", draft);
      expect(body.observed_on).toBe("2024-12-31");
      const found = async (filter: string) => {
        const answer = await officer.get(`/records/situation?q=${encodeURIComponent(title)}&${filter}`);
        return answer.body.data.map((record: { observed_on: string }) => record.observed_on);
      };
      expect(await found("observed_from=2024-12-31&observed_to=2024-12-31")).toEqual(["2024-12-31"]);
      expect(await found("observed_from=2025-01-01")).toEqual([]);
      expect(await found("observed_to=2024-12-30")).toEqual([]);
    });
  },
);

describe("what only one of both databases could get wrong", () => {
  let inside: Tx | undefined;
  afterEach(() => void (inside = undefined));

  test("two changes at once each have their own author", async () => {
    const change = (id: number) =>
      app.write({ id }, async (tx) => {
        inside = tx;
        const key = `rol-${id}`;
        const made = await tx
          .insertInto("roles")
          .values({ ...role, key })
          .returning("id")
          .executeTakeFirstOrThrow();
        return made.id;
      });
    const ids = await Promise.all([change(1001), change(1002), change(1003)]);
    const authors = await Promise.all(ids.map(async (id) => (await app.auditOf("roles", id))[0]?.actor));
    expect(authors).toEqual(["1001", "1002", "1003"]);
    expect(inside).toBeDefined();
  });

  test("a failed statement ends the change with the database's own code", async () => {
    const broken = app.write(system, (tx) => sql`select 1 / 0`.execute(tx));
    await expect(broken).rejects.toMatchObject({ code: "22012" });
    expect((await app.stranger.get("/health/ready")).status).toBe(200);
  });

  test.runIf(inject("template").kind === "server")(
    "days are read right from a server that writes them its own way",
    async () => {
      const copy = await copyOf(inject("template"));
      try {
        const before = await open(copy);
        await before.write(system, async (tx) => {
          await sql`do $$ begin execute format('alter database %I set datestyle = German', current_database()); end $$`.execute(
            tx,
          );
        });
        await before.close();
        const { db, close } = await open(copy);
        const { rows } = await sql`select date '2026-03-02' as day, timestamptz '2026-03-02T10:00Z' as at`.execute(db);
        await close();
        expect(rows).toEqual([{ day: "2026-03-02", at: "2026-03-02T10:00:00.000Z" }]);
      } finally {
        await dropTemplate(copy);
      }
    },
  );

  test.runIf(inject("template").kind === "server")(
    "the server outlives a database that ends all connections in the middle of changes, and goes on by itself",
    async () => {
      const { officer, valparaiso, shelters } = country;
      const record = () =>
        officer.post("/records/situation", aRecord({ company_id: valparaiso, variable_id: shelters }));
      const [held, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const change = app.write(system, async (tx) => {
        await sql`select from variables where id = ${shelters} for update`.execute(tx);
        held.resolve();
        await ended.promise;
        await sql`select 1`.execute(tx);
      });
      await held.promise;
      const waiting = record();
      const ours = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      await expect
        .poll(async () => (await sql`select ${ours} and wait_event_type = 'Lock'`.execute(app.db)).rows)
        .toHaveLength(1);
      await sql`select pg_terminate_backend(pid) ${ours}`.execute(app.db);
      ended.resolve();

      await expect(change).rejects.toThrow();
      const late = await waiting;
      expect(late).toMatchObject({ status: 503, body: { code: "unavailable" } });
      expect(late.headers.get("retry-after")).toBe("5");
      await expect.poll(async () => (await record()).status).toBe(201);
    },
  );
});
