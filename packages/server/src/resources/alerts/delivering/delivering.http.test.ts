// Alerts on their way to subscribers: letters, calls and text messages, tried again while a receiver is down, and never twice.
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../../platform/database/database.ts";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { startMailServer, type MailServer } from "../../../testing/mail-server.ts";
import { startReceiver } from "../../../testing/telling/receiver.ts";
import { aSubscriber, drainAll, prepare, tellAll, tryAgain } from "../../../testing/telling/subscribers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { takeDue } from "./outbox.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
let mail: MailServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  [mail, receiver] = [await startMailServer(), await startReceiver()];
  app = await startTestApp({
    SMTP_URL: mail.url,
    MAIL_FROM: "alertas@ejemplo.test",
    PUBLIC_URL: "https://alertas.ejemplo.test",
    OUTGOING_ALLOWED_HOSTS: receiver.host,
    SMS_URL: `${receiver.address}/sms`,
    SMS_TOKEN: "clave-de-prueba",
  });
  centre = await anAlertCentre(app);
});
afterAll(async () => {
  await app.stop();
  await Promise.all([mail.stop(), receiver.stop()]);
});
beforeEach(async () => {
  receiver.answers = 204;
  receiver.received.length = 0;
  mail.received.length = 0;
  await app.write(system, (tx) =>
    sql`update alert_subscriptions set state = 'refused' where state = 'active'`.execute(tx),
  );
});

let made = 0;
const subscriber = (changes: object = {}) =>
  aSubscriber(app, { company_id: centre.valparaiso, address: `${receiver.address}/${++made}`, ...changes });
const deliveriesOf = async (id: number, more = "") =>
  (await centre.issuer.get(`/alerts/${id}/deliveries?${more}`)).body.data;

test("a letter says what to do first, in her language, with the message, by whom it comes and how to leave", async () => {
  await subscriber({ channel: "email", address: "rosa@ejemplo.test", label: "Rosa" });
  const { id, code, messages } = await centre.issued({ kind: "alert" });
  await tellAll(app, id);
  const letter = await mail.mailTo("rosa@ejemplo.test");
  expect(letter).toContain(`Message-ID: <alert-${id}-1-`);
  expect(letter).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(letter).toMatch(
    /List-Unsubscribe:\s+<https:\/\/alertas\.ejemplo\.test\/public\/alerts\/leave\?token=[\w.-]+>/,
  );
  expect(letter).toMatch(/From: .*Valparaíso.* <alertas@ejemplo\.test>/);
  expect(letter.indexOf("Salga ahora")).toBeGreaterThan(letter.indexOf("Evacuar el sector"));
  expect(letter).toContain(`/public/alerts/${messages[0].identifier}`);
  expect(letter).toContain("application/cap+xml");
  expect(letter).toContain(code);
  expect(await deliveriesOf(id)).toMatchObject([
    { channel: "email", address: "r…@ejemplo.test", label: "Rosa", state: "sent", attempts: 1, message_number: 1 },
  ]);
  const { body } = await centre.issuer.get(`/alerts/${id}`);
  expect(body.deliveries).toEqual({ sent: 1, waiting: 0, failed: 0 });
});

test("an alert and its end are one thread: one subject, and the second letter refers to the first", async () => {
  await subscriber({ channel: "email", address: "hilo@ejemplo.test", language: "en" });
  const alert = await centre.issued();
  await tellAll(app, alert.id);
  const first = await mail.mailTo("hilo@ejemplo.test");
  const asked = await centre.act(centre.officer, alert.id, "cancellation", alert.version);
  expect((await centre.act(centre.issuer, alert.id, "approval", asked.body.version)).status).toBe(200);
  await tellAll(app, alert.id);
  const second = await mail.mailTo("hilo@ejemplo.test");
  const header = (letter: string, name: string) =>
    new RegExp(`${name}: (<[^>]+>|.*?(?=Message-ID))`, "s").exec(letter)?.[1];
  expect(header(second, "Subject")).toBe(header(first, "Subject"));
  expect(header(first, "Subject")).toContain(alert.code);
  expect(header(second, "In-Reply-To")).toBe(header(first, "Message-ID"));
  expect(header(second, "References")).toContain(header(first, "Message-ID"));
});

