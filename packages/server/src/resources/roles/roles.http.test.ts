// Roles over HTTP: what they grant, and who may change which (V19).
import { afterAll, beforeAll, expect, test } from "vitest";
import { permissions, type Permission } from "@atalaya/contract/permissions.ts";
import { system } from "../../platform/database/database.ts";
import { ensureRoles } from "../../platform/people/first-start.ts";
import { aCountry } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
/** Holds everything that concerns roles, and reads the base map, everywhere. */
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const grants = [
    ...permissions.filter((it) => it.startsWith("roles.") || it.startsWith("users.")),
    "records.situation.index",
  ];
  await country.chief.post("/roles", aRole({ name_es: "Encargada de roles", permissions: grants }));
  steward = await app.as("encargada_de_roles");
});
afterAll(() => app.stop());

let made = 0;
const aRole = (changes: object = {}) => ({
  name_es: `Turno ${++made}`,
  permissions: ["records.situation.index"] as Permission[],
  ...changes,
});
const newRole = async (changes: object = {}) => (await country.chief.post("/roles", aRole(changes))).body;
const roleCalled = async (key: string) =>
  (await country.chief.get("/roles")).body.data.find((role: { key: string }) => role.key === key);

test("R-239 a role is made with a key from its name, and whoever holds it may do what it grants", async () => {
  const answer = await country.chief.post("/roles", aRole({ name_es: "Jefa de área", name_en: "Head of area" }));
  expect(answer).toMatchObject({ status: 201, body: { key: "jefa_de_area", is_system: false, user_count: 0 } });

  const holder = await app.as("jefa_de_area", [country.valparaiso]);
  expect((await holder.get("/records/situation")).status).toBe(200);
  expect((await holder.get("/roles")).status).toBe(403);
  expect((await holder.get("/user")).body.user.grants[0]).toMatchObject({
    role: "jefa_de_area",
    name_es: "Jefa de área",
    name_en: "Head of area",
  });
});

test("two roles cannot have one name, accents and case aside, and never share a key", async () => {
  await newRole({ name_es: "Guardia Médica" });
  const again = await country.chief.post("/roles", aRole({ name_es: "guardia medica" }));
  expect(again).toMatchObject({ status: 422, body: { errors: { name_es: ["Ya existe otro con este valor."] } } });
  expect((await newRole({ name_es: "Guardia-Médica" })).key).toBe("guardia_medica_2");
  expect((await newRole({ name_es: "Super admin" })).key).toBe("super_admin_2");
});

test("R-603 a changed role works at once for those who hold it, and an outdated form is refused", async () => {
  const role = await newRole();
  const holder = await app.as(role.key);
  expect((await holder.get("/variables/situationMap")).status).toBe(403);

  const wanted = { version: 1, permissions: ["records.situation.index", "variables.situationMap.index"] };
  expect((await country.chief.put(`/roles/${role.id}`, wanted)).status).toBe(200);
  expect((await holder.get("/variables/situationMap")).status).toBe(200);
  const late = await country.chief.put(`/roles/${role.id}`, { version: 1, name_es: "Otro" });
  expect(late).toMatchObject({ status: 409, body: { current: { version: 2 } } });
});

test("an unknown permission is refused on its own line", async () => {
  const answer = await country.chief.post("/roles", aRole({ permissions: ["records.situation.fly"] }));
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { "permissions.0": ["Elija una de las opciones."] } },
  });
});

test("R-234 the Administrador shows the specified menu, so not even a super administrator changes it", async () => {
  const admin = await roleCalled("admin");
  const change = await country.chief.put(`/roles/${admin.id}`, { version: admin.version, permissions: [] });
  expect(change).toMatchObject({
    status: 403,
    body: { code: "role_locked", message: "El rol Administrador no se puede cambiar." },
  });
  const removal = await country.chief.delete(`/roles/${admin.id}?version=${admin.version}`);
  expect(removal).toMatchObject({ status: 403, body: { code: "role_locked" } });
});

test("a built-in role may be changed, keeps that after the next start, and is not deleted", async () => {
  const viewer = await roleCalled("viewer");
  const grants = viewer.permissions.filter((it: string) => it !== "legal.index");
  const changed = await country.chief.put(`/roles/${viewer.id}`, { version: viewer.version, permissions: grants });
  expect(changed.status).toBe(200);
  await ensureRoles(app.database);
  expect((await roleCalled("viewer")).permissions).not.toContain("legal.index");

  const removal = await country.chief.delete(`/roles/${viewer.id}?version=${changed.body.version}`);
  expect(removal).toMatchObject({ status: 403, body: { code: "role_built_in" } });
});

