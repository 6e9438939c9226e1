// The log of the demo: a fire that is under way when the demo is started, and so needs somebody.
import { afterAll, beforeAll, expect, test } from "vitest";
import { currentFigures, Figure } from "@atalaya/contract/domain/losses.ts";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { loadDemo } from "./demo/load.ts";
import { lossFindings } from "./resources/records/losses/loss-rules.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await loadDemo(app.database);
}, 120_000);
afterAll(() => app.stop());

test("two people wrote the log of the demo's fire until some minutes ago, and a task of theirs is overdue", async () => {
  const reader = await app.as("super_admin");
  const [log] = (await reader.get("/log-entries/logs")).body.data;
  expect(log).toMatchObject({ title: "Incendio Las Cañas (demo)", total: 14, open: 2, overdue: 1 });
  const lines: LogEntry[] = (await reader.get(`/log-entries?event=${log.id}&sort=happened_at`)).body.data;
  expect(new Set(lines.map(({ author, role }) => `${author}, ${role}`)).size).toBe(2);
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
  for (const { happened_at, written_at, created_at } of lines)
    expect([happened_at, written_at, created_at].toSorted()).toEqual([happened_at, written_at, created_at]);
  expect(Date.now() - Date.parse(lines.at(-1)!.happened_at)).toBeLessThan(60 * 60_000);
});

test("the figures of the demo's fire grew by the hour, and are such as anybody may write", async () => {
  const reader = await app.as("super_admin");
  const [fire] = (await reader.get("/records/risk?q=Las Cañas")).body.data;
  const { figures, observed_on, breakdowns } = (await reader.get(`/records/risk/${fire.id}`)).body;
  const told: Figure[] = figures;
  expect(told.map((figure) => Figure.parse(figure))).toEqual(told);
  expect(lossFindings({ figures: told, breakdowns, observed_on }, "America/Santiago")).toEqual({});
  expect(told.every(({ hour }) => hour !== null)).toBe(true);
  for (const metric of ["evacuated", "sheltered"] as const) {
    const values = told.filter((figure) => figure.metric === metric).map(({ value }) => value!);
    expect(values.length).toBeGreaterThan(1);
    expect(currentFigures(told).get(metric)!.value).toBe(Math.max(...values));
  }
});

test("the first report of the demo's fire is sent, the second is due within the hour, and its draft says what changed", async () => {
  const reader = await app.as("super_admin");
  const [fire] = (await reader.get("/records/risk?q=Las Cañas")).body.data;
  const head = (await reader.get(`/event-reports/head?event=${fire.id}`)).body;
  expect(head.reports).toMatchObject([{ number: 1, state: "sent" }]);
  const wait = Date.parse(head.next_due_at) - Date.now();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThan(60 * 60_000);
  const draft = (await reader.post("/event-reports", { event_id: fire.id })).body;
  const told = (content: { figures: { metric: string; value: number }[] }, metric: string) =>
    content.figures.find((figure) => figure.metric === metric)?.value;
  expect([told(draft.before.content, "evacuated"), told(draft.content, "evacuated")]).toEqual([160, 310]);
});
