// Alerts in a browser: encrypted for it alone, small enough, signed by this installation.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { startReceiver } from "../../../testing/telling/receiver.ts";
import { aSubscriber, tellAll } from "../../../testing/telling/subscribers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ OUTGOING_ALLOWED_HOSTS: receiver.host, PUBLIC_URL: "https://alertas.ejemplo.test" });
  centre = await anAlertCentre(app);
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

/** What a browser makes when it subscribes. */
function aBrowser() {
  const keys = createECDH("prime256v1");
  const public_key = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    keys,
    public_key,
    auth,
    push_keys: { p256dh: public_key.toString("base64url"), auth: auth.toString("base64url") },
  };
}

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** As the browser reads it (RFC 8188, RFC 8291). */
function decrypted({ keys, public_key, auth }: ReturnType<typeof aBrowser>, body: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body[20]!];
  const [sender, content] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), public_key, sender]);
  const secret = derived(keys.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(content.subarray(-16));
  const text = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]).toString();
  return text.slice(0, text.lastIndexOf("\u0002"));
}

test("every browser subscribes with the same key of this installation, which nothing reads back", async () => {
  const { viewer } = centre;
  const [first, second] = [
    await viewer.get("/alert-subscriptions/push-key"),
    await viewer.get("/alert-subscriptions/push-key"),
  ];
  expect(first.body.public_key).toMatch(/^[\w-]{87}$/);
  expect(second.body).toEqual(first.body);
  expect((await app.stranger.get("/alert-subscriptions/push-key")).status).toBe(401);
});

test("a browser is told the alert, which only it can read, in less than three thousand bytes", async () => {
  const browser = aBrowser();
  const { push_keys } = browser;
  const address = `${receiver.address}/push`;
  await aSubscriber(app, {
    company_id: centre.valparaiso,
    channel: "push",
    address,
    push_keys: JSON.stringify(push_keys),
  });
  const { id } = await centre.issued({ headline_es: `Evacuar ${"ñ".repeat(150)}` });
  await tellAll(app, id);
  const [call] = receiver.received;
  expect(call!.headers).toMatchObject({ urgency: "high", "content-encoding": "aes128gcm", topic: `alert-${id}` });
  expect(call!.headers.authorization).toMatch(/^vapid t=.+, ?k=/);
  expect(call!.bytes.length).toBeLessThan(3200);
  const told = JSON.parse(decrypted(browser, call!.bytes));
  expect(told).toMatchObject({ title: `Evacuar ${"ñ".repeat(150)}`, level: "roja", is_exercise: false, alert_id: id });
});

test.each([404, 410])("a browser that is no longer subscribed (%s) is told nothing more", async (status) => {
  const { push_keys } = aBrowser();
  const address = `${receiver.address}/gone-${status}`;
  const subscription = await aSubscriber(app, {
    company_id: centre.quilpue,
    channel: "push",
    address,
    push_keys: JSON.stringify(push_keys),
  });
  receiver.answers = status;
  const { body } = await centre.chief.post("/alerts", centre.draft({ company_id: centre.quilpue }));
  await centre.chief.post(`/alerts/${body.id}/emergency`, { version: 1, reason: "Nadie más en la oficina" });
  await tellAll(app, body.id);
  expect((await centre.chief.get(`/alert-subscriptions/${subscription}`)).body.state).toBe("refused");
});
