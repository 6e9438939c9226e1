// The tree of places over HTTP: who may put a place where, and what keeps one from being deleted.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCountry, aPlaceDraft, aRecord, aVariable } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let manager: Caller;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  manager = await app.as("admin", [country.region]);
});
afterAll(() => app.stop());

const outside = ["Está fuera de sus lugares."];
const made = async (by: Caller, changes: object = {}) => {
  const answer = await by.post("/companies", aPlaceDraft(changes));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};

test("a place is made only inside the caller's places; without one above it only by a manager of all places", async () => {
  const elsewhere = await manager.post("/companies", aPlaceDraft({ parent_company_id: country.elsewhere }));
  expect(elsewhere).toMatchObject({ status: 422, body: { errors: { parent_company_id: outside } } });
  const nowhere = await manager.post("/companies", aPlaceDraft());
  expect(nowhere.body.errors.parent_company_id[0]).toMatch(/^Solo quien administra todos los lugares/);
  expect((await (await app.as("admin", [null])).post("/companies", aPlaceDraft())).status).toBe(201);
  const unknown = await country.chief.post("/companies", aPlaceDraft({ parent_company_id: 987654 }));
  expect(unknown.body.errors).toEqual({ parent_company_id: ["Lo elegido no existe."] });
  expect(
    (await country.officer.post("/companies", aPlaceDraft({ parent_company_id: country.valparaiso }))).status,
  ).toBe(403);
});

