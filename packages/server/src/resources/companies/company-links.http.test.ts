// Persons and related places of a place, over HTTP.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCountry } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let manager: Caller;
const ids: Record<string, number> = {};
const outside = ["Está fuera de sus lugares."];

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  manager = await app.as("admin", [country.region]);
  const people: [name: string, company_id: number][] = [
    ["Alvarez", country.valparaiso],
    ["Ñuñez", country.quilpue],
    ["Soto", country.talcahuano],
  ];
  for (const [last_name, company_id] of people)
    ids[last_name] = await app.write(system, async (tx) => {
      const person = { first_name: "Persona Demo", last_name, company_id, position_es: "Alcaldesa" };
      return (await tx.insertInto("persons").values(person).returning("id").executeTakeFirstOrThrow()).id;
    });
});
afterAll(() => app.stop());

const versionsOf = async (id: number) => (await country.chief.get(`/companies/${id}`)).body;
const associate = async (by: Caller, persons: object[], id = country.valparaiso) =>
  by.put(`/companies/associatePersons/${id}`, { persons, version: (await versionsOf(id)).persons_version });
const relate = async (by: Caller, companies: object[], id = country.valparaiso) =>
  by.put(`/companies/associateCompanies/${id}`, { companies, version: (await versionsOf(id)).companies_version });

test("R-705 persons and places that can be associated are those of the caller's places, searched by name", async () => {
  const people = await manager.get("/companies/persons");
  expect(people.body.data.map((person: { last_name: string }) => person.last_name)).toEqual(["Alvarez", "Ñuñez"]);
  expect(people.body.data[0]).toEqual({
    id: ids["Alvarez"],
    company_id: country.valparaiso,
    first_name: "Persona Demo",
    last_name: "Alvarez",
    second_last_name: null,
    position_es: "Alcaldesa",
    position_en: null,
  });
  expect((await manager.get("/companies/persons?q=nunez")).body.data).toHaveLength(1);
  const places = await manager.get("/companies/companies?q=quilp");
  expect(places.body.data).toEqual([
    { id: country.quilpue, reason_social: "Quilpué", kind: "municipality", territorial_code: null },
  ]);
});

