// Subscribing to alerts without an account: asked twice, the same answer for everybody, and left with one click.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../../../platform/database/database.ts";
import { chile } from "../../../../demo/places.ts";
import { escaped } from "../../../../platform/public/escaped.ts";
import { anAlertCentre } from "../../../../testing/alerts.ts";
import { aPlaceDraft } from "../../../../testing/factories.ts";
import { startMailServer, type MailServer } from "../../../../testing/mail-server.ts";
import { startReceiver } from "../../../../testing/telling/receiver.ts";
import { tellAll } from "../../../../testing/telling/subscribers.ts";
import { loadPack } from "../../../packs/load.ts";
import { startTestApp, type TestApp } from "../../../../testing/test-app.ts";

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
  });
  centre = await anAlertCentre(app);
});
afterAll(async () => {
  await app.stop();
  await Promise.all([mail.stop(), receiver.stop()]);
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const page = async (path: string, body?: string) => {
  const answer = await app.stranger.send(body === undefined ? "GET" : "POST", `/public/alerts/${path}`, body, {
    headers: form,
  });
  return { status: answer.status, text: new TextDecoder().decode(answer.bytes), headers: answer.headers };
};
const wish = (email: string, changes: object = {}) =>
  new URLSearchParams({ language: "es", email, place: "valparaiso", consent: "true", ...changes }).toString();
const subscribe = (email: string) => page("subscribe", wish(email));
const linkIn = (letter: string, purpose: string) => new RegExp(`${purpose}\\?token=([\\w.-]+)`).exec(letter)![1]!;
const stored = (address: string) =>
  app.db.selectFrom("alert_subscriptions").selectAll().where("address", "=", address).executeTakeFirst();

/** As if some minutes had passed. */
const later = () =>
  app.write(system, (tx) => sql`update alert_subscriptions set asked_at = now() - interval '6 minutes'`.execute(tx));

/** Asked, and agreed to; answers the token of the link. */
async function agreed(email: string): Promise<string> {
  await subscribe(email);
  const token = linkIn(await mail.mailTo(email), "confirm");
  expect((await page(`confirm?token=${token}`, "language=es")).status).toBe(200);
  return token;
}

test("the form needs no script, speaks both languages, and is small with its style", async () => {
  const [es, en, style] = [
    await page("subscribe/es"),
    await page("subscribe/en"),
    await app.stranger.get("/public/style.css"),
  ];
  expect([es.status, en.status]).toEqual([200, 200]);
  expect(es.text).toContain("Recibir alertas por correo");
  expect(en.text).toContain("Receive alerts by e-mail");
  expect(es.text).not.toContain("<script");
  expect(es.text.length + style.bytes.length).toBeLessThan(30_000);
  expect(new TextDecoder().decode((await app.stranger.get("/public/alerts/es")).bytes)).toContain(
    "/public/alerts/subscribe/es",
  );
});

test("the place is suggested as it is typed, without a script: those that are there and in use, and no others", async () => {
  const { chief, region, elsewhere } = centre;
  const options = async () =>
    [...(await page("subscribe/es")).text.matchAll(/<option value="([^"]+)">/g)].map(([, name]) => name);
  expect(await options()).toEqual(
    expect.arrayContaining(["Quilpué", "Región de Valparaíso", "Talcahuano", "Valparaíso"]),
  );
  const closed = (
    await chief.post("/companies", aPlaceDraft({ reason_social: "Comuna cerrada", parent_company_id: elsewhere }))
  ).body;
  expect((await chief.put(`/companies/${closed.id}`, { version: 1, is_active: false })).status).toBe(200);
  const gone = (await chief.post("/companies", aPlaceDraft({ reason_social: "Comuna borrada" }))).body;
  expect((await chief.delete(`/companies/${gone.id}?version=1`)).status).toBe(204);
  for (const name of ["Comuna cerrada", "Comuna borrada"]) {
    expect(await options()).not.toContain(name);
    expect((await page("subscribe", wish("cerrada@ejemplo.test", { place: name }))).status).toBe(422);
  }
  // Of two that are called alike the code tells them apart, and what was suggested is understood.
  for (const [parent_company_id, territorial_code] of [
    [region, "05999"],
    [elsewhere, "08999"],
  ])
    await chief.post("/companies", aPlaceDraft({ reason_social: "San Pedro", parent_company_id, territorial_code }));
  expect(await options()).toEqual(expect.arrayContaining(["San Pedro (05999)", "San Pedro (08999)"]));
  expect((await page("subscribe", wish("pedro@ejemplo.test", { place: "San Pedro (08999)" }))).status).toBe(200);
});

test("of the 346 municipalities of Chile each is suggested, and the form stays small", async () => {
  const whole = await startTestApp({
    SMTP_URL: mail.url,
    MAIL_FROM: "a@ejemplo.test",
    PUBLIC_URL: "https://a.ejemplo.test",
  });
  await whole.write(system, (tx) => loadPack(tx, chile, ["places"]));
  const [form, style] = [
    await whole.stranger.get("/public/alerts/subscribe/es"),
    await whole.stranger.get("/public/style.css"),
  ];
  const html = new TextDecoder().decode(form.bytes);
  expect(form.bytes.length + style.bytes.length).toBeLessThan(30_000);
  const { rows } = await sql<{ name: string; code: string }>`
    select reason_social as name, territorial_code as code from companies where kind = 'municipality'`.execute(
    whole.db,
  );
  expect(rows).toHaveLength(346);
  for (const { name, code } of rows)
    expect(
      html.includes(`value="${escaped(name)}"`) || html.includes(`value="${escaped(`${name} (${code})`)}"`),
      name,
    ).toBe(true);
  await whole.stop();
});

test("nothing is told before whoever has the address agrees; looking at the page does not agree", async () => {
  const asked = await subscribe("Nueva@Ejemplo.test");
  expect([asked.status, asked.text.includes("Le enviamos un mensaje")]).toEqual([200, true]);
  const token = linkIn(await mail.mailTo("nueva@ejemplo.test"), "confirm");
  const shown = await page(`confirm?token=${token}`);
  // Who reads the other language stays on the page.
  expect(shown.text).toContain(`/public/alerts/confirm/en?token=${token}"`);
  expect((await page(`confirm/en?token=${token}`)).text).toContain("Confirm the subscription");
  expect(shown.text).toContain("n…@ejemplo.test");
  expect(await stored("nueva@ejemplo.test")).toMatchObject({ state: "pending" });
  expect((await page(`confirm?token=${token}`, "language=es")).text).toContain("recibirá las alertas de Valparaíso");
  const row = await stored("nueva@ejemplo.test");
  expect(row).toMatchObject({
    state: "active",
    consent_text: expect.stringContaining("Quiero recibir"),
    consent_address: "127.0.0.1",
  });
  expect([row?.consent_at, row?.confirmed_at]).toEqual([expect.any(String), expect.any(String)]);
  // The button works once.
  expect((await page(`confirm?token=${token}`, "language=es")).status).toBe(404);
});

test("the answer is the same whether the address is known or not", async () => {
  await agreed("conocida@ejemplo.test");
  await later();
  const [known, unknown] = [await subscribe("conocida@ejemplo.test"), await subscribe("desconocida@ejemplo.test")];
  expect(known.text).toBe(unknown.text);
  expect(await mail.mailTo("conocida@ejemplo.test")).toContain("leave?token=");
  expect(await stored("conocida@ejemplo.test")).toMatchObject({ state: "active" });
});

test("each wrong field says what is wrong, and keeps what was written", async () => {
  const answer = await page("subscribe", wish("a@b.cl, c@d.cl", { place: "Atlántida", consent: "" }));
  expect(answer.status).toBe(422);
  for (const id of ["email-error", "place-error", "consent-error"]) expect(answer.text).toContain(`id="${id}"`);
  expect(answer.text).toContain('value="Atlántida"');
  expect((await page("subscribe", wish("x@ejemplo.test", { place: '"><script>' }))).text).not.toContain("<script>");
});

test("one address is asked five times a minute at most", async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++) statuses.push((await subscribe("insistente@ejemplo.test")).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mail.mailTo("insistente@ejemplo.test")).toContain("confirm?token=");
  // Nobody is written to again within minutes, from wherever it is asked.
  expect(mail.received.filter(({ to }) => to === "insistente@ejemplo.test")).toEqual([]);
});

