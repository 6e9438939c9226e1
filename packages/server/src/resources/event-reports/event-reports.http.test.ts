// What the draft of a report is filled with: the card, the shelters and the log as they stood at its cut-off, and what a person wrote.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aRecord, aVariableDraft } from "../../testing/factories.ts";
import { fieldOf } from "../../testing/emergency/logs.ts";
import { figureOf, someReports, type Reports } from "../../testing/emergency/event-reports.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let reports: Reports;
beforeAll(async () => {
  app = await startTestApp();
  reports = await someReports(app);
});
afterAll(() => app.stop());
beforeEach(async () => void (reports.log.event = await reports.log.anEvent()));

const figure = (metric: string, value: number | null, hour: string | null, changes: object = {}) => ({
  metric,
  value,
  as_of: "2026-03-02",
  hour,
  source: "Bomberos",
  ...changes,
});
/** 03:00 of that summer day on the clock of Valparaíso. */
const atThree = "2026-03-02T06:00:00.000Z";

test("the draft asks what the country's form asks, and every figure says its hour and its source", async () => {
  const { prepare, putCard } = reports;
  await putCard({
    figures: [
      figure("injured", 5, "00:10", { source: "SAMU" }),
      figure("injured", 7, "02:10", { source: "SAMU" }),
      figure("deaths", null, null, { qualifier: "none" }),
    ],
    breakdowns: [{ metric: "injured", sex: "female", count: 4 }],
    event: { emergency_level: "mayor", glide: "WF-2026-000050-CHL" },
  });
  const { content, number, state, before, digest } = await prepare();
  expect({ number, state, before }).toEqual({ number: null, state: "draft", before: null });
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(content.template.name.es).toBe("Informe ALFA");
  const told = { as_of: "2026-03-02", origin: "card", currency: null };
  expect(content.figures).toEqual([
    { ...told, metric: "deaths", value: null, qualifier: "none", hour: null, source: "Bomberos" },
    { ...told, metric: "injured", value: 7, qualifier: "quantified", hour: "02:10", source: "SAMU" },
  ]);
  expect(content.breakdowns).toMatchObject([{ metric: "injured", sex: "female", count: 4 }]);
  expect(content.emergency_level).toEqual({ key: "mayor", es: "Emergencia mayor", en: "Major emergency" });
  expect(content.event).toMatchObject({ hip_code: "EN0205", glide: "WF-2026-000050-CHL", anchor: [-71.6, -33.05] });
});

test("what is told after the cut-off stands in the next report", async () => {
  const { prepare, write, putCard, log } = reports;
  await putCard({ figures: [figure("evacuated", 900, "02:30"), figure("evacuated", 1850, "03:30")] });
  const line = (text: string, hour: string, kind: "decision" | "request" = "decision") =>
    log.file({ kind, text, happened_at: `2026-03-02T${hour}:00.000Z` });
  await line("Se constituye el COGRID", "05:10");
  await line("Se evacúa Cerro Merced", "06:30");
  await line("Dos aeronaves", "06:40", "request");
  const draft = await prepare();
  expect(figureOf(draft, "evacuated")?.value).toBe(1850);
  expect(draft.content.actions.map(({ text }) => text)).toEqual(["Se constituye el COGRID", "Se evacúa Cerro Merced"]);
  const cut = await write(draft, { cutoff_at: atThree });
  expect(figureOf(cut, "evacuated")?.value).toBe(900);
  expect(cut.content.actions.map(({ text }) => text)).toEqual(["Se constituye el COGRID"]);
  expect(cut.content.requests).toEqual([]);
});

test("actions are decisions and done tasks, and requests that nobody has fulfilled are needs; corrections take the place of what was wrong", async () => {
  const { prepare, log } = reports;
  const wrong = await log.file({ kind: "decision", text: "Se evacúa Cerro Merced bajo" });
  await log.file({ kind: "decision", text: "Se evacúa Cerro Merced alto", about: wrong.uid, step: "correction" });
  const task = await log.file({ kind: "task", text: "Abrir el gimnasio" });
  await log.file({ kind: "task", text: "Nadie la hizo todavía" });
  await log.file({ about: task.uid, step: "done", text: "94 plazas", happened_at: "2026-03-02T03:50:00.000Z" });
  const asked = await log.file({ kind: "request", text: "Dos aeronaves", to_name: "Región" });
  const { content } = await prepare();
  expect(content.actions.map(({ at, text }) => [at.slice(11, 16), text])).toEqual([
    ["03:05", "Se evacúa Cerro Merced alto"],
    ["03:50", "Abrir el gimnasio"],
  ]);
  expect(content.requests).toMatchObject([{ text: "Dos aeronaves", to: "Región", state: "open" }]);
  await log.file({ about: asked.uid, step: "done", text: null });
  expect((await prepare()).content.requests).toEqual([]);
});

