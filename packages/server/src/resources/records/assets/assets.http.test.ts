// Assets that a disaster damaged, over HTTP: kept with its card, named within reach, and told by the asset itself.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../../platform/database/database.ts";
import { sql } from "kysely";
import { aCountry, aPropertyDraft, aRecord, aVariableDraft, inStatus } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let [flood, works] = [0, 0];
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const variable = async (catalogue: string, changes: object) =>
    (await country.chief.post(`/variables/${catalogue}`, aVariableDraft(changes))).body.id;
  flood = await variable("riskAssessment", { kind: "event_type", value_type: "none", name_es: "Inundación" });
  works = await variable("recoveryMapItem", { kind: "recovery_type", value_type: "percent", name_es: "Escuelas" });
});
afterAll(() => app.stop());

const made = async (by: Caller, path: string, body: object) => {
  const answer = await by.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const event = (damages: object[], changes: object = {}) => ({
  ...aRecord({ company_id: country.valparaiso, variable_id: flood, value: null, observed_on: "2024-06-13" }),
  damages,
  ...changes,
});
const aSchool = (company_id = country.valparaiso, by = country.officer): Promise<{ id: number }> =>
  made(by, "/records/situation", aRecord({ company_id, variable_id: country.shelters, title: "Escuela Demo" }));
const aProperty = (company_id = country.valparaiso, by = country.officer): Promise<{ id: number }> =>
  made(by, "/properties", aPropertyDraft({ company_id, name: "Bodega Demo" }));
const ruined = (changes: object) => ({ name: "Escuela Demo", sector: "education", grade: "destroyed", ...changes });
const errorsOf = async (damages: object[], by = country.officer) =>
  (await by.post("/records/risk", event(damages))).body.errors;
const lifeOf = async (path: string, by = country.officer) => (await by.get(`${path}/life`)).body;

test("what a disaster damaged is kept with its card, whole, as the public sees it once it is published", async () => {
  const school = await aSchool();
  const damages = [
    ruined({
      facility_id: school.id,
      replacement_cost: 900_000_000,
      currency: "CLP",
      disruption_hours: 240,
      users: 420,
    }),
    { name: "Puentes", sector: "transportation", grade: "major", amount: 3, repair_cost: 1.5e8, currency: "CLP" },
  ];
  const figures = [{ metric: "deaths", value: 1, as_of: "2024-06-14", source: "Balance" }];
  const { id } = await made(country.officer, "/records/risk", event(damages, { figures }));
  const own = `/records/risk/${id}`;
  const kept = [
    { ...damages[0], amount: 1, unit: "facilities", property_id: null, repair_cost: null, note: null },
    { ...damages[1], facility_id: null, users: null },
  ];
  expect((await country.officer.get(own)).body.damages).toMatchObject(kept);
  await inStatus(app, id, "published");
  expect((await country.officer.get(`${own}/published`)).body.damages).toMatchObject(kept);
  const { version } = (await country.officer.get(own)).body;
  const changed = await country.officer.put(own, { version, damages: [damages[1]], reason: "La escuela no era" });
  expect(changed.body.damages).toHaveLength(1);
  const [last, ...before] = (await country.officer.get(`${own}/revisions`)).body.data;
  expect([last.before.damages, last.after.damages]).toMatchObject([kept, kept.slice(1)]);
  const back = { version: version + 1, revision: before.at(-1).id, reason: "Sí era" };
  expect((await country.officer.post(`${own}/revisions`, back)).body.damages).toMatchObject(kept);
});

test("a copy that was published before assets were asked reads as one without any", async () => {
  const { id } = await made(country.officer, "/records/risk", event([]));
  await inStatus(app, id, "published");
  await app.write(system, (tx) =>
    sql`update records set published = published - 'damages' - 'recovery' where id = ${id}`.execute(tx),
  );
  expect((await country.officer.get(`/records/risk/${id}/published`)).body).toMatchObject({
    damages: [],
    recovery: null,
  });
});

test("only a disaster damages assets; an asset stands once, and money has its currency, each refused on its field", async () => {
  const school = await aSchool();
  const situation = aRecord({ company_id: country.valparaiso, variable_id: country.shelters });
  const elsewhere = await country.officer.post("/records/situation", { ...situation, damages: [ruined({})] });
  expect(Object.keys(elsewhere.body.errors)).toEqual(["damages"]);
  const facility_id = school.id;
  expect(await errorsOf([ruined({ facility_id }), ruined({ facility_id })])).toEqual({
    "damages.1.name": ["Ya existe otro con este valor."],
  });
  expect(Object.keys(await errorsOf([ruined({ repair_cost: 5 })]))).toEqual(["damages.0.currency"]);
  expect(Object.keys(await errorsOf([ruined({ facility_id, property_id: 1 })]))).toEqual(["damages.0.property_id"]);
});

test("an asset is named where it is of the place, above or below it, and known to the caller", async () => {
  const [own, far] = [await aSchool(), await aSchool(country.talcahuano, country.outsider)];
  const [store, farStore] = [await aProperty(), await aProperty(country.talcahuano, country.outsider)];
  const errors = await errorsOf([
    ruined({ facility_id: own.id }),
    ruined({ facility_id: far.id }),
    ruined({ property_id: store.id }),
    ruined({ property_id: farStore.id }),
    ruined({ facility_id: 999_999 }),
  ]);
  expect(Object.keys(errors)).toEqual(["damages.1.facility_id", "damages.4.facility_id", "damages.3.property_id"]);
  // The region's disaster names what lies in its municipalities; a hospital of the region is named below once the public knows it.
  await made(
    country.regional,
    "/records/risk",
    event([ruined({ facility_id: own.id })], { company_id: country.region }),
  );
  const hospital = await aSchool(country.region, country.regional);
  expect(Object.keys(await errorsOf([ruined({ facility_id: hospital.id })]))).toEqual(["damages.0.facility_id"]);
  await inStatus(app, hospital.id, "published");
  expect(await errorsOf([ruined({ facility_id: hospital.id })])).toBeUndefined();
  // A disaster of the record of another domain is no facility.
  const { id } = await made(country.officer, "/records/risk", event([]));
  expect(Object.keys(await errorsOf([ruined({ facility_id: id })]))).toEqual(["damages.0.facility_id"]);
});

test("what was named stays named when it is gone, and keeps no other field from being changed", async () => {
  const school = await aSchool();
  const { id } = await made(country.officer, "/records/risk", event([ruined({ facility_id: school.id })]));
  expect((await country.officer.delete(`/records/situation/${school.id}?version=1`)).status).toBe(204);
  const { damages } = (await country.officer.get(`/records/risk/${id}`)).body;
  const kept = await country.officer.put(`/records/risk/${id}`, { version: 1, title: "Crecida", damages });
  expect(kept).toMatchObject({ status: 200, body: { title: "Crecida", damages: [{ facility_id: school.id }] } });
  expect((await country.officer.get(`/records/situation/${school.id}/life`)).status).toBe(404);
});

test("a facility tells its life: which disasters damaged it, the latest first, and which works repaired it", async () => {
  const school = await aSchool();
  const path = `/records/situation/${school.id}`;
  expect(await lifeOf(path)).toEqual({ damaged: [], repaired: [] });
  const grade = (it: string) => [ruined({ facility_id: school.id, grade: it, repair_cost: 5, currency: "CLP" })];
  const first = await made(country.officer, "/records/risk", event(grade("minor"), { observed_on: "2015-03-25" }));
  const second = await made(country.officer, "/records/risk", event(grade("uninhabitable")));
  const recovery = { facility_id: school.id, event_id: second.id, progress_status: "in_progress", progress_pct: 40 };
  const work = await made(country.officer, "/records/recovery", {
    ...aRecord({ company_id: country.valparaiso, variable_id: works, value: null }),
    recovery,
  });
  expect(await lifeOf(path)).toMatchObject({
    damaged: [
      { id: second.id, code: second.code, observed_on: "2024-06-13", grade: "uninhabitable", repair_cost: 5 },
      { id: first.id, observed_on: "2015-03-25", grade: "minor", unit: "facilities", amount: 1, currency: "CLP" },
    ],
    repaired: [{ id: work.id, event_id: second.id, progress_status: "in_progress", progress_pct: 40 }],
  });
  await country.officer.delete(`/records/risk/${first.id}?version=1`);
  await country.officer.put(`/records/recovery/${work.id}`, { version: 1, recovery: { event_id: second.id } });
  expect(await lifeOf(path)).toMatchObject({ damaged: [{ id: second.id }], repaired: [] });
});

test("a property tells its life too; whoever may not see it, or the disaster, is told nothing", async () => {
  const store = await aProperty();
  const { id } = await made(
    country.regional,
    "/records/risk",
    event([ruined({ property_id: store.id })], { company_id: country.region }),
  );
  const path = `/properties/${store.id}`;
  expect(await lifeOf(path, country.regional)).toMatchObject({ damaged: [{ id }], repaired: [] });
  // The region's disaster is none of the municipality's records.
  expect(await lifeOf(path)).toEqual({ damaged: [], repaired: [] });
  expect((await country.outsider.get(`${path}/life`)).status).toBe(404);
  expect((await country.outsider.get(`/records/situation/${(await aSchool()).id}/life`)).status).toBe(404);
});

test("two records of one facility that are merged have one life", async () => {
  const [one, other] = [await aSchool(), await aSchool()];
  const { id } = await made(country.officer, "/records/risk", event([ruined({ facility_id: other.id })]));
  const merge = { version: 1, other_id: other.id, other_version: 1 };
  expect((await country.officer.post(`/records/situation/${one.id}/merge`, merge)).status).toBe(200);
  expect(await lifeOf(`/records/situation/${one.id}`)).toMatchObject({ damaged: [{ id }] });
});

test("a work of recovery repairs one asset that its place may name", async () => {
  const [school, far] = [await aSchool(), await aSchool(country.talcahuano, country.outsider)];
  const work = aRecord({ company_id: country.valparaiso, variable_id: works, value: null });
  const send = (recovery: object) => country.officer.post("/records/recovery", { ...work, recovery });
  expect((await send({ facility_id: school.id })).body.recovery).toMatchObject({
    facility_id: school.id,
    property_id: null,
  });
  expect(Object.keys((await send({ facility_id: far.id })).body.errors)).toEqual(["recovery.facility_id"]);
  expect(Object.keys((await send({ facility_id: school.id, property_id: 1 })).body.errors)).toEqual([
    "recovery.property_id",
  ]);
});
