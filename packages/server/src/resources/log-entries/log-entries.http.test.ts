// The log of an emergency over HTTP: lines that are filed once, followed and corrected by others, found again, and handed over.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import type { LogEntry, LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
import { system } from "../../platform/database/database.ts";
import { aCountry, aRecord, aVariableDraft } from "../../testing/factories.ts";
import { startTestApp, type Answer, type Caller, type TestApp } from "../../testing/test-app.ts";
import { aFile, someText } from "../../testing/uploads.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let fire: number;
let event: { id: number; code: string; version: number };
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const draft = aVariableDraft({ kind: "event_type", value_type: "none", name_es: "Incendio", hip_code: "EN0205" });
  fire = (await country.chief.post("/variables/riskAssessment", draft)).body.id;
});
afterAll(() => app.stop());

const anEvent = async (changes: object = {}) => {
  const draft = aRecord({ company_id: country.valparaiso, variable_id: fire, value: null, title: "Incendio Demo" });
  const answer = await country.chief.post("/records/risk", { ...draft, ...changes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
beforeEach(async () => void (event = await anEvent()));

const at = (hour: string) => `2026-03-02T${hour}:00.000Z`;
const aLine = (changes: Partial<LogEntryDraft> = {}) => ({
  uid: randomUUID(),
  event_id: event.id,
  kind: "fact",
  happened_at: at("03:05"),
  written_at: at("03:12"),
  text: "Bomberos informa foco en quebrada",
  ...changes,
});
const post = (changes: Partial<LogEntryDraft> = {}, by: Caller = country.officer) =>
  by.post("/log-entries", aLine(changes));
const file = async (changes: Partial<LogEntryDraft> = {}, by?: Caller): Promise<LogEntry> => {
  const answer = await post(changes, by);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const list = async (query = "", by: Caller = country.officer): Promise<LogEntry[]> => {
  const answer = await by.get(`/log-entries?event=${event.id}&sort=happened_at&per_page=100${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const numbers = async (query = "") => (await list(query)).map(({ number }) => number);
const fieldOf = ({ status, body }: Answer) => [status, Object.keys(body.errors ?? {})];

test("a line says what happened when, who writes in which role, from whom to whom, where and how", async () => {
  const said = {
    kind: "contact",
    role: "Jefe de operaciones",
    from_name: "Segunda Compañía",
    to_name: "COE comunal",
    channel: "radio",
    priority: "urgent",
    place_name: "Cerro El Litre",
    position: [-71.6, -33.05],
  } satisfies Partial<LogEntryDraft>;
  const line = await file(said);
  expect(line).toMatchObject({
    ...said,
    number: 1,
    event_id: event.id,
    event_title: "Incendio Demo",
    happened_at: at("03:05"),
    written_at: at("03:12"),
    author_id: country.officer.id,
    state: null,
    about: null,
    corrected_by: null,
    merged_code: null,
    files: [],
  });
  expect(Date.parse(line.created_at)).toBeGreaterThan(Date.parse(line.written_at));
  expect((await country.officer.get(`/log-entries/${line.id}`)).body).toEqual(line);
  expect((await app.auditOf("log_entries", line.id))[0]).toMatchObject({
    action: "create",
    company_id: country.valparaiso,
  });
});

test("a device whose clock runs ahead does not write before its line arrives, and nothing has happened tomorrow", async () => {
  const ahead = new Date(Date.now() + 600_000).toISOString();
  const line = await file({ written_at: ahead });
  expect(Date.parse(line.written_at)).toBeLessThanOrEqual(Date.parse(line.created_at));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(fieldOf(await post({ happened_at: tomorrow }))).toEqual([422, ["happened_at"]]);
});

test("a line that is sent again is one line, also when both arrive at the same moment", async () => {
  const line = aLine({ kind: "decision", text: "Se evacúa el cerro" });
  const answers = await Promise.all([1, 2, 3].map(() => country.officer.post("/log-entries", line)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await numbers()).toEqual([1]);
});

test("nobody changes or deletes a line, not even by hand", async () => {
  const { id } = await file();
  for (const statement of [
    sql`update log_entries set text = 'otra cosa' where id = ${id}`,
    sql`update log_entries set happened_at = now() where id = ${id}`,
    sql`delete from log_entries where id = ${id}`,
  ])
    await expect(app.write(system, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: "P0A24" });
  expect((await country.officer.put(`/log-entries/${id}`, { text: "otra cosa" })).status).toBe(404);
  expect((await country.officer.delete(`/log-entries/${id}`)).status).toBe(404);
});

test("what was wrong is said anew by a line that follows it, and both stay readable", async () => {
  const wrong = await file({ text: "12 casas" });
  const second = await file({ text: "21 casas", about: wrong.uid, step: "correction" });
  // Whoever corrects the first line without having seen the second corrects what now stands.
  const third = await file({ text: "20 casas", about: wrong.uid, step: "correction" });
  expect(second.about).toEqual({ uid: wrong.uid, number: 1, kind: "fact" });
  const lines = await list();
  expect(lines.map(({ text, corrected_by }) => [text, corrected_by?.number ?? null])).toEqual([
    ["12 casas", 2],
    ["21 casas", 3],
    ["20 casas", null],
  ]);
  expect(third.about?.number).toBe(2);
  expect(fieldOf(await post({ text: null, about: wrong.uid, step: "correction" }))).toEqual([422, ["text"]]);
});

test("a request waits until it is acknowledged, and a task until it is done or will not be", async () => {
  const request = await file({ kind: "request", text: "Dos camiones aljibe", due_at: at("05:00"), to_name: "Región" });
  expect(request).toMatchObject({ state: "open", state_at: at("03:05"), due_at: at("05:00") });
  const step = (name: LogEntryDraft["step"], hour: string) =>
    file({ text: null, about: request.uid, step: name, happened_at: at(hour) });
  const stateNow = async () => (await list()).find(({ id }) => id === request.id)!;
  expect(await step("acknowledged", "03:20")).toMatchObject({ kind: "request", state: null, text: null });
  expect(await stateNow()).toMatchObject({ state: "acknowledged", state_at: at("03:20") });
  await step("done", "04:30");
  // Arrives late from a telephone without a network.
  await step("started", "03:40");
  expect(await stateNow()).toMatchObject({ state: "done", state_at: at("04:30") });
  await step("reopened", "04:50");
  expect(await stateNow()).toMatchObject({ state: "open" });
  expect((await list()).map(({ number }) => number)).toEqual([1, 2, 4, 3, 5]);
});

test("a task that is corrected stays in its state, under the new line", async () => {
  const task = await file({ kind: "task", text: "Abrir albergue", due_at: at("04:00") });
  await file({ text: null, about: task.uid, step: "acknowledged", happened_at: at("03:10") });
  const corrected = await file({
    kind: "task",
    text: "Abrir albergue Liceo",
    due_at: at("06:00"),
    about: task.uid,
    step: "correction",
  });
  expect(corrected).toMatchObject({ state: "acknowledged", state_at: at("03:10") });
  expect(await numbers("&state=acknowledged")).toEqual([3]);
  await file({ text: null, about: task.uid, step: "done", happened_at: at("04:10") });
  expect(await numbers("&state=done")).toEqual([3]);
});

test("steps are of requests and tasks, only they are due, and a step follows something", async () => {
  const fact = await file();
  expect(fieldOf(await post({ about: fact.uid, step: "done" }))).toEqual([422, ["step"]]);
  expect(fieldOf(await post({ step: "done" }))).toEqual([422, ["about"]]);
  expect(fieldOf(await post({ due_at: at("05:00") }))).toEqual([422, ["due_at"]]);
  expect(fieldOf(await post({ text: "  " }))).toEqual([422, ["text"]]);
  expect(await numbers()).toEqual([1]);
});

test("lines are found by kind, person, hour, words and state", async () => {
  const colleague = await app.as("editor", [country.valparaiso]);
  await file({ text: "Viento del sur" });
  await file({ kind: "decision", text: "Evacuar Placilla", happened_at: at("04:00") }, colleague);
  await file({ kind: "task", text: "Cortar la ruta 68", to_name: "Carabineros", due_at: at("05:00") }, colleague);
  expect(await numbers("&kind=decision,task")).toEqual([3, 2]);
  expect(await numbers(`&author=${colleague.id}`)).toEqual([3, 2]);
  expect(await numbers("&q=CARABINEROS")).toEqual([3]);
  expect(await numbers(`&from=${at("03:30")}`)).toEqual([2]);
  expect(await numbers(`&to=${at("03:30")}`)).toEqual([1, 3]);
  expect(await numbers("&state=open")).toEqual([3]);
  expect(await numbers("&overdue=true")).toEqual([3]);
  const head = (await country.officer.get(`/log-entries/head?event=${event.id}`)).body;
  expect(head).toMatchObject({ total: 3, open: 1, overdue: 1, names: ["Carabineros"], may_write: true });
  expect(head.authors.map(({ id, lines }: { id: number; lines: number }) => [id, lines]).toSorted()).toEqual(
    [
      [country.officer.id, 1],
      [colleague.id, 2],
    ].toSorted(),
  );
});

test("a log is read and written in its own places only, by whoever may", async () => {
  const line = await file();
  const stranger = await app.as("editor", [country.quilpue]);
  const viewer = await app.as("viewer", [country.valparaiso]);
  expect(await list("", stranger)).toEqual([]);
  expect((await stranger.get(`/log-entries/${line.id}`)).status).toBe(404);
  expect((await stranger.get(`/log-entries/head?event=${event.id}`)).status).toBe(404);
  expect((await stranger.get(`/log-entries/sheet?event=${event.id}`)).status).toBe(404);
  expect(fieldOf(await post({}, stranger))).toEqual([422, ["event_id"]]);
  expect((await list("", viewer)).length).toBe(1);
  expect((await post({}, viewer)).status).toBe(403);
  expect((await viewer.get(`/log-entries/head?event=${event.id}`)).body.may_write).toBe(false);
  // Known by its uid elsewhere, it is not told there.
  const own = await anEvent({ company_id: country.quilpue });
  expect(fieldOf(await stranger.post("/log-entries", { ...aLine({ uid: line.uid }), event_id: own.id }))).toEqual([
    422,
    ["uid"],
  ]);
});

test("a line follows one of its own log only", async () => {
  const other = await file();
  event = await anEvent();
  expect(fieldOf(await post({ about: other.uid, step: "correction" }))).toEqual([422, ["about"]]);
  expect(fieldOf(await post({ about: randomUUID() }))).toEqual([422, ["about"]]);
});

test("only a disaster has a log", async () => {
  const { body } = await country.officer.post(
    "/records/situation",
    aRecord({ company_id: country.valparaiso, variable_id: country.shelters }),
  );
  expect(fieldOf(await post({ event_id: body.id }))).toEqual([422, ["event_id"]]);
  expect((await country.officer.delete(`/records/risk/${event.id}`)).status).toBe(204);
  expect(fieldOf(await post())).toEqual([422, ["event_id"]]);
});

test("two disasters that turn out to be one have one log, and each its own again when they are parted", async () => {
  await file({ text: "Primera" });
  const other = await anEvent();
  await file({ text: "Segunda", event_id: other.id, happened_at: at("03:01") });
  const merge = { version: event.version, other_id: other.id, other_version: other.version, fields: [] };
  expect((await country.officer.post(`/records/risk/${event.id}/merge`, merge)).status).toBe(200);
  // A telephone that was away still speaks of the one that is gone.
  await file({ text: "Tercera", event_id: other.id, happened_at: at("03:02") });
  expect(
    (await list()).map(({ text, number, merged_code, event_id }) => [text, number, merged_code, event_id]),
  ).toEqual([
    ["Segunda", 1, other.code, event.id],
    ["Tercera", 2, null, event.id],
    ["Primera", 1, null, event.id],
  ]);
  expect((await country.officer.post(`/records/risk/${other.id}/restore`)).status).toBe(200);
  expect((await list()).map(({ text }) => text)).toEqual(["Tercera", "Primera"]);
});

test("a disaster that moves to another place takes its log along", async () => {
  const { id } = await file();
  const stranger = await app.as("editor", [country.quilpue]);
  const moved = { company_id: country.quilpue, version: event.version };
  expect((await country.chief.put(`/records/risk/${event.id}`, moved)).status).toBe(200);
  expect((await stranger.get(`/log-entries/${id}`)).status).toBe(200);
  expect((await country.officer.get(`/log-entries/${id}`)).status).toBe(404);
});

test("the sheet of a shift holds what arrived since, whatever its hour, and all that is still to be done", async () => {
  const task = await file({ kind: "task", text: "Vigilar la cota 300" });
  await file({ kind: "handover", text: "Entrego a Operaciones nocturnas" });
  const { handed_over_at } = (await country.officer.get(`/log-entries/head?event=${event.id}`)).body;
  await file({ text: "Llegó tarde", happened_at: at("01:00") });
  await file({ text: "Nueva", happened_at: at("06:00") });
  const sheet = (since: string) => country.officer.get(`/log-entries/sheet?event=${event.id}${since}`);
  const { body } = await sheet(`&since=${handed_over_at}`);
  expect(body).toMatchObject({ since: handed_over_at, is_cut: false });
  expect(body.lines.map(({ text }: LogEntry) => text)).toEqual(["Llegó tarde", "Nueva"]);
  expect(body.open.map(({ id }: LogEntry) => id)).toEqual([task.id]);
  expect((await sheet("")).body.lines.length).toBe(4);
});

test("its author attaches photos and sound to a line, and nobody takes them off", async () => {
  const line = await file();
  const attach = async (by: Caller) => {
    const { file_id } = await aFile(by, "nota.txt", someText(200));
    return by.post("/attachments", { owner: "log_entries", owner_id: line.id, file_id });
  };
  const colleague = await app.as("editor", [country.valparaiso]);
  expect((await attach(colleague)).status).toBe(403);
  const attached = await attach(country.officer);
  expect(attached.status, JSON.stringify(attached.body)).toBe(201);
  const [told] = await list();
  expect(told!.files).toMatchObject([{ name: "nota.txt", mime_type: "text/plain" }]);
  expect((await colleague.get(told!.files[0]!.address)).status).toBe(200);
  const { id, version } = attached.body;
  expect((await country.officer.put(`/attachments/${id}`, { title: "Otra", version })).status).toBe(403);
  expect((await country.officer.delete(`/attachments/${id}`)).status).toBe(403);
});

test("what waits in the logs stands in the to-do, and leads to the same lines", async () => {
  const keeper = await app.as("editor", [country.valparaiso]);
  await file({ kind: "task", text: "Vencida", due_at: at("03:30") });
  const { data } = (await keeper.get("/todo")).body;
  for (const kind of ["log_overdue", "log_unacknowledged"]) {
    const item = data.find((it: { kind: string }) => it.kind === kind);
    const query = new URLSearchParams(item.search).toString();
    const { meta } = (await keeper.get(`/log-entries?${query}`)).body;
    expect([item.path, item.count]).toEqual(["/bitacora", meta.total]);
  }
  const viewer = await app.as("viewer", [country.valparaiso]);
  expect((await viewer.get("/todo")).body.data.filter(({ kind }: { kind: string }) => kind.startsWith("log_"))).toEqual(
    [],
  );
});

test("logs are offered by their newest line, with running events that have none yet", async () => {
  const quiet = await anEvent({ title: "Sin líneas", observed_on: new Date().toISOString().slice(0, 10) });
  const over = await anEvent({ title: "Terminado", observed_on: "2026-03-01", ended_on: "2026-03-02" });
  await file({ kind: "task", text: "Algo" });
  const { data } = (await country.officer.get("/log-entries/logs")).body;
  const ids = data.map(({ id }: { id: number }) => id);
  expect(data[0]).toMatchObject({ id: event.id, total: 1, open: 1, overdue: 0, company_name: expect.any(String) });
  expect(ids).toContain(quiet.id);
  expect(ids).not.toContain(over.id);
  const stranger = await app.as("editor", [country.quilpue]);
  const others = (await stranger.get("/log-entries/logs")).body.data.map(
    ({ company_id }: { company_id: number }) => company_id,
  );
  expect(others.filter((id: number) => id !== country.quilpue)).toEqual([]);
});
