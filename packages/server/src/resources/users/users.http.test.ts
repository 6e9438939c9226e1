// People, their roles and places over HTTP, and who may change whom (V19).
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, password } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let roles: Record<"admin" | "editor" | "viewer", number>;
/** Administers the region of Valparaíso. */
let mayor: Caller;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  mayor = await app.as("admin", [country.region]);
  const { body } = await country.chief.get("/roles");
  roles = Object.fromEntries(body.data.map((role: { key: string; id: number }) => [role.key, role.id])) as typeof roles;
});
afterAll(() => app.stop());

let number = 0;
const aUser = (changes: object = {}) => ({
  name: "Rosa Díaz",
  email: `rosa${++number}@demo.test`,
  password,
  assignments: [{ role_id: roles.editor, company_id: country.valparaiso }],
  ...changes,
});
const beyond = ["No puede dar ni quitar permisos que usted no tiene en ese lugar."];
const ownRole = ["No puede cambiar sus propios permisos."];

test("a new user signs in and may do what the role allows in its place", async () => {
  const draft = aUser({ email: " Rosa@Demo.test" });
  const made = await mayor.post("/users", draft);
  expect(made).toMatchObject({ status: 201, body: { email: "rosa@demo.test", is_super_admin: 0, is_active: true } });
  expect(made.body).not.toHaveProperty("password");
  expect(made.body).not.toHaveProperty("password_hash");

  const { body } = await app.stranger.post("/login", { email: "rosa@demo.test", password });
  const rosa = app.withToken(made.body.id, body.token);
  expect((await rosa.get("/records/situation")).status).toBe(200);
  expect((await rosa.get(`/records/situation?place=${country.quilpue}`)).status).toBe(404);
  expect((await mayor.get(`/users/${made.body.id}`)).body.last_login_at).not.toBeNull();
});

test("V17 two people cannot have the same e-mail, in whatever case it is written", async () => {
  const draft = aUser();
  expect((await mayor.post("/users", draft)).status).toBe(201);
  const again = await mayor.post("/users", { ...draft, email: draft.email.toUpperCase() });
  expect(again).toMatchObject({ status: 422, body: { errors: { email: ["Ya existe otro con este valor."] } } });
});

test("an administrator of a region sees and manages the people of its municipalities and no others", async () => {
  const made = await mayor.post("/users", aUser());
  const neighbour = await app.as("admin", [country.elsewhere]);
  expect((await mayor.get(`/users/${made.body.id}`)).status).toBe(200);
  expect((await neighbour.get(`/users/${made.body.id}`)).status).toBe(404);
  const ids = (await neighbour.get("/users?per_page=100")).body.data.map((user: { id: number }) => user.id);
  expect(ids).toContain(country.outsider.id);
  expect(ids).not.toContain(made.body.id);
});

test("a change of the name leaves roles, state and language as they are", async () => {
  const made = (await mayor.post("/users", aUser({ locale: "en" }))).body;
  const changed = await mayor.put(`/users/${made.id}`, { version: 1, name: "Rosa Díaz Soto" });
  expect(changed.body).toEqual({ ...made, version: 2, name: "Rosa Díaz Soto", updated_at: changed.body.updated_at });
});

test("a change of roles takes effect at once, and an outdated form is refused", async () => {
  const made = (await mayor.post("/users", aUser())).body;
  const { body } = await app.stranger.post("/login", { email: made.email, password });
  const rosa = app.withToken(made.id, body.token);
  expect((await rosa.get("/users")).status).toBe(403);

  const assignments = [{ role_id: roles.admin, company_id: country.quilpue }];
  expect((await mayor.put(`/users/${made.id}`, { version: 1, assignments })).status).toBe(200);
  expect((await rosa.get("/users")).status).toBe(200);
  const late = await mayor.put(`/users/${made.id}`, { version: 1, assignments: [] });
  expect(late).toMatchObject({ status: 409, body: { current: { version: 2, assignments } } });
});

test("V19 nobody changes the own roles, state or super admin flag", async () => {
  const { body: me } = await mayor.get(`/users/${mayor.id}`);
  const everywhere = { assignments: [{ role_id: roles.admin, company_id: null }] };
  const change = (changes: object) => mayor.put(`/users/${mayor.id}`, { version: me.version, ...changes });
  expect(await change(everywhere)).toMatchObject({ status: 422, body: { errors: { assignments: ownRole } } });
  expect(await change({ is_active: false })).toMatchObject({ status: 422, body: { errors: { is_active: ownRole } } });
  expect(await change({ is_super_admin: 1 })).toMatchObject({
    status: 422,
    body: { errors: { is_super_admin: beyond } },
  });
  expect((await change({ name: "Alcaldesa", assignments: me.assignments })).status).toBe(200);
});

