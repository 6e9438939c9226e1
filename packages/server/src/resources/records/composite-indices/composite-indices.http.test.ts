// Composite indices over HTTP: what may be defined, what comes out against a table reckoned by hand, who sees what, and what is frozen.
import { createHash } from "node:crypto";
import papa from "papaparse";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type {
  CompositeIndex,
  CompositeResult,
  IndexRow,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import { aCountry, aPlace, aRecord, aVariableDraft, inStatus } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let [poverty, health, dwellings] = [0, 0, 0];
let places: number[];
let made = 0;

const catalogue = "/variables/vulnerabilityMap";
async function aMember(changes: object, to = catalogue, by: Caller = country.chief): Promise<number> {
  const answer = await by.post(to, aVariableDraft({ value_type: "decimal", aggregation: "mean", ...changes }));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

async function told(company_id: number, variable_id: number, value: number, domain = "vulnerability"): Promise<number> {
  const title = `Dato ${++made}`;
  const answer = await country.chief.post(
    `/records/${domain}`,
    aRecord({ company_id, variable_id, value, title, observed_on: "2026-01-15" }),
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await inStatus(app, answer.body.id, "published");
  return answer.body.id;
}

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const { region, valparaiso, quilpue } = country;
  places = [valparaiso, quilpue, await aPlace(app, { name: "Canelo", parent: region }), await aPlace(app, { name: "Drimys", parent: region })]; // prettier-ignore
  poverty = await aMember({ name_es: "Pobreza", direction: "higher_is_worse", unit_es: "%" });
  health = await aMember({ name_es: "Cobertura de salud", direction: "higher_is_better", aggregation: "last" });
  dwellings = await aMember({ name_es: "Viviendas precarias", aggregation: "sum", value_type: "integer" }, "/variables/situationMap"); // prettier-ignore
  // The table of composite-index.test.ts; the dwellings of the first place are two records, which their variable adds up.
  const table = [
    [20, 50],
    [30, 80],
    [10, 90],
    [null, 60],
  ];
  for (const [at, [poor, covered]] of table.entries()) {
    if (poor !== null) await told(places[at]!, poverty, poor!);
    await told(places[at]!, health, covered!);
  }
  for (const [at, count] of [[0, 120], [0, 80], [2, 100], [3, 150]] as const) await told(places[at]!, dwellings, count, "situation"); // prettier-ignore
});
afterAll(() => app.stop());

const whole = (changes: object = {}) => ({
  name_es: `Índice Ficticio ${++made}`,
  company_id: country.region,
  members: [
    { variable_id: poverty, weight: 0.5 },
    { variable_id: health, weight: 0.3 },
    { variable_id: dwellings, weight: 0.2 },
  ],
  ...changes,
});
const define = (changes: object = {}, by: Caller = country.regional) => by.post("/composite-indices", whole(changes));
async function defined(changes: object = {}, by?: Caller): Promise<CompositeIndex> {
  const { status, body } = await define(changes, by);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
async function resultOf(id: number, by: Caller = country.regional, query = ""): Promise<CompositeResult> {
  const { status, body } = await by.get(`/composite-indices/${id}/result${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const valueOf = ({ rows }: CompositeResult) => new Map(rows.map((row) => [row.company_id, row]));
const inOrder = (result: CompositeResult, field: keyof IndexRow) =>
  places.map((id) => valueOf(result).get(id)?.[field]);
const errorsOf = async (changes: object, by?: Caller) => {
  const { status, body } = await define(changes, by);
  expect(status).toBe(422);
  return body.errors;
};

describe("what comes out", () => {
  test("is the table reckoned by hand: the weighted mean, on 0 to 100, with positions, classes and what is missing", async () => {
    const { id } = await defined();
    const result = await resultOf(id);
    expect(inOrder(result, "value")).toEqual([75, 71.875, 0, null]);
    expect(inOrder(result, "rank")).toEqual([1, 2, 3, null]);
    expect(inOrder(result, "class")).toEqual(["high", "high", "very_low", null]);
    expect(inOrder(result, "weight_known")).toEqual([1, 0.8, 1, 0.5]);
    expect(inOrder(result, "members")).toEqual([
      [{ value: 20, normalised: 0.5 }, { value: 50, normalised: 1 }, { value: 200, normalised: 1 }],
      [{ value: 30, normalised: 1 }, { value: 80, normalised: 0.25 }, { value: null, normalised: null }],
      [{ value: 10, normalised: 0 }, { value: 90, normalised: 0 }, { value: 100, normalised: 0 }],
      [{ value: null, normalised: null }, { value: 60, normalised: 0.75 }, { value: 150, normalised: 0.5 }],
    ]); // prettier-ignore
    expect(result).toMatchObject({
      edition: null,
      places: 4,
      ranked: 3,
      index: { territory: "Región de Valparaíso", cuts: [20, 40, 60, 80] },
      members: [
        { variable_id: poverty, min: 10, max: 30, count: 3, direction: "higher_is_worse", weight: 0.5 },
        { variable_id: health, min: 50, max: 90, count: 4, direction: "higher_is_better" },
        { variable_id: dwellings, min: 100, max: 200, count: 3, direction: null, aggregation: "sum" },
      ],
    });
    // The worst first, those without a value last.
    expect(result.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, null]);
  });

  test("is the geometric mean on 0 to 10, by other cuts and with less weight asked for, where the index says so", async () => {
    const { id } = await defined({ aggregation: "geometric", scale: 10, cuts: [2, 3.5, 5, 6.5], least_weight: 0.5 });
    const result = await resultOf(id);
    const close = (value: number) => expect.closeTo(value, 6);
    // √.5; .25^.375; 0; (.75^.3 × .5^.2)^(1/.5) = .75^.6 × .5^.4
    expect(inOrder(result, "value")).toEqual([close(7.0710678), close(5.9460356), 0, close(6.3771225)]);
    expect(inOrder(result, "class")).toEqual(["very_high", "high", "very_low", "high"]);
  });

  test("tells of each member what the map by place tells of it under published records", async () => {
    const { id } = await defined();
    const { members, rows } = await resultOf(id);
    for (const [at, { variable_id, domain }] of members.entries()) {
      const { body } = await country.regional.get(
        `/records/${domain}/by-place?variable=${variable_id}&status=published`,
      );
      const onMap = new Map(body.rows.map((row: { company_id: number; value: number }) => [row.company_id, row.value]));
      for (const row of rows) expect(row.members[at]!.value).toBe(onMap.get(row.company_id) ?? null);
    }
  });

  test("counts neither drafts nor what lies in the trash, and changes with what is published", async () => {
    const variable_id = await aMember({ name_es: "Hacinamiento" });
    const { id } = await defined({ members: [{ variable_id, weight: 0.9 }, { variable_id: health, weight: 0.1 }] }); // prettier-ignore
    const title = `Dato ${++made}`;
    const draft = await country.chief.post(
      "/records/vulnerability",
      aRecord({ company_id: places[0]!, variable_id, value: 5, title }),
    );
    expect((await resultOf(id)).ranked).toBe(0);
    await inStatus(app, draft.body.id, "published");
    await told(places[1]!, variable_id, 9);
    expect((await resultOf(id)).members[0]).toMatchObject({ min: 5, max: 9, count: 2 });
    await country.chief.delete(`/records/vulnerability/${draft.body.id}`);
    // One value alone has nothing to be compared with: it is 0.
    const alone = await resultOf(id);
    expect(alone.members[0]).toMatchObject({ min: 9, max: 9, count: 1 });
    expect(valueOf(alone).get(places[1]!)!.members[0]).toEqual({ value: 9, normalised: 0 });
  });

  test("is taken out as a sheet with all that it was made of", async () => {
    const { id, name_es } = await defined();
    const { bytes } = await country.regional.get(`/composite-indices/${id}/export?format=csv`);
    const text = new TextDecoder().decode(bytes);
    const [head, ...rows] = papa.parse<string[]>(text, { delimiter: ";" }).data;
    expect(head).toEqual(["Posición", "Lugar", "Índice", "Clase", "Peso con dato (%)", "Pobreza", "Pobreza: de 0 a 1 (peso 50 %)", "Cobertura de salud", "Cobertura de salud: de 0 a 1 (peso 30 %)", "Viviendas precarias", "Viviendas precarias: de 0 a 1 (peso 20 %)"]); // prettier-ignore
    expect(rows[1]).toEqual(["2", "Quilpué", "71,875", "Alto", "80", "30", "1", "80", "0,25", "", ""]);
    const noted = await app.db.selectFrom("record_exports").select(["list", "format"]).orderBy("id", "desc").executeTakeFirst(); // prettier-ignore
    expect(noted).toEqual({ list: `composite-indices/${id}`, format: "csv" });
    expect(name_es).toContain("Ficticio");
  });
});

describe("who sees what", () => {
  test("an officer reads the number of his place as everybody does, and no other place", async () => {
    const { id } = await defined();
    const own = await resultOf(id, country.officer);
    expect(own.rows.map(({ company_id }) => company_id)).toEqual([country.valparaiso]);
    expect(own.rows[0]).toMatchObject({ value: 75, rank: 1 });
    expect(own).toMatchObject({ places: 4, ranked: 3, members: [{ min: 10, max: 30, count: 3 }, {}, {}] });
    expect(await resultOf(id, country.viewer, `?place=${country.quilpue}`)).toMatchObject({
      rows: [{ company_id: country.quilpue, rank: 2 }],
      ranked: 3,
    });
  });

  test("an index of a region is none of another one's, and one for all is everybody's", async () => {
    const { outsider, chief } = country;
    const { id } = await defined();
    for (const call of ["", "/result", "/editions", "/edition.json", "/export?format=csv"])
      expect((await outsider.get(`/composite-indices/${id}${call}`)).status, call).toBe(404);
    const shared = await defined({ company_id: null }, chief);
    const result = await resultOf(shared.id, outsider);
    expect(result.rows.map(({ company_id }) => company_id)).toEqual([country.talcahuano]);
    expect(result).toMatchObject({ places: 5, ranked: 3, index: { territory: null } });
    const { data } = (await outsider.get("/composite-indices")).body;
    const ids = data.map((one: CompositeIndex) => one.id);
    expect([ids.includes(shared.id), ids.includes(id)]).toEqual([true, false]);
  });

  test("it is defined by who defines variables of vulnerability in its place", async () => {
    const { viewer, officer, regional, region, valparaiso, quilpue } = country;
    expect((await define({}, viewer)).status).toBe(403);
    expect(Object.keys(await errorsOf({ company_id: region }, officer))).toEqual(["company_id"]);
    expect(Object.keys(await errorsOf({ company_id: quilpue }, officer))).toEqual(["company_id"]);
    expect(Object.keys(await errorsOf({ company_id: null }, regional))).toEqual(["company_id"]);
    await defined({ company_id: valparaiso }, officer);
    const { id } = await defined();
    // He reads that of his region, and does not change it.
    expect((await officer.get(`/composite-indices/${id}`)).status).toBe(200);
    expect((await officer.put(`/composite-indices/${id}`, { version: 1, name_es: "Otro" })).status).toBe(422);
    expect((await officer.post(`/composite-indices/${id}/editions`, { reason: "2026" })).status).toBe(422);
  });
});

describe("what may be defined", () => {
  test("weights are one in all, each variable stands once, and there are two at least", async () => {
    const of = (...weights: number[]) => [poverty, health, dwellings].flatMap((variable_id, at) => weights[at] === undefined ? [] : [{ variable_id, weight: weights[at] }]); // prettier-ignore
    expect(await errorsOf({ members: of(0.5, 0.3, 0.1) })).toEqual({ members: ["Los pesos deben sumar 1 (100 %)."] });
    expect(await errorsOf({ members: of(1) })).toEqual({ members: ["Elija al menos 2."] });
    expect(Object.keys(await errorsOf({ members: of(1, 0) }))).toContain("members.1.weight");
    const twice = [{ variable_id: poverty, weight: 0.5 }, { variable_id: poverty, weight: 0.5 }]; // prettier-ignore
    expect(Object.keys(await errorsOf({ members: twice }))).toEqual(["members.1.variable_id"]);
    // What people round is let through.
    await defined({ members: of(0.3333333, 0.3333333, 0.3333334) });
  });

  test("members are numeric variables of vulnerability or situation that the whole territory may record", async () => {
    const { chief, officer, valparaiso, region } = country;
    const text = await aMember({ value_type: "text", aggregation: "count", unit_es: null });
    const own = await aMember({ company_id: valparaiso }, catalogue, officer);
    const risk = await aMember({ kind: "assessment", value_type: "integer" }, "/variables/riskAssessment");
    const withOne = (variable_id: number) => ({ members: [{ variable_id: poverty, weight: 0.5 }, { variable_id, weight: 0.5 }] }); // prettier-ignore
    const wrong = "Elija una variable numérica de vulnerabilidad o de situación.";
    expect(await errorsOf(withOne(text))).toEqual({ "members.1.variable_id": [wrong] });
    const missing = { "members.1.variable_id": ["Lo elegido no existe."] };
    expect(await errorsOf(withOne(own))).toEqual(missing);
    expect(await errorsOf(withOne(risk))).toEqual(missing);
    expect(await errorsOf(withOne(999_999_999))).toEqual(missing);
    expect(await errorsOf({ ...withOne(own), company_id: null }, chief)).toEqual(missing);
    const { id, version } = await defined({ ...withOne(own), company_id: valparaiso }, officer);
    // For more places than its variable is for.
    expect((await chief.put(`/composite-indices/${id}`, { version, company_id: region })).body.errors).toEqual(missing);
  });

  test("cuts go up inside the scale, also when only the scale is changed", async () => {
    expect(Object.keys(await errorsOf({ cuts: [20, 20, 60, 80] }))).toEqual(["cuts"]);
    expect(Object.keys(await errorsOf({ cuts: [20, 40, 60, 100] }))).toEqual(["cuts"]);
    const { id, version } = await defined({ cuts: [20, 40, 60, 80] });
    const refused = await country.regional.put(`/composite-indices/${id}`, { version, scale: 10 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["cuts"]]);
    const changed = await country.regional.put(`/composite-indices/${id}`, { version, scale: 10, cuts: null });
    expect(changed.body).toMatchObject({ scale: 10, cuts: null, version: 2 });
    expect((await resultOf(id)).index.cuts).toEqual([2, 4, 6, 8]);
    expect((await country.regional.put(`/composite-indices/${id}`, { version, name_es: "Tarde" })).status).toBe(409);
  });

  test("a variable that an index is made of stays, until the index is deleted; a restored index needs it again", async () => {
    const { regional, chief } = country;
    const variable_id = await aMember({ name_es: "Solo de este índice" });
    const { id } = await defined({ members: [{ variable_id, weight: 0.5 }, { variable_id: poverty, weight: 0.5 }] }); // prettier-ignore
    const refused = await chief.delete(`${catalogue}/${variable_id}?version=1`);
    expect([refused.status, refused.body.dependants]).toEqual([
      409,
      { composite_indices: 1, records: 0, alerts: 0 },
    ]);
    expect((await regional.delete(`/composite-indices/${id}?version=1`)).status).toBe(204);
    expect((await regional.get(`/composite-indices/${id}`)).status).toBe(404);
    expect((await regional.post(`/composite-indices/${id}/restore`)).status).toBe(200);
    await regional.delete(`/composite-indices/${id}`);
    expect((await chief.delete(`${catalogue}/${variable_id}?version=1`)).status).toBe(204);
    expect((await regional.post(`/composite-indices/${id}/restore`)).status).toBe(422);
  });
});

describe("frozen editions", () => {
  let index: CompositeIndex;
  beforeEach(async () => {
    index = await defined();
  });
  const freeze = (reason = "Año 2026", by: Caller = country.regional) =>
    by.post(`/composite-indices/${index.id}/editions`, { reason });

  test("an edition stays as it was while records and index change, under a seal that anybody checks who may read all of it", async () => {
    const { regional, officer } = country;
    const frozen = await freeze();
    expect(frozen.status, JSON.stringify(frozen.body)).toBe(201);
    expect(frozen.body).toMatchObject({ number: 1, replaces: null, reason: "Año 2026" });
    const before = await resultOf(index.id);
    const extra = await told(places[2]!, poverty, 110);
    await regional.put(`/composite-indices/${index.id}`, { version: 1, name_es: "Con otro nombre", scale: 10 });
    const now = await resultOf(index.id);
    expect(inOrder(now, "rank")).not.toEqual(inOrder(before, "rank"));
    const edition = await resultOf(index.id, regional, "?edition=1");
    expect(edition).toMatchObject({ index: before.index, edition: { number: 1, sha256: frozen.body.sha256 } });
    expect(edition.rows).toEqual(before.rows);
    await country.chief.delete(`/records/vulnerability/${extra}`);
    const file = await regional.get(`/composite-indices/${index.id}/edition.json?edition=1`);
    expect(createHash("sha256").update(file.bytes).digest("hex")).toBe(frozen.body.sha256);
    // One municipality's officer reads his row of it, and not the file with all of them.
    expect((await resultOf(index.id, officer, "?edition=1")).rows).toHaveLength(1);
    expect((await officer.get(`/composite-indices/${index.id}/edition.json?edition=1`)).status).toBe(403);
    expect((await regional.get(`/composite-indices/${index.id}/result?edition=2`)).status).toBe(404);
  });

  test("editions are numbered and listed, the newest first, and keep their index from the trash", async () => {
    await freeze("Primer semestre");
    await freeze("Segundo semestre");
    const { data } = (await country.officer.get(`/composite-indices/${index.id}/editions`)).body;
    expect(data).toMatchObject([
      { number: 2, reason: "Segundo semestre", replaces: 1 },
      { number: 1, reason: "Primer semestre", replaces: null },
    ]);
    const refused = await country.regional.delete(`/composite-indices/${index.id}`);
    expect([refused.status, refused.body.dependants]).toEqual([409, { editions: 2 }]);
    const off = await country.regional.put(`/composite-indices/${index.id}`, { version: 1, is_active: false });
    expect(off.body).toMatchObject({ is_active: false, editions: 2 });
  });

  test("nothing is frozen while no place has a value, and an edition says what it is of", async () => {
    const variable_id = await aMember({ name_es: "Sin datos" });
    index = await defined({ members: [{ variable_id, weight: 0.5 }, { variable_id: poverty, weight: 0.5 }] }); // prettier-ignore
    expect((await freeze()).body.errors).toEqual({ reason: ["Ningún lugar tiene valor todavía: no hay nada que congelar."] }); // prettier-ignore
    expect((await freeze(" ")).status).toBe(422);
    expect((await country.regional.get(`/composite-indices/${index.id}/editions`)).body.data).toEqual([]);
  });

  test("of one for all places the editions are kept as well, and told to who reads everywhere", async () => {
    const { chief, outsider } = country;
    index = await defined({ company_id: null }, chief);
    expect((await freeze("Nacional", chief)).status).toBe(201);
    expect((await resultOf(index.id, outsider, "?edition=1")).rows).toMatchObject([{ company_id: country.talcahuano }]);
    const { data } = (await chief.get("/audit?resource=editions")).body;
    expect(data[0]).toMatchObject({ record_name: `${index.name_es} · 1`, company_id: null });
  });
});
