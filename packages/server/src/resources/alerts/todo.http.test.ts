// Alerts about to end wait for whoever may issue them, in his places, until somebody says how they go on.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre, inHours } from "../../testing/alerts.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { countBehind, todoItem } from "../../testing/todo/items.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

test("an alert that ends within three hours waits for whoever may issue it there, with its end, until it goes on", async () => {
  const { issued, issuer, above, officer, act, quilpue } = centre;
  await issued({ headline_es: "Termina mañana", expires_at: inHours(20) });
  expect(await todoItem(issuer, "alerts_expiring")).toBeUndefined();
  await issued({ headline_es: "Termina después", expires_at: inHours(2) });
  const first = await issued({ headline_es: "Termina primero", expires_at: inHours(1) });
  const item = (await todoItem(issuer, "alerts_expiring"))!;
  expect(item).toMatchObject({ menu: "alertMapRecord", count: 2, first: "Termina primero", path: "/records/alert" });
  expect(item.search).toEqual({ expiring: "true" });
  expect(Date.parse(item.due!)).toBe(Date.parse(first.expires_at));
  expect(await countBehind(issuer, item)).toBe(2);
  expect((await issuer.get("/alerts?expiring=false&status=issued")).body.meta.total).toBe(1);
  expect(await todoItem(above, "alerts_expiring")).toMatchObject({ count: 2 });

  expect(await todoItem(officer, "alerts_expiring")).toBeUndefined();
  expect(await todoItem(await app.as("alert_issuer", [quilpue]), "alerts_expiring")).toBeUndefined();

  const ended = await act(officer, first.id, "cancellation", first.version);
  expect((await act(issuer, first.id, "approval", ended.body.version)).status).toBe(200);
  expect(await todoItem(issuer, "alerts_expiring")).toMatchObject({ count: 1, first: "Termina después" });
});

test("an exercise about to end is named as one, and never counted among real alerts", async () => {
  const { issued, issuer } = centre;
  const alerts = (await todoItem(issuer, "alerts_expiring"))?.count;
  await issued({ kind: "exercise", headline_es: "Ejercicio por terminar", expires_at: inHours(1) });
  const item = (await todoItem(issuer, "exercises_expiring"))!;
  expect(item).toMatchObject({ count: 1, first: "Ejercicio por terminar" });
  expect(item.search).toEqual({ expiring: "true", tab: "exercises" });
  expect(await countBehind(issuer, item)).toBe(1);
  expect((await todoItem(issuer, "alerts_expiring"))?.count).toBe(alerts);
});
