// A log then beside today: what was written since, what these lines lead on or correct, and nothing else.
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LogEntry, LogLineSince } from "@atalaya/contract/resources/log-entries.ts";
import { at as hour, someLogs, type Logs } from "../../testing/emergency/logs.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let log: Logs;
let at: string;
const lines: Record<string, LogEntry> = {};

const file = async (name: string, changes: Parameters<Logs["file"]>[0] = {}) => {
  lines[name] = await log.file({ text: name, ...changes });
};

beforeAll(async () => {
  app = await startTestApp();
  log = await someLogs(app);
  await file("igual");
  await file("pedido", { kind: "request", happened_at: hour("03:10") });
  await file("ya hecho", { kind: "task", happened_at: hour("03:10") });
  await log.file({ text: null, about: lines["ya hecho"]!.uid, step: "done", happened_at: hour("03:20") });
  await file("con error");
  await setTimeout(5);
  at = new Date().toISOString();
  await setTimeout(5);
  await file("acuse", { text: null, about: lines["pedido"]!.uid, step: "acknowledged", happened_at: hour("03:30") });
  await file("hecho", { text: null, about: lines["pedido"]!.uid, step: "done", happened_at: hour("04:00") });
  await file("sin error", { about: lines["con error"]!.uid, step: "correction" });
  await file("nota", { about: lines["igual"]!.uid });
});
afterAll(() => app.stop());

async function since(by: Caller, query = ""): Promise<LogLineSince[]> {
  const answer = await by.get(`/log-entries/since?event=${log.event.id}&at=${at}${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.is_whole).toBe(true);
  return answer.body.data;
}
const named = (data: LogLineSince[]) => {
  const ids = data.map(({ id }) => id);
  return Object.keys(lines).filter((name) => ids.includes(lines[name]!.id));
};
const of = (data: LogLineSince[], name: string) => data.find(({ id }) => id === lines[name]!.id)!;

test("lines that were written since are told, and those that they lead on or correct; what only has a note is as it was", async () => {
  const data = await since(log.country.officer);
  expect(named(data)).toEqual(["pedido", "con error", "acuse", "hecho", "sin error", "nota"]);
  for (const name of ["acuse", "hecho", "sin error", "nota"]) expect(of(data, name).before, name).toBeNull();
  const { before, after, changes } = of(data, "pedido");
  expect([before!.state, after!.state, changes]).toEqual(["open", "done", 2]);
  const corrected = of(data, "con error");
  expect([corrected.before!.corrected_by, corrected.after!.corrected_by?.number]).toEqual([
    null,
    lines["sin error"]!.number,
  ]);
  // As the log itself told them then and tells them now.
  const then = await log.list(`&at=${at}`);
  expect(then.find(({ id }) => id === before!.id)).toEqual(before);
});

test("both logs are asked the same question: a request that was done since was among the open ones, and is not today", async () => {
  const open = await since(log.country.officer, "&state=open");
  expect(named(open)).toEqual(["pedido"]);
  expect(of(open, "pedido").after).toBeNull();
  const done = await since(log.country.officer, "&state=done");
  expect(named(done)).toEqual(["pedido"]);
  expect(of(done, "pedido").before).toBeNull();
});

test("a request whose time ran out since is overdue today and was not then, though nobody wrote anything", async () => {
  const soon = new Date(Date.now() + 400).toISOString();
  const { uid } = await log.file({ kind: "request", text: "Pronto", due_at: soon });
  await setTimeout(5);
  const query = `event=${log.event.id}&at=${new Date().toISOString()}&overdue=true`;
  await setTimeout(500);
  const { body } = await log.country.officer.get(`/log-entries/since?${query}`);
  expect(body.data.map(({ before, after }: LogLineSince) => [before, after?.uid])).toEqual([[null, uid]]);
});

test("nobody reads what was written beyond his places, and moment and event have to be told", async () => {
  const { outsider, officer } = log.country;
  expect((await outsider.get(`/log-entries/since?event=${log.event.id}&at=${at}`)).status).toBe(404);
  const untold = await officer.get("/log-entries/since");
  expect([untold.status, Object.keys(untold.body.errors).toSorted()]).toEqual([422, ["at", "event"]]);
});
