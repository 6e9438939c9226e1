// What was recorded under alerts before there were any: it becomes an alert under its old id, and nothing that names it loses it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../testing/alerts.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { system } from "../../platform/database/database.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

/** A record as it stood under alerts; `shape` as well-known text. */
async function recorded(title: string, ended_on: string | null, shape: string, value = "amarilla"): Promise<number> {
  const { valparaiso, type } = centre;
  const { rows } = await app.write(system, (tx) =>
    sql<{ id: number }>`
      insert into records (domain, company_id, variable_id, title, description, value, source, observed_on, ended_on, status, geometry)
      values ('alert', ${valparaiso}, ${type}, ${title}, 'Lo que se escribió', ${JSON.stringify(value)}::jsonb, 'CONAF', '2026-01-10',
        ${ended_on}::date, 'published', st_geomfromtext(${shape}, 4326)) returning id`.execute(tx),
  );
  return rows[0]!.id;
}

const square = "POLYGON((-71.6 -33.1, -71.5 -33.1, -71.5 -33, -71.6 -33, -71.6 -33.1))";

test("what is over is history, what is not is a draft that nobody sent, and both keep id, code, text and area", async () => {
  const { officer, chief, act } = centre;
  const over = await recorded("Incendio de enero", "2026-01-12", square, "roja");
  const open = await recorded("Sequía", null, square);
  const point = await recorded("Marejada", "infinity", "POINT(-71.6 -33)", "otra");
  const { rows } = await sql<{ code: string }>`select code from records where id = ${over}`.execute(app.db);
  const text = await readFile(join(import.meta.dirname, "../../../migrations/0177_alerts_of_records.sql"), "utf8");
  await app.write(system, (tx) => sql.raw(text).execute(tx));
  expect((await officer.get(`/alerts/${over}`)).body).toMatchObject({
    id: over,
    code: rows[0]!.code,
    status: "expired",
    level: "roja",
    headline_es: "Incendio de enero",
    description_es: "Lo que se escribió",
    technical_source: "CONAF",
    messages: [],
    geometry: { type: "Polygon" },
  });
  expect((await officer.get("/alerts?status=expired")).body.data).toMatchObject([{ id: over }]);
  expect((await officer.get(`/alerts/${point}`)).body).toMatchObject({
    status: "draft",
    level: "verde",
    geometry: null,
  });
  const draft = (await officer.get(`/alerts/${open}`)).body;
  expect(draft).toMatchObject({ status: "draft", area_drawn: { type: "Polygon" }, drafted_by: null });
  const end = new Date(Date.now() + 3_600_000).toISOString();
  const whole = { version: draft.version, expires_at: end, area_description: "Toda la comuna" };
  const changed = (await officer.put(`/alerts/${open}`, whole)).body;
  expect((await act(officer, open, "submission", changed.version)).body.status).toBe("submitted");
  expect((await chief.get(`/records/alert/${over}`)).status).toBe(404);
});

test("records and alerts never share an id, so that a session may name both", async () => {
  const { made } = centre;
  const alert = await made();
  const record = await recorded("Después", null, square);
  expect(record).toBeGreaterThan(alert.id);
});
