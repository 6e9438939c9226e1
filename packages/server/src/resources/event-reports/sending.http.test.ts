// Sending a report: what is sent is what was read, numbered without a gap, sealed, and the same for ever.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { differencesIn, reportPaper } from "@atalaya/contract/resources/event-reports/paper.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import { system } from "../../platform/database/database.ts";
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

const injured = (value: number, hour: string) => ({
  metric: "injured",
  value,
  as_of: "2026-03-02",
  hour,
  source: "SAMU",
});

test("a sent report has a number, a seal that anybody can check, and who sent it", async () => {
  const { send, officer } = reports;
  const sent = await send({ responsible_position: "Alcaldesa", remarks: "Viento sur" });
  expect(sent).toMatchObject({ state: "sent", number: 1, changes: null, before: null, written: null, digest: null });
  expect(sent.sent_by).not.toBeNull();
  const { bytes, headers, body } = await officer.get(`/event-reports/${sent.id}/edition.json`);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect([sha256, headers.get("x-sha256")]).toEqual([sent.seal!.sha256, sha256]);
  expect(body).toMatchObject({ format: "atalaya-event-report-1", number: 1, content: sent.content });
});

test("a frozen report stays equal to the byte when its figures, its event and its log change", async () => {
  const { send, officer, putCard, log } = reports;
  await putCard({ figures: [injured(5, "00:10")] });
  await log.file({ kind: "decision", text: "Se constituye el COGRID" });
  const { id } = await send();
  const bytesOf = async (part: string) => Buffer.from((await officer.get(`/event-reports/${id}${part}`)).bytes);
  const before = [await bytesOf("/edition.json"), (await officer.get(`/event-reports/${id}`)).body.content];
  await putCard({ figures: [injured(5, "00:10"), injured(9, "00:20")], title: "Otro nombre" });
  await log.file({ kind: "decision", text: "Se evacúa" });
  expect([await bytesOf("/edition.json"), (await officer.get(`/event-reports/${id}`)).body.content]).toEqual(before);
  for (const statement of [
    sql`update event_reports set number = 7 where id = ${id}`,
    sql`update event_reports set written = '{}' where id = ${id}`,
    sql`delete from event_reports where id = ${id}`,
    sql`update editions set content = '{}' where resource = 'event_reports' and record_id = ${id}`,
  ])
    await expect(app.write(system, (tx) => statement.execute(tx))).rejects.toThrow(/never changed/);
});

test("the next one says what changed since, each with what stood before", async () => {
  const { send, prepare, write, putCard, log } = reports;
  await putCard({ figures: [injured(5, "00:10")], event: { emergency_level: "menor" } });
  await log.file({ kind: "decision", text: "Se constituye el COGRID" });
  const first = await send({ needs: [{ name: "Aeronaves", amount: 1 }] });
  await putCard({ figures: [injured(5, "00:10"), injured(7, "02:10")], event: { emergency_level: "mayor" } });
  await log.file({ kind: "decision", text: "Se evacúa Cerro Merced" });
  const draft = await write(await prepare(), { needs: [{ name: "Aeronaves", amount: 2 }] });
  expect(draft.before).toMatchObject({ number: 1, content: first.content });
  const differences = differencesIn(reportPaper(draft, { t: wordsIn("es"), language: "es", next_number: 2 }));
  expect(differences).toEqual([
    { label: "Heridos", before: "5", now: "7" },
    { label: "Decisiones y acciones", before: "—", now: "Se evacúa Cerro Merced" },
    { label: "Necesidades", before: "Aeronaves: 1", now: "Aeronaves: 2" },
    { label: "Nivel de emergencia", before: "Emergencia menor", now: "Emergencia mayor" },
  ]);
  const second = await send();
  expect(second).toMatchObject({ number: 2, changes: differences.length });
  const sealed = (await reports.officer.get(`/event-reports/${second.id}/edition.json`)).body;
  expect(sealed.before_sha256).toBe(first.seal!.sha256);
});

test("what goes on goes on by itself: who answers, resources and needs stand in the next draft, remarks do not", async () => {
  const { send, prepare } = reports;
  const resources = [{ name: "Carros", amount: 6, cost: 9_800_000, currency: "CLP" }];
  await send({ resources, remarks: "De la primera noche", capacity: "exceeded" });
  const { content } = await prepare();
  expect(content).toMatchObject({ resources, remarks: null, capacity: "exceeded", responsible_name: "Ana Demo" });
});

