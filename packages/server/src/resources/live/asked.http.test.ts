// Who may send an alert, or stand by one that was sent by one person alone, is called for it at once; nobody else is.
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { LiveChange } from "@atalaya/contract/resources/live.ts";
import { anAlertCentre } from "../../testing/alerts.ts";
import { listen, type EventStream } from "../../testing/event-stream.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

async function consoleOf({ token }: Caller, from?: string): Promise<EventStream> {
  const stream = await listen({ origin: app.origin, token, from });
  onTestFinished(stream.hangUp);
  return stream;
}

const ofAlert =
  (id: number) =>
  ({ alert }: Pick<LiveChange, "alert">) =>
    alert?.alert_id === id;
const submissionOf =
  (id: number) =>
  ({ resource, record_id, fields }: LiveChange) =>
    resource === "alerts" && record_id === id && fields.includes("submission");

test("an alert that is asked for calls those who may send it, and only tells the others that it changed", async () => {
  const { officer, issuer, above, outsider, made, act } = centre;
  const viewer = await app.as("viewer", [centre.valparaiso]);
  const called = [await consoleOf(issuer), await consoleOf(above)];
  const others = [await consoleOf(viewer), await consoleOf(officer)];
  const elsewhere = await consoleOf(outsider);
  const { id } = await made({ headline_en: "Leave Placilla", instruction_en: "Leave now by route 68." });
  await act(officer, id, "submission", 1);
  for (const stream of called)
    expect((await stream.until("change", ofAlert(id))).alert).toEqual({
      alert_id: id,
      kind: "alert",
      message_type: "Alert",
      level_color: null,
      es: { level: null, headline: "Evacuar el sector Placilla por incendio forestal" },
      en: { level: null, headline: "Leave Placilla" },
      place: "Valparaíso",
      asks: "approval",
    });
  for (const stream of others) {
    await stream.until("change", submissionOf(id));
    expect(stream.changes().some(ofAlert(id))).toBe(false);
  }
  expect(elsewhere.changes()).toEqual([]);
  // Each hears of it once.
  for (const stream of [...called, ...others]) expect(stream.changes().filter(submissionOf(id))).toHaveLength(1);
});

test("nobody is called to send what he wrote or asked for himself", async () => {
  const { issuer, second, made, act } = centre;
  const [own, other] = [await consoleOf(issuer), await consoleOf(second)];
  const { id } = await made({}, issuer);
  await act(issuer, id, "submission", 1);
  await other.until("change", ofAlert(id));
  await own.until("change", submissionOf(id));
  expect(own.changes().some(ofAlert(id))).toBe(false);
});

test("a change and the end of an alert in force call them too, each as what it is", async () => {
  const { officer, second, issued, act } = centre;
  const english = { headline_en: "Leave Placilla", instruction_en: "Leave now by route 68." };
  const { id, version } = await issued({ level: "amarilla", ...english });
  const stream = await consoleOf(second);
  const prepared = await officer.put(`/alerts/${id}`, {
    version,
    headline_es: "Ahora es roja",
    headline_en: null,
    instruction_en: null,
    all_clear_en: null,
    level: "roja",
  });
  const asked = await act(officer, id, "submission", prepared.body.version);
  // Whoever has just come may still be told of what was sent a moment before.
  const heard = await stream.until("change", (it) => ofAlert(id)(it) && it.alert?.message_type === "Update");
  expect(heard.alert).toMatchObject({
    message_type: "Update",
    es: { headline: "Ahora es roja" },
    // What was said in English before is not what is asked for.
    en: { headline: "Ahora es roja" },
    asks: "approval",
  });
  await act(officer, id, "cancellation", asked.body.version, { reason: "ended" });
  await stream.until("change", (it) => ofAlert(id)(it) && it.alert?.message_type === "Cancel");
});

test("an exercise calls as an exercise", async () => {
  const { officer, issuer, made, act } = centre;
  const stream = await consoleOf(issuer);
  const { id } = await made({ kind: "exercise" });
  await act(officer, id, "submission", 1);
  expect((await stream.until("change", ofAlert(id))).alert).toMatchObject({ kind: "exercise", asks: "approval" });
});

test("what one person sends alone calls those who may stand by it, and is an alert to everybody else", async () => {
  const { chief, officer, issuer, second, made, act, valparaiso } = centre;
  await chief.put(`/companies/${valparaiso}/alert-policy`, { may_issue_alone: true, ratify_hours: 6 });
  const { id, version } = await made({}, issuer);
  const [asked, reader] = [await consoleOf(second), await consoleOf(officer)];
  await act(issuer, id, "emergency", version, { reason: "Nadie más contesta y el fuego llega" });
  const heard = await asked.until("change", ofAlert(id));
  expect(heard.alert).toMatchObject({ asks: "ratification", es: { level: "Alerta Roja" } });
  expect((await reader.until("change", ofAlert(id))).alert).not.toHaveProperty("asks");
  expect(asked.changes().filter(ofAlert(id))).toHaveLength(1);
  expect(reader.changes().filter(ofAlert(id))).toHaveLength(1);
});

test("who was cut off is called on his return for what still waits, and no more for what was answered meanwhile", async () => {
  const { officer, issuer, second, made, act } = centre;
  const before = await consoleOf(second);
  await expect.poll(before.position).toBeDefined();
  before.hangUp();
  const [waiting, sent] = [await made(), await made()];
  await act(officer, waiting.id, "submission", 1);
  const { body } = await act(officer, sent.id, "submission", 1);
  await act(issuer, sent.id, "approval", body.version);
  for (const from of [before.position(), "9000000000000000000"]) {
    const after = await consoleOf(second, from);
    await after.until("change", ofAlert(waiting.id));
    const [told] = [await after.until("change", ofAlert(sent.id))];
    expect(told.alert).not.toHaveProperty("asks");
  }
});
