// "Why can this person not see it?" over HTTP: one sentence, and nothing about places that the asker may not see.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../platform/database/database.ts";
import { aCountry, aPerson, aPlace } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let roles: Record<string, number>;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const { body } = await country.chief.get("/roles");
  roles = Object.fromEntries(body.data.map((role: { key: string; id: number }) => [role.key, role.id]));
});
afterAll(() => app.stop());

const someone = async (held: [role: string, company_id: number | null][], changes: object = {}) => {
  const person = await aPerson(app, changes);
  const assignments = held.map(([role, company_id]) => ({ user_id: person.id, role_id: roles[role]!, company_id }));
  if (assignments.length > 0)
    await app.write(system, (tx) => tx.insertInto("role_assignments").values(assignments).execute());
  return person.id;
};
const ask = async (by: Caller, id: number, permission: string, company_id?: number, language = "es") =>
  by.get(`/users/${id}/explanation?permission=${permission}${company_id ? `&company_id=${company_id}` : ""}`, {
    headers: { "accept-language": language },
  });
const why = async (...question: Parameters<typeof ask>) => (await ask(...question)).body;

test("R-603 it names the role that allows it and where the role is held", async () => {
  const id = await someone([["editor", country.region]]);
  expect(await why(country.chief, id, "records.situation.create", country.quilpue)).toEqual({
    is_allowed: true,
    reason: "granted",
    role: "Encargado GRD",
    place: "Región de Valparaíso",
    text: "Puede: el rol «Encargado GRD», que tiene en Región de Valparaíso, lo permite en Quilpué.",
  });
  expect((await why(country.chief, id, "records.situation.create", country.quilpue, "en")).text).toBe(
    "Allowed: the role “DRM officer”, held in Región de Valparaíso, allows it in Quilpué.",
  );
});

test("R-603 it says which of the reasons it is that somebody may not", async () => {
  const reasons: [id: number, permission: string, reason: string, text: RegExp][] = [
    [await someone([["viewer", country.region]], { is_active: false }), "records.risk.index", "inactive", /inactiva/],
    [
      await someone([["viewer", country.region]], { password_hash: null }),
      "records.risk.index",
      "invited",
      /invitación/,
    ],
    [await someone([]), "records.risk.index", "no_role", /ningún rol/],
    [await someone([["viewer", country.region]]), "records.risk.create", "role_lacks", /\(Consulta\)/],
    [await someone([["editor", country.talcahuano]]), "records.risk.create", "elsewhere", /solo en Talcahuano/],
  ];
  for (const [id, permission, reason, text] of reasons) {
    const answer = await why(country.chief, id, permission, country.quilpue);
    expect(answer, reason).toMatchObject({ is_allowed: false, reason });
    expect(answer.text).toMatch(text);
  }
  const gone = await aPlace(app, { name: "Comuna suprimida", parent: country.region });
  await app.write(system, (tx) =>
    tx
      .updateTable("companies")
      .set({ deleted_at: sql`now()` })
      .where("id", "=", gone)
      .execute(),
  );
  const viewer = await someone([["viewer", null]]);
  expect(await why(country.chief, viewer, "records.risk.index", gone)).toMatchObject({ reason: "place_deleted" });
  expect(await why(country.chief, country.chief.id, "audit.index")).toMatchObject({ reason: "super_admin" });
});

test("R-603 it never tells of roles held where the asker may not look", async () => {
  const mayor = await app.as("admin", [country.region]);
  const both = await someone([
    ["viewer", country.valparaiso],
    ["admin", country.talcahuano],
  ]);
  const hidden = await why(mayor, both, "users.index", country.valparaiso);
  expect(hidden).toMatchObject({ is_allowed: false, reason: "role_lacks", role: "Consulta" });
  expect(JSON.stringify(hidden)).not.toMatch(/Talcahuano|Administrador/);

  const national = await someone([
    ["viewer", country.valparaiso],
    ["editor", null],
  ]);
  const above = await why(mayor, national, "records.risk.create", country.valparaiso);
  expect(above).toMatchObject({ is_allowed: true, reason: "granted_above", role: null, place: null });
  expect(above.text).not.toMatch(/Encargado/);
});

test("R-603 a place or a person out of the asker's sight does not exist, and an unknown permission is refused", async () => {
  const mayor = await app.as("admin", [country.region]);
  const id = await someone([["viewer", country.valparaiso]]);
  expect((await ask(mayor, id, "users.index", country.talcahuano)).status).toBe(404);
  expect((await ask(mayor, country.outsider.id, "users.index", country.valparaiso)).status).toBe(404);
  expect((await ask(mayor, id, "users.fly", country.valparaiso)).status).toBe(422);
});