test("one click in the mail program leaves, and nothing of the address stays", async () => {
  await agreed("breve@ejemplo.test");
  const { id } = await centre.issued();
  await tellAll(app, id);
  const letter = await mail.mailTo("breve@ejemplo.test");
  const token = linkIn(letter, "leave");
  const row = (await stored("breve@ejemplo.test"))!;
  // Programs that look into letters follow the link and change nothing.
  expect((await page(`leave?token=${token}`)).text).toContain("No recibirá más alertas");
  expect(await stored("breve@ejemplo.test")).toMatchObject({ state: "active" });
  expect((await page(`leave?token=${token}`, "List-Unsubscribe=One-Click")).status).toBe(200);
  const left = await app.db
    .selectFrom("alert_subscriptions")
    .selectAll()
    .where("id", "=", row.id)
    .executeTakeFirstOrThrow();
  expect(left).toMatchObject({ state: "left", address: null, consent_address: null, label: "b…@ejemplo.test" });
  expect(JSON.stringify(await app.auditOf("alert_subscriptions", row.id))).not.toContain("breve@");
  expect((await page(`leave?token=${token}`)).status).toBe(404);
  expect((await agreed("breve@ejemplo.test")).startsWith(`${row.id}.`)).toBe(false);
});

test.each(["confirm", "leave"])(
  "a link of %s that was made up, or is of somebody else, does nothing",
  async (purpose) => {
    const token = await agreed(`propia-${purpose}@ejemplo.test`);
    const [id, signature] = token.split(".");
    for (const wrong of ["x", `${id}.${"A".repeat(43)}`, `${Number(id) + 1}.${signature}`, `1e3.${signature}`]) {
      expect((await page(`${purpose}?token=${encodeURIComponent(wrong)}`)).status).toBe(404);
      expect((await page(`${purpose}?token=${encodeURIComponent(wrong)}`, "")).status).toBe(404);
    }
  },
);

