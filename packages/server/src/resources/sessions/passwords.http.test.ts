// Invitations and forgotten passwords over HTTP, with mail through a real mail server.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCountry, aPerson, password } from "../../testing/factories.ts";
import { startHangingServer, startMailServer, type MailServer } from "../../testing/mail-server.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let post: MailServer;
let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
const publicUrl = "https://atalaya.example.org";
const mailSettings = { MAIL_FROM: "avisos@example.org", PUBLIC_URL: publicUrl };

beforeAll(async () => {
  post = await startMailServer();
  app = await startTestApp({ SMTP_URL: post.url, ...mailSettings });
  country = await aCountry(app);
});
afterAll(async () => {
  await app.stop();
  await post.stop();
});

const tokenIn = (text: string, path: string) => new RegExp(`${publicUrl}${path}#([\\w-]{43})`).exec(text)?.[1] ?? "";
const resetLink = async (email: string) => tokenIn(await post.mailTo(email), "/password/reset");
const another = "quebrada verde 7";
const reset = (token: string, chosen = another, repeated = chosen) =>
  app.stranger.post("/password/reset", { token, password: chosen, password_confirmation: repeated });
const signIn = (email: string, typed: string) => app.stranger.post("/login", { email, password: typed });
const used = { status: 422, body: { errors: { token: [expect.stringContaining("El enlace ya se usó")] } } };

async function anInvitation(by: Caller, changes: object = {}) {
  const { body } = await country.chief.get("/users/roles");
  const viewer = body.data.find((role: { key: string }) => role.key === "viewer").id;
  const draft = {
    name: "Inés Pinto",
    email: `ines${Math.random()}@demo.test`,
    assignments: [{ role_id: viewer, company_id: country.valparaiso }],
    ...changes,
  };
  const made = await by.post("/users", draft);
  expect(made.status).toBe(201);
  const invited = await by.post(`/users/${made.body.id}/invitation`);
  expect(invited.status).toBe(200);
  return { user: made.body, ...invited.body, token: tokenIn(invited.body.link, "/invitation") };
}

test("R-602 somebody is invited, chooses a password by the link, and sees only what the role gives", async () => {
  const mayor = await app.as("admin", [country.region]);
  const { user, token, is_mailed, expires_at } = await anInvitation(mayor);
  expect(user).toMatchObject({ state: "invited", last_login_at: null });
  expect(is_mailed).toBe(true);
  expect(Math.round((Date.parse(expires_at) - Date.now()) / 3_600_000)).toBe(72);
  const mail = await post.mailTo(user.email);
  expect(tokenIn(mail, "/invitation")).toBe(token);
  expect(mail).toContain("Elegir contraseña");
  expect(await signIn(user.email, "")).toMatchObject({ status: 422 });

  expect(await reset(token)).toMatchObject({ status: 200, body: { status: expect.stringContaining("guardada") } });
  const { body } = await signIn(user.email, another);
  const ines = app.withToken(user.id, body.token);
  expect((await ines.get("/records/situation")).status).toBe(200);
  expect((await ines.get(`/records/situation?place=${country.quilpue}`)).status).toBe(404);
  expect((await ines.get("/users")).status).toBe(403);
  expect((await mayor.get(`/users/${user.id}`)).body.state).toBe("active");
});

test("R-602 a link works once, for 72 hours, and a newer one makes it useless", async () => {
  const first = await anInvitation(country.chief);
  const second = await country.chief.post(`/users/${first.user.id}/invitation`);
  expect(await reset(first.token)).toMatchObject(used);
  const token = tokenIn(second.body.link, "/invitation");
  expect((await Promise.all([reset(token), reset(token)])).map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await reset(token)).toMatchObject(used);

  const late = await anInvitation(country.chief);
  await app.write(system, (tx) =>
    tx
      .updateTable("user_links")
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where("user_id", "=", late.user.id)
      .execute(),
  );
  expect(await reset(late.token)).toMatchObject(used);
  expect(await reset("x".repeat(43))).toMatchObject(used);
});

test("V19 nobody makes a link for somebody with more powers, in another place, or for somebody inactive", async () => {
  const mayor = await app.as("admin", [country.region]);
  const boss = await app.as("super_admin");
  expect((await mayor.post(`/users/${boss.id}/invitation`)).status).toBe(404);
  expect((await mayor.post(`/users/${country.outsider.id}/invitation`)).status).toBe(404);
  const auditor = await app.as("auditor", [country.valparaiso]);
  expect((await mayor.post(`/users/${auditor.id}/invitation`)).status).toBe(403);

  const { user, token } = await anInvitation(country.chief);
  await country.chief.put(`/users/${user.id}`, { version: user.version, is_active: false });
  expect(await reset(token)).toMatchObject(used);
  expect(await country.chief.post(`/users/${user.id}/invitation`)).toMatchObject({
    status: 422,
    body: { errors: { is_active: [expect.stringContaining("inactiva")] } },
  });
});

