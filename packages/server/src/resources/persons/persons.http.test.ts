// Persons over HTTP: who sees them, their ids (V2), and what stands in the way of deleting one (V18).
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCountry, aPersonDraft, anInstitution } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/persons";
const register = (by: Caller, changes: object = {}) =>
  by.post(path, aPersonDraft({ company_id: country.valparaiso, ...changes }));
const namesSeenBy = async (caller: Caller, query = ""): Promise<string[]> =>
  (await caller.get(`${path}?per_page=100&${query}`)).body.data.map((it: { first_name: string }) => it.first_name);

test("R-206 a person is registered with everything that is needed to call", async () => {
  const institution_id = await anInstitution(country.officer, country.valparaiso, { name_es: "Oficina Demo" });
  const draft = {
    first_name: " María ",
    second_last_name: "",
    position_es: "Encargada",
    email: "Maria@Demo.test",
    phone: "+56 32 213 4000",
    phone_24x7: "+56912345678",
    skills: ["Primeros auxilios", "Radio"],
    notes: "Turno de noche",
    institution_id,
  };
  const { status, body } = await register(country.officer, draft);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...draft,
    first_name: "María",
    second_last_name: null,
    email: "maria@demo.test",
    institution_name_es: "Oficina Demo",
    version: 1,
    is_active: true,
  });
  const [line] = await app.auditOf("persons", body.id);
  expect(line).toMatchObject({ action: "create", actor: String(country.officer.id), company_id: country.valparaiso });
});

test("R-239 reading, registering, changing and deleting persons each need their permission", async () => {
  const { body } = await register(country.officer);
  const { viewer } = country;
  expect((await viewer.get(`${path}/${body.id}`)).status).toBe(200);
  expect((await register(viewer)).status).toBe(403);
  expect((await viewer.put(`${path}/${body.id}`, { version: 1, notes: "" })).status).toBe(403);
  expect((await viewer.delete(`${path}/${body.id}`)).status).toBe(403);
  expect((await (await app.as("viewer", [])).get(path)).status).toBe(403);
});

test("persons are seen in their own places only, and put into no others", async () => {
  const { regional, outsider, officer, talcahuano, valparaiso, region } = country;
  const { body } = await register(officer, { first_name: "Porteña" });
  expect(await namesSeenBy(regional)).toContain("Porteña");
  expect(await namesSeenBy(regional, `place=${country.quilpue}`)).not.toContain("Porteña");
  expect(await namesSeenBy(outsider)).not.toContain("Porteña");
  for (const answer of [
    await outsider.get(`${path}/${body.id}`),
    await outsider.put(`${path}/${body.id}`, { version: 1, first_name: "Mía" }),
    await outsider.delete(`${path}/${body.id}?version=1`),
    await outsider.post(`${path}/${body.id}/restore`),
  ])
    expect(answer.status).toBe(404);
  const outside = { status: 422, body: { errors: { company_id: ["Está fuera de sus lugares."] } } };
  expect(await register(officer, { company_id: talcahuano })).toMatchObject(outside);
  expect(await officer.put(`${path}/${body.id}`, { version: 1, company_id: talcahuano })).toMatchObject(outside);
  // A person of a place above is not seen below: only definitions and institutions are.
  await register(regional, { company_id: region, first_name: "Regional" });
  expect(await namesSeenBy(officer)).not.toContain("Regional");
  expect(await namesSeenBy(officer, `place=${valparaiso}`)).toContain("Porteña");
});

test("V2 a RUT is checked on its own field and kept without dots", async () => {
  const wrong = await register(country.officer, { national_id_type: "rut", national_id: "12.345.678-6" });
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { national_id: ["El dígito verificador del RUT no corresponde."] } },
  });
  const kindless = await register(country.officer, { national_id: "12.345.678-5" });
  expect(Object.keys(kindless.body.errors)).toEqual(["national_id_type"]);
  const { status, body } = await register(country.officer, { national_id_type: "rut", national_id: "12.345.678-5" });
  expect([status, body.national_id]).toEqual([201, "12345678-5"]);

  const change = (changes: object) => country.officer.put(`${path}/${body.id}`, { version: 1, ...changes });
  expect((await change({ national_id: "11.111.111-2" })).body.errors).toEqual({
    national_id: ["El dígito verificador del RUT no corresponde."],
  });
  // Not checked as a RUT any more, so neither refused nor rewritten.
  const passport = await change({ national_id_type: "passport", national_id: "P-1234.5" });
  expect(passport.body).toMatchObject({ national_id_type: "passport", national_id: "P-1234.5", version: 2 });
});

