// The catalogues of variables over HTTP.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord, aVariable, aVariableDraft } from "../../testing/factories.ts";
import { system } from "../../platform/database/database.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/variables/situationMap";
const namesSeenBy = async (caller: Caller, query = "") => {
  const { body } = await caller.get(`${path}?per_page=100&${query}`);
  return body.data.map((variable: { name_es: string }) => variable.name_es);
};

test("R-208 each domain has its own catalogue", async () => {
  const { chief } = country;
  for (const name of ["situationMap", "vulnerabilityMap", "riskAssessment", "alertMap", "recoveryMapItem"]) {
    const made = await chief.post(`/variables/${name}`, aVariableDraft({ name_es: `Solo en ${name}` }));
    expect(made.status, name).toBe(201);
    expect((await chief.get(`/variables/${name}?q=Solo en`)).body.data).toHaveLength(1);
  }
});

test("a variable is created, changed and deleted, and each step is in the audit log", async () => {
  const { chief } = country;
  const made = await chief.post(path, aVariableDraft({ name_es: "Helipuerto", color: "#3b4430", icon: "plane" }));
  expect(made).toMatchObject({
    status: 201,
    body: { version: 1, code: "helipuerto", color: "#3B4430", record_count: 0 },
  });
  const own = `${path}/${made.body.id}`;
  const changed = await chief.put(own, { version: 1, name_es: "Helipuerto municipal" });
  expect(changed.body).toEqual({
    ...made.body,
    version: 2,
    name_es: "Helipuerto municipal",
    updated_at: changed.body.updated_at,
  });

  expect((await chief.delete(`${own}?version=2`)).status).toBe(204);
  expect((await chief.get(own)).status).toBe(404);
  const actions = (await app.auditOf("variables", made.body.id)).map((line) => line.action);
  expect(actions).toEqual(["create", "update", "delete"]);
});

test("codes are made from the name and stay unique, even when two people choose one name at the same moment", async () => {
  const { chief } = country;
  const draft = aVariableDraft({ name_es: "Estación de  Ñuble (2)" });
  const answers = await Promise.all([1, 2, 3, 4].map(() => chief.post(path, draft)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual([
    "estacion-de-nuble-2",
    "estacion-de-nuble-2-2",
    "estacion-de-nuble-2-3",
    "estacion-de-nuble-2-4",
  ]);
  expect((await chief.post(path, aVariableDraft({ name_es: "雪崩" }))).body.code).toBe("variable");
});

test("variables for all places are made and changed only by those who manage all places", async () => {
  const { officer, shelters } = country;
  const everywhere = await app.as("editor", [null]);
  expect((await everywhere.post(path, aVariableDraft())).status).toBe(201);

  const message = ["Solo quien administra todos los lugares puede definir variables compartidas. Elija un lugar."];
  const refused = await officer.post(path, aVariableDraft({ company_id: null }));
  expect(refused).toMatchObject({ status: 422, body: { errors: { company_id: message } } });
  const changed = await officer.put(`${path}/${shelters}`, { version: 1, name_es: "Mío" });
  expect(changed).toMatchObject({ status: 422, body: { errors: { company_id: message } } });
  expect((await officer.delete(`${path}/${shelters}?version=1`)).status).toBe(422);
});

test("a place's own variable is seen there and below, and nowhere else", async () => {
  const { regional, officer, outsider, chief, region, valparaiso } = country;
  await aVariable(regional, { name_es: "Quebrada", company_id: region });
  await aVariable(officer, { name_es: "Ascensor", company_id: valparaiso });

  expect(await namesSeenBy(officer)).toEqual(expect.arrayContaining(["Albergue", "Ascensor", "Quebrada"]));
  expect(await namesSeenBy(regional)).toEqual(expect.arrayContaining(["Albergue", "Ascensor", "Quebrada"]));
  expect(await namesSeenBy(outsider)).toContain("Albergue");
  expect(await namesSeenBy(outsider)).not.toContain("Ascensor");
  expect(await namesSeenBy(outsider)).not.toContain("Quebrada");
  expect(await namesSeenBy(chief, `place=${country.talcahuano}`)).not.toContain("Quebrada");
});

test("somebody may use a variable of the region above, but not change it", async () => {
  const { regional, officer, region, valparaiso } = country;
  const ravines = await aVariable(regional, { name_es: "Zanjón", company_id: region });
  const used = await officer.post("/records/situation", aRecord({ company_id: valparaiso, variable_id: ravines }));
  expect(used.status).toBe(201);
  const changed = await officer.put(`${path}/${ravines}`, { version: 1, name_es: "Mío" });
  expect(changed).toMatchObject({ status: 422, body: { errors: { company_id: ["Está fuera de sus lugares."] } } });
});

test("V9 a variable of one place cannot be used in another", async () => {
  const { officer, chief, talcahuano, valparaiso } = country;
  const lifts = await aVariable(officer, { name_es: "Funicular", company_id: valparaiso });
  const answer = await chief.post("/records/situation", aRecord({ company_id: talcahuano, variable_id: lifts }));
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { variable_id: ["Esta variable no está disponible en ese lugar."] } },
  });
});