test("V19 a link dies with the password, the e-mail or the state that it was made for", async () => {
  const change = async (id: number, changes: object) => {
    const { version } = (await country.chief.get(`/users/${id}`)).body;
    expect((await country.chief.put(`/users/${id}`, { version, ...changes })).status).toBe(200);
  };
  const mistyped = await anInvitation(country.chief, { email: "otra.ines@demo.test" });
  await change(mistyped.user.id, { email: "la.ines@demo.test" });
  expect(await reset(mistyped.token), "in a stranger's mailbox").toMatchObject(used);

  const stolen = await anInvitation(country.chief);
  await change(stolen.user.id, { password });
  expect(await reset(stolen.token), "after the administrator set a password").toMatchObject(used);

  const dismissed = await anInvitation(country.chief);
  await change(dismissed.user.id, { is_active: false });
  await change(dismissed.user.id, { is_active: true });
  expect(await reset(dismissed.token), "after the person was inactive").toMatchObject(used);

  const kept = await anInvitation(country.chief);
  await change(kept.user.id, { name: "Inés Pinto Soto", email: kept.user.email });
  expect((await reset(kept.token)).status).toBe(200);

  const person = await aPerson(app);
  const signedIn = app.withToken(person.id, (await signIn(person.email, password)).body.token);
  const { token } = await country.chief
    .post(`/users/${person.id}/invitation`)
    .then(({ body }) => ({ token: tokenIn(body.link, "/password/reset") }));
  await signedIn.patch("/settings/profile", { email: `nueva.${person.email}` });
  expect(await reset(token), "after the own e-mail changed").toMatchObject(used);
});

test("R-602 a forgotten password: the link arrives in the person's language, works once and ends every session", async () => {
  const person = await aPerson(app, { name: "Ann & <b>Sons</b>", locale: "en" });
  const { body } = await signIn(person.email, password);
  const asked = await app.stranger.post("/password/email", { email: person.email.toUpperCase() });
  expect(asked.status).toBe(200);
  const mail = await post.mailTo(person.email);
  expect(mail).toContain("Set a new password");
  expect(mail).toContain("Hello, Ann &amp; &lt;b&gt;Sons&lt;/b&gt;:");
  const token = tokenIn(mail, "/password/reset");

  expect((await reset(token, "corta")).body.errors).toEqual({ password: ["Escriba al menos 10 caracteres."] });
  expect((await reset(token, another, "otra cosa más")).body.errors).toEqual({
    password_confirmation: ["Las dos contraseñas no son iguales."],
  });
  expect((await reset(token)).status).toBe(200);
  expect(await reset(token)).toMatchObject(used);
  expect((await app.withToken(person.id, body.token).get("/user")).status).toBe(401);
  expect((await signIn(person.email, password)).status).toBe(422);
  expect((await signIn(person.email, another)).status).toBe(200);
});

test("R-602 asking for a link tells nobody whether the address is known, and sends at most one mail a minute", async () => {
  const person = await aPerson(app);
  const inactive = await aPerson(app, { is_active: false });
  const ask = (email: string) => app.stranger.post("/password/email", { email });
  const answers = [await ask(person.email), await ask("nadie@demo.test"), await ask(inactive.email)];
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]!.body });
  const first = await resetLink(person.email);
  // Asked again at once, no second mail follows, and the first link goes on working.
  await ask(person.email);
  const marker = await aPerson(app);
  await ask(marker.email);
  await post.mailTo(marker.email);
  expect((await reset(first)).status).toBe(200);
  expect(post.received.map(({ to }) => to)).not.toContain(person.email);
});

test("R-602 of many who ask for the same link at once, one mail comes", async () => {
  const person = await aPerson(app);
  const ask = (email: string) => app.stranger.post("/password/email", { email });
  await Promise.all(Array.from({ length: 5 }, () => ask(person.email)));
  const link = await resetLink(person.email);
  const marker = await aPerson(app);
  await ask(marker.email);
  await post.mailTo(marker.email);
  expect(post.received.map(({ to }) => to)).not.toContain(person.email);
  expect((await reset(link)).status).toBe(200);
});

test("asking for links is limited as signing in is", async () => {
  const ask = () => app.stranger.post("/password/email", { email: "inundada@demo.test" });
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt++) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("the address in a link is the operator's, whatever host a caller claims to have asked", async () => {
  const person = await aPerson(app);
  await app.stranger.post(
    "/password/email",
    { email: person.email },
    { headers: { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" } },
  );
  const content = await post.mailTo(person.email);
  expect(content).not.toContain("evil.example");
  expect(tokenIn(content, "/password/reset")).toHaveLength(43);
});

test("neither the token nor the password is kept in readable form, and the audit log says that a link was made and used", async () => {
  const { user, token } = await anInvitation(country.chief);
  await reset(token);
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(a::text, ' '), '') as text from audit_log a`.execute(app.db);
  expect(rows[0]!.text).not.toContain(token);
  expect(rows[0]!.text).not.toContain(another);
  const link = await app.db
    .selectFrom("user_links")
    .select("id")
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  expect((await app.auditOf("user_links", link.id)).map(({ action, actor }) => [action, actor])).toEqual([
    ["create", String(country.chief.id)],
    ["update", String(user.id)],
  ]);
});

test("a mail server that refuses or never answers neither breaks nor delays the answer, nor the end of the process", async () => {
  for (const bad of [await startMailServer({ isRefusing: true }), await startHangingServer()]) {
    const other = await startTestApp({ SMTP_URL: bad.url, ...mailSettings });
    const person = await aPerson(other);
    expect((await other.stranger.post("/password/email", { email: person.email })).status).toBe(200);
    expect((await other.stranger.get("/health/ready")).status).toBe(200);
    await other.stop();
    await bad.stop();
  }
});

test("without a mail server the answer says whom to ask, and an invitation is a path to be handed over", async () => {
  const silent = await startTestApp();
  const answer = await silent.stranger.post("/password/email", { email: "nadie@demo.test" });
  expect(answer).toMatchObject({
    status: 200,
    body: { status: expect.stringContaining("quien administra los usuarios") },
  });
  const chief = await silent.as("super_admin");
  const { body } = await chief.post("/users", { name: "Sin Correo", email: "sin@demo.test" });
  const invited = await chief.post(`/users/${body.id}/invitation`);
  expect(invited.body).toMatchObject({ is_mailed: false, link: expect.stringMatching(/^\/invitation#[\w-]{43}$/) });
  await silent.stop();
});
