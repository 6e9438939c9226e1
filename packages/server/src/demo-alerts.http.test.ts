// Alerts of the demo: whoever opens one sees whom it reached, and nothing leaves.
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDemo } from "./demo/load.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await loadDemo(app.database);
}, 120_000);
afterAll(() => app.stop());

test("an alert of the demo that was sent reached its subscribers, and an exercise those who agreed to exercises", async () => {
  const reader = await app.as("super_admin");
  const labelsOf = async (where: string, query: string) => {
    const [alert] = (await reader.get(`/alerts?q=${where}&${query}`)).body.data;
    const { data } = (await reader.get(`/alerts/${alert.id}/deliveries`)).body;
    return data.map((it: { state: string; label: string }) => `${it.state} ${it.label}`).toSorted();
  };
  expect(await labelsOf("Placilla", "status=issued")).toEqual([
    "sent Escuela ficticia (demo)",
    "sent Junta de vecinos ficticia (demo)",
  ]);
  expect(await labelsOf("costera", "kind=exercise&status=issued")).toEqual(["sent Escuela ficticia (demo)"]);
});