test("whom an officer enters is asked as well, and active only after agreeing", async () => {
  const { issuer, valparaiso } = centre;
  const draft = { company_id: valparaiso, channel: "email", address: "citada@ejemplo.test", label: "Citada" };
  const { body } = await issuer.post("/alert-subscriptions", draft);
  const token = linkIn(await mail.mailTo("citada@ejemplo.test"), "confirm");
  expect((await issuer.post(`/alert-subscriptions/${body.id}/invitation`)).body.state).toBe("pending");
  expect(linkIn(await mail.mailTo("citada@ejemplo.test"), "confirm")).toBe(token);
  await page(`confirm?token=${token}`, "language=es");
  expect((await issuer.get(`/alert-subscriptions/${body.id}`)).body).toMatchObject({
    state: "active",
    label: "Citada",
    consent_text: expect.any(String),
  });
});

test("what an officer entered is not a stranger's to change, and one address is not written to for every place", async () => {
  const { issuer, valparaiso } = centre;
  const address = "hospital@ejemplo.test";
  const draft = { company_id: valparaiso, channel: "email", address, label: "Hospital" };
  const { id } = (await issuer.post("/alert-subscriptions", draft)).body;
  await mail.mailTo(address);
  await page("subscribe", wish(address, { levels: "verde" }));
  expect((await issuer.get(`/alert-subscriptions/${id}`)).body).toMatchObject({ levels: [], state: "pending" });
  await mail.mailTo(address);
  await page("subscribe", wish(address, { place: "Quilpué" }));
  expect(mail.received.filter(({ to }) => to === address)).toEqual([]);
});

test("one that refuses messages may be asked anew by an officer", async () => {
  const { issuer, valparaiso } = centre;
  const address = "buzon@ejemplo.test";
  const { body } = await issuer.post("/alert-subscriptions", { company_id: valparaiso, channel: "email", address, label: "Buzón" }); // prettier-ignore
  await mail.mailTo(address);
  await app.write(system, (tx) =>
    sql`update alert_subscriptions set state = 'refused' where id = ${body.id}`.execute(tx),
  );
  expect((await issuer.post(`/alert-subscriptions/${body.id}/invitation`)).body.state).toBe("pending");
  expect(await mail.mailTo(address)).toContain("confirm?token=");
});

test("a webhook is active from the first test call that is taken", async () => {
  const { issuer, valparaiso } = centre;
  const draft = { company_id: valparaiso, channel: "webhook", address: `${receiver.address}/alertas`, label: "Radio" };
  const { id } = (await issuer.post("/alert-subscriptions", draft)).body;
  receiver.answers = 500;
  const tested = () => issuer.post(`/alert-subscriptions/${id}/test`);
  expect((await tested()).body).toEqual({ is_delivered: false, status: 500, reason: null });
  expect((await issuer.get(`/alert-subscriptions/${id}`)).body.state).toBe("pending");
  receiver.answers = 204;
  expect((await tested()).body).toMatchObject({ is_delivered: true, status: 204 });
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: "test" });
  expect((await issuer.get(`/alert-subscriptions/${id}`)).body.state).toBe("active");
});

test.each([
  ["http://ejemplo.test/", "La dirección debe comenzar con https."],
  ["https://127.0.0.1/", "Esa dirección es de este servidor o de su red: no se llama."],
  ["https://0x7f.1/", "Esa dirección es de este servidor o de su red: no se llama."],
  ["https://[::ffff:127.0.0.1]/", "Esa dirección es de este servidor o de su red: no se llama."],
  ["https://usuario:clave@ejemplo.test/", "No es una dirección web."],
])("%s is no webhook", async (address, text) => {
  const draft = { company_id: centre.valparaiso, channel: "webhook", address, label: "Radio" };
  const { status, body } = await centre.issuer.post("/alert-subscriptions", draft);
  expect([status, body.errors.address.length]).toEqual([422, 1]);
  if (text.includes("http") || text.includes("servidor")) expect(body.errors.address).toEqual([text]);
});

test("where no mail leaves there is no form", async () => {
  const silent = await startTestApp();
  expect((await silent.stranger.get("/public/alerts/subscribe/es")).status).toBe(404);
  expect(new TextDecoder().decode((await silent.stranger.get("/public/alerts/es")).bytes)).not.toContain("subscribe");
  await silent.stop();
});
