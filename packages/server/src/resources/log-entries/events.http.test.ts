// The log and its disaster: whose it is, what becomes of it where a disaster moves or two become one, and what the next shift is handed.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { daysAgo } from "../../testing/days.ts";
import { aRecord } from "../../testing/factories.ts";
import { at, fieldOf, someLogs, type Logs } from "../../testing/emergency/logs.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let log: Logs;
beforeAll(async () => {
  app = await startTestApp();
  log = await someLogs(app);
});
afterAll(() => app.stop());
beforeEach(async () => void (log.event = await log.anEvent()));

test("a log is read and written in its own places only, by whoever may", async () => {
  const line = await log.file();
  const stranger = await app.as("editor", [log.country.quilpue]);
  const viewer = await app.as("viewer", [log.country.valparaiso]);
  expect(await log.list("", stranger)).toEqual([]);
  expect((await stranger.get(`/log-entries/${line.id}`)).status).toBe(404);
  expect((await stranger.get(`/log-entries/head?event=${log.event.id}`)).status).toBe(404);
  expect((await stranger.get(`/log-entries/sheet?event=${log.event.id}`)).status).toBe(404);
  expect(fieldOf(await log.post({}, stranger))).toEqual([422, ["event_id"]]);
  expect((await log.list("", viewer)).length).toBe(1);
  expect((await log.post({}, viewer)).status).toBe(403);
  expect((await viewer.get(`/log-entries/head?event=${log.event.id}`)).body.may_write).toBe(false);
  // Known by its uid elsewhere, it is not told there.
  const own = await log.anEvent({ company_id: log.country.quilpue });
  expect(fieldOf(await stranger.post("/log-entries", { ...log.aLine({ uid: line.uid }), event_id: own.id }))).toEqual([
    422,
    ["uid"],
  ]);
});

test("only a disaster has a log", async () => {
  const { body } = await log.country.officer.post(
    "/records/situation",
    aRecord({ company_id: log.country.valparaiso, variable_id: log.country.shelters }),
  );
  expect(fieldOf(await log.post({ event_id: body.id }))).toEqual([422, ["event_id"]]);
  expect((await log.country.officer.delete(`/records/risk/${log.event.id}`)).status).toBe(204);
  expect(fieldOf(await log.post())).toEqual([422, ["event_id"]]);
});

test("two disasters that turn out to be one have one log, and each its own again when they are parted", async () => {
  await log.file({ text: "Primera" });
  const other = await log.anEvent();
  await log.file({ text: "Segunda", event_id: other.id, happened_at: at("03:01") });
  const merge = { version: log.event.version, other_id: other.id, other_version: other.version, fields: [] };
  expect((await log.country.officer.post(`/records/risk/${log.event.id}/merge`, merge)).status).toBe(200);
  // A telephone that was away still speaks of the one that is gone.
  await log.file({ text: "Tercera", event_id: other.id, happened_at: at("03:02") });
  expect(
    (await log.list()).map(({ text, number, merged_code, event_id }) => [text, number, merged_code, event_id]),
  ).toEqual([
    ["Segunda", 1, other.code, log.event.id],
    ["Tercera", 2, null, log.event.id],
    ["Primera", 1, null, log.event.id],
  ]);
  expect((await log.country.officer.post(`/records/risk/${other.id}/restore`)).status).toBe(200);
  expect((await log.list()).map(({ text }) => text)).toEqual(["Tercera", "Primera"]);
});

test("a disaster that took in another one moves with the lines of both, and none is told once it is in the trash", async () => {
  const other = await log.anEvent();
  const line = await log.file({ text: "De la otra", event_id: other.id });
  const path = `/records/risk/${log.event.id}`;
  const merge = { version: log.event.version, other_id: other.id, other_version: other.version, fields: [] };
  expect((await log.country.officer.post(`${path}/merge`, merge)).status).toBe(200);
  const { version } = (await log.country.chief.get(path)).body;
  expect((await log.country.chief.put(path, { company_id: log.country.quilpue, version })).status).toBe(200);
  const stranger = await app.as("editor", [log.country.quilpue]);
  expect((await log.list("", stranger)).map(({ id }) => id)).toEqual([line.id]);
  expect((await log.country.officer.get(`/log-entries/${line.id}`)).status).toBe(404);
  expect((await log.country.chief.delete(path)).status).toBe(204);
  expect((await stranger.get(`/log-entries/${line.id}`)).status).toBe(404);
  // Parted again, it is in its own place with its own lines.
  expect((await log.country.chief.post(`${path}/restore`)).status).toBe(200);
  expect((await log.country.chief.post(`/records/risk/${other.id}/restore`)).status).toBe(200);
  expect((await log.country.officer.get(`/log-entries/${line.id}`)).status).toBe(200);
  expect((await stranger.get(`/log-entries/${line.id}`)).status).toBe(404);
});

