// The file of an ended emergency: what it tells is what was recorded, and what was sealed stays.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AfterAction } from "@atalaya/contract/resources/after-actions.ts";
import { untoldIn } from "@atalaya/contract/resources/after-actions/untold.ts";
import { system } from "../../platform/database/database.ts";
import { aCommittee } from "../../testing/committee.ts";
import { daysAgo } from "../../testing/days.ts";
import { someFiles, type Files } from "../../testing/emergency/after-actions.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { todoItem } from "../../testing/todo/items.ts";

let app: TestApp;
let files: Files;
beforeAll(async () => {
  app = await startTestApp();
  files = await someFiles(app);
});
afterAll(() => app.stop());
beforeEach(async () => void (files.log.event = await files.log.anEvent()));

const injured = (value: number, hour: string) => ({ metric: "injured", value, as_of: "2026-03-02", hour, source: "SAMU" }); // prettier-ignore
const momentOf = ({ content }: AfterAction, key: string) => content.moments.find((moment) => moment.key === key);
const bytesOf = async (id: number) => Buffer.from((await files.officer.get(`/after-actions/${id}/edition.json`)).bytes);

test("the file tells the log, the reports, the course of each figure, and when what happened", async () => {
  const { log, putCard, send, begin, officer } = files;
  await putCard({ figures: [injured(5, "00:10")] });
  await log.file({ kind: "decision", text: "Se constituye el COGRID" });
  await log.file({ kind: "request", text: "Dos aeronaves", to_name: "Región" });
  const first = await send({ next_hours: 1, cutoff_at: "2026-03-02T04:00:00.000Z" });
  await putCard({ figures: [injured(5, "00:10"), injured(9, "02:10")] });
  await send({ next_hours: null, cutoff_at: "2026-03-02T06:00:00.000Z" });
  await putCard({ figures: [injured(5, "00:10"), injured(9, "02:10"), injured(8, "05:00")], ended_on: "2026-03-04" });
  const file = await begin();
  const { content } = file;
  expect(file).toMatchObject({ state: "draft", seal: null, event_id: log.event.id });
  expect(content.lines).toEqual([
    { kind: "decision", count: 1 },
    { kind: "request", count: 1 },
  ]);
  expect(content.actions.map(({ text }) => text)).toEqual(["Se constituye el COGRID"]);
  expect(content.open.map(({ text }) => text)).toEqual(["Dos aeronaves"]);
  expect(content.reports.map(({ number }) => number)).toEqual([1, 2]);
  // Late by how much it came after the hour that the report before had announced.
  const due = Date.parse(first.next_due_at!);
  expect(content.reports[1]!.late_minutes).toBe(Math.round((Date.parse(content.reports[1]!.sent_at) - due) / 60_000));
  expect(content.course.find(({ metric }) => metric === "injured")).toEqual({
    metric: "injured",
    points: [
      { number: 1, value: 5, qualifier: "quantified" },
      { number: 2, value: 9, qualifier: "quantified" },
    ],
    last: { value: 8, qualifier: "quantified" },
  });
  expect(momentOf(file, "first_report")?.at).toBe(content.reports[0]!.sent_at);
  expect(momentOf(file, "ended")).toMatchObject({ at: null, day: "2026-03-04" });
  expect(momentOf(file, "kit")).toMatchObject({ at: null, day: null });
  expect((await officer.get(`/records/risk/${log.event.id}`)).body.created_at).toBe(momentOf(file, "recorded")?.at);
});

test("what was never told, came late or was left open is said, and nothing else", async () => {
  const { log, putCard, send, begin } = files;
  const kinds = async () => untoldIn((await begin()).content).map(({ kind }) => kind);
  await putCard({ ended_on: "2026-03-04" });
  expect(await kinds()).toEqual(["no_report", "no_log", "no_alert", "metrics", "services"]);
  await log.file({ kind: "task", text: "Cerrar la ruta" });
  await putCard({ figures: [injured(0, "01:00")] });
  await send({ cutoff_at: "2026-03-02T06:00:00.000Z" });
  expect(await kinds()).toEqual(["no_alert", "metrics", "services", "open"]);
  const metrics = untoldIn((await begin()).content).find((it) => it.kind === "metrics");
  expect(metrics && "metrics" in metrics && metrics.metrics.includes("injured")).toBe(false);
});