test("V19 nobody gives powers beyond the own: another region, everywhere, or super admin", async () => {
  for (const company_id of [country.talcahuano, country.elsewhere, null]) {
    const answer = await mayor.post("/users", aUser({ assignments: [{ role_id: roles.viewer, company_id }] }));
    expect(answer, String(company_id)).toMatchObject({ status: 422, body: { errors: { assignments: beyond } } });
  }
  const chief = await mayor.post("/users", aUser({ is_super_admin: 1 }));
  expect(chief).toMatchObject({ status: 422, body: { errors: { is_super_admin: beyond } } });
  const unknown = await mayor.post("/users", aUser({ assignments: [{ role_id: 98765, company_id: country.region }] }));
  expect(unknown).toMatchObject({ status: 422, body: { errors: { assignments: ["Lo elegido no existe."] } } });
});

test("V19 nobody sets the password or e-mail of somebody more powerful", async () => {
  const mixed = (
    await country.chief.post(
      "/users",
      aUser({
        assignments: [
          { role_id: roles.editor, company_id: country.valparaiso },
          { role_id: roles.admin, company_id: country.elsewhere },
        ],
      }),
    )
  ).body;
  for (const changes of [{ password: "una clave robada" }, { email: "ladron@demo.test" }, { is_active: false }])
    expect((await mayor.put(`/users/${mixed.id}`, { version: 1, ...changes })).status).toBe(403);

  const boss = (await country.chief.post("/users", aUser({ is_super_admin: 1 }))).body;
  expect((await mayor.put(`/users/${boss.id}`, { version: 1, password: "una clave robada" })).status).toBe(403);
});

test("V19 the last active super admin cannot be demoted or deactivated, not even by two at the same moment", async () => {
  const other = await app.as("super_admin");
  const { chief } = country;
  const versionOf = async (id: number) => (await chief.get(`/users/${id}`)).body.version;
  const [first, second] = [await versionOf(chief.id), await versionOf(other.id)];
  const rest = (await chief.get("/users?per_page=100")).body.data.filter(
    (user: { id: number; is_super_admin: number }) => user.is_super_admin && ![chief.id, other.id].includes(user.id),
  );
  for (const user of rest) await chief.put(`/users/${user.id}`, { version: user.version, is_super_admin: 0 });

  const answers = await Promise.all([
    chief.put(`/users/${other.id}`, { version: second, is_super_admin: 0 }),
    other.put(`/users/${chief.id}`, { version: first, is_active: false }),
  ]);
  // Whoever comes second is a super admin no more, or finds that nobody else would remain.
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(200);
  expect([401, 403, 422]).toContain(statuses[1]);
  const left = await app.db
    .selectFrom("users")
    .select("id")
    .where("is_super_admin", "=", 1)
    .where("is_active", "=", true)
    .execute();
  expect(left).toHaveLength(1);
});

test("a user who manages some places must give a new user a role there", async () => {
  const answer = await mayor.post("/users", aUser({ assignments: [] }));
  expect(answer).toMatchObject({ status: 422, body: { errors: { assignments: ["Este campo es obligatorio."] } } });
});

test("R-603 who manages the users of one place neither sees, takes nor gives roles in another", async () => {
  const [here, there] = [
    { role_id: roles.editor, company_id: country.valparaiso },
    { role_id: roles.editor, company_id: country.talcahuano },
  ];
  // Holds in Talcahuano what an editor may do there, and yet does not manage its users.
  const assignments = [{ role_id: roles.admin, company_id: country.region }, there];
  const admin = (await country.chief.post("/users", aUser({ assignments }))).body;
  const { body } = await app.stranger.post("/login", { email: admin.email, password });
  const caller = app.withToken(admin.id, body.token);

  const { id } = (await country.chief.post("/users", aUser({ assignments: [here, there] }))).body;
  expect((await caller.get(`/users/${id}`)).body.assignments).toEqual([here]);
  const moved = [{ role_id: roles.editor, company_id: country.quilpue }];
  expect((await caller.put(`/users/${id}`, { version: 1, assignments: moved })).body.assignments).toEqual(moved);
  expect((await country.chief.get(`/users/${id}`)).body.assignments).toEqual([there, ...moved]);

  const change = (wanted: object[]) => caller.put(`/users/${id}`, { version: 2, assignments: wanted });
  const outside = { status: 422, body: { errors: { assignments: ["Está fuera de sus lugares."] } } };
  expect(await change([here, there])).toMatchObject(outside);
  expect(await caller.post("/users", aUser({ assignments: [here, there] }))).toMatchObject(outside);
  const required = { status: 422, body: { errors: { assignments: ["Este campo es obligatorio."] } } };
  expect(await change([])).toMatchObject(required);
});

test("R-505 wrong fields get their own messages", async () => {
  const { body } = await mayor.post("/users", { name: "", email: "rosa", password: "corta" });
  expect(body.errors).toEqual({
    name: ["Este campo es obligatorio."],
    email: ["Escriba un correo válido."],
    password: ["Escriba al menos 10 caracteres."],
  });
});

test("people are found by name and e-mail, without accents", async () => {
  await mayor.post("/users", aUser({ name: "Íñigo Muñoz", email: "inigo@valpo.cl" }));
  for (const q of ["inigo", "MUNOZ", "valpo.cl", "muñoz íñigo"]) {
    const found = await mayor.get(`/users?q=${encodeURIComponent(q)}`);
    expect(
      found.body.data.map((user: { name: string }) => user.name),
      q,
    ).toEqual(["Íñigo Muñoz"]);
  }
});
