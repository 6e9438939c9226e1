// Places over HTTP: what is known of them, how they are listed, and what a place must satisfy.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aPlaceDraft } from "../../testing/factories.ts";
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

const made = async (by: Caller, changes: object = {}) => {
  const answer = await by.post("/companies", aPlaceDraft(changes));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const namesIn = ({ body }: { body: { data: { reason_social: string }[] } }) =>
  body.data.map(({ reason_social }) => reason_social);

test("R-301 R-704 a place is created with all its fields, changed, deleted and taken back, and each step is in the audit log", async () => {
  const draft = aPlaceDraft({
    reason_social: "Municipalidad de Limache",
    short_name: "Limache",
    acronym: "IML",
    tax_id_type: "rut",
    tax_id: "69.061.400-6",
    activity_code: "841100",
    activity: "Administración pública",
    country: "CL",
    territorial_code: "05802",
    pcode: "CL05802",
    parent_company_id: country.region,
    area_km2: 293.8,
    address: "Palmira Romano Sur 340",
    phone: "+56 33 229 7200",
    email: "partes@limache.example",
    website: "https://limache.example/",
    stats: [
      { year: 2002, population: 39219 },
      { year: 2017, population: 46121, households: 14500, source: "Censo 2017, INE" },
    ],
  });
  const { status, body } = await manager.post("/companies", draft);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...draft,
    version: 1,
    tax_id: "69061400-6",
    timezone: "America/Santiago",
    currency: "CLP",
    locale: "es-CL",
    is_active: true,
    parent_name: "Región de Valparaíso",
    adm3_code: "05802",
    population: 46121,
    population_year: 2017,
    households: 14500,
    boundary: null,
    has_boundary: false,
    persons: [],
    companies: [],
    stats: [
      { year: 2017, exchange_rate_usd: null },
      { year: 2002, households: null, source: null },
    ],
  });
  const path = `/companies/${body.id}`;
  expect((await manager.get(path)).body).toEqual(body);

  const changed = await manager.put(path, {
    version: 1,
    short_name: "Limache (V)",
    stats: [{ year: 2017, population: 1 }],
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { version: 2, short_name: "Limache (V)", acronym: "IML", population: 1, stats: [{ year: 2017 }] },
  });
  expect((await manager.delete(`${path}?version=2`)).status).toBe(204);
  expect((await manager.get(path)).status).toBe(404);
  expect(namesIn(await manager.get("/companies?trash=true"))).toEqual(["Municipalidad de Limache"]);
  expect((await country.outsider.get("/companies?trash=true")).body.data).toEqual([]);
  const restored = await manager.post(`${path}/restore`);
  expect(restored).toMatchObject({ status: 200, body: { version: 4, reason_social: "Municipalidad de Limache" } });
  expect((await manager.get(path)).status).toBe(200);
  const actions = (await app.auditOf("companies", body.id)).map(({ action }) => action);
  expect(actions).toEqual(["create", "update", "delete", "restore"]);
});

test("R-302 R-704 the selector gets id and name, in the order of Spanish, and nothing else", async () => {
  const { body } = await country.officer.get("/companies?type=select");
  expect(body).toEqual({ data: [{ id: country.valparaiso, reason_social: "Valparaíso" }] });
});

test("R-704 a new place is in the selector of its manager at once, and gone from it as soon as it is deleted", async () => {
  const { id, version } = await made(manager, { parent_company_id: country.region, reason_social: "Hijuelas" });
  const offered = async () => namesIn(await manager.get("/companies?type=select"));
  expect(await offered()).toContain("Hijuelas");
  await manager.delete(`/companies/${id}?version=${version}`);
  expect(await offered()).not.toContain("Hijuelas");
});

