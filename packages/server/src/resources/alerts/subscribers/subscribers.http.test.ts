// Subscribers of alerts over HTTP: who keeps them, what they may choose, and what is left of one who leaves.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../../platform/database/database.ts";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";
import { forgetUnanswered } from "./queries.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const path = "/alert-subscriptions";
let made = 0;
const draft = (changes: object = {}) => ({
  company_id: centre.valparaiso,
  channel: "email",
  address: `vecina${++made}@ejemplo.test`,
  label: "Vecina",
  ...changes,
});
const subscribe = (changes: object = {}, by: Caller = centre.issuer) => by.post(path, draft(changes));

test("a neighbour is subscribed for a place, levels and hazards, and waits until she agrees", async () => {
  const { issuer, type } = centre;
  const choice = { levels: ["roja", "amarilla"], variable_ids: [type], hip_codes: ["EN0205"], language: "en" };
  const { status, body } = await subscribe({ address: "Rosa@Ejemplo.test", label: "Rosa", ...choice });
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...choice, address: "rosa@ejemplo.test", state: "pending", company_name: "Valparaíso" });
  expect(body).toMatchObject({ wants_exercises: false, sees_restricted: false, confirmed_at: null, secret: null });
  expect((await issuer.get(`${path}?q=rosa@ejemplo&channel=email&state=pending`)).body.data).toMatchObject([
    { id: body.id },
  ]);
});

test("her address stands nowhere in the audit log, and is erased when she is deleted", async () => {
  const { issuer } = centre;
  const { body } = await subscribe({ address: "secreta@ejemplo.test" });
  expect((await issuer.delete(`${path}/${body.id}?version=7`)).status).toBe(409);
  expect((await issuer.delete(`${path}/${body.id}?version=1`)).status).toBe(204);
  expect((await issuer.get(`${path}/${body.id}`)).status).toBe(404);
  expect(JSON.stringify(await app.auditOf("alert_subscriptions", body.id))).not.toContain("secreta@");
  const left = await app.db.selectFrom("alert_subscriptions").selectAll().where("id", "=", body.id).executeTakeFirst();
  expect(left).toMatchObject({ state: "left", address: null, label: "s…@ejemplo.test" });
  expect((await subscribe({ address: "secreta@ejemplo.test" })).status).toBe(201);
});

test.each([
  ["email", "a@b.cl, c@d.cl"],
  ["email", "a@b.cl\r\nBcc: c@d.cl"],
  ["email", "Rosa <a@b.cl>"],
  ["email", "a@b.cl;c@d.cl"],
  ["email", "sin arroba"],
  ["webhook", "javascript:alert(1)"],
  ["webhook", "ftp://ejemplo.test/"],
  ["webhook", "https://ejemplo.test/a b"],
  ["sms", "912345678"],
  ["sms", "+56 9 llamar"],
])("what is no single %s is refused on its field: %j", async (channel, address) => {
  const { status, body } = await subscribe({ channel, address });
  expect([status, Object.keys(body.errors)]).toEqual([422, ["address"]]);
});

test("a number is kept in one way of writing, and nobody is subscribed twice in a place", async () => {
  const phone = { channel: "sms", address: "+56 9 1234-5678" };
  expect((await subscribe(phone)).body).toMatchObject({ address: "+56912345678" });
  const again = await subscribe({ channel: "sms", address: "+56912345678" });
  expect(again).toMatchObject({ status: 422, body: { errors: { address: ["Ya existe otro con este valor."] } } });
});

test("the key of a webhook is told once, and made anew when it is asked for", async () => {
  const { issuer } = centre;
  const { body } = await subscribe({ channel: "webhook", address: "https://ejemplo.test/alertas" });
  expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect((await issuer.get(`${path}/${body.id}`)).body.secret).toBeNull();
  const renewed = (await issuer.post(`${path}/${body.id}/secret`)).body.secret;
  expect(renewed).toMatch(/^whsec_/);
  expect(renewed).not.toBe(body.secret);
  expect(JSON.stringify(await app.auditOf("alert_subscriptions", body.id))).not.toContain("whsec_");
});