test("a line can be left out and comes back, and what the log does not say is added with its hour", async () => {
  const { prepare, write, log } = reports;
  const { id } = await log.file({ kind: "decision", text: "Se pide café" });
  const added = { at: "2026-03-02T04:00:00.000Z", text: "Cuadrilla de la vecina comuna llega" };
  const left = await write(await prepare(), { left_out: [id], actions: [added] });
  expect(left.content.actions).toEqual([{ id: null, number: null, ...added }]);
  const back = await write(left, { left_out: [] });
  expect(back.content.actions.map(({ text }) => text)).toEqual(["Se pide café", added.text]);
});

test("the amount is what the items of recovery say was damaged, until the card tells it later", async () => {
  const { prepare, putCard, country, officer, log } = reports;
  const kind = aVariableDraft({ kind: "recovery_type", value_type: "percent", name_es: "Vivienda" });
  const variable_id = (await country.chief.post("/variables/recoveryMapItem", kind)).body.id;
  const item = async (damage_value: number | null, observed_on: string, currency: string | null = "CLP") => {
    const recovery = { event_id: log.event.id, damage_value, currency };
    const draft = { company_id: country.valparaiso, variable_id, value: null, observed_on, recovery };
    const { status, body } = await officer.post("/records/recovery", aRecord(draft as never));
    expect(status, JSON.stringify(body)).toBe(201);
  };
  const told = async () => figureOf(await prepare(), "loss_local");
  expect(await told()).toBeUndefined();
  await item(40_000_000, "2026-03-02");
  await item(2_500_000, "2026-03-03");
  const sum = { value: 42_500_000, currency: "CLP", as_of: "2026-03-03", origin: "recovery", source: null };
  expect(await told()).toMatchObject({ ...sum, qualifier: "quantified" });
  await item(null, "2026-03-04", null);
  expect(await told()).toMatchObject({ ...sum, qualifier: "at_least" });
  await putCard({ figures: [figure("loss_local", 60_000_000, null, { currency: "CLP", as_of: "2026-03-05" })] });
  expect(await told()).toMatchObject({ value: 60_000_000, origin: "card" });
  await putCard({ figures: [] });
  // Pesos and dollars have no one sum.
  await item(9000, "2026-03-03", "USD");
  expect(await told()).toBeUndefined();
});

test("who sleeps in the shelters is counted there, and the later of card, shelters and report holds", async () => {
  const { prepare, write, putCard, country, officer } = reports;
  const shelter = async (counts: [hour: string, occupied: number, state?: string][]) => {
    const draft = { company_id: country.valparaiso, name_es: "Gimnasio Demo", kind: "gym" };
    const { id } = (await officer.post("/shelters", draft)).body;
    for (const [hour, occupied, state = "open"] of counts)
      await officer.post(`/shelters/${id}/occupancy`, { as_of: `2026-03-02T${hour}:00.000Z`, state, occupied });
  };
  await shelter([
    ["04:00", 90],
    ["05:30", 120],
  ]);
  await shelter([["05:50", 56]]);
  const draft = await prepare();
  const counted = { value: 176, hour: "02:50", as_of: "2026-03-02", origin: "shelters", source: null };
  expect(figureOf(draft, "sheltered")).toMatchObject(counted);
  await putCard({ figures: [figure("sheltered", 214, "03:00")] });
  expect(figureOf(await reports.read(draft.id), "sheltered")).toMatchObject({ value: 214, origin: "card" });
  const written = await write(draft, { figures: [figure("sheltered", 230, "03:00", { source: "Encargada" })] });
  expect(figureOf(written, "sheltered")).toMatchObject({ value: 230, origin: "report", source: "Encargada" });
  await putCard({ figures: [figure("sheltered", 214, "03:00"), figure("sheltered", 240, "03:20")] });
  expect(figureOf(await reports.read(draft.id), "sheltered")).toMatchObject({ value: 240, origin: "card" });
  const earlier = await write(await reports.read(draft.id), { cutoff_at: "2026-03-02T05:00:00.000Z", figures: [] });
  expect(figureOf(earlier, "sheltered")).toMatchObject({ value: 90, hour: "01:00" });
});

