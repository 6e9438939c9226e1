// Institutions over HTTP: their tree (V17), who sees and changes them, and what keeps one from being deleted (V18).
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, anInstitution, anInstitutionDraft, aPersonDraft } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/institutions";
const register = (by: Caller, changes: object = {}) =>
  by.post(path, anInstitutionDraft({ company_id: country.valparaiso, ...changes }));
type Row = { id: number; name_es: string; parent_institution_id: number | null };
const seenBy = async (caller: Caller, query = ""): Promise<number[]> =>
  (await caller.get(`${path}?per_page=100&${query}`)).body.data.map(({ id }: Row) => id);

test("R-206 an institution is registered with its kind, level, parent, contact and place on the map", async () => {
  const parent = await anInstitution(country.regional, country.region, { name_es: "Dirección Regional Demo" });
  const draft = {
    name_es: "Oficina Comunal Demo",
    name_en: "Demo Municipal Office",
    acronym: "OCD",
    kind: "municipal",
    level: "communal",
    parent_institution_id: parent,
    mandate_es: "Coordina la respuesta comunal.",
    tax_id_type: "rut",
    tax_id: "12.345.678-5",
    phone_24x7: "+56 32 213 4000",
    email: "oficina@demo.test",
    website: "https://demo.test",
    location: { type: "Point", coordinates: [-71.62, -33.04] },
    founded_on: "2021-08-07",
  };
  const { status, body } = await register(country.officer, draft);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...draft, tax_id: "12345678-5", company_name: "Valparaíso", closed_on: null });
  expect((await country.officer.get(`${path}/${body.id}`)).body).toEqual(body);
  expect((await app.auditOf("institutions", body.id))[0]).toMatchObject({ action: "create" });
});

test("R-239 reading, registering, changing and deleting institutions each need their permission", async () => {
  const id = await anInstitution(country.officer, country.valparaiso);
  const { viewer } = country;
  expect((await viewer.get(`${path}/${id}`)).status).toBe(200);
  expect((await register(viewer)).status).toBe(403);
  expect((await viewer.put(`${path}/${id}`, { version: 1, acronym: "X" })).status).toBe(403);
  expect((await viewer.delete(`${path}/${id}`)).status).toBe(403);
  expect((await (await app.as("viewer", [])).get(path)).status).toBe(403);
});

test("institutions of the places above are read below and changed only where they belong", async () => {
  const { officer, regional, outsider, region } = country;
  const above = await anInstitution(regional, region, { name_es: "Delegación Demo" });
  expect(await seenBy(officer)).toContain(above);
  expect(await seenBy(officer, `place=${country.valparaiso}`)).toContain(above);
  expect(await seenBy(outsider)).not.toContain(above);
  expect((await officer.get(`${path}/${above}`)).body.company_name).toBe("Región de Valparaíso");
  const answers = [
    await officer.put(`${path}/${above}`, { version: 1, name_es: "Mía" }),
    await officer.delete(`${path}/${above}?version=1`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  for (const answer of [
    await outsider.get(`${path}/${above}`),
    await outsider.put(`${path}/${above}`, { version: 1, name_es: "Mía" }),
    await outsider.delete(`${path}/${above}`),
  ])
    expect(answer.status).toBe(404);
  await regional.delete(`${path}/${above}?version=1`);
  expect((await officer.post(`${path}/${above}/restore`)).status).toBe(403);
  expect((await regional.post(`${path}/${above}/restore`)).status).toBe(200);
  const outside = { status: 422, body: { errors: { company_id: ["Está fuera de sus lugares."] } } };
  expect(await register(officer, { company_id: region })).toMatchObject(outside);
  const own = await anInstitution(officer, country.valparaiso);
  expect(await officer.put(`${path}/${own}`, { version: 1, company_id: region })).toMatchObject(outside);
});

test("V17 an institution lies neither below itself nor below what lies below it", async () => {
  const { officer, valparaiso } = country;
  const top = await anInstitution(officer, valparaiso, { name_es: "Arriba" });
  const middle = await anInstitution(officer, valparaiso, { parent_institution_id: top });
  const bottom = await anInstitution(officer, valparaiso, { parent_institution_id: middle });
  const circle = "No puede depender de sí misma ni de algo que depende de ella.";
  for (const parent of [top, middle, bottom])
    expect(await officer.put(`${path}/${top}`, { version: 1, parent_institution_id: parent })).toMatchObject({
      status: 422,
      body: { errors: { parent_institution_id: [circle] } },
    });
  expect(await officer.put(`${path}/${bottom}`, { version: 1, parent_institution_id: top })).toMatchObject({
    status: 200,
    body: { parent_institution_id: top },
  });
});

test("V17 two officers who move two institutions below each other at once do not close a circle", async () => {
  const { officer, regional, valparaiso } = country;
  const one = await anInstitution(officer, valparaiso);
  const other = await anInstitution(officer, valparaiso);
  const answers = await Promise.all([
    officer.put(`${path}/${one}`, { version: 1, parent_institution_id: other }),
    regional.put(`${path}/${other}`, { version: 1, parent_institution_id: one }),
  ]);
  // The one that came second is told of the circle, or to try again, and stays where it was.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const parents = [one, other].map(async (id) => (await officer.get(`${path}/${id}`)).body.parent_institution_id);
  expect((await Promise.all(parents)).filter(Boolean)).toHaveLength(1);
});

test("a parent outside the caller's sight does not exist", async () => {
  const elsewhere = await anInstitution(country.outsider, country.talcahuano);
  const answer = await register(country.officer, { parent_institution_id: elsewhere });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { parent_institution_id: ["Lo elegido no existe."] } },
  });
});