test("sealed, the file has a seal that anybody can check, and stays equal to the byte whatever is changed after", async () => {
  const { sealed, log, putCard, officer, readFile } = files;
  await putCard({ figures: [injured(5, "00:10")] });
  const file = await sealed({ summary: "Ardió el cerro." });
  expect(file).toMatchObject({ state: "sealed", written: null, digest: null, seal: { number: 1 } });
  const before = await bytesOf(file.id);
  expect(createHash("sha256").update(before).digest("hex")).toBe(file.seal!.sha256);
  await putCard({ figures: [injured(5, "00:10"), injured(99, "09:00")], title: "Otro nombre" });
  await log.file({ kind: "decision", text: "Algo más" });
  expect(await bytesOf(file.id)).toEqual(before);
  expect((await readFile(file.id)).content).toEqual(file.content);
  const refused = await officer.put(`/after-actions/${file.id}`, { version: file.version, summary: "Otra" });
  expect([refused.status, refused.body.code]).toEqual([409, "file_sealed"]);
  for (const statement of [
    sql`update after_actions set written = '{}' where id = ${file.id}`,
    sql`delete from after_actions where id = ${file.id}`,
  ])
    await expect(app.write(system, (tx) => statement.execute(tx))).rejects.toThrow(/never changed/);
});

test("nothing is sealed while the event runs, without somebody who answers, or without having been read", async () => {
  const { begin, writeFile, seal, putCard, log } = files;
  const draft = await begin();
  expect((await seal(draft)).body.code).toBe("event_runs");
  await putCard({ ended_on: "2026-03-04" });
  expect((await seal(await begin())).body.errors).toEqual({ responsible_name: ["Este campo es obligatorio."] });
  const answered = await writeFile(await begin(), { responsible_name: "Ana Demo" });
  await log.file({ kind: "decision", text: "Mientras lo leía" });
  const refused = await seal(answered);
  expect([refused.status, refused.body.code]).toEqual([409, "file_changed"]);
  expect((await seal(refused.body.current)).body).toMatchObject({ state: "sealed" });
});

test("opened again it becomes another edition, with the reason and the seal of the one before", async () => {
  const { sealed, reopen, writeFile, seal, officer } = files;
  const first = await sealed();
  const opened = (await reopen(first)).body;
  expect(opened).toMatchObject({ state: "draft", seal: { number: 1 } });
  const written = await writeFile(opened, { summary: "Corregido" });
  expect((await seal(written)).body.errors).toEqual({ reason: ["Este campo es obligatorio."] });
  const second = (await seal(written, { reason: "Faltaba el relato" })).body;
  expect(second).toMatchObject({ state: "sealed", seal: { number: 2 } });
  const { edition } = (await officer.get(`/after-actions/${first.id}/edition.json`)).body;
  expect(edition).toMatchObject({ number: 2, reason: "Faltaba el relato", replaces_sha256: first.seal!.sha256 });
  const { body } = await officer.get(`/after-actions/${first.id}/editions`);
  expect(body.data.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
});

test("sessions that dealt with the event stand in the file, and lessons with the agreement that came of them", async () => {
  const { begin, officer, log, country } = files;
  const { call, chair } = await aCommittee(country);
  const { body: lesson } = await officer.post("/lessons", { event_id: log.event.id, kind: "improvement", text: "Faltó agua" }); // prettier-ignore
  const before = (await begin()).content;
  expect([before.sessions, before.lessons]).toEqual([[], [{ kind: "improvement", text: "Faltó agua", proposal: null, agreed: [] }]]); // prettier-ignore
  const agreements = [{ text: "Comprar un aljibe", responsible_member_id: chair, due_on: "2027-01-15", lesson_id: lesson.id }]; // prettier-ignore
  expect((await call({ status: "held", record_ids: [log.event.id], agreements })).status).toBe(201);
  const { content } = await begin();
  expect(content.sessions).toMatchObject([{ committee: "Comité Comunal Demo", status: "held", agreements: 1 }]);
  expect(content.lessons[0]!.agreed).toMatchObject([{ committee: "Comité Comunal Demo", due_on: "2027-01-15" }]);
});

test("an emergency that has ended waits for its file, and no longer once that is sealed", async () => {
  const { log, send, putCard, officer, sealed } = files;
  const today = daysAgo(0);
  log.event = await log.anEvent({ title: "Incendio que terminó", observed_on: today });
  await send();
  const listed = async (query = "") =>
    (await officer.get(`/after-actions?event=${log.event.id}${query}`)).body.data as { state: string }[];
  expect(await listed()).toEqual([]);
  await putCard({ ended_on: today });
  expect(await listed("&due=true")).toMatchObject([{ id: log.event.id, state: "none", file_id: null }]);
  const before = (await todoItem(officer, "files_to_seal"))?.count ?? 0;
  expect(before).toBeGreaterThan(0);
  await sealed({}, today);
  expect(await listed("&state=sealed")).toMatchObject([{ state: "sealed", seal: { number: 1 } }]);
  expect(await listed("&due=true")).toEqual([]);
});
