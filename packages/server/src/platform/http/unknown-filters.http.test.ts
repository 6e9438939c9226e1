// What a call is asked with and does not know is told, and never left out in silence: a list that ignores a filter shows what nobody asked for.
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleOf, operationsOf } from "../../testing/operations.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let reader: Caller;
beforeAll(async () => {
  app = await startTestApp({}, { isProving: false });
  reader = await app.as("super_admin");
});
afterAll(() => app.stop());

test("every call that takes filters refuses one that it does not know, on its name", async () => {
  const asked = operationsOf(app.app).filter(({ method, query }) => method === "get" && query.length > 0);
  expect(asked.length).toBeGreaterThan(60);
  for (const { name, path, query } of asked) {
    const address = path.slice("/api".length).replaceAll(/\{(\w+)\}/g, (_, part) => (part === "domain" ? "risk" : "1"));
    const needed = query
      .filter(({ required }) => required)
      .map(({ name, schema }) => `${name}=${String(exampleOf(schema))}`);
    const { status, body } = await reader.get(`${address}?${[...needed, "deaths_min=1"].join("&")}`);
    expect(status, name).toBe(422);
    expect(body.errors?.["deaths_min"], `${name}: ${JSON.stringify(body)}`).toHaveLength(1);
  }
});

test("the refusal names the filter in the language of whoever asks", async () => {
  const { body } = await reader.get("/records/risk?deaths_min=1&hazard=EN0205");
  expect(body.errors).toEqual({ deaths_min: [expect.stringContaining("deaths_min")] });
});
