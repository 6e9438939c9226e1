// Signing in and out over HTTP.
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../app.ts";
import { system } from "../../platform/database/database.ts";
import { hashPassword } from "../../platform/people/passwords.ts";
import { readSettings } from "../../platform/settings.ts";
import { aPerson, aPlace, password } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { insertSession } from "./queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

const signIn = (email: string, more: object = {}) => app.stranger.post("/login", { email, password, ...more });
const someone = async () => {
  const person = await aPerson(app);
  const { body } = await signIn(person.email);
  return { ...person, ...app.withToken(person.id, body.token) };
};

test("R-703 who signs in gets a token, and with it learns who is signed in", async () => {
  const { email, id } = await aPerson(app, { name: "Ana Rojas" });

  const answer = await signIn(email);
  expect(answer).toMatchObject({ status: 200, body: { token_type: "bearer", expires_in: 86_400 } });

  const me = await app.withToken(id, answer.body.token).get("/user");
  const live_position = expect.stringMatching(/^\d+$/);
  expect(me.body).toEqual({
    live_position,
    user: { id, name: "Ana Rojas", email, is_super_admin: 0, locale: "es", grants: [] },
  });
});

test("R-303 the signed-in user says whether it is a super admin, and what it may do where", async () => {
  const region = await aPlace(app, { kind: "region" });
  const town = await aPlace(app, { parent: region });
  const chief = await (await app.as("super_admin")).get("/user");
  expect(chief.body.user).toMatchObject({ is_super_admin: 1, grants: [{ role: "super_admin", company_ids: null }] });

  const viewer = await (await app.as("viewer", [region])).get("/user");
  expect(viewer.body.user.is_super_admin).toBe(0);
  expect(viewer.body.user.grants).toMatchObject([{ role: "viewer", company_ids: [region, town] }]);
  expect(viewer.body.user.grants[0].permissions).toContain("records.situation.index");
  expect(viewer.body.user.grants[0].permissions).not.toContain("records.situation.update");
});

test("a wrong password and an unknown e-mail get the same answer", async () => {
  const { email } = await aPerson(app);
  const wrong = await signIn(email, { password: "no es esta" });
  const unknown = await signIn("nadie@demo.test");

  expect(wrong).toMatchObject({ status: 422, body: { code: "credentials" } });
  expect({ ...unknown.body, request_id: "" }).toEqual({ ...wrong.body, request_id: "" });
  expect(unknown.status).toBe(wrong.status);
});

test("an e-mail is recognised in capitals and with spaces around it", async () => {
  const { email } = await aPerson(app);
  expect((await signIn(`  ${email.toUpperCase()} `)).status).toBe(200);
});

test("who signs in with a password that is being changed at that moment is refused", async () => {
  const { email, id } = await aPerson(app);
  const password_hash = await hashPassword("otra clave segura");
  let signingIn: ReturnType<typeof signIn> | undefined;
  await app.write(system, async (tx) => {
    await tx.updateTable("users").set({ password_hash }).where("id", "=", id).execute();
    signingIn = signIn(email);
    // Long enough for the old password to be found right; how long it takes does not change what must come out.
    await setTimeout(500);
  });
  expect(await signingIn).toMatchObject({ status: 422, body: { code: "credentials" } });
  expect((await signIn(email, { password: "otra clave segura" })).status).toBe(200);
});

test("R-401 who asks to be remembered stays signed in for a year", async () => {
  const { email } = await aPerson(app);
  expect((await signIn(email, { remember: true })).body.expires_in).toBe(365 * 86_400);
});

test("R-221 after signing out the token is refused at once", async () => {
  const person = await someone();
  expect((await person.post("/logout")).status).toBe(204);
  expect(await person.get("/user")).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
});

test("a second server process refuses the token within a second of signing out", async () => {
  const second: FastifyInstance = await buildApp(app.database, readSettings({ LOG_LEVEL: "silent" }));
  const person = await someone();
  const onSecond = () => second.inject({ url: "/api/user", headers: { authorization: `Bearer ${person.token}` } });
  expect((await onSecond()).statusCode).toBe(200);

  await person.post("/logout");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1001 });
  expect((await onSecond()).statusCode).toBe(401);
  await second.close();
});

test("R-802 a forged, an expired and a missing token are refused", async () => {
  const person = await someone();
  await app.write(system, (tx) =>
    tx
      .updateTable("sessions")
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where("user_id", "=", person.id)
      .execute(),
  );
  app.app.identities.forget();

  expect((await person.get("/user")).status).toBe(401);
  expect((await app.withToken(1, "x".repeat(43)).get("/user")).status).toBe(401);
  expect((await app.withToken(1, "' or 1=1 --").get("/user")).status).toBe(401);
  expect((await app.stranger.get("/user")).status).toBe(401);
});

test("R-701 a token in a cookie or in the address is not read", async () => {
  const { token } = await someone();
  expect((await app.stranger.get("/user", { headers: { cookie: `token=${token}` } })).status).toBe(401);
  expect((await app.stranger.get(`/user?token=${token}&access_token=${token}`)).status).toBe(401);
});

test("after five failures within a minute the sixth attempt has to wait, even with the right password", async () => {
  const { email } = await aPerson(app);
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await signIn(email, { password: "no es esta" })).status).toBe(422);

  const refused = await signIn(email);
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } });
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(refused.body.message).toBe("Demasiados intentos. Espere un momento.");
  const english = await app.stranger.post("/login", { email, password }, { headers: { "accept-language": "en-GB" } });
  expect(english.body.message).toBe("Too many attempts. Wait a moment.");

  await app.write(system, (tx) =>
    tx
      .updateTable("login_failures")
      .set({ at: sql`at - interval '61 seconds'` })
      .execute(),
  );
  expect((await signIn(email)).status).toBe(200);
});

