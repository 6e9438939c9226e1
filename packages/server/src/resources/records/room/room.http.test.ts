// What the situation room says of disasters and of the recovery, recomputed from the rows by other means.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentFigures, type Figure, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { DisasterYears, RoomEvent, RunningEvents } from "@atalaya/contract/resources/records/room.ts";
import { daysAgo } from "../../../testing/days.ts";
import { aVariableDraft } from "../../../testing/factories.ts";
import { someLogs, type Logs } from "../../../testing/emergency/logs.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let logs: Logs;
let flood: number;
/** Publishes what others wrote. */
let validator: Caller;
beforeAll(async () => {
  app = await startTestApp();
  logs = await someLogs(app);
  validator = await app.as("admin", [null]);
  const type = aVariableDraft({ kind: "event_type", value_type: "none", name_es: "Inundación", hip_code: "MH0604" });
  flood = (await logs.country.chief.post("/variables/riskAssessment", type)).body.id;
});
afterAll(() => app.stop());

const figure = (metric: Metric, value: number | null, as_of: string, changes: object = {}) => ({
  metric,
  value,
  as_of,
  source: "Balance demo",
  ...changes,
});

async function step(by: Caller, id: number, action: string, reason: string | null = null): Promise<void> {
  const { version } = (await by.get(`/records/risk/${id}`)).body;
  const { status, body } = await by.post(`/records/risk/${id}/transitions`, { action, reason, version });
  expect(status, `${action}: ${JSON.stringify(body)}`).toBe(200);
}
async function published(changes: object): Promise<number> {
  const { id } = await logs.anEvent(changes);
  await step(logs.country.chief, id, "submit");
  await step(validator, id, "validate");
  await step(validator, id, "publish");
  return id;
}

