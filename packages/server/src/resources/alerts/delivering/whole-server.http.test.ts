// A whole server: whoever issues an alert waits for nothing, and subscribers are told by themselves.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../../platform/database/database.ts";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { startMailServer, type MailServer } from "../../../testing/mail-server.ts";
import { startReceiver } from "../../../testing/telling/receiver.ts";
import { aSubscriber, tellAll } from "../../../testing/telling/subscribers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
let mail: MailServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const settings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "alertas@ejemplo.test",
  PUBLIC_URL: "https://alertas.ejemplo.test",
});
beforeAll(async () => {
  [mail, receiver] = [await startMailServer(), await startReceiver()];
  app = await startTestApp({ ...settings(mail.url), OUTGOING_ALLOWED_HOSTS: receiver.host });
  centre = await anAlertCentre(app);
  await app.app.jobs.start();
});
afterAll(async () => {
  await app.stop();
  await Promise.all([mail.stop(), receiver.stop()]);
});

const rosa = { channel: "email", address: "rosa@ejemplo.test" };

test("an alert that is issued arrives by itself, and so does its end", async () => {
  await aSubscriber(app, { company_id: centre.valparaiso, ...rosa });
  const alert = await centre.issued();
  expect(await mail.mailTo(rosa.address)).toContain("Evacuar el sector");
  const asked = await centre.act(centre.officer, alert.id, "cancellation", alert.version);
  await centre.act(centre.issuer, alert.id, "approval", asked.body.version);
  expect(await mail.mailTo(rosa.address)).toContain("El incendio está controlado");
});

test("a receiver that answers nobody keeps the letters of the next alert waiting for nothing", async () => {
  receiver.takesMs = 4000;
  const company_id = centre.valparaiso;
  for (let one = 0; one < 12; one++) await aSubscriber(app, { company_id, address: `${receiver.address}/${one}` });
  await centre.issued();
  await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBeGreaterThan(0);
  await aSubscriber(app, { company_id, channel: "email", address: "luis@ejemplo.test" });
  await centre.issued();
  expect(await mail.mailTo("luis@ejemplo.test")).toContain("Evacuar el sector");
  // Of the first alert two calls wait still for their turn, after four seconds.
  expect(receiver.received.length).toBeLessThan(12);
  receiver.takesMs = 0;
  await app.write(system, (tx) =>
    tx.updateTable("alert_subscriptions").set({ state: "refused" }).where("channel", "=", "webhook").execute(),
  );
});

test("an exercise says first and last that it is one, and goes to whoever agreed to exercises", async () => {
  const drill = { channel: "email", address: "brigada@ejemplo.test", wants_exercises: true };
  await aSubscriber(app, { company_id: centre.valparaiso, ...drill });
  const { id } = await centre.issued({ kind: "exercise" });
  const letter = await mail.mailTo(drill.address);
  expect(letter).toMatch(/Subject: .*SIMULACRO/);
  expect(letter).toContain("Esto es un SIMULACRO: no hay ningún peligro.");
  expect(letter).not.toContain("/public/alerts/SIM");
  const { data } = (await centre.issuer.get(`/alerts/${id}/deliveries`)).body;
  expect(data.map((it: { address: string }) => it.address)).toEqual(["b…@ejemplo.test"]);
});

test("what is taken back by a failed request is told to nobody", async () => {
  const { id } = await centre.made();
  const asked = await centre.act(centre.officer, id, "submission", 1);
  expect((await centre.act(centre.officer, id, "approval", asked.body.version)).status).toBe(403);
  expect((await centre.act(centre.issuer, id, "approval", 99)).status).toBe(409);
  expect(
    (await app.database.execute("select from pgboss.job where data ->> 'alert_id' = $1", [String(id)])).rows,
  ).toEqual([]);
});

test("a mail server that refuses for good is not asked again, and after three messages the address is left alone", async () => {
  const refusing = await startMailServer({ isRefusing: true });
  const other = await startTestApp(settings(refusing.url));
  const there = await anAlertCentre(other);
  const id = await aSubscriber(other, { company_id: there.valparaiso, ...rosa });
  const stateNow = async () => (await there.issuer.get(`/alert-subscriptions/${id}`)).body.state;
  for (const state of ["active", "active", "refused"]) {
    const alert = await there.issued();
    await tellAll(other, alert.id);
    const [delivery] = (await there.issuer.get(`/alerts/${alert.id}/deliveries`)).body.data;
    expect(delivery).toMatchObject({ state: "failed", code: "550", next_attempt_at: null });
    expect(await stateNow()).toBe(state);
  }
  await other.stop();
  await refusing.stop();
});

test("a mail server that refuses who sends is asked again, and no subscriber is left alone for it", async () => {
  const refusing = await startMailServer({ isRefusingSenders: true });
  const other = await startTestApp(settings(refusing.url));
  const there = await anAlertCentre(other);
  const id = await aSubscriber(other, { company_id: there.valparaiso, ...rosa });
  for (let time = 0; time < 3; time++) {
    const alert = await there.issued();
    await tellAll(other, alert.id);
    const [delivery] = (await there.issuer.get(`/alerts/${alert.id}/deliveries`)).body.data;
    expect(delivery).toMatchObject({ state: "pending", code: "550", attempts: 1 });
  }
  expect((await there.issuer.get(`/alert-subscriptions/${id}`)).body.state).toBe("active");
  await other.stop();
  await refusing.stop();
});