test("a call is signed, so that a receiver knows from whom it is, what it is and when it was sent", async () => {
  const subscription_id = await subscriber();
  const { id } = await centre.issued();
  await tellAll(app, id);
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[number]];
  const row = await app.db
    .selectFrom("alert_subscriptions")
    .select("secret")
    .where("id", "=", subscription_id)
    .executeTakeFirstOrThrow();
  const key = Buffer.from(row.secret.slice("whsec_".length), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
  expect(JSON.parse(body)).toMatchObject({
    type: "alert.issued",
    exercise: false,
    alert: { level: "roja", place: "Valparaíso" },
  });
  expect(JSON.parse(body).cap_xml).toContain("<alert");
});

test("a text message goes to the gateway in one documented shape", async () => {
  await subscriber({ channel: "sms", address: "+56912345678" });
  const { id } = await centre.issued();
  await tellAll(app, id);
  const [call] = receiver.received;
  expect(call).toMatchObject({ path: "/sms", headers: { authorization: "Bearer clave-de-prueba" } });
  const { id: key, to, text } = JSON.parse(call!.body);
  expect([to, call!.headers["idempotency-key"]]).toEqual(["+56912345678", key]);
  expect(text.length).toBeLessThanOrEqual(160);
  expect((await deliveriesOf(id))[0].address).toBe("+56…678");
});

test("what a receiver that is down does not take is tried again, and arrives later, once", async () => {
  await subscriber();
  receiver.answers = 503;
  const { id } = await centre.issued();
  await tellAll(app, id);
  const [waiting] = await deliveriesOf(id);
  expect(waiting).toMatchObject({ state: "pending", code: "503", attempts: 1 });
  expect(Date.parse(waiting.next_attempt_at)).toBeGreaterThan(Date.now() + 30_000);
  await drainAll(app.app);
  expect(receiver.received).toHaveLength(0);
  await tryAgain(app);
  expect((await deliveriesOf(id))[0]).toMatchObject({ state: "pending", attempts: 2 });
  receiver.answers = 204;
  await tryAgain(app);
  await tryAgain(app);
  expect(receiver.received).toHaveLength(1);
  expect((await deliveriesOf(id))[0]).toMatchObject({ state: "sent", attempts: 3, code: "204" });
});

test("who was told of nothing yet is told the newest alone, when the receiver is back", async () => {
  await subscriber();
  receiver.answers = 500;
  const alert = await centre.issued();
  await tellAll(app, alert.id);
  const asked = await centre.act(centre.officer, alert.id, "cancellation", alert.version);
  await centre.act(centre.issuer, alert.id, "approval", asked.body.version);
  receiver.answers = 204;
  await tellAll(app, alert.id);
  await tryAgain(app);
  const states = (await deliveriesOf(alert.id)).map(({ state }: { state: string }) => state).toSorted();
  // Whoever chose it is told of its end, and the first message is not sent after it.
  expect(states).toEqual(["sent", "superseded"]);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(["alert.cancelled"]);
});

test("what a dead process had taken is tried once more under the same id, and a second time by nobody", async () => {
  await subscriber();
  const { id } = await centre.issued();
  const dead = () =>
    app.write(system, (tx) =>
      sql`update alert_deliveries set state = 'sending', updated_at = now() - interval '2 minutes' where alert_id = ${id}`.execute(
        tx,
      ),
    );
  await tellAll(app, id);
  const taken = receiver.received.map(({ headers }) => headers["webhook-id"]);
  await dead();
  await drainAll(app.app);
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([...taken, ...taken]);
  await dead();
  await drainAll(app.app);
  expect(receiver.received).toHaveLength(2);
  expect(await deliveriesOf(id)).toMatchObject([{ state: "unknown", next_attempt_at: null }]);
});

test("what somebody else has taken over meanwhile is not sent by who had it first", async () => {
  for (let one = 0; one < 12; one++) await subscriber();
  const { id } = await centre.issued();
  await prepare(app, id);
  receiver.takesMs = 300;
  const draining = drainAll(app.app);
  await expect.poll(() => receiver.received.length, { interval: 5 }).toBe(10);
  // Two wait for their turn: as if this process had been silent for long.
  const isLast = sql`id in (select id from alert_deliveries where alert_id = ${id} order by id desc limit 2)`;
  await app.write(system, (tx) => sql`update alert_deliveries set attempts = 2 where ${isLast}`.execute(tx));
  await draining;
  receiver.takesMs = 0;
  expect(receiver.received).toHaveLength(10);
  const states = (await deliveriesOf(id)).map((it: { state: string }) => it.state);
  expect(states.filter((it: string) => it === "sending")).toHaveLength(2);
});