test("V18 a role that somebody holds is not deleted, and the refusal counts how often", async () => {
  const role = await newRole();
  await app.as(role.key, [country.valparaiso, country.quilpue]);
  const refused = await country.chief.delete(`/roles/${role.id}?version=1`);
  expect(refused).toMatchObject({ status: 409, body: { code: "in_use", dependants: { role_assignments: 2 } } });
  expect(refused.body.message).toContain("roles de usuarios: 2");

  const idle = await newRole();
  expect((await country.chief.delete(`/roles/${idle.id}?version=1`)).status).toBe(204);
  expect((await country.chief.get(`/roles/${idle.id}`)).status).toBe(404);
});

test("V19 nobody grants through a role what he does not hold everywhere", async () => {
  const beyond = await steward.post("/roles", aRole({ permissions: ["records.risk.index"] }));
  expect(beyond).toMatchObject({
    status: 422,
    body: { errors: { permissions: ["No puede dar a un rol permisos que usted no tiene en todos los lugares."] } },
  });
  const role = (await steward.post("/roles", aRole())).body;
  const more = { version: 1, permissions: [...role.permissions, "records.situation.publish"] };
  expect((await steward.put(`/roles/${role.id}`, more)).status).toBe(422);
});

test("V19 nobody empties, changes or deletes a role that is stronger than his own", async () => {
  const stronger = await newRole({ permissions: ["records.risk.index", "records.situation.index"] });
  const answers = [
    await steward.put(`/roles/${stronger.id}`, { version: 1, permissions: [] }),
    await steward.put(`/roles/${stronger.id}`, { version: 1, permissions: ["records.risk.index"] }),
    await steward.put(`/roles/${stronger.id}`, { version: 1, name_es: "Debilitado" }),
    await steward.delete(`/roles/${stronger.id}?version=1`),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: "role_stronger" } });
  expect(await roleCalled(stronger.key)).toMatchObject({ version: 1, permissions: stronger.permissions });
});

test("V19 nobody but a super administrator changes a role that he holds", async () => {
  const own = await roleCalled("encargada_de_roles");
  const answer = await steward.put(`/roles/${own.id}`, { version: own.version, permissions: [] });
  expect(answer).toMatchObject({ status: 403, body: { code: "role_own" } });
  expect((await country.chief.put(`/roles/${own.id}`, { version: own.version, name_en: "Steward" })).status).toBe(200);
});

test("V19 who manages roles in some places only changes none, because a role works in all", async () => {
  const local = await app.as("encargada_de_roles", [country.region]);
  const role = await newRole();
  const answers = [
    await local.post("/roles", aRole()),
    await local.put(`/roles/${role.id}`, { version: 1, name_es: "Mío" }),
    await local.delete(`/roles/${role.id}?version=1`),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: "roles_everywhere" } });
});

test("R-603 the number of users counts only those whom the caller may see", async () => {
  const role = await newRole();
  await app.as(role.key, [country.valparaiso]);
  await app.as(role.key, [country.valparaiso, country.quilpue]);
  await app.as(role.key, [country.talcahuano]);
  const mayor = await app.as("admin", [country.region]);
  const countFor = async (caller: Caller) => (await caller.get(`/roles/${role.id}`)).body.user_count;
  expect(await countFor(country.chief)).toBe(3);
  expect(await countFor(mayor)).toBe(2);
  const names = (await mayor.get(`/users?role_id=${role.id}`)).body.data.map((user: { id: number }) => user.id);
  expect(names).toHaveLength(2);
});

test("the audit log keeps who changed what a role grants", async () => {
  const role = await newRole();
  await country.chief.put(`/roles/${role.id}`, { version: 1, permissions: [] });
  expect(await app.auditOf("roles", role.id)).toMatchObject([
    { action: "create", actor: String(country.chief.id) },
    { action: "update", before: { permissions: ["records.situation.index"] }, after: { permissions: [] } },
  ]);
});

test("a permission that a release took away means nothing and breaks nothing", async () => {
  const role = await newRole();
  await app.write(system, (tx) =>
    tx
      .updateTable("roles")
      .set({ permissions: ["records.situation.index", "records.gone.index"] })
      .where("id", "=", role.id)
      .execute(),
  );
  expect((await country.chief.get(`/roles/${role.id}`)).body.permissions).toEqual(["records.situation.index"]);
});
