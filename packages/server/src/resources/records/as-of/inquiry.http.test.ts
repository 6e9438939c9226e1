// An inquiry rebuilds the minutes of an emergency: which alerts were in force, what stood in the log and what of it was done, at any of them.
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LogEntry, LogHead } from "@atalaya/contract/resources/log-entries.ts";
import type { MinuteStep } from "@atalaya/contract/resources/log-entries/minute-step.ts";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { daysAgo } from "../../../testing/days.ts";
import { someLogs, at as hour } from "../../../testing/emergency/logs.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Now, with nothing done within the same thousandth of a second before or after. */
async function moment(): Promise<string> {
  await setTimeout(5);
  const now = new Date().toISOString();
  await setTimeout(5);
  return now;
}

test("an alert is read as it stood: a draft, sent, changed, and over", async () => {
  const { officer, issuer, made, act } = await anAlertCentre(app);
  const { id } = await made({ headline_es: "Evacuar Placilla" });
  const remembered: { at: string; alert: object; list: object; totals: object; inForce: object }[] = [];
  const questions = async (query = "") => {
    const get = async (path: string) => {
      const answer = await officer.get(`${path}${query && `${path.includes("?") ? "&" : "?"}${query}`}`);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    // Versions are not kept, and the hour of a change is the log's.
    const told = ({ version: _version, updated_at: _at, ...alert }: Record<string, unknown>) => alert;
    return {
      alert: told(await get(`/alerts/${id}`)),
      list: (await get("/alerts?q=placilla")).data.map(told),
      totals: await get("/alerts/totals"),
      inForce: await get("/alerts/in-force"),
    };
  };
  const version = async () => (await officer.get(`/alerts/${id}`)).body.version;
  const steps = [
    async () => act(officer, id, "submission", await version()),
    async () => act(issuer, id, "approval", await version()),
    async () => officer.put(`/alerts/${id}`, { version: await version(), headline_es: "Evacuar Placilla y Curauma" }),
    async () => act(officer, id, "submission", await version()),
    async () => act(issuer, id, "approval", await version()),
    async () => act(officer, id, "cancellation", await version(), { reason: "Controlado" }),
    async () => act(issuer, id, "approval", await version()),
  ];
  for (const step of [undefined, ...steps]) {
    await step?.();
    const at = await moment();
    remembered.push({ at, ...(await questions()) });
  }
  expect(new Set(remembered.map(({ alert }) => (alert as { status: string }).status)).size).toBeGreaterThan(3);
  for (const [step, { at, ...then }] of remembered.entries())
    expect(await questions(`at=${at}`), `step ${step}`).toEqual(then);
});

test("the log of a minute holds the lines that had arrived, and each request in the state that it then had", async () => {
  const log = await someLogs(app);
  log.event = await log.anEvent();
  const remembered: { at: string; lines: LogEntry[] }[] = [];
  const remember = async () => {
    const at = await moment();
    remembered.push({ at, lines: await log.list() });
  };
  const request = await log.file({ kind: "request", text: "Dos aljibes", to_name: "Región" });
  const step = (name: "acknowledged" | "started" | "done" | "reopened", when: string, about = request) =>
    log.file({ text: null, about: about.uid, step: name, happened_at: hour(when) });
  await remember();
  await step("acknowledged", "03:20");
  await remember();
  await step("done", "04:30");
  await remember();
  // Arrives late from a telephone without a network.
  await step("started", "03:40");
  await remember();
  const corrected = await log.file({ kind: "request", text: "Tres aljibes", about: request.uid, step: "correction" });
  await remember();
  await step("reopened", "04:50", corrected);
  await log.file({ text: "Llegan los aljibes" });
  await remember();
  for (const [index, { at, lines }] of remembered.entries())
    expect(await log.list(`&at=${at}`), `minute ${index}`).toEqual(lines);
});

test("one goes from minute to minute of an emergency: to each line that arrived and each change of its card, forth and back", async () => {
  const log = await someLogs(app);
  log.event = await log.anEvent();
  const head = async (when: string): Promise<LogHead> =>
    (await log.country.officer.get(`/log-entries/head?event=${log.event.id}&at=${when}`)).body;
  const { version } = log.event;
  const steps = [
    () => log.file({ kind: "request", text: "Dos aljibes" }),
    () => log.country.officer.put(`/records/risk/${log.event.id}`, { version, title: "Incendio de Placilla" }),
    // Told late: it is met when it arrived.
    () => log.file({ text: "Primer aviso", happened_at: hour("01:00") }),
  ];
  const begun = await moment();
  for (const step of steps) {
    await step();
    await setTimeout(5);
  }
  const forth: (MinuteStep & { total: number; open: number; title: string })[] = [];
  for (let { next } = await head(begun); next;) {
    const { total, open, event, arrived, next: following } = await head(next.at);
    expect(arrived).toEqual(next);
    forth.push({ ...next, total, open, title: event.title });
    next = following;
  }
  expect(forth.map(({ at: _at, alert: _alert, ...then }) => then)).toEqual([
    { of: "line", total: 1, open: 1, title: "Incendio Demo" },
    { of: "card", total: 1, open: 1, title: "Incendio de Placilla" },
    { of: "line", total: 2, open: 1, title: "Incendio de Placilla" },
  ]);
  const hours = forth.map(({ at }) => at);
  expect((await head(hours[2]!)).previous?.at).toBe(hours[1]);
  expect((await head(hours[1]!)).previous?.at).toBe(hours[0]);
  expect((await head(await moment())).next).toBeNull();
  const now = (await log.country.officer.get(`/log-entries/head?event=${log.event.id}`)).body;
  expect([now.previous, now.arrived, now.next]).toEqual([null, null, null]);
});

test("the steps of an emergency lead to what people were told in its place, and say what it was", async () => {
  const centre = await anAlertCentre(app);
  const { officer, issuer, act, made, regional, above, region, chief, quilpue } = centre;
  const log = await someLogs(app, centre);
  log.event = await log.anEvent({ observed_on: daysAgo(0) });
  const long_over = await log.anEvent();
  const send = async (id: number, step = "submission", by = officer, second = issuer) => {
    const { version } = (await by.get(`/alerts/${id}`)).body;
    const asked = await act(by, id, step, version);
    const sent = await act(second, id, "approval", asked.body.version);
    expect(sent.status, JSON.stringify([asked.body, sent.body])).toBe(200);
    await setTimeout(5);
  };
  const steps = async (event_id: number, from: string) => {
    const forth: string[] = [];
    for (let at: string | undefined = from; at;) {
      const head = await officer.get(`/log-entries/head?event=${event_id}&at=${at}`);
      expect(head.status, JSON.stringify(head.body)).toBe(200);
      const next: MinuteStep | null = head.body.next;
      if (next) forth.push(next.alert ? `${next.alert.message_type} ${next.alert.headline_es}` : next.of);
      at = next?.at;
    }
    return forth;
  };
  const begun = await moment();
  const own = await made({ headline_es: "Evacuar" });
  await send(own.id);
  await log.file({ text: "Sale la alerta" });
  const { version } = (await officer.get(`/alerts/${own.id}`)).body;
  await officer.put(`/alerts/${own.id}`, { version, headline_es: "Evacuar todo" });
  await send(own.id);
  await send(
    (await made({ company_id: region, headline_es: "De la región" }, regional)).id,
    "submission",
    regional,
    above,
  );
  const elsewhere = await app.as("alert_issuer", [quilpue]);
  await send(
    (await made({ company_id: quilpue, headline_es: "De otra comuna" }, chief)).id,
    "submission",
    chief,
    elsewhere,
  );
  await send((await made({ headline_es: "Del otro", event_id: long_over.id })).id);
  await send(own.id, "cancellation");
  expect(await steps(log.event.id, begun)).toEqual([
    "Alert Evacuar",
    "line",
    "Update Evacuar todo",
    "Alert De la región",
    "Alert Del otro",
    "Cancel Evacuar todo",
  ]);
  // It happened long ago: what is sent now is of it only where it names it.
  expect(await steps(long_over.id, begun)).toEqual(["Alert Del otro"]);
});
