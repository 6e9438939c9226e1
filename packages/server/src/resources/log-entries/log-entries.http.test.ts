// The log of an emergency over HTTP: lines that are filed once, found again, and lead to what waits.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import type { LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
import { system } from "../../platform/database/database.ts";
import { at, fieldOf, someLogs, type Logs } from "../../testing/emergency/logs.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { aFile, someText } from "../../testing/uploads.ts";

let app: TestApp;
let log: Logs;
beforeAll(async () => {
  app = await startTestApp();
  log = await someLogs(app);
});
afterAll(() => app.stop());
beforeEach(async () => void (log.event = await log.anEvent()));

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
  const line = await log.file(said);
  expect(line).toMatchObject({
    ...said,
    number: 1,
    event_id: log.event.id,
    event_title: "Incendio Demo",
    happened_at: at("03:05"),
    written_at: at("03:12"),
    author_id: log.country.officer.id,
    state: null,
    about: null,
    corrected_by: null,
    merged_code: null,
    files: [],
  });
  expect(Date.parse(line.created_at)).toBeGreaterThan(Date.parse(line.written_at));
  expect((await log.country.officer.get(`/log-entries/${line.id}`)).body).toEqual(line);
  expect((await app.auditOf("log_entries", line.id))[0]).toMatchObject({
    action: "create",
    company_id: log.country.valparaiso,
  });
});

test("a device whose clock runs ahead does not write before its line arrives, and nothing has happened tomorrow", async () => {
  const ahead = new Date(Date.now() + 600_000).toISOString();
  const line = await log.file({ written_at: ahead });
  expect(Date.parse(line.written_at)).toBeLessThanOrEqual(Date.parse(line.created_at));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(fieldOf(await log.post({ happened_at: tomorrow }))).toEqual([422, ["happened_at"]]);
});

test("a line that is sent again is one line, also when both arrive at the same moment", async () => {
  const line = log.aLine({ kind: "decision", text: "Se evacúa el cerro" });
  const answers = await Promise.all([1, 2, 3].map(() => log.country.officer.post("/log-entries", line)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await log.numbers()).toEqual([1]);
});

test("nobody changes or deletes a line, not even by hand", async () => {
  const { id } = await log.file();
  for (const statement of [
    sql`update log_entries set text = 'otra cosa' where id = ${id}`,
    sql`update log_entries set happened_at = now() where id = ${id}`,
    sql`delete from log_entries where id = ${id}`,
  ])
    await expect(app.write(system, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: "P0A24" });
  expect((await log.country.officer.put(`/log-entries/${id}`, { text: "otra cosa" })).status).toBe(404);
  expect((await log.country.officer.delete(`/log-entries/${id}`)).status).toBe(404);
});

test("lines are found by kind, person, hour, words and state", async () => {
  const colleague = await app.as("editor", [log.country.valparaiso]);
  await log.file({ text: "Viento del sur" });
  await log.file({ kind: "decision", text: "Evacuar Placilla", happened_at: at("04:00") }, colleague);
  await log.file({ kind: "task", text: "Cortar la ruta 68", to_name: "Carabineros", due_at: at("05:00") }, colleague);
  expect(await log.numbers("&kind=decision,task")).toEqual([3, 2]);
  expect(await log.numbers(`&author=${colleague.id}`)).toEqual([3, 2]);
  expect(await log.numbers("&q=CARABINEROS")).toEqual([3]);
  expect(await log.numbers(`&from=${at("03:30")}`)).toEqual([2]);
  expect(await log.numbers(`&to=${at("03:30")}`)).toEqual([1, 3]);
  expect(await log.numbers("&state=open")).toEqual([3]);
  expect(await log.numbers("&overdue=true")).toEqual([3]);
  const head = (await log.country.officer.get(`/log-entries/head?event=${log.event.id}`)).body;
  expect(head).toMatchObject({ total: 3, open: 1, overdue: 1, names: ["Carabineros"], may_write: true });
  expect(head.authors.map(({ id, lines }: { id: number; lines: number }) => [id, lines]).toSorted()).toEqual(
    [
      [log.country.officer.id, 1],
      [colleague.id, 2],
    ].toSorted(),
  );
});

test("its author attaches photos and sound to a line, and nobody takes them off", async () => {
  const line = await log.file();
  const attach = async (by: Caller) => {
    const { file_id } = await aFile(by, "nota.txt", someText(200));
    return by.post("/attachments", { owner: "log_entries", owner_id: line.id, file_id });
  };
  const colleague = await app.as("editor", [log.country.valparaiso]);
  expect((await attach(colleague)).status).toBe(403);
  const attached = await attach(log.country.officer);
  expect(attached.status, JSON.stringify(attached.body)).toBe(201);
  const [told] = await log.list();
  expect(told!.files).toMatchObject([{ name: "nota.txt", mime_type: "text/plain" }]);
  expect((await colleague.get(told!.files[0]!.address)).status).toBe(200);
  const { id, version } = attached.body;
  expect((await log.country.officer.put(`/attachments/${id}`, { title: "Otra", version })).status).toBe(403);
  expect((await log.country.officer.delete(`/attachments/${id}`)).status).toBe(403);
});

test("what waits in the logs stands in the to-do, and leads to the same lines", async () => {
  const keeper = await app.as("editor", [log.country.valparaiso]);
  await log.file({ kind: "task", text: "Vencida", due_at: at("03:30") });
  const { data } = (await keeper.get("/todo")).body;
  for (const kind of ["log_overdue", "log_unacknowledged"]) {
    const item = data.find((it: { kind: string }) => it.kind === kind);
    const query = new URLSearchParams(item.search).toString();
    const { meta } = (await keeper.get(`/log-entries?${query}`)).body;
    expect([item.path, item.count]).toEqual(["/bitacora", meta.total]);
  }
  const viewer = await app.as("viewer", [log.country.valparaiso]);
  expect((await viewer.get("/todo")).body.data.filter(({ kind }: { kind: string }) => kind.startsWith("log_"))).toEqual(
    [],
  );
});
