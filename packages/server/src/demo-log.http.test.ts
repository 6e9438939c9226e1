// The log of the demo: a fire that is under way when the demo is started, and so needs somebody.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { loadDemo } from "./demo/load.ts";
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