test("a line that is filed while its disaster moves is in the place of its disaster", async () => {
  for (const turn of [1, 2, 3, 4, 5]) {
    const [from, to] =
      turn % 2 ? [log.country.valparaiso, log.country.quilpue] : [log.country.quilpue, log.country.valparaiso];
    const { version } = (await log.country.chief.get(`/records/risk/${log.event.id}`)).body;
    const move = () => log.country.chief.put(`/records/risk/${log.event.id}`, { company_id: to, version });
    const answers = await Promise.all([
      log.post({}, log.country.chief),
      log.post({}, log.country.chief),
      move(),
      log.post({}, log.country.chief),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 201]);
    const places = (await log.list("", log.country.chief)).map(({ company_id }) => company_id);
    expect([from, new Set(places)]).toEqual([from, new Set([to])]);
  }
});

test("a disaster that moves to another place takes its log along", async () => {
  const { id } = await log.file();
  const stranger = await app.as("editor", [log.country.quilpue]);
  const moved = { company_id: log.country.quilpue, version: log.event.version };
  expect((await log.country.chief.put(`/records/risk/${log.event.id}`, moved)).status).toBe(200);
  expect((await stranger.get(`/log-entries/${id}`)).status).toBe(200);
  expect((await log.country.officer.get(`/log-entries/${id}`)).status).toBe(404);
});

test("the sheet of a shift holds what arrived since, whatever its hour, and all that is still to be done", async () => {
  const task = await log.file({ kind: "task", text: "Vigilar la cota 300" });
  await log.file({ kind: "handover", text: "Entrego a Operaciones nocturnas" });
  const { handed_over_at } = (await log.country.officer.get(`/log-entries/head?event=${log.event.id}`)).body;
  await log.file({ text: "Llegó tarde", happened_at: at("01:00") });
  await log.file({ text: "Nueva", happened_at: at("06:00") });
  const sheet = (since: string) => log.country.officer.get(`/log-entries/sheet?event=${log.event.id}${since}`);
  const { body } = await sheet(`&since=${handed_over_at}`);
  expect(body).toMatchObject({ since: handed_over_at, is_cut: false });
  expect(body.lines.map(({ text }: LogEntry) => text)).toEqual(["Llegó tarde", "Nueva"]);
  expect(body.open.map(({ id }: LogEntry) => id)).toEqual([task.id]);
  expect((await sheet("")).body.lines.length).toBe(4);
});

test("logs are offered by their newest line, with running events that have none yet", async () => {
  const quiet = await log.anEvent({ title: "Sin líneas", observed_on: daysAgo(0) });
  const over = await log.anEvent({ title: "Terminado", observed_on: "2026-03-01", ended_on: "2026-03-02" });
  await log.file({ kind: "task", text: "Algo" });
  const { data } = (await log.country.officer.get("/log-entries/logs")).body;
  const ids = data.map(({ id }: { id: number }) => id);
  expect(data[0]).toMatchObject({ id: log.event.id, total: 1, open: 1, overdue: 0, company_name: expect.any(String) });
  expect(ids).toContain(quiet.id);
  expect(ids).not.toContain(over.id);
  const stranger = await app.as("editor", [log.country.quilpue]);
  const others = (await stranger.get("/log-entries/logs")).body.data.map(
    ({ company_id }: { company_id: number }) => company_id,
  );
  expect(others.filter((id: number) => id !== log.country.quilpue)).toEqual([]);
});

test("a log says from where its requests are answered: where the event is, or else the middle of its place", async () => {
  const pointOf = async ({ id }: { id: number }) =>
    (await log.country.officer.get(`/log-entries/head?event=${id}`)).body.event.point;
  const somewhere = await log.anEvent({ geometry: { type: "Point", coordinates: [-71.58, -33.06] } });
  const nowhere = await log.anEvent({ geometry: null });
  expect(await pointOf(somewhere)).toEqual([-71.58, -33.06]);
  const { centroid } = (await log.country.chief.get(`/companies/${log.country.valparaiso}`)).body;
  expect(await pointOf(nowhere)).toEqual(centroid.coordinates);
});
