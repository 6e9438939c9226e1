// What nobody may delete is not emptied out with its table either, whoever types it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { system } from "./database.ts";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

test("every table that refuses to lose a row refuses to lose all of them", async () => {
  // Bits of `tgtype`: 1 for each row, 2 before, 8 delete. A function that raises something at all keeps its rows.
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgtype & 11 = 11 and p.prosrc ~* 'raise exception'
    order by 1`.execute(app.db);
  const kept = rows.map(({ name }) => name);
  expect(kept).toEqual(expect.arrayContaining(["alert_messages", "alert_ratifications", "editions", "terms"]));
  for (const name of kept)
    await expect(
      app.write(system, (tx) => sql`truncate ${sql.table(name)} cascade`.execute(tx)),
      name,
    ).rejects.toMatchObject({ code: "P0A24" });
});