test("R-603 a place outside the caller's does not exist, whatever is asked of it", async () => {
  const path = `/companies/${country.talcahuano}`;
  const answers = [
    await manager.get(path),
    await manager.put(path, { version: 1, short_name: "Mía" }),
    await manager.delete(path),
    await manager.post(`${path}/restore`),
    await manager.put(`/companies/associatePersons/${country.talcahuano}`, { persons: [], version: 1 }),
    await manager.put(`/companies/associateCompanies/${country.talcahuano}`, { companies: [], version: 1 }),
    await manager.get(`/companies/siichile/${country.talcahuano}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
});

test("a place is moved only to where the caller may change places, and its root stays where it is", async () => {
  const own = `/companies/${country.region}`;
  const { version } = (await manager.get(own)).body;
  expect((await manager.put(own, { version, short_name: "V Región" })).status).toBe(200);
  const { id } = await made(manager, { parent_company_id: country.region });
  const away = await manager.put(`/companies/${id}`, { version: 1, parent_company_id: country.elsewhere });
  expect(away.body.errors).toEqual({ parent_company_id: outside });
  const up = await manager.put(`/companies/${id}`, { version: 1, parent_company_id: null });
  expect(Object.keys(up.body.errors)).toEqual(["parent_company_id"]);
});

test("V19 nobody moves a place to where he would gain permissions over it", async () => {
  const mover = await app.as("admin", [country.elsewhere]);
  const permissions = ["companies.index", "companies.update"];
  await country.chief.post("/roles", { name_es: "Catastro", permissions });
  const { body } = await country.chief.get("/roles");
  const role_id = body.data.find(({ key }: { key: string }) => key === "catastro").id;
  await app.write(system, (tx) =>
    tx.insertInto("role_assignments").values({ user_id: mover.id, role_id, company_id: country.region }).execute(),
  );
  app.app.identities.forget();
  const { id } = await made(country.chief, { parent_company_id: country.region });
  const away = await mover.put(`/companies/${id}`, { version: 1, parent_company_id: country.elsewhere });
  expect(away).toMatchObject({ status: 422, body: { errors: { parent_company_id: [expect.any(String)] } } });
  const aside = await mover.put(`/companies/${id}`, { version: 1, parent_company_id: country.quilpue });
  expect(aside.status).toBe(200);
  const other = await made(mover, { parent_company_id: country.elsewhere });
  const there = { version: 1, parent_company_id: country.talcahuano };
  expect((await mover.put(`/companies/${other.id}`, there)).status).toBe(200);
});

test("V17 a place cannot come to lie within itself, and says so on the field", async () => {
  const { body } = await country.chief.get(`/companies/${country.region}`);
  const move = await country.chief.put(`/companies/${country.region}`, {
    version: body.version,
    parent_company_id: country.quilpue,
  });
  expect(move).toMatchObject({
    status: 422,
    body: { errors: { parent_company_id: ["Un lugar no puede quedar dentro de sí mismo."] } },
  });
});

test("a moved place is in its new region's territory at once", async () => {
  const biobio = await app.as("admin", [country.elsewhere]);
  const { id } = await made(country.chief, { parent_company_id: country.region });
  expect((await biobio.get(`/companies/${id}`)).status).toBe(404);
  await country.chief.put(`/companies/${id}`, { version: 1, parent_company_id: country.elsewhere });
  expect((await biobio.get(`/companies/${id}`)).status).toBe(200);
});

test("V18 a place that others depend on is not deleted, and the answer counts them", async () => {
  const { chief } = country;
  const place = await made(chief, { kind: "region", reason_social: "Región con todo" });
  const company_id: number = place.id;
  await made(chief, { parent_company_id: company_id });
  const record = await chief.post("/records/situation", aRecord({ company_id, variable_id: country.shelters }));
  await chief.delete(`/records/situation/${record.body.id}`);
  await aVariable(chief, { company_id });
  await app.as("viewer", [company_id]);
  await app.write(system, async (tx) => {
    const person = { company_id, first_name: "Ana", last_name: "Demo" };
    await tx.insertInto("persons").values(person).execute();
    await tx
      .insertInto("institutions")
      .values({ company_id, name_es: "Bomberos", kind: "response", level: "communal" })
      .execute();
    await tx.insertInto("properties").values({ company_id, name: "Liceo", kind: "building", use: "school" }).execute();
    const group = { company_id, domain: "risk", name_es: "Grupo propio", sort_order: 1 } as const;
    await tx.insertInto("variable_groups").values(group).execute();
    const beside = { company_id: country.quilpue, related_company_id: company_id, relation: "mutual_aid" };
    await tx.insertInto("company_relations").values(beside).execute();
  });
  const law = (fields: object) => ({ kind: "ordinance", title_es: "Ordenanza", issuing_body: "GORE", level: "regional", issued_on: "2026-03-02", status: "in_force", ...fields }); // prettier-ignore
  const { body: ordinance } = await chief.post("/legal-documents", law({ company_id, number: "1" }));
  await chief.post("/legal-documents", law({ company_id: country.quilpue, number: "2", place_ids: [company_id] }));
  const committee = { company_id, kind: "other", level: "regional", name: "Comité", constitution_document_id: ordinance.id, constituted_on: "2026-03-02" }; // prettier-ignore
  const { body: met } = await chief.post("/committees", committee);
  const session = { committee_id: met.id, kind: "ordinary", mode: "remote", starts_at: "2026-03-10T13:00:00Z" };
  expect((await chief.post("/committee-sessions", session)).body.errors).toBeUndefined();
  const refused = await chief.delete(`/companies/${company_id}`);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: "in_use",
      dependants: {
        companies: 1,
        records: 1,
        variables: 1,
        institutions: 1,
        persons: 1,
        properties: 1,
        role_assignments: 1,
        variable_groups: 1,
        company_relations: 1,
        legal_documents: 2,
        committees: 1,
        committee_sessions: 1,
      },
    },
  });
  expect(refused.body.message).toContain("roles de usuarios: 1");
  expect((await chief.get(`/companies/${company_id}`)).status).toBe(200);
});

test("V18 a place does not come out of the trash before the place above it", async () => {
  const above = await made(country.chief, { kind: "region" });
  const below = await made(country.chief, { parent_company_id: above.id });
  await country.chief.delete(`/companies/${below.id}`);
  await country.chief.delete(`/companies/${above.id}`);
  const early = await country.chief.post(`/companies/${below.id}/restore`);
  expect(early).toMatchObject({ status: 422, body: { errors: { parent_company_id: ["Lo elegido no existe."] } } });
  expect((await country.chief.post(`/companies/${above.id}/restore`)).status).toBe(200);
  expect((await country.chief.post(`/companies/${below.id}/restore`)).status).toBe(200);
});