test("the list is searched by name, short name, code and RUT, filtered, and sorted by each of its columns", async () => {
  const parent = await made(country.chief, {
    kind: "region",
    territorial_code: "CL-AI",
    reason_social: "Región de Aysén",
  });
  const below = { parent_company_id: parent.id };
  await made(country.chief, {
    ...below,
    reason_social: "Tortel",
    territorial_code: "11302",
    stats: [{ year: 2017, population: 523 }],
  });
  await made(country.chief, {
    ...below,
    reason_social: "Ñirehuao",
    short_name: "Villa del viento",
    kind: "community",
    is_active: false,
    stats: [{ year: 2017, population: 90 }],
  });
  await made(country.chief, {
    ...below,
    reason_social: "Oficina",
    kind: "utility",
    tax_id_type: "rut",
    tax_id: "11.111.111-1",
  });
  const list = async (query: string) => namesIn(await country.chief.get(`/companies?parent=${parent.id}&${query}`));
  expect(await list("")).toEqual(["Ñirehuao", "Oficina", "Tortel"]);
  expect(await list("q=NIREHUAO")).toEqual(["Ñirehuao"]);
  expect(await list("q=del viento")).toEqual(["Ñirehuao"]);
  expect(await list("q=11302")).toEqual(["Tortel"]);
  for (const rut of ["11111111", "11.111.111-1", "111111111", "11.111."])
    expect(await list(`q=${rut}`)).toEqual(["Oficina"]);
  expect(await list("kind=utility")).toEqual(["Oficina"]);
  expect(await list("kind=utility,community")).toEqual(["Ñirehuao", "Oficina"]);
  expect(await list("kind=utility&type=tree")).toEqual(["Oficina"]);
  expect(await list("is_active=false")).toEqual(["Ñirehuao"]);
  expect(await list("sort=-population")).toEqual(["Tortel", "Ñirehuao", "Oficina"]);
  expect((await list("sort=-territorial_code"))[0]).toBe("Tortel");
  expect(await list("sort=-kind")).toEqual(["Oficina", "Tortel", "Ñirehuao"]);
  const { body } = await country.chief.get(`/companies?parent=${parent.id}&q=Tortel`);
  expect(body.data[0]).toMatchObject({ parent_name: "Región de Aysén", population: 523, population_year: 2017 });
  expect(body.data[0]).not.toHaveProperty("boundary");
});

test("codes of region, province and municipality come from the places above, and are not typed", async () => {
  const region = await made(country.chief, { kind: "region", territorial_code: "CL-LR" });
  const province = await made(country.chief, {
    kind: "province",
    territorial_code: "141",
    parent_company_id: region.id,
  });
  const town = await made(country.chief, { territorial_code: "14108", parent_company_id: province.id });
  const school = await made(country.chief, { kind: "academia", parent_company_id: town.id });
  const codes = { adm1_code: "CL-LR", adm2_code: "141", adm3_code: "14108" };
  expect((await country.chief.get(`/companies/${school.id}`)).body).toMatchObject(codes);
  expect((await country.chief.get(`/companies/${province.id}`)).body).toMatchObject({ ...codes, adm3_code: null });
  const typed = await country.chief.put(`/companies/${school.id}`, { version: 1, adm1_code: "CL-VS" });
  expect(typed).toMatchObject({ status: 422, body: { errors: { adm1_code: expect.any(Array) } } });
});

test("V2 a RUT needs its check digit, and an id its kind", async () => {
  const wrong = await manager.post(
    "/companies",
    aPlaceDraft({ parent_company_id: country.region, tax_id_type: "rut", tax_id: "12.345.678-9" }),
  );
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { tax_id: ["El dígito verificador del RUT no corresponde."] } },
  });
  const { id } = await made(manager, { parent_company_id: country.region });
  const kindless = await manager.put(`/companies/${id}`, { version: 1, tax_id: "12345678-5" });
  expect(Object.keys(kindless.body.errors)).toEqual(["tax_id_type"]);
  const right = { version: 1, tax_id_type: "rut", tax_id: "12.345.678-5" };
  expect((await manager.put(`/companies/${id}`, right)).body.tax_id).toBe("12345678-5");
});