test("V9 while records use a variable, its unit and types stay, and its name and colour may change", async () => {
  const { chief, valparaiso } = country;
  const variable = await aVariable(chief, { geometry_type: "point", value_type: "integer", unit_es: "camas" });
  await chief.post("/records/situation", aRecord({ company_id: valparaiso, variable_id: variable }));
  await chief.post("/records/situation", aRecord({ company_id: valparaiso, variable_id: variable }));

  const own = `${path}/${variable}`;
  const refused = await chief.put(own, { version: 1, geometry_type: "any", value_type: "text", unit_es: "personas" });
  const message = ["Hay 2 registros con esta variable: este dato ya no se puede cambiar."];
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { geometry_type: message, value_type: message, unit_es: message } },
  });
  const allowed = await chief.put(own, { version: 1, name_es: "Hospital", color: "#B03A5B", unit_es: "camas" });
  expect(allowed).toMatchObject({ status: 200, body: { name_es: "Hospital", record_count: 2 } });
});

test("V9 a variable in use may be shared with all places, but not drawn back to one", async () => {
  const { chief, valparaiso } = country;
  const variable = await aVariable(chief, { company_id: valparaiso });
  await chief.post("/records/situation", aRecord({ company_id: valparaiso, variable_id: variable }));
  const change = (version: number, company_id: number | null) =>
    chief.put(`${path}/${variable}`, { version, company_id });
  expect((await change(1, null)).status).toBe(200);
  const refused = await change(2, country.talcahuano);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(["company_id"]);
});

test("V18 a variable in use cannot be deleted, not even when its records are in the trash", async () => {
  const { chief, valparaiso } = country;
  const variable = await aVariable(chief);
  const record = await chief.post("/records/situation", aRecord({ company_id: valparaiso, variable_id: variable }));
  const remove = () => chief.delete(`${path}/${variable}?version=1`);
  expect(await remove()).toMatchObject({
    status: 409,
    body: {
      code: "in_use",
      dependants: { records: 1 },
      message: "Está en uso y no se puede eliminar (registros: 1).",
    },
  });
  await chief.delete(`/records/situation/${record.body.id}`);
  expect(await remove()).toMatchObject({ status: 409, body: { code: "in_use" } });
});

test("an outdated form answers 409 with what somebody else saved, and writes nothing", async () => {
  const { chief } = country;
  const variable = await aVariable(chief, { name_es: "Puente" });
  await chief.put(`${path}/${variable}`, { version: 1, name_es: "Puente colgante" });
  const late = await chief.put(`${path}/${variable}`, { version: 1, name_es: "Pasarela" });
  expect(late).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { version: 2, name_es: "Puente colgante" } },
  });
  expect((await chief.get(`${path}/${variable}`)).body.name_es).toBe("Puente colgante");
});

test("a variable is counted in the places whose records the caller may read, and not in all where it is seen", async () => {
  const { chief, officer, outsider, valparaiso, talcahuano } = country;
  const variable_id = await aVariable(chief, { name_es: "Contada" });
  await officer.post("/records/situation", aRecord({ company_id: valparaiso, variable_id }));
  await outsider.post("/records/situation", aRecord({ company_id: talcahuano, variable_id }));
  const permissions = ["variables.situationMap.index"];
  await app.write(system, (tx) =>
    tx
      .insertInto("roles")
      .values({ key: "catalogue", name_es: "Catálogo", name_en: "Catalogue", permissions })
      .execute(),
  );
  const countFor = async (caller: Caller) => {
    const { body } = await caller.get(`${path}?q=Contada&sort=-record_count`);
    expect((await caller.get(`${path}/${variable_id}`)).body.record_count).toBe(body.data[0].record_count);
    return body.data[0].record_count;
  };
  expect(await countFor(chief)).toBe(2);
  expect(await countFor(officer)).toBe(1);
  expect(await countFor(await app.as("catalogue", [null]))).toBe(0);
});

test("a form that is saved without a change is accepted", async () => {
  const { body } = await country.chief.post(path, aVariableDraft({ name_es: "Sin cambios" }));
  const saved = await country.chief.put(`${path}/${body.id}`, { version: 1 });
  expect(saved).toMatchObject({ status: 200, body: { version: 2, name_es: "Sin cambios" } });
});

test("R-505 each wrong field gets its own message", async () => {
  const draft = { ...aVariableDraft(), name_es: " ", color: "rojo", icon: "unicorn", geometry_type: "circle" };
  const { status, body } = await country.chief.post(path, draft);
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    name_es: ["Este campo es obligatorio."],
    color: ["Escriba un color como #1565C0."],
    icon: ["Elija un ícono de la lista."],
    geometry_type: ["Elija una de las opciones."],
  });
});

test("the catalogue sorts as Spanish does and by use", async () => {
  const { chief } = country;
  await aVariable(chief, { name_es: "Ñandú" });
  await aVariable(chief, { name_es: "Ópalo" });
  await aVariable(chief, { name_es: "Nieve" });
  const names = await namesSeenBy(chief, "sort=name_es");
  expect(names.filter((name: string) => ["Ñandú", "Ópalo", "Nieve"].includes(name))).toEqual([
    "Nieve",
    "Ñandú",
    "Ópalo",
  ]);
  const counts = (await chief.get(`${path}?sort=-record_count&per_page=100`)).body.data;
  const used = counts.map((variable: { record_count: number }) => variable.record_count);
  expect(used).toEqual(used.toSorted((one: number, other: number) => other - one));
});