test("V17 no two persons of a place have the same e-mail, whatever its case; another place learns nothing of it", async () => {
  const { officer, outsider, talcahuano, quilpue } = country;
  const first = await register(officer, { email: "unica@demo.test" });
  for (const [by, company_id] of [
    [outsider, talcahuano],
    [await app.as("editor", [quilpue]), quilpue],
  ] as const)
    expect((await register(by, { company_id, email: "UNICA@demo.test" })).status).toBe(201);
  expect((await register(officer, { email: "Unica@demo.test" })).status).toBe(422);
  await officer.delete(`${path}/${first.body.id}?version=1`);
  expect((await register(officer, { email: "unica@demo.test" })).status).toBe(201);
  // Somebody else has it by now.
  expect(await officer.post(`${path}/${first.body.id}/restore`)).toMatchObject({
    status: 422,
    body: { errors: { email: ["Ya existe otro con este valor."] } },
  });
});

test("V17 who is in the directory of the place or above it is offered by e-mail or id, to whoever sees that person", async () => {
  const { regional, officer, region, valparaiso, quilpue } = country;
  const rut = { national_id_type: "rut", national_id: "9.876.543-3" };
  const known = { first_name: "Rosa", last_name: "Soto", email: "rosa@demo.test", ...rut };
  const { body } = await register(regional, { company_id: region, ...known });
  const offered = (field: string) => ({
    status: 422,
    body: {
      errors: { [field]: ["Ya está en el directorio: Rosa Soto (Región de Valparaíso)."] },
      current: { id: body.id, national_id: "9.876.***-*" },
    },
  });
  expect(await register(regional, { email: "ROSA@demo.test" })).toMatchObject(offered("email"));
  expect(await register(regional, { company_id: quilpue, ...rut })).toMatchObject(offered("national_id"));
  // Who does not see the region's directory enters the contact, and is told nothing of it.
  const own = await register(officer, known);
  expect(own).toMatchObject({ status: 201, body: { company_id: valparaiso } });
  expect((await register(regional, { company_id: quilpue, email: "otra@demo.test" })).status).toBe(201);
  const later = await regional.put(`${path}/${own.body.id}`, { version: 1, notes: "Turno" });
  expect(later.status).toBe(200);
});

test("V18 a person who is associated with places is not deleted, and the answer counts them", async () => {
  const { body } = await register(country.officer, { first_name: "Asociada" });
  await app.write(system, (tx) =>
    tx
      .insertInto("company_persons")
      .values([
        { company_id: country.valparaiso, person_id: body.id },
        { company_id: country.quilpue, person_id: body.id },
      ])
      .execute(),
  );
  expect(await country.officer.delete(`${path}/${body.id}?version=1`)).toMatchObject({
    status: 409,
    body: {
      code: "in_use",
      dependants: { company_persons: 2 },
      message: "Está en uso y no se puede eliminar (lugares asociados: 2).",
    },
  });
  expect((await country.officer.get(`${path}/${body.id}`)).status).toBe(200);
});

test("a deleted person is in the trash and comes back from there", async () => {
  const { body } = await register(country.officer, { first_name: "Pasajera" });
  const own = `${path}/${body.id}`;
  expect((await country.officer.delete(`${own}?version=7`)).status).toBe(409);
  expect((await country.officer.delete(`${own}?version=1`)).status).toBe(204);
  expect((await country.officer.get(own)).status).toBe(404);
  expect(await namesSeenBy(country.officer)).not.toContain("Pasajera");
  expect(await namesSeenBy(country.officer, "trash=true")).toContain("Pasajera");
  expect((await country.officer.post(`${own}/restore`)).body).toMatchObject({ first_name: "Pasajera" });
  expect(await namesSeenBy(country.officer)).toContain("Pasajera");
  expect((await app.auditOf("persons", body.id)).map(({ action }) => action)).toEqual(["create", "delete", "restore"]);
});