test("V18 an institution that others depend on is not deleted, and the answer counts them in all places", async () => {
  const { regional, officer, region, valparaiso, quilpue } = country;
  const id = await anInstitution(regional, region, { name_es: "Con dependientes" });
  const below = await anInstitution(officer, valparaiso, { parent_institution_id: id });
  for (const company_id of [valparaiso, quilpue])
    await regional.post("/persons", aPersonDraft({ company_id, institution_id: id }));
  const task = { institution_id: id, phase: "response", hazard: null, role: "lead", text: "Dirige" };
  const made = (await regional.post("/institution-functions", task)).body;
  const remove = () => regional.delete(`${path}/${id}?version=1`);
  expect(await remove()).toMatchObject({
    status: 409,
    body: {
      code: "in_use",
      dependants: { institutions: 1, persons: 2, institution_functions: 1 },
    },
  });
  await officer.delete(`${path}/${below}?version=1`);
  await regional.delete(`/institution-functions/${made.id}?version=1`);
  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: "Está en uso y no se puede eliminar (personas: 2)." },
  });
  for (const person of (await regional.get(`/persons?institution=${id}`)).body.data)
    await regional.delete(`/persons/${person.id}?version=${person.version}`);
  expect((await remove()).status).toBe(204);
  expect(await seenBy(regional)).not.toContain(id);
  expect((await regional.post(`${path}/${id}/restore`)).body.name_es).toBe("Con dependientes");
});

test("V18 an institution does not come out of the trash before the one above it, whoever may see that", async () => {
  const { regional, officer, quilpue, valparaiso } = country;
  const above = await anInstitution(regional, quilpue);
  const below = await anInstitution(regional, valparaiso, { parent_institution_id: above });
  for (const id of [below, above]) expect((await regional.delete(`${path}/${id}`)).status).toBe(204);
  expect(await officer.post(`${path}/${below}/restore`)).toMatchObject({
    status: 422,
    body: { errors: { parent_institution_id: ["Lo elegido no existe."] } },
  });
  await regional.post(`${path}/${above}/restore`);
  expect((await officer.post(`${path}/${below}/restore`)).status).toBe(200);
});

test("V2 V7 a wrong RUT, a link that is none, days in the wrong order and the coordinate 0, 0 are told on their fields", async () => {
  const wrong = {
    tax_id_type: "rut",
    tax_id: "76.123.456-1",
    website: "javascript:alert(1)",
    founded_on: "2021-08-07",
    closed_on: "2020-01-01",
    location: { type: "Point", coordinates: [0, 0] },
  };
  const { status, body } = await register(country.officer, wrong);
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    tax_id: ["El dígito verificador del RUT no corresponde."],
    website: ["Escriba una dirección web válida."],
    closed_on: ["La fecha final no puede ser anterior a la inicial."],
    location: ["La coordenada 0, 0 no es un lugar real."],
  });
  // A change is checked as the whole that it would make.
  const id = await anInstitution(country.officer, country.valparaiso, { founded_on: "2021-08-07" });
  const change = await country.officer.put(`${path}/${id}`, { version: 1, closed_on: "2020-01-01" });
  expect(Object.keys(change.body.errors)).toEqual(["closed_on"]);
  const far = await register(country.officer, { location: { type: "Point", coordinates: [-200, 0] } });
  expect(far.status).toBe(422);
});

test("the list is narrowed by kind, level, parent, state and words, and sorted by level from the largest", async () => {
  const { outsider, talcahuano } = country;
  const make = (changes: object) => anInstitution(outsider, talcahuano, changes);
  const board = await make({ name_es: "Ministerio Demo", kind: "central_government", level: "national" });
  const fire = await make({ name_es: "Ñuble Bomberos Demo", kind: "response", level: "communal" });
  const office = await make({ name_es: "Unidad Demo", level: "regional", parent_institution_id: board });
  const closed = await make({ name_es: "Antigua Demo", level: "provincial", is_active: false });
  expect(await seenBy(outsider, "kind=response")).toEqual([fire]);
  expect(await seenBy(outsider, "level=regional,provincial&sort=name_es")).toEqual([closed, office]);
  expect(await seenBy(outsider, `parent=${board}`)).toEqual([office]);
  expect(await seenBy(outsider, "is_active=false")).toEqual([closed]);
  expect(await seenBy(outsider, "q=nuble")).toEqual([fire]);
  expect(await seenBy(outsider, "sort=level&q=demo")).toEqual([board, office, closed, fire]);
  await outsider.delete(`${path}/${closed}?version=1`);
  expect(await seenBy(outsider, "trash=true")).toEqual([closed]);
});

