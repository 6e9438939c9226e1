// Statistics of alerts over HTTP: the same numbers as whoever counts the alerts by hand.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AlertStatisticsRow } from "@atalaya/contract/resources/alerts/statistics.ts";
import { anAlertCentre, inHours } from "../../testing/alerts.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const rows = async (query = ""): Promise<AlertStatisticsRow[]> =>
  (await centre.officer.get(`/alerts/statistics${query}`)).body.data;

const monthOf = (instant: string) =>
  new Date(instant).toLocaleDateString("sv-SE", { timeZone: "America/Santiago" }).slice(0, 7);

test("messages are counted by hazard, level and month, and minutes from the first report", async () => {
  const { officer, issuer, issued, act } = centre;
  const reports = [10, 20, 30, 40, 110];
  const alerts = [];
  for (const minutes of reports) alerts.push(await issued({ reported_at: inHours(-minutes / 60) }));
  await issued({ hip_code: "MH0705", level: "amarilla" });
  await issued({ kind: "exercise" });
  const [first, second] = alerts;
  const change = await officer.put(`/alerts/${first.id}`, { version: first.version, level: "amarilla" });
  const asked = await act(officer, first.id, "submission", change.body.version);
  await act(issuer, first.id, "approval", asked.body.version);
  const end = await act(officer, second.id, "cancellation", second.version);
  await act(issuer, second.id, "approval", end.body.version);

  const month = monthOf(first.first_sent_at);
  const none = { issued: 0, updated: 0, cancelled: 0, expired: 0, issued_alone: 0 };
  const noMinutes = { median: null, p90: null, count: 0 };
  expect(await rows()).toEqual([
    { hip_code: "EN0205", level: "amarilla", month, ...none, updated: 1, minutes: noMinutes },
    {
      hip_code: "EN0205",
      level: "roja",
      month,
      ...none,
      issued: 5,
      cancelled: 1,
      minutes: { median: expect.closeTo(30, 0), p90: expect.closeTo(82, 0), count: 5 },
    },
    { hip_code: "MH0705", level: "amarilla", month, ...none, issued: 1, minutes: noMinutes },
  ]);
  expect(await rows("?kind=exercise")).toMatchObject([{ hip_code: "EN0205", level: "roja", issued: 1 }]);
});

test("what ended by the clock and what one officer sent alone are counted too", async () => {
  const { officer, chief, issuer, issued, made, act, valparaiso } = centre;
  const policy = { may_issue_alone: true, ratify_hours: 2, sender: null, oid: null };
  expect((await chief.put(`/companies/${valparaiso}/alert-policy`, policy)).status).toBe(200);
  const { id, version } = await made({ hip_code: "MH0604" }, issuer);
  expect((await act(issuer, id, "emergency", version, { reason: "Nadie más de turno" })).status).toBe(200);
  const short = await issued({ hip_code: "MH0604", expires_at: new Date(Date.now() + 1500).toISOString() });
  await expect
    .poll(async () => (await officer.get(`/alerts/${short.id}`)).body.status, { timeout: 10_000 })
    .toBe("expired");
  expect((await rows()).filter(({ hip_code }) => hip_code === "MH0604")).toMatchObject([
    { issued: 2, issued_alone: 1, expired: 1, updated: 0, cancelled: 0 },
  ]);
});

test("days bound it, and nobody counts what lies outside of his territory", async () => {
  const { outsider, above, region } = centre;
  expect(await rows("?to=2020-01-31")).toEqual([]);
  expect(await rows("?from=2020-01-01")).toEqual(await rows());
  const wrong = await centre.officer.get("/alerts/statistics?from=2026-02-01&to=2026-01-01");
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["to"]]);
  expect((await outsider.get("/alerts/statistics")).body.data).toEqual([]);
  expect((await above.get(`/alerts/statistics?place=${region}`)).body.data).toEqual(await rows());
});