test("two drainers never take the same row", async () => {
  for (let one = 0; one < 60; one++) await subscriber();
  const { id } = await centre.issued();
  receiver.answers = 503;
  await tellAll(app, id);
  await app.write(system, (tx) =>
    sql`update alert_deliveries set next_attempt_at = now() where state = 'pending'`.execute(tx),
  );
  const take = () => app.write(system, (tx) => takeDue(tx, "webhook"));
  const [first, second] = await Promise.all([take(), take()]);
  const ids = [...first, ...second].map((it) => it.id);
  expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
});

test("what had not left yet when the process ends is there for the next one, as if it had not been taken", async () => {
  for (let one = 0; one < 40; one++) await subscriber();
  const { id } = await centre.issued();
  await prepare(app, id);
  receiver.takesMs = 30;
  const stopping = new AbortController();
  const stopped = drainAll(app.app, stopping.signal);
  await expect.poll(() => receiver.received.length, { interval: 5 }).toBeGreaterThan(0);
  stopping.abort();
  await stopped;
  receiver.takesMs = 0;
  const states = (await deliveriesOf(id, "per_page=100")).map((it: { state: string }) => it.state);
  expect(new Set(states)).toEqual(new Set(["sent", "pending"]));
  await drainAll(app.app);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(40);
  expect(receiver.received).toHaveLength(40);
});

test("what is a day old is told to nobody any more, and sent once more only by hand", async () => {
  await subscriber();
  receiver.answers = 503;
  const { id } = await centre.issued();
  await tellAll(app, id);
  await app.write(system, (tx) => sql`update alert_deliveries set until = now() where alert_id = ${id}`.execute(tx));
  receiver.answers = 204;
  await tryAgain(app);
  const [expired] = await deliveriesOf(id);
  expect([expired.state, receiver.received.length]).toEqual(["expired", 0]);
  const resend = () => centre.issuer.post(`/alerts/${id}/deliveries/${expired.id}/resend`);
  expect((await centre.officer.post(`/alerts/${id}/deliveries/${expired.id}/resend`)).status).toBe(403);
  expect(await resend()).toMatchObject({ status: 200, body: { state: "pending" } });
  await drainAll(app.app);
  expect(receiver.received).toHaveLength(1);
  expect((await resend()).status).toBe(409);
});

test("an address that says it is gone is refused for good, and told nothing more", async () => {
  const subscription = await subscriber();
  receiver.answers = 410;
  const { id } = await centre.issued();
  await tellAll(app, id);
  const [gone] = await deliveriesOf(id);
  expect(gone).toMatchObject({ state: "failed", code: "410" });
  const again = await centre.issuer.post(`/alerts/${id}/deliveries/${gone.id}/resend`);
  expect(again).toMatchObject({ status: 409, body: { code: "subscriber_gone" } });
  expect((await deliveriesOf(id))[0].state).toBe("failed");
  expect((await centre.issuer.get(`/alert-subscriptions/${subscription}`)).body.state).toBe("refused");
  const next = await centre.issued();
  await tellAll(app, next.id);
  expect(await deliveriesOf(next.id)).toEqual([]);
});

test.each([
  "http://127.0.0.1:1/",
  "https://localhost/",
  "https://[::1]/",
  "https://0x7f000001/",
  "https://2130706433/",
  "https://169.254.169.254/latest/meta-data",
])("no call goes to this machine or its network: %s", async (address) => {
  await subscriber({ address });
  const { id } = await centre.issued();
  await tellAll(app, id);
  expect(await deliveriesOf(id)).toMatchObject([{ state: "pending", code: "internal" }]);
});

test("who leaves meanwhile, or loses the role, is told nothing", async () => {
  const reader = await app.as("viewer", [centre.valparaiso]);
  await aSubscriber(app, { company_id: centre.valparaiso, address: null, channel: "email", user_id: reader.id });
  const leaving = await subscriber();
  receiver.answers = 503;
  const { id } = await centre.issued();
  await app.write(system, (tx) => tx.deleteFrom("role_assignments").where("user_id", "=", reader.id).execute());
  await tellAll(app, id);
  await centre.issuer.delete(`/alert-subscriptions/${leaving}`);
  receiver.answers = 204;
  await tryAgain(app);
  expect(receiver.received).toHaveLength(0);
  expect(await deliveriesOf(id)).toMatchObject([{ state: "expired", code: "left" }]);
});