test("R-705 R-301 persons are associated with role, period and one primary, and answered with the place", async () => {
  const answer = await associate(manager, [
    { person_id: ids["Alvarez"], role: "Alcaldesa", from_on: "2024-12-06", to_on: null, is_primary: true },
    { person_id: ids["Ñuñez"], role: "Enlace", from_on: null, to_on: null, is_primary: false },
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body.persons).toMatchObject([
    { person_id: ids["Alvarez"], last_name: "Alvarez", role: "Alcaldesa", from_on: "2024-12-06", is_primary: true },
    { person_id: ids["Ñuñez"], role: "Enlace", is_primary: false },
  ]);
  expect((await manager.get(`/companies/${country.valparaiso}`)).body.persons).toEqual(answer.body.persons);
  const fewer = await associate(manager, [{ person_id: ids["Ñuñez"] }]);
  expect(fewer.body.persons).toMatchObject([{ person_id: ids["Ñuñez"], role: null, is_primary: false }]);
});

test("R-705 a person outside the caller's places, twice the same, two primaries and a period that ends first are refused on their rows", async () => {
  const errorsOf = async (persons: object[]) => (await associate(manager, persons)).body.errors;
  expect(await errorsOf([{ person_id: ids["Alvarez"] }, { person_id: ids["Soto"] }])).toEqual({
    "persons.1.person_id": outside,
  });
  expect(await errorsOf([{ person_id: 987654 }])).toEqual({ "persons.0.person_id": outside });
  expect(await errorsOf([{ person_id: ids["Alvarez"] }, { person_id: ids["Alvarez"] }])).toEqual({
    "persons.1.person_id": ["Ya existe otro con este valor."],
  });
  const primary = ["Alvarez", "Ñuñez"].map((name) => ({ person_id: ids[name], is_primary: true }));
  expect(await errorsOf(primary)).toEqual({ "persons.1.is_primary": ["Solo una persona puede ser la principal."] });
  expect(await errorsOf([{ person_id: ids["Alvarez"], from_on: "2024-05-02", to_on: "2024-05-01" }])).toEqual({
    "persons.0.to_on": ["La fecha final no puede ser anterior a la inicial."],
  });
});

test("R-705 what is linked beyond the caller's places is neither seen nor touched", async () => {
  const { chief, region, valparaiso } = country;
  await associate(chief, [{ person_id: ids["Soto"], role: "Asesora", is_primary: true }]);
  await relate(chief, [{ company_id: country.talcahuano, relation: "mutual_aid" }]);
  expect((await manager.get(`/companies/${valparaiso}`)).body).toMatchObject({ persons: [], companies: [] });

  const second = await associate(manager, [{ person_id: ids["Alvarez"], is_primary: true }]);
  expect(second.body.errors).toEqual({ "persons.0.is_primary": ["Solo una persona puede ser la principal."] });
  expect((await associate(manager, [{ person_id: ids["Alvarez"] }])).body.persons).toHaveLength(1);
  expect((await relate(manager, [{ company_id: region, relation: "parent" }])).body.companies).toHaveLength(1);
  const { body } = await chief.get(`/companies/${valparaiso}`);
  expect(body.persons.map((person: { last_name: string }) => person.last_name)).toEqual(["Soto", "Alvarez"]);
  expect(body.companies.map((place: { company_id: number }) => place.company_id).toSorted()).toEqual(
    [region, country.talcahuano].toSorted(),
  );
});

test("R-705 V17 places are related by kind, never to themselves, never twice, never beyond the caller's places", async () => {
  const { quilpue, region, talcahuano } = country;
  const answer = await relate(
    manager,
    [
      { company_id: country.valparaiso, relation: "neighbour" },
      { company_id: country.valparaiso, relation: "mutual_aid" },
      { company_id: region, relation: "member_of" },
    ],
    quilpue,
  );
  expect(answer.body.companies).toMatchObject([
    { company_id: region, relation: "member_of", reason_social: "Región de Valparaíso" },
    { relation: "mutual_aid" },
    { relation: "neighbour" },
  ]);
  const errorsOf = async (companies: object[]) => (await relate(manager, companies, quilpue)).body.errors;
  expect(await errorsOf([{ company_id: quilpue, relation: "neighbour" }])).toEqual({
    "companies.0.company_id": ["Un lugar no se relaciona consigo mismo."],
  });
  const twice = { company_id: region, relation: "parent" };
  expect(await errorsOf([twice, twice])).toEqual({ "companies.1.company_id": ["Ya existe otro con este valor."] });
  expect(await errorsOf([{ company_id: talcahuano, relation: "supplier" }])).toEqual({
    "companies.0.company_id": outside,
  });
  expect(Object.keys(await errorsOf([{ company_id: region, relation: "friend" }]))).toEqual(["companies.0.relation"]);
});

test("R-705 the second of two officers who change a list at once is shown the first one's, and overwrites nothing", async () => {
  const id = country.quilpue;
  const { persons_version, companies_version } = await versionsOf(id);
  const add = (person_id: number | undefined, version: number) =>
    manager.put(`/companies/associatePersons/${id}`, { persons: [{ person_id }], version });
  const first = await add(ids["Alvarez"], persons_version);
  expect(first.status).toBe(200);
  const second = await add(ids["Ñuñez"], persons_version);
  expect(second).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(second.body.current.persons).toMatchObject([{ person_id: ids["Alvarez"] }]);
  // Both lists have their own version, and neither is that of the place: its open form is not outdated by them.
  const related = await manager.put(`/companies/associateCompanies/${id}`, {
    companies: [],
    version: companies_version,
  });
  expect(related.body).toMatchObject({ version: first.body.version, persons_version: first.body.persons_version });
  expect((await add(ids["Ñuñez"], second.body.current.persons_version)).status).toBe(200);
  const stale = { companies: [], version: companies_version + 1 };
  expect((await manager.put(`/companies/associateCompanies/${id}`, stale)).status).toBe(409);
});

test("R-603 links are changed only by who may change places", async () => {
  expect((await associate(country.officer, [])).status).toBe(403);
  expect((await relate(country.viewer, [])).status).toBe(403);
});