test("twenty attempts at the same moment cannot slip through the limit together", async () => {
  const { email } = await aPerson(app);
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, { password: "no es esta" })));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test("failures for one e-mail do not keep others from signing in", async () => {
  const { email } = await aPerson(app);
  const other = await aPerson(app);
  for (let attempt = 0; attempt < 5; attempt++) await signIn(email, { password: "no es esta" });
  expect((await signIn(other.email)).status).toBe(200);
});

/** A server that believes its proxy about who calls. */
async function behindProxy() {
  const proxied = await buildApp(app.database, readSettings({ LOG_LEVEL: "silent", TRUST_PROXY: "true" }));
  const statusFrom = async (address: string, email: string, secret = "no es esta") => {
    const headers = { "x-forwarded-for": address };
    const payload = { email, password: secret };
    return (await proxied.inject({ method: "POST", url: "/api/login", headers, payload })).statusCode;
  };
  return { statusFrom, close: () => proxied.close() };
}

test("failures from one address do not keep the same person out at another", async () => {
  const { statusFrom, close } = await behindProxy();
  const { email } = await aPerson(app);
  for (let attempt = 0; attempt < 5; attempt++) await statusFrom("203.0.113.7", email);
  expect(await statusFrom("203.0.113.7", email, password)).toBe(429);
  expect(await statusFrom("198.51.100.9", email, password)).toBe(200);
  await close();
});

test("who tries account after account from one address is stopped after thirty, and nobody at another address is", async () => {
  const { statusFrom, close } = await behindProxy();
  const { email } = await aPerson(app);
  for (let account = 0; account < 30; account++)
    expect(await statusFrom("203.0.113.8", `nadie${account}@example.org`)).toBe(422);
  expect(await statusFrom("203.0.113.8", "nadie30@example.org")).toBe(429);
  expect(await statusFrom("203.0.113.8", email, password)).toBe(429);
  expect(await statusFrom("198.51.100.8", email, password)).toBe(200);
  await close();
});

test("links asked for thirty accounts from one address stop there, and keep nobody from signing in", async () => {
  const ask = (account: number) => app.stranger.post("/password/email", { email: `olvido${account}@example.org` });
  for (let account = 0; account < 30; account++) expect((await ask(account)).status).toBe(200);
  expect((await ask(30)).status).toBe(429);
  const { email } = await aPerson(app);
  expect((await signIn(email)).status).toBe(200);
});

test("behind a proxy, neither a made-up address nor another one of the same network helps around the limit", async () => {
  const { statusFrom, close } = await behindProxy();
  const { email } = await aPerson(app);
  // A proxy writes the address it sees behind those that the caller sent.
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await statusFrom(`198.51.100.${attempt}, 2001:db8:0:7::${attempt}`, email)).toBe(422);
  expect(await statusFrom("198.51.100.9, 2001:db8::7:a:b:c:d", email)).toBe(429);
  expect(await statusFrom("198.51.100.9, 2001:db8:0:8::1", email)).toBe(422);
  await close();
});

test("without a proxy, a made-up X-Forwarded-For does not help around the limit", async () => {
  const { email } = await aPerson(app);
  const from = (address: string) =>
    app.stranger.post("/login", { email, password: "no es esta" }, { headers: { "x-forwarded-for": address } });
  for (let attempt = 0; attempt < 5; attempt++) await from(`203.0.113.${attempt}`);
  expect((await from("203.0.113.99")).status).toBe(429);
});

test("a deactivated person is signed out everywhere and cannot sign in again", async () => {
  const chief = await app.as("super_admin");
  const person = await someone();
  const { body: user } = await chief.get(`/users/${person.id}`);
  expect((await chief.put(`/users/${person.id}`, { version: user.version, is_active: false })).status).toBe(200);

  expect((await person.get("/user")).status).toBe(401);
  expect(await signIn(person.email)).toMatchObject({ status: 422, body: { code: "credentials" } });
});

test("a new password ends the sessions that the old one opened", async () => {
  const chief = await app.as("super_admin");
  const person = await someone();
  const { body: user } = await chief.get(`/users/${person.id}`);
  await chief.put(`/users/${person.id}`, { version: user.version, password: "otra clave segura" });

  expect((await person.get("/user")).status).toBe(401);
  expect((await signIn(person.email, { password: "otra clave segura" })).status).toBe(200);
});

test("R-505 an empty sign-in form says which fields are missing", async () => {
  const answer = await app.stranger.post("/login", {});
  expect(answer).toMatchObject({ status: 422, body: { code: "validation" } });
  expect(answer.body.errors).toEqual({
    email: ["Este campo es obligatorio."],
    password: ["Este campo es obligatorio."],
  });
});

test("a person has a hundred open sessions at most: one more ends the oldest", async () => {
  const { id } = await aPerson(app);
  const client = { address: "127.0.0.1", user_agent: null };
  const tokens = await app.write(system, async (tx) => {
    const made: string[] = [];
    for (let count = 0; count < 102; count += 1) made.push(await insertSession(tx, id, 3600, client));
    return made;
  });
  const statuses = await Promise.all(
    [0, 1, 2, 101].map(async (index) => (await app.withToken(id, tokens[index]!).get("/user")).status),
  );
  expect(statuses).toEqual([401, 401, 200, 200]);
});