test("a service says in words how it stands, and how many are without it by the latest figure", async () => {
  const { prepare, write, putCard } = reports;
  await putCard({
    event: { services: [{ service: "health", hours: 3, users: 40 }] },
    figures: [figure("power_cut", 3900, "01:00")],
  });
  const draft = await prepare();
  const power = { service: "power", state: null, customers: 3900, since: null, as_of: "2026-03-02T04:00:00.000Z" };
  expect(draft.content.services).toEqual([
    power,
    { service: "health", state: null, customers: 40, since: null, as_of: null },
  ]);
  const own = { service: "power", state: "Interrumpida, Cerro La Cruz", customers: 2310, since: null, as_of: atThree };
  const written = await write(draft, { services: [own] });
  expect(written.content.services[0]).toEqual(own);
  await putCard({ figures: [figure("power_cut", 3900, "01:00"), figure("power_cut", 1200, "04:00")] });
  expect((await reports.read(draft.id)).content.services[0]).toMatchObject({ state: own.state, customers: 1200 });
});

test("two who prepare the report of an event at once write into the same draft, and neither overwrites the other", async () => {
  const { prepare, officer, country, log } = reports;
  const drafts = await Promise.all([prepare(), prepare(log.event.id, country.regional), prepare()]);
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
  const { id, version } = drafts[0];
  const answers = await Promise.all(
    ["Viento sur", "Viento norte"].map((remarks) => officer.put(`/event-reports/${id}`, { version, remarks })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body.current.content.remarks).toMatch(/^Viento/);
});

test("wrong values are refused on their field", async () => {
  const { prepare, officer } = reports;
  const { id, version } = await prepare();
  const put = (fields: object) => officer.put(`/event-reports/${id}`, { version, ...fields });
  const soon = new Date(Date.now() + 7_200_000).toISOString();
  expect(fieldOf(await put({ cutoff_at: soon }))).toEqual([422, ["cutoff_at"]]);
  expect(fieldOf(await put({ next_hours: 0 }))).toEqual([422, ["next_hours"]]);
  expect(fieldOf(await put({ figures: [figure("deaths", 1.5, null)] }))).toEqual([422, ["figures.0.value"]]);
  expect(fieldOf(await put({ resources: [{ name: "Carro", cost: 100 }] }))).toEqual([422, ["resources.0.currency"]]);
  expect(fieldOf(await put({ needs: [{ name: "" }] }))).toEqual([422, ["needs.0.name"]]);
  expect(fieldOf(await officer.post("/event-reports", { event_id: 999_999 }))).toEqual([422, ["event_id"]]);
});

test("the series goes where its event goes: into another place, into the trash and out of it, into the event that it was one with", async () => {
  const { send, log, country, officer } = reports;
  const { id } = await send();
  const { event } = log;
  const version = async () => (await country.chief.get(`/records/risk/${event.id}`)).body.version;
  await country.chief.put(`/records/risk/${event.id}`, { version: await version(), company_id: country.quilpue });
  expect((await officer.get(`/event-reports/${id}`)).status).toBe(404);
  await country.chief.put(`/records/risk/${event.id}`, { version: await version(), company_id: country.valparaiso });
  expect((await officer.get(`/event-reports/${id}`)).status).toBe(200);
  await country.chief.delete(`/records/risk/${event.id}?version=${await version()}`);
  expect((await officer.get(`/event-reports/${id}`)).status).toBe(404);
  await country.chief.post(`/records/risk/${event.id}/restore`);
  const stays = await log.anEvent();
  const merge = { version: stays.version, other_id: event.id, other_version: await version(), fields: [] };
  expect((await country.chief.post(`/records/risk/${stays.id}/merge`, merge)).status).toBe(200);
  const head = (await officer.get(`/event-reports/head?event=${stays.id}`)).body;
  expect(head.reports).toMatchObject([{ id, number: 1, merged_code: event.code, event_id: stays.id }]);
});
