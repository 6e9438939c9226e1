// Municipalities side by side: each row says what the cards of that municipality alone say.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ComparedPlace } from "@atalaya/contract/resources/dashboard.ts";
import { system } from "../../platform/database/database.ts";
import { daysAgo } from "../../testing/days.ts";
import { anAlertCentre } from "../../testing/alerts.ts";
import { aPlace, aRecord, aVariableDraft } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
/** Lies in Valparaíso, and counts to it. */
let sector: number;
const yearAgo = daysAgo(365);

beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
  const { chief, valparaiso, quilpue, regional, region, above, act, made } = centre;
  sector = await aPlace(app, { name: "Placilla", kind: "other", parent: valparaiso });
  await centre.issued({ level: "amarilla" });
  await centre.issued();
  await centre.issued({ kind: "exercise" });
  const wide = await made({ company_id: region, level: "verde" }, regional);
  const asked = await act(regional, wide.id, "submission", 1);
  expect((await act(above, wide.id, "approval", asked.body.version)).status).toBe(200);

  const type = aVariableDraft({ kind: "event_type", value_type: "none" });
  const variable_id = (await chief.post("/variables/riskAssessment", type)).body.id;
  const figures = (people: number) => [
    { metric: "direct_affected", value: people, as_of: daysAgo(2), source: "Balance" },
    { metric: "houses_destroyed", value: people / 2, as_of: daysAgo(2), source: "Balance" },
  ];
  for (const [company_id, people, ago, ended_on] of [
    [valparaiso, 40, 20, daysAgo(1)],
    [sector, 6, 3, null],
    [quilpue, 10, 4, null],
    [quilpue, 1000, 700, daysAgo(690)],
  ] as const) {
    const draft = aRecord({ company_id, variable_id, value: null, observed_on: daysAgo(ago), ended_on });
    const { status, body } = await chief.post("/records/risk", { ...draft, figures: figures(people) });
    expect(status, JSON.stringify(body)).toBe(201);
    await app.write(system, (tx) => sql`update records set status = 'published' where id = ${body.id}`.execute(tx));
  }
  for (const [company_id, state, occupied] of [
    [valparaiso, "open", 30],
    [sector, "full", 12],
    [quilpue, "closed", 0],
  ] as const) {
    const { id } = (await chief.post("/shelters", { company_id, name_es: "Albergue", kind: "gym", capacity: 50 })).body;
    await chief.post(`/shelters/${id}/occupancy`, { as_of: "2026-03-02T10:00:00Z", state, occupied });
  }
  const recovery = aVariableDraft({ kind: "recovery_type", value_type: "none" });
  const item = (await chief.post("/variables/recoveryMapItem", recovery)).body.id;
  for (const progress_pct of [20, 45])
    await chief.post("/records/recovery", {
      ...aRecord({ company_id: valparaiso, variable_id: item, value: null }),
      recovery: { progress_status: "in_progress", progress_pct },
    });
});
afterAll(() => app.stop());

const compared = async (by: Caller): Promise<ComparedPlace[]> => {
  const { status, body } = await by.get(`/dashboard/places?place=all&from=${yearAgo}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

/** From the cards of the municipality alone. */
async function fromItsCards(by: Caller, place: number): Promise<Partial<ComparedPlace>> {
  const ask = async (path: string) => (await by.get(`${path}${path.includes("?") ? "&" : "?"}place=${place}`)).body;
  const [force, running, standing, progress, coverage] = [
    await ask("/alerts/in-force"),
    await ask("/records/risk/running"),
    await ask("/shelters/standing"),
    await ask("/records/recovery/progress"),
    await ask("/dashboard/coverage"),
  ];
  const { data } = await ask(`/records/risk?has_published=true&observed_from=${yearAgo}&per_page=100`);
  const figures = await Promise.all(
    data.map(async ({ id }: { id: number }) => (await by.get(`/records/risk/${id}`)).body.figures),
  );
  const sum = (metric: string) =>
    figures.flat().reduce((all: number | null, it) => (it.metric === metric ? (all ?? 0) + it.value : all), null);
  const answers = coverage.facts.map(({ answer }: { answer: string }) => answer);
  return {
    company_id: place,
    alerts: force.levels.reduce((all: number, { count }: { count: number }) => all + count, 0),
    events: running.total,
    shelters_open: standing.open,
    occupied: standing.occupied,
    free: standing.free,
    disasters: data.length,
    people: sum("direct_affected"),
    houses: sum("houses_destroyed"),
    recovery: progress.progress,
    covered: answers.filter((answer: string) => answer === "yes").length,
    uncovered: answers.filter((answer: string) => answer === "no").length,
  };
}

test("each row agrees with the cards of its municipality, what lies below it counted to it", async () => {
  const { chief, valparaiso, quilpue, talcahuano } = centre;
  const rows = await compared(chief);
  expect(rows.map(({ company_id }) => company_id)).toEqual([valparaiso, quilpue, talcahuano]);
  for (const row of rows) expect(row).toMatchObject(await fromItsCards(chief, row.company_id));
  expect(rows[0]).toMatchObject({
    alerts: 3,
    alert_level: "roja",
    events: 1,
    shelters_open: 1,
    occupied: 42,
    free: 20,
    disasters: 2,
    people: 46,
    houses: 23,
    recovery: 32.5,
    covered: 1,
  });
  expect(rows[1]).toMatchObject({ alerts: 1, alert_level: "verde", events: 1, people: 10, recovery: null });
  expect(rows[2]).toMatchObject({ alerts: 0, alert_level: null, events: 0, people: null });
});

test("the officer of one municipality compares nothing but it, and is told only what the role may read", async () => {
  const { officer, valparaiso, chief } = centre;
  expect((await compared(officer)).map(({ company_id }) => company_id)).toEqual([valparaiso]);
  const role = { name_es: "Solo albergues", name_en: "Shelters only", permissions: ["shelters.index"] };
  const { key } = (await chief.post("/roles", role)).body;
  const [row] = await compared(await app.as(key, [valparaiso]));
  expect(row).toMatchObject({
    shelters_open: 1,
    alerts: null,
    events: null,
    disasters: null,
    people: null,
    covered: 0,
  });
});
