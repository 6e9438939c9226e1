// Shelters over HTTP: what they are, whom they name, and how many people were there when.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aPersonDraft, aPropertyDraft, anInstitutionDraft } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const point = { type: "Point", coordinates: [-71.61, -33.05] };
const register = (by: Caller, changes: object = {}) =>
  by.post("/shelters", {
    company_id: country.valparaiso,
    name_es: "Escuela Demo",
    kind: "school",
    geometry: point,
    ...changes,
  });
const count = (by: Caller, id: number, changes: object = {}) =>
  by.post(`/shelters/${id}/occupancy`, { as_of: "2026-03-02T10:00:00Z", state: "open", occupied: 40, ...changes });

test("a shelter says where it is, whose building it is in, who runs it, whom to call and what it has", async () => {
  const { chief, officer, valparaiso: company_id } = country;
  const property = (await chief.post("/properties", aPropertyDraft({ company_id, name: "Escuela" }))).body.id;
  const institution = (await chief.post("/institutions", anInstitutionDraft({ company_id }))).body;
  const person = (await chief.post("/persons", aPersonDraft({ company_id }))).body;
  const draft = {
    name_en: "Demo School",
    property_id: property,
    institution_id: institution.id,
    person_id: person.id,
    capacity: 120,
    has_water: true,
    takes_pets: true,
  };
  const { status, body } = await register(officer, draft);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...draft,
    property_name: "Escuela",
    institution_name_es: institution.name_es,
    person_name: `${person.first_name} ${person.last_name}`,
    is_active: true,
    has_power: false,
    state: null,
    occupied: null,
    version: 1,
  });
  const listed = (await officer.get("/shelters?kind=school&takes_pets=true&q=demo school")).body.data;
  expect(listed).toMatchObject([{ id: body.id, capacity: 120, person_name: body.person_name }]);
  expect((await officer.get("/shelters?kind=hotel")).body.data).toEqual([]);
  expect((await officer.get("/shelters/totals")).body).toMatchObject({ by_kind: [{ kind: "school", count: 1 }] });
  expect((await app.auditOf("shelters", body.id))[0]).toMatchObject({ action: "create" });
});

test("V18 what a shelter names cannot go to the trash before it, and a shelter comes back only to what is there", async () => {
  const { chief, valparaiso: company_id } = country;
  const person = (await chief.post("/persons", aPersonDraft({ company_id }))).body;
  const { body } = await register(chief, { person_id: person.id });
  expect((await chief.delete(`/persons/${person.id}?version=1`)).body).toMatchObject({
    code: "in_use",
    dependants: { shelters: 1 },
  });
  expect((await chief.delete(`/shelters/${body.id}?version=1`)).status).toBe(204);
  expect((await chief.delete(`/persons/${person.id}?version=1`)).status).toBe(204);
  expect((await chief.post(`/shelters/${body.id}/restore`)).body.errors).toEqual({
    person_id: ["Lo elegido no existe."],
  });
});

test("the newest count is how a shelter stands, and all of them are its course", async () => {
  const { officer } = country;
  const { body } = await register(officer, { capacity: 50 });
  expect((await count(officer, body.id)).status).toBe(201);
  const full = {
    as_of: "2026-03-02T16:00:00Z",
    state: "full",
    occupied: 61,
    families: 14,
    elderly: 9,
    source: "Encargada",
  };
  expect((await count(officer, body.id, full)).body).toMatchObject({
    ...full,
    as_of: "2026-03-02T16:00:00.000Z",
    created_by: expect.any(String),
  });
  // Written down later, and older than what is known: the shelter stands as it stood.
  await count(officer, body.id, { as_of: "2026-03-02T08:00:00Z", occupied: 12 });
  expect((await officer.get(`/shelters/${body.id}`)).body).toMatchObject({ state: "full", occupied: 61, version: 1 });
  const course = (await officer.get(`/shelters/${body.id}/occupancy`)).body.data;
  expect(course.map(({ occupied }: { occupied: number }) => occupied)).toEqual([61, 40, 12]);
  const sheet = await officer.get("/shelters/export?format=csv&columns=name_es,state,occupied,as_of");
  expect(new TextDecoder().decode(sheet.bytes)).toContain("Escuela Demo;Completo;61;02-03-2026 13:00 -03:00");
});

test("a count is given once for an instant; one that was wrong is taken out, and the audit log keeps it", async () => {
  const { officer } = country;
  const { body } = await register(officer);
  const { id } = (await count(officer, body.id, { as_of: "2026-03-02T07:00:00.000400-03:00" })).body;
  expect((await count(officer, body.id, { occupied: 41 })).body.errors).toEqual({
    as_of: ["Ya existe otro con este valor."],
  });
  const at = `/shelters/${body.id}/occupancy?as_of=2026-03-02T10:00:00Z`;
  expect((await officer.delete(at)).status).toBe(204);
  expect((await officer.delete(at)).status).toBe(404);
  expect((await officer.get(`/shelters/${body.id}`)).body).toMatchObject({ state: null, occupied: null, as_of: null });
  const actions = (await app.auditOf("shelter_occupancy", id)).map(({ action }: { action: string }) => action);
  expect(actions.toSorted()).toEqual(["create", "delete"]);
});

test("V1 V3 nobody is in a closed shelter, no group is larger than all, and nobody counts tomorrow", async () => {
  const { officer } = country;
  const { id } = (await register(officer)).body;
  const errorsOf = async (changes: object) => Object.keys((await count(officer, id, changes)).body.errors);
  expect(await errorsOf({ state: "closed" })).toEqual(["occupied"]);
  expect(await errorsOf({ occupied: 4, children_under_2: 5, elderly: 4 })).toEqual(["children_under_2"]);
  expect(await errorsOf({ as_of: new Date(Date.now() + 86_400_000).toISOString() })).toEqual(["as_of"]);
  expect(await errorsOf({ occupied: -1, families: 1.5 })).toEqual(["occupied", "families"]);
});

test("R-239 who may only read counts nobody, and of another place nothing is told", async () => {
  const { officer, viewer, outsider } = country;
  const { id } = (await register(officer)).body;
  expect((await viewer.get(`/shelters/${id}/occupancy`)).status).toBe(200);
  expect((await count(viewer, id)).status).toBe(403);
  expect((await outsider.get(`/shelters/${id}/occupancy`)).status).toBe(404);
  expect((await count(outsider, id)).status).toBe(404);
});

test("a shelter that moves to another place takes its counts along", async () => {
  const { chief, quilpue } = country;
  const { id } = (await register(chief)).body;
  await count(chief, id);
  expect((await chief.put(`/shelters/${id}`, { version: 1, company_id: quilpue })).status).toBe(200);
  const moved = await app.db
    .selectFrom("shelter_occupancy")
    .select("company_id")
    .where("shelter_id", "=", id)
    .execute();
  expect(moved).toEqual([{ company_id: quilpue }]);
});
