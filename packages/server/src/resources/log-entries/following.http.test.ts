// Lines that follow others: corrections, and the steps of requests and tasks.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
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

test("what was wrong is said anew by a line that follows it, and both stay readable", async () => {
  const wrong = await log.file({ text: "12 casas" });
  const second = await log.file({ text: "21 casas", about: wrong.uid, step: "correction" });
  // Whoever corrects the first line without having seen the second corrects what now stands.
  const third = await log.file({ text: "20 casas", about: wrong.uid, step: "correction" });
  expect(second.about).toEqual({ uid: wrong.uid, number: 1, kind: "fact" });
  const lines = await log.list();
  expect(lines.map(({ text, corrected_by }) => [text, corrected_by?.number ?? null])).toEqual([
    ["12 casas", 2],
    ["21 casas", 3],
    ["20 casas", null],
  ]);
  expect(third.about?.number).toBe(2);
  expect(fieldOf(await log.post({ text: null, about: wrong.uid, step: "correction" }))).toEqual([422, ["text"]]);
});

test("a request waits until it is acknowledged, and a task until it is done or will not be", async () => {
  const request = await log.file({
    kind: "request",
    text: "Dos camiones aljibe",
    due_at: at("05:00"),
    to_name: "Región",
  });
  expect(request).toMatchObject({ state: "open", state_at: at("03:05"), due_at: at("05:00") });
  const step = (name: LogEntryDraft["step"], hour: string) =>
    log.file({ text: null, about: request.uid, step: name, happened_at: at(hour) });
  const stateNow = async () => (await log.list()).find(({ id }) => id === request.id)!;
  expect(await step("acknowledged", "03:20")).toMatchObject({ kind: "request", state: null, text: null });
  expect(await stateNow()).toMatchObject({ state: "acknowledged", state_at: at("03:20") });
  await step("done", "04:30");
  // Arrives late from a telephone without a network.
  await step("started", "03:40");
  expect(await stateNow()).toMatchObject({ state: "done", state_at: at("04:30") });
  await step("reopened", "04:50");
  expect(await stateNow()).toMatchObject({ state: "open" });
  expect((await log.list()).map(({ number }) => number)).toEqual([1, 2, 4, 3, 5]);
});

test("a task that is corrected stays in its state, under the new line", async () => {
  const task = await log.file({ kind: "task", text: "Abrir albergue", due_at: at("04:00") });
  await log.file({ text: null, about: task.uid, step: "acknowledged", happened_at: at("03:10") });
  const corrected = await log.file({
    kind: "task",
    text: "Abrir albergue Liceo",
    due_at: at("06:00"),
    about: task.uid,
    step: "correction",
  });
  expect(corrected).toMatchObject({ state: "acknowledged", state_at: at("03:10") });
  expect(await log.numbers("&state=acknowledged")).toEqual([3]);
  await log.file({ text: null, about: task.uid, step: "done", happened_at: at("04:10") });
  expect(await log.numbers("&state=done")).toEqual([3]);
});

test("the first step counts whatever its hour, because clocks differ", async () => {
  const request = await log.file({ kind: "request", text: "Ambulancia", happened_at: at("03:10") });
  await log.file({ text: null, about: request.uid, step: "acknowledged", happened_at: at("03:08") });
  const [found] = await log.list("&state=acknowledged");
  expect(found).toMatchObject({ id: request.id, state_at: at("03:08") });
});

test("a step that is said anew is no other task", async () => {
  const task = await log.file({ kind: "task", text: "Cortar el gas" });
  const done = await log.file({ text: "Cortado en 40 casas", about: task.uid, step: "done", happened_at: at("04:00") });
  const again = { kind: "task", text: "Cortado en 14 casas", about: done.uid, step: "correction" } as const;
  expect(await log.file(again)).toMatchObject({ state: null });
  expect(await log.numbers("&state=open")).toEqual([]);
  const fact = await log.file({ text: "Falta agua" });
  expect(
    await log.file({ kind: "task", text: "Traer agua", about: fact.uid, step: "correction", happened_at: at("05:00") }),
  ).toMatchObject({ state: "open", state_at: at("05:00") });
});

test("steps are of requests and tasks, only they are due, and a step follows something", async () => {
  const fact = await log.file();
  expect(fieldOf(await log.post({ about: fact.uid, step: "done" }))).toEqual([422, ["step"]]);
  expect(fieldOf(await log.post({ step: "done" }))).toEqual([422, ["about"]]);
  expect(fieldOf(await log.post({ due_at: at("05:00") }))).toEqual([422, ["due_at"]]);
  expect(fieldOf(await log.post({ text: "  " }))).toEqual([422, ["text"]]);
  expect(await log.numbers()).toEqual([1]);
});

test("a line follows one of its own log only", async () => {
  const other = await log.file();
  log.event = await log.anEvent();
  expect(fieldOf(await log.post({ about: other.uid, step: "correction" }))).toEqual([422, ["about"]]);
  expect(fieldOf(await log.post({ about: randomUUID() }))).toEqual([422, ["about"]]);
});