test("V18 a person does not come out of the trash before the institution where the person works", async () => {
  const work = await anInstitution(country.officer, country.valparaiso);
  const { body } = await register(country.officer, { institution_id: work });
  await country.officer.delete(`${path}/${body.id}`);
  await country.officer.delete(`/institutions/${work}`);
  const restore = () => country.officer.post(`${path}/${body.id}/restore`);
  expect(await restore()).toMatchObject({
    status: 422,
    body: { errors: { institution_id: ["Lo elegido no existe."] } },
  });
  await country.officer.post(`/institutions/${work}/restore`);
  expect((await restore()).status).toBe(200);
});

test("an outdated form answers 409 with what somebody else saved", async () => {
  const { body } = await register(country.officer);
  await country.officer.put(`${path}/${body.id}`, { version: 1, position_es: "Jefa" });
  const late = await country.officer.put(`${path}/${body.id}`, { version: 1, position_es: "Encargada" });
  expect(late).toMatchObject({ status: 409, body: { code: "conflict", current: { version: 2, position_es: "Jefa" } } });
});

test("persons are found by institution with those below it, by skill, state and words without accents", async () => {
  const { regional, valparaiso, region } = country;
  const board = await anInstitution(regional, region);
  const office = await anInstitution(regional, valparaiso, { parent_institution_id: board });
  const other = await anInstitution(regional, valparaiso);
  await register(regional, { first_name: "Ana", last_name: "Ñancupil", institution_id: office, skills: ["Buceo"] });
  await register(regional, { first_name: "Beto", last_name: "Núñez", institution_id: board, is_active: false });
  const ciro = { first_name: "Ciro", last_name: "Ortúzar", phone: "+56 9 7654 3210" };
  await register(regional, { ...ciro, institution_id: other });
  expect(await namesSeenBy(regional, `institution=${board}`)).toEqual(["Beto", "Ana"]);
  expect(await namesSeenBy(regional, `institution=${board}&is_active=true`)).toEqual(["Ana"]);
  expect(await namesSeenBy(regional, `institution=${office},${other}&sort=-last_name`)).toEqual(["Ciro", "Ana"]);
  expect(await namesSeenBy(regional, "skill=Buceo")).toEqual(["Ana"]);
  expect(await namesSeenBy(regional, "q=nancupil")).toEqual(["Ana"]);
  expect(await namesSeenBy(regional, "q=976543210")).toEqual(["Ciro"]);
  const page = await regional.get(`${path}?per_page=1&sort=institution&institution=${board},${other}`);
  const next = await regional.get(
    `${path}?per_page=1&sort=institution&institution=${board},${other}&after=${page.body.meta.next_cursor}`,
  );
  expect(next.body.data[0].id).not.toBe(page.body.data[0].id);
});

test("a person works at an institution of the own places or of one above, and at no other", async () => {
  const { officer, outsider, regional, region, talcahuano } = country;
  const above = await anInstitution(regional, region);
  const elsewhere = await anInstitution(outsider, talcahuano);
  const { status, body } = await register(officer, { institution_id: above });
  expect(status).toBe(201);
  const missing = { status: 422, body: { errors: { institution_id: ["Lo elegido no existe."] } } };
  expect(await register(officer, { institution_id: elsewhere })).toMatchObject(missing);
  expect(await officer.put(`${path}/${body.id}`, { version: 1, institution_id: 999_999 })).toMatchObject(missing);
});

test("R-505 each wrong field gets its own message", async () => {
  const draft = { first_name: " ", email: "sin arroba", phone: "llamar", phone_24x7: "+x", skills: [""], is_active: 1 };
  const { status, body } = await register(country.officer, draft);
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    first_name: ["Este campo es obligatorio."],
    email: ["Escriba un correo válido."],
    phone: ["Escriba el teléfono con el código del país, como +56 32 213 4000."],
    phone_24x7: ["Escriba el teléfono con el código del país, como +56 32 213 4000."],
    "skills.0": ["Este campo es obligatorio."],
    is_active: ["Elija una de las opciones."],
  });
});