test("R-505 each wrong field gets its own message, also within the yearly figures", async () => {
  const { status, body } = await manager.post(
    "/companies",
    aPlaceDraft({
      parent_company_id: country.region,
      reason_social: " ",
      kind: "planet",
      country: "XX",
      phone: "32 229 11",
      email: "nobody",
      website: "javascript:alert(1)",
      timezone: "Mars/Olympus",
      currency: "ZZZ",
      locale: "spanish",
      area_km2: -1,
      centroid: { type: "Point", coordinates: [0, 0] },
      stats: [{ year: 2017, population: 1.5 }, { year: 2017 }],
    }),
  );
  expect(status).toBe(422);
  expect(body.errors).toMatchObject({
    reason_social: ["Este campo es obligatorio."],
    kind: ["Elija una de las opciones."],
    country: ["Elija una de las opciones."],
    phone: ["Escriba el teléfono con el código del país, como +56 32 213 4000."],
    email: ["Escriba un correo válido."],
    website: ["Escriba una dirección web válida."],
    timezone: ["Elija una de las opciones."],
    currency: ["Elija una de las opciones."],
    locale: ["Elija una de las opciones."],
    area_km2: ["El mínimo es 0."],
    centroid: ["La coordenada 0, 0 no es un lugar real."],
    "stats.0.population": ["Escriba un número entero."],
  });
  const twice = await manager.post("/companies", aPlaceDraft({ stats: [{ year: 2017 }, { year: 2017 }] }));
  expect(twice.body.errors).toEqual({ "stats.1.year": ["Ya existe otro con este valor."] });
  const { id } = await made(manager, { parent_company_id: country.region });
  const changed = await manager.put(`/companies/${id}`, { version: 1, phone: "22 9", website: "ftp://example.org" });
  expect(Object.keys(changed.body.errors)).toEqual(["phone", "website"]);
});

test("codes are unique, and what was deleted gives its code free", async () => {
  const first = await made(country.chief, { territorial_code: "05504" });
  const again = () => country.chief.post("/companies", aPlaceDraft({ territorial_code: "05504" }));
  expect((await again()).body.errors).toEqual({ territorial_code: ["Ya existe otro con este valor."] });
  await country.chief.delete(`/companies/${first.id}`);
  expect((await again()).status).toBe(201);
  const back = await country.chief.post(`/companies/${first.id}/restore`);
  expect(back).toMatchObject({ status: 422, body: { errors: { territorial_code: expect.any(Array) } } });
});

test("an outdated form answers 409 with what somebody else saved", async () => {
  const { id } = await made(manager, { parent_company_id: country.region });
  await manager.put(`/companies/${id}`, { version: 1, short_name: "Primera" });
  const late = await manager.put(`/companies/${id}`, { version: 1, short_name: "Segunda" });
  expect(late).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { version: 2, short_name: "Primera" } },
  });
  expect((await manager.delete(`/companies/${id}?version=1`)).status).toBe(409);
});

test("one name, kind and place above is one place, also when it is entered eight times at the same moment", async () => {
  const twin = { reason_social: "Junta de Vecinos N.º 7", kind: "community", parent_company_id: country.quilpue };
  const answers = await Promise.all(Array.from({ length: 8 }, () => manager.post("/companies", aPlaceDraft(twin))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
  const refused = answers.find(({ status }) => status === 422)!;
  expect(refused.body.errors).toEqual({ reason_social: ["Ya existe un lugar con este nombre."] });
  const elsewhere = await made(manager, { ...twin, parent_company_id: country.valparaiso });
  const moved = { version: elsewhere.version, parent_company_id: country.quilpue };
  expect((await manager.put(`/companies/${elsewhere.id}`, moved)).body.errors).toHaveProperty("reason_social");
});