const yearsOf = async (by: Caller, query = ""): Promise<DisasterYears> => {
  const { status, body } = await by.get(`/records/risk/years?place=all${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** The same from the cards themselves, one by one, as the public sees them. */
async function recomputed(by: Caller): Promise<{ years: DisasterYears["years"]; hazards: Record<number, number> }> {
  const { data } = (await by.get("/records/risk?has_published=true&per_page=100")).body;
  const years = new Map<number, DisasterYears["years"][number]>();
  const hazards: Record<number, number> = {};
  for (const { id, observed_on, variable_id } of data as { id: number; observed_on: string; variable_id: number }[]) {
    const { figures } = (await by.get(`/records/risk/${id}/published`)).body as { figures: Figure[] };
    const current = currentFigures(figures);
    const of = (metric: Metric) => {
      const held = current.get(metric);
      return held?.qualifier === "none" ? 0 : (held?.value ?? null);
    };
    const year = Number(observed_on.slice(0, 4));
    const known = years.get(year) ?? { year, count: 0, direct_affected: null, houses_destroyed: null };
    const add = (sum: number | null, value: number | null) => (value === null ? sum : (sum ?? 0) + value);
    years.set(year, {
      year,
      count: known.count + 1,
      direct_affected: add(known.direct_affected, of("direct_affected")),
      houses_destroyed: add(known.houses_destroyed, of("houses_destroyed")),
    });
    hazards[variable_id] = (hazards[variable_id] ?? 0) + 1;
  }
  return { years: [...years.values()].toSorted((one, other) => one.year - other.year), hazards };
}

async function expectSums(by: Caller): Promise<DisasterYears> {
  const [said, own] = [await yearsOf(by), await recomputed(by)];
  expect(said.years).toEqual(own.years);
  expect(Object.fromEntries(said.hazards.map(({ variable_id, count }) => [variable_id, count]))).toEqual(own.hazards);
  return said;
}

describe("what disasters cost, year by year", () => {
  test("only what the public sees counts, by the figures in force, and unknown is never zero (V1)", async () => {
    const { chief, quilpue, talcahuano } = logs.country;
    const first = await published({
      observed_on: "2017-01-02",
      figures: [
        figure("direct_affected", 900, "2017-01-03"),
        figure("direct_affected", 1250, "2017-01-20", { qualifier: "at_least" }),
        figure("houses_destroyed", 222, "2017-01-20"),
      ],
    });
    await published({
      observed_on: "2017-08-01",
      company_id: quilpue,
      variable_id: flood,
      figures: [figure("direct_affected", null, "2017-08-02", { qualifier: "present_unquantified" })],
    });
    await published({
      observed_on: "2019-08-01",
      company_id: talcahuano,
      variable_id: flood,
      figures: [figure("houses_destroyed", null, "2019-08-02", { qualifier: "none" })],
    });
    await logs.anEvent({ observed_on: "2017-03-01", figures: [figure("direct_affected", 5, "2017-03-02")] });
    const said = await expectSums(chief);
    expect(said.years).toEqual([
      { year: 2017, count: 2, direct_affected: 1250, houses_destroyed: 222 },
      { year: 2019, count: 1, direct_affected: null, houses_destroyed: 0 },
    ]);

    // A correction counts when the public sees it.
    const { version } = (await chief.get(`/records/risk/${first}`)).body;
    const corrected = [
      figure("direct_affected", 900, "2017-01-03"),
      figure("direct_affected", 1250, "2017-01-20", { qualifier: "at_least" }),
      figure("direct_affected", 1300, "2017-02-01"),
      figure("houses_destroyed", 222, "2017-01-20"),
    ];
    await chief.put(`/records/risk/${first}`, { version, figures: corrected, reason: "Balance nuevo" });
    expect((await expectSums(chief)).years[0]!.direct_affected).toBe(1250);
    await step(chief, first, "submit");
    await step(validator, first, "validate");
    await step(validator, first, "publish");
    expect((await expectSums(chief)).years[0]!.direct_affected).toBe(1300);
  });

  test("what goes to the trash, comes back, is unpublished or moves is counted where it is", async () => {
    const { chief, officer, outsider, talcahuano } = logs.country;
    const id = await published({ observed_on: "2021-05-05", figures: [figure("houses_destroyed", 7, "2021-05-06")] });
    const of2021 = async (by: Caller) => (await expectSums(by)).years.find(({ year }) => year === 2021);
    expect(await of2021(officer)).toMatchObject({ count: 1, houses_destroyed: 7 });
    expect(await of2021(outsider)).toBeUndefined();
    await chief.delete(`/records/risk/${id}`);
    expect(await of2021(chief)).toBeUndefined();
    await chief.post(`/records/risk/${id}/restore`);
    expect(await of2021(chief)).toMatchObject({ count: 1 });
    const { version } = (await chief.get(`/records/risk/${id}`)).body;
    await chief.put(`/records/risk/${id}`, { version, company_id: talcahuano, reason: "Era de Talcahuano" });
    expect(await of2021(officer)).toBeUndefined();
    expect(await of2021(outsider)).toMatchObject({ houses_destroyed: 7 });
  });

  test("hazards are counted from the day asked for on, years always from the first one", async () => {
    const { chief } = logs.country;
    const recent = await yearsOf(chief, "&from=2019-01-01");
    expect(recent.years).toEqual((await yearsOf(chief)).years);
    const { body } = await chief.get("/records/risk?has_published=true&observed_from=2019-01-01&per_page=1");
    expect(recent.hazards.reduce((sum, { count }) => sum + count, 0)).toBe(body.meta.total);
    expect((await chief.get("/records/risk/years?from=ayer")).body.errors).toHaveProperty("from");
  });
});

const runningOf = async (by: Caller): Promise<RunningEvents> => (await by.get("/records/risk/running?place=all")).body;
const titled = (events: RoomEvent[], title: string) => events.find((event) => event.title === title);

describe("the emergencies that run", () => {
  test("where none runs the last published one is told, with how it ended", async () => {
    const running = await runningOf(logs.country.chief);
    expect(running).toMatchObject({ total: 0, events: [], last: { observed_on: "2021-05-05" } });
  });

  test("each figure in force says its hour, its source and how much more it is than before", async () => {
    const { officer, outsider } = logs.country;
    const today = daysAgo(1);
    const { id } = await logs.anEvent({
      title: "Incendio en curso (demo)",
      observed_on: today,
      figures: [
        figure("evacuated", 1430, today, { hour: "03:00" }),
        figure("sheltered", null, today, { qualifier: "unknown" }),
        figure("evacuated", 1850, today, { hour: "06:00", source: "SENAPRED (demo)" }),
        figure("deaths", null, today, { qualifier: "none" }),
        figure("power_cut", 90, today),
      ],
    });
    await logs.file({ event_id: id, text: "Se abre el albergue" });
    const { total, events } = await runningOf(officer);
    expect((await officer.get("/records/risk?running=true&per_page=1")).body.meta.total).toBe(total);
    const event = titled(events, "Incendio en curso (demo)")!;
    expect(event).toMatchObject({ id, ended_on: null, log: { lines: 1 }, variable_es: "Incendio" });
    expect(event.figures).toEqual([
      {
        metric: "evacuated",
        value: 1850,
        qualifier: "quantified",
        as_of: today,
        hour: "06:00",
        source: "SENAPRED (demo)",
        change: 420,
      },
      expect.objectContaining({ metric: "deaths", value: 0, qualifier: "none", change: null }),
    ]);
    expect(titled((await runningOf(outsider)).events, "Incendio en curso (demo)")).toBeUndefined();
  });

  test("one that ended, is archived, began long ago or is no disaster runs no more", async () => {
    const { chief } = logs.country;
    const assessment = aVariableDraft({ kind: "assessment", value_type: "none", name_es: "Evaluación" });
    const variable_id = (await chief.post("/variables/riskAssessment", assessment)).body.id;
    await logs.anEvent({ title: "Terminado", observed_on: daysAgo(3), ended_on: daysAgo(2) });
    await logs.anEvent({ title: "De hace mucho", observed_on: daysAgo(200) });
    await logs.anEvent({ title: "Evaluación", observed_on: daysAgo(1), variable_id });
    const effect = [figure("deaths", null, daysAgo(1), { qualifier: "none" })];
    const archived = await published({ title: "Archivado", observed_on: daysAgo(1), figures: effect });
    await step(validator, archived, "archive", "Era un ejercicio");
    const { events, total } = await runningOf(chief);
    expect(events.map(({ title }) => title)).toEqual(["Incendio en curso (demo)"]);
    const notRunning = (await chief.get("/records/risk?running=false&per_page=1")).body.meta.total;
    const all = (await chief.get("/records/risk?per_page=1")).body.meta.total;
    expect(notRunning + total).toBe(all);
  });

  test("who may not read the log is not told how many lines it has", async () => {
    const role = { name_es: "Solo desastres", name_en: "Disasters only", permissions: ["records.risk.index"] };
    const { status, body } = await logs.country.chief.post("/roles", role);
    expect(status, JSON.stringify(body)).toBe(201);
    const reader = await app.as(body.key, [logs.country.valparaiso]);
    expect((await runningOf(reader)).events[0]).toMatchObject({ log: null });
  });
});

describe("how far the recovery has come", () => {
  test("stages, mean progress and what is lacking agree with the items one by one, each currency for itself", async () => {
    const { chief, officer, valparaiso: company_id } = logs.country;
    const type = aVariableDraft({ kind: "recovery_type", value_type: "percent", name_es: "Vivienda" });
    const variable_id = (await chief.post("/variables/recoveryMapItem", type)).body.id;
    const add = async (recovery: object | null) => {
      const draft = { company_id, variable_id, title: "Ítem", value: null, observed_on: "2026-03-02", recovery };
      const { status, body } = await chief.post("/records/recovery", draft);
      expect(status, JSON.stringify(body)).toBe(201);
    };
    await add(null);
    await add({
      progress_status: "in_progress",
      progress_pct: 40,
      currency: "CLP",
      need_amount: 100,
      funded_amount: 30,
    });
    await add({
      progress_status: "in_progress",
      progress_pct: 21,
      currency: "CLP",
      need_amount: 10,
      funded_amount: 50,
    });
    await add({
      progress_status: "completed",
      progress_pct: 100,
      actual_end_on: "2026-03-01",
      currency: "USD",
      need_amount: 7,
    });
    await add({ progress_status: "identified" });
    const { body } = await officer.get("/records/recovery/progress?place=all");
    expect(body).toEqual({
      count: 5,
      told: 3,
      progress: 53.7,
      stages: expect.arrayContaining([
        { status: null, count: 1 },
        { status: "in_progress", count: 2 },
        { status: "completed", count: 1 },
        { status: "identified", count: 1 },
      ]),
      money: [
        { currency: "CLP", need: 110, funded: 80, gap: 70 },
        { currency: "USD", need: 7, funded: 0, gap: 7 },
      ],
    });
    for (const { status, count } of body.stages) {
      const { meta } = (await officer.get(`/records/recovery?stage=${status ?? "none"}&per_page=1`)).body;
      expect([status, meta.total]).toEqual([status, count]);
    }
    expect((await logs.country.outsider.get("/records/recovery/progress")).body).toMatchObject({
      count: 0,
      progress: null,
    });
  });
});