test("the tree answers every institution in short, by name, without those of other places", async () => {
  const { officer, regional, region, valparaiso, talcahuano, outsider } = country;
  const above = await anInstitution(regional, region, { name_es: "Zeta Regional" });
  const below = await anInstitution(officer, valparaiso, { name_es: "Alfa", parent_institution_id: above });
  const foreign = await anInstitution(outsider, talcahuano);
  const { body } = await officer.get(`${path}?type=tree`);
  expect(Object.keys(body)).toEqual(["data"]);
  const ids = body.data.map(({ id }: Row) => id);
  expect(ids.indexOf(below)).toBeLessThan(ids.indexOf(above));
  expect(ids).not.toContain(foreign);
  expect(body.data.find(({ id }: Row) => id === below)).toMatchObject({ parent_institution_id: above });
  expect(body.data[0]).not.toHaveProperty("mandate_es");
});

test("an outdated form answers 409 with what somebody else saved", async () => {
  const id = await anInstitution(country.officer, country.valparaiso);
  await country.officer.put(`${path}/${id}`, { version: 1, acronym: "UNO" });
  expect(await country.officer.put(`${path}/${id}`, { version: 1, acronym: "DOS" })).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { version: 2, acronym: "UNO" } },
  });
});

test("an institution names what it is founded on and who answers for it, in the order of calling", async () => {
  const { officer, outsider, regional, viewer, chief, valparaiso, region } = country;
  const act = (by: Caller, company_id: number) =>
    by.post("/legal-documents", {
      company_id,
      kind: "mayoral_decree",
      number: "s/n",
      title_es: "Crea la oficina",
      issuing_body: "Alcaldía",
      level: "communal",
      issued_on: "2020-01-01",
      status: "in_force",
    });
  const aColleague = async (by: Caller, company_id: number, changes: object = {}): Promise<number> =>
    (await by.post("/persons", aPersonDraft({ company_id, ...changes }))).body.id;
  const decree = (await act(officer, valparaiso)).body;
  const [first, second] = [
    await aColleague(officer, valparaiso, { first_name: "Rosa", phone_24x7: "+56 32 213 4000" }),
    await aColleague(officer, valparaiso),
  ];
  const focal_points = [
    { person_id: first, role: "titular", phone_24x7: null },
    { person_id: second, role: "alternate", phone_24x7: "+56 32 213 4001" },
  ];
  const { status, body } = await register(officer, { legal_basis: [decree.id], focal_points });
  expect(status).toBe(201);
  expect(body.legal_references).toMatchObject([{ id: decree.id, kind: "mayoral_decree", title_es: "Crea la oficina" }]);
  expect(body.focal_points).toMatchObject([
    { person_id: first, first_name: "Rosa", person_phone: "+56 32 213 4000" },
    { ...focal_points[1] },
  ]);
  const { data } = (await viewer.get(`${path}?type=tree`)).body;
  expect(data.find(({ id }: Row) => id === body.id).focal_points).toHaveLength(2);

  // Neither a person twice, nor persons and documents of places that the caller does not see.
  const twice = await register(officer, { focal_points: [focal_points[0], focal_points[0]] });
  expect(twice.body.errors).toHaveProperty(["focal_points.1.person_id"]);
  const far = (await act(outsider, country.talcahuano)).body;
  const stranger = await aColleague(outsider, country.talcahuano);
  expect((await register(officer, { legal_basis: [far.id] })).body.errors).toHaveProperty("legal_basis");
  expect((await register(officer, { focal_points: [{ person_id: stranger }] })).body.errors).toHaveProperty([
    "focal_points.0.person_id",
  ]);

  // Who may not read laws is not told of them, and what was there stays through a change.
  await chief.post("/roles", { name_es: "Directorio", permissions: ["entities.index", "entities.update"] });
  const clerk = await app.as("directorio", [valparaiso]);
  const changed = await clerk.put(`${path}/${body.id}`, { version: 1, acronym: "OGR", legal_basis: [decree.id] });
  expect(changed.body).toMatchObject({ acronym: "OGR", legal_basis: [decree.id], legal_references: [] });

  // V18: neither the person nor the document is deleted from under it.
  expect((await officer.delete(`/persons/${first}`)).body).toMatchObject({ dependants: { institutions: 1 } });
  expect((await officer.delete(`/legal-documents/${decree.id}`)).body).toMatchObject({
    dependants: { institutions: 1 },
  });

  // A body of the region is read below with whom to call there.
  const person_id = await aColleague(regional, region, { first_name: "Inés" });
  const above = await register(regional, { company_id: region, focal_points: [{ person_id }] });
  expect((await officer.get(`${path}/${above.body.id}`)).body.focal_points).toMatchObject([{ first_name: "Inés" }]);
});