test("places below the own one are chosen, levels and types that are known there, and no others", async () => {
  const { above, region, valparaiso, talcahuano } = centre;
  expect((await subscribe({ company_id: region, company_ids: [valparaiso] }, above)).status).toBe(201);
  const wrong = { company_ids: [talcahuano], levels: ["roja", "morada"], variable_ids: [999_999] };
  const { status, body } = await subscribe({ company_id: region, ...wrong }, above);
  expect([status, Object.keys(body.errors)]).toEqual([422, ["company_ids.0", "levels.1", "variable_ids.0"]]);
});

test("what she is told of is changed, and an older form answers 409", async () => {
  const { issuer } = centre;
  const { body } = await subscribe();
  const changed = await issuer.put(`${path}/${body.id}`, { version: 1, levels: ["roja"], wants_exercises: true });
  expect(changed.body).toMatchObject({ version: 2, levels: ["roja"], wants_exercises: true, label: "Vecina" });
  expect((await issuer.put(`${path}/${body.id}`, { version: 1, levels: [] })).status).toBe(409);
});

test("subscribers are kept by who may, in the own places; who only reads alerts does not see them", async () => {
  const { viewer, outsider, issuer } = centre;
  const { body } = await subscribe();
  expect((await viewer.get(path)).status).toBe(403);
  for (const answer of [
    await outsider.get(`${path}/${body.id}`),
    await outsider.put(`${path}/${body.id}`, { version: 1, label: "Mía" }),
    await outsider.delete(`${path}/${body.id}`),
  ])
    expect(answer.status).toBe(404);
  expect((await issuer.get(`${path}/${body.id}`)).status).toBe(200);
});

test("who has an account is told by the e-mail of the account, agrees by asking, and leaves", async () => {
  const { viewer, valparaiso, outsider } = centre;
  const own = { company_id: valparaiso, channel: "email", levels: ["roja"] };
  const { status, body } = await viewer.post(`${path}/mine`, own);
  expect([status, body.state, body.address]).toEqual([201, "active", expect.stringContaining("@demo.test")]);
  expect(body).toMatchObject({
    consent_text: "Recibe cada alerta de sus lugares que calce con lo elegido; puede salirse cuando quiera.",
    consent_at: expect.any(String),
  });
  expect((await viewer.post(`${path}/mine`, own)).status).toBe(422);
  expect((await outsider.post(`${path}/mine`, own)).body.errors).toEqual({
    company_id: ["Está fuera de sus lugares."],
  });
  expect((await viewer.put(`${path}/mine/${body.id}`, { version: 1, levels: [] })).body.levels).toEqual([]);
  expect((await outsider.delete(`${path}/mine/${body.id}`)).status).toBe(404);
  expect((await viewer.delete(`${path}/mine/${body.id}`)).status).toBe(204);
  expect((await viewer.get(`${path}/mine`)).body.data).toEqual([]);
});

test("who never answers is forgotten a week after being asked last, and not after being entered", async () => {
  const [asked, silent] = [(await subscribe()).body.id, (await subscribe()).body.id];
  await app.write(system, async (tx) => {
    const weekAgo = sql`update alert_subscriptions set created_at = now() - interval '8 days'`;
    await sql`${weekAgo}, asked_at = now() - interval '6 days' where id = ${asked}`.execute(tx);
    await sql`${weekAgo}, asked_at = now() - interval '8 days' where id = ${silent}`.execute(tx);
    await forgetUnanswered(tx);
  });
  expect((await centre.issuer.get(`${path}/${asked}`)).status).toBe(200);
  expect((await centre.issuer.get(`${path}/${silent}`)).status).toBe(404);
});

test("a browser is reached by its own address and keys", async () => {
  const { viewer, valparaiso } = centre;
  const { body } = await viewer.post(`${path}/mine`, { company_id: valparaiso, channel: "push" });
  expect(Object.keys(body.errors)).toEqual(["endpoint", "keys"]);
  const browser = {
    endpoint: "https://push.ejemplo.test/abc",
    keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
  };
  const made = await viewer.post(`${path}/mine`, { company_id: valparaiso, channel: "push", ...browser });
  expect(made).toMatchObject({ status: 201, body: { channel: "push", address: browser.endpoint } });
});
