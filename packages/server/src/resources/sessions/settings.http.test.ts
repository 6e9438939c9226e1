// One's own account over HTTP: data, language, password, sessions.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, password } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const signIn = async (person: { id: number; email: string }, typed = password) => {
  const { body } = await app.stranger.post(
    "/login",
    { email: person.email, password: typed },
    { headers: { "user-agent": "Mozilla/5.0 Firefox/140.0" } },
  );
  return app.withToken(person.id, body.token);
};
const another = "quebrada verde 7";
const change = (current_password: string, chosen = another, repeated = chosen) => ({
  current_password,
  password: chosen,
  password_confirmation: repeated,
});

test("R-204 a person changes the own name, e-mail and language, and the next sign-in shows them", async () => {
  const person = await aPerson(app);
  const me = await signIn(person);
  const email = `nueva.${person.email}`;
  const answer = await me.patch("/settings/profile", { name: "Ana Rojas", email: email.toUpperCase(), locale: "en" });
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { id: person.id, name: "Ana Rojas", email, locale: "en" } },
  });
  expect((await me.patch("/settings/profile", { locale: "es" })).body.user).toMatchObject({ name: "Ana Rojas", email });
  const again = await signIn({ id: person.id, email });
  expect((await again.get("/user")).body.user).toMatchObject({ name: "Ana Rojas", email, locale: "es" });
});

test("V17 R-505 nobody takes an e-mail that somebody has, nor more powers, by the own account", async () => {
  const other = await aPerson(app);
  const me = await signIn(await aPerson(app));
  expect(await me.patch("/settings/profile", { email: other.email })).toMatchObject({
    status: 422,
    body: { errors: { email: ["Ya existe otro con este valor."] } },
  });
  expect((await me.patch("/settings/profile", { is_super_admin: 1 })).status).toBe(422);
  expect((await me.patch("/settings/profile", { name: "" })).body.errors).toEqual({
    name: ["Este campo es obligatorio."],
  });
});

test("R-204 a new password asks for the old one, ends the other sessions, and this one stays", async () => {
  const person = await aPerson(app);
  const [here, there] = [await signIn(person), await signIn(person)];
  expect(await here.patch("/settings/password", change("no es esta"))).toMatchObject({
    status: 422,
    body: { errors: { current_password: ["La contraseña actual no es correcta."] } },
  });
  expect((await here.patch("/settings/password", change(password, "corta"))).body.errors).toHaveProperty("password");
  expect((await here.patch("/settings/password", change(password, another, "otra"))).body.errors).toEqual({
    password_confirmation: ["Las dos contraseñas no son iguales."],
  });

  expect((await here.patch("/settings/password", change(password))).status).toBe(204);
  expect((await here.get("/user")).status).toBe(200);
  expect((await there.get("/user")).status).toBe(401);
  expect((await app.stranger.post("/login", { email: person.email, password })).status).toBe(422);
  expect((await signIn(person, another)).token).toBeTruthy();
});

test("the old password cannot be guessed from an open session: after five tries one has to wait", async () => {
  const me = await signIn(await aPerson(app));
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt++)
    statuses.push((await me.patch("/settings/password", change("no es esta"))).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test("R-204 a person sees the own sessions and ends one, or all the others, but nobody else's", async () => {
  const person = await aPerson(app);
  const [first, second, third] = [await signIn(person), await signIn(person), await signIn(person)];
  const { data } = (await third.get("/settings/sessions")).body;
  expect(data.map((it: { is_current: boolean }) => it.is_current)).toEqual([true, false, false]);
  expect(data[0]).toMatchObject({ address: "127.0.0.1", user_agent: expect.stringContaining("Firefox") });
  expect(JSON.stringify(data)).not.toContain("token");

  const stranger = await signIn(await aPerson(app));
  expect((await stranger.delete(`/settings/sessions/${data[2].id}`)).status).toBe(404);
  expect((await third.delete(`/settings/sessions/${data[2].id}`)).status).toBe(204);
  expect((await third.delete(`/settings/sessions/${data[2].id}`)).status).toBe(404);
  expect((await first.get("/user")).status).toBe(401);
  expect((await second.get("/user")).status).toBe(200);

  expect((await third.delete("/settings/sessions")).status).toBe(204);
  expect((await second.get("/user")).status).toBe(401);
  expect((await third.get("/settings/sessions")).body.data).toHaveLength(1);
});

test("whose e-mails are known cannot be found out by trying them for oneself: after five one has to wait", async () => {
  const curious = await app.as("viewer");
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt++)
    statuses.push((await curious.patch("/settings/profile", { email: `nadie${attempt}@demo.test` })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await curious.patch("/settings/profile", { name: "Curiosa", email: "nadie4@demo.test" })).status).toBe(200);
});