test("nothing is sent that nobody read: what changed meanwhile is shown first", async () => {
  const { prepare, write, post, putCard } = reports;
  const draft = await write(await prepare(), { responsible_name: "Ana Demo" });
  await putCard({ figures: [injured(9, "00:10")] });
  const refused = await post(draft);
  expect([refused.status, refused.body.code]).toEqual([409, "report_changed"]);
  expect(figureOf(refused.body.current, "injured")?.value).toBe(9);
  expect((await post(refused.body.current)).body).toMatchObject({ state: "sent", number: 1 });
});

test("somebody answers for every report", async () => {
  const { prepare, post } = reports;
  const refused = await post(await prepare());
  expect([refused.status, refused.body.errors]).toEqual([422, { responsible_name: ["Este campo es obligatorio."] }]);
});

test("two who send the same draft at once send one report; the other is told so", async () => {
  const { prepare, write, post, country } = reports;
  const draft = await write(await prepare(), { responsible_name: "Ana Demo" });
  const answers = await Promise.all([post(draft), post(draft, country.regional), post(draft)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const codes = answers.flatMap(({ status, body }) => (status === 409 ? [body.code] : []));
  expect(codes).toEqual(["report_sent", "report_sent"]);
});

test("however many send at once, the numbers of an event have no gap, and each event counts its own", async () => {
  const { send, log, officer } = reports;
  const other = await log.anEvent();
  const events = [log.event.id, other.id];
  let sent = 0;
  const sendSome = async (event_id: number) => {
    for (let tries = 0; tries < 8; tries++) if (await send({}, event_id).catch(() => null)) sent++;
  };
  await Promise.all([0, 1, 2, 3].flatMap(() => events.map(sendSome)));
  const series = await Promise.all(
    events.map(async (id) => (await officer.get(`/event-reports?event=${id}&state=sent&per_page=100`)).body.data),
  );
  for (const data of series) {
    const numbers = data.map(({ number }: { number: number }) => number).toSorted((a: number, b: number) => a - b);
    expect(numbers).toEqual(numbers.map((_: number, index: number) => index + 1));
  }
  expect(series.flat()).toHaveLength(sent);
  expect(sent).toBeGreaterThan(4);
});

test("the next one is due so many hours after the cut-off; after the event's end none is", async () => {
  const { send, putCard } = reports;
  const cutoff_at = "2026-03-02T06:00:00.000Z";
  expect(await send({ cutoff_at })).toMatchObject({ cutoff_at, next_due_at: "2026-03-02T09:00:00.000Z" });
  expect(await send({ next_hours: 6, cutoff_at })).toMatchObject({ next_due_at: "2026-03-02T12:00:00.000Z" });
  expect(await send({ next_hours: null })).toMatchObject({ next_due_at: null });
  await putCard({ ended_on: "2026-03-03" });
  expect(await send({ next_hours: 3 })).toMatchObject({ next_due_at: null });
});

test("no report tells of an earlier hour than the one before it", async () => {
  const { send, prepare, officer } = reports;
  await send({ cutoff_at: "2026-03-02T06:00:00.000Z" });
  const { id, version } = await prepare();
  const refused = await officer.put(`/event-reports/${id}`, { version, cutoff_at: "2026-03-02T05:00:00.000Z" });
  expect(refused.body.errors).toEqual({ cutoff_at: ["No puede ser anterior al corte del informe n.º 1."] });
});

test("who only reads sees sent reports and drafts and changes nothing; who prepares need not be who sends", async () => {
  const { prepare, write, post, country } = reports;
  const draft = await write(await prepare(), { responsible_name: "Ana Demo" });
  const { viewer } = country;
  expect((await viewer.get(`/event-reports/${draft.id}`)).status).toBe(200);
  expect((await viewer.put(`/event-reports/${draft.id}`, { version: draft.version, remarks: "x" })).status).toBe(403);
  expect((await post(draft, viewer)).status).toBe(403);
  expect((await post(draft, country.outsider)).status).toBe(404);
});
