// Composite indices over HTTP: what comes out against a table reckoned by hand, who sees what, and what may be defined.
import papa from "papaparse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CompositeIndex, CompositeResult } from "@atalaya/contract/resources/records/composite-indices.ts";
import { aRecord, inStatus } from "../../../testing/factories.ts";
import { aTableOfPlaces, catalogue } from "../../../testing/risk/table-of-places.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aTableOfPlaces>>;

beforeAll(async () => {
  app = await startTestApp();
  country = await aTableOfPlaces(app);
});
afterAll(() => app.stop());

const rowOf = ({ rows }: CompositeResult, id: number) => rows.find(({ company_id }) => company_id === id)!;
const errorsOf = async (changes: object, by?: Caller) => {
  const { status, body } = await country.define(changes, by);
  expect(status).toBe(422);
  return body.errors;
};

describe("what comes out", () => {
  test("is the table reckoned by hand: the weighted mean, on 0 to 100, with positions, classes and what is missing", async () => {
    const { id } = await country.defined();
    const result = await country.resultOf(id);
    expect(country.inOrder(result, "value")).toEqual([75, 71.875, 0, null]);
    expect(country.inOrder(result, "rank")).toEqual([1, 2, 3, null]);
    expect(country.inOrder(result, "class")).toEqual(["high", "high", "very_low", null]);
    expect(country.inOrder(result, "weight_known")).toEqual([1, 0.8, 1, 0.5]);
    expect(country.inOrder(result, "members")).toEqual([
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
        { variable_id: country.poverty, min: 10, max: 30, count: 3, direction: "higher_is_worse", weight: 0.5 },
        { variable_id: country.health, min: 50, max: 90, count: 4, direction: "higher_is_better" },
        { variable_id: country.dwellings, min: 100, max: 200, count: 3, direction: null, aggregation: "sum" },
      ],
    });
    // The worst first, those without a value last.
    expect(result.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, null]);
  });

  test("is the geometric mean on 0 to 10, by other cuts and with less weight asked for, where the index says so", async () => {
    const { id } = await country.defined({
      aggregation: "geometric",
      scale: 10,
      cuts: [2, 3.5, 5, 6.5],
      least_weight: 0.5,
    });
    const result = await country.resultOf(id);
    const close = (value: number) => expect.closeTo(value, 6);
    // √.5; .25^.375; 0; (.75^.3 × .5^.2)^(1/.5) = .75^.6 × .5^.4
    expect(country.inOrder(result, "value")).toEqual([close(7.0710678), close(5.9460356), 0, close(6.3771225)]);
    expect(country.inOrder(result, "class")).toEqual(["very_high", "high", "very_low", "high"]);
  });

  test("tells of each member what the map by place tells of it under published records", async () => {
    const { id } = await country.defined();
    const { members, rows } = await country.resultOf(id);
    for (const [at, { variable_id, domain }] of members.entries()) {
      const { body } = await country.regional.get(
        `/records/${domain}/by-place?variable=${variable_id}&status=published`,
      );
      const onMap = new Map(body.rows.map((row: { company_id: number; value: number }) => [row.company_id, row.value]));
      for (const row of rows) expect(row.members[at]!.value).toBe(onMap.get(row.company_id) ?? null);
    }
  });

  test("counts neither drafts nor what lies in the trash, and changes with what is published", async () => {
    const variable_id = await country.aMember({ name_es: "Hacinamiento" });
    const { id } = await country.defined({ members: [{ variable_id, weight: 0.9 }, { variable_id: country.health, weight: 0.1 }] }); // prettier-ignore
    const title = "Dato sin publicar";
    const draft = await country.chief.post(
      "/records/vulnerability",
      aRecord({ company_id: country.places[0]!, variable_id, value: 5, title }),
    );
    expect((await country.resultOf(id)).ranked).toBe(0);
    await inStatus(app, draft.body.id, "published");
    await country.told(country.places[1]!, variable_id, 9);
    expect((await country.resultOf(id)).members[0]).toMatchObject({ min: 5, max: 9, count: 2 });
    await country.chief.delete(`/records/vulnerability/${draft.body.id}`);
    // One value alone has nothing to be compared with: it is 0.
    const alone = await country.resultOf(id);
    expect(alone.members[0]).toMatchObject({ min: 9, max: 9, count: 1 });
    expect(rowOf(alone, country.places[1]!).members[0]).toEqual({ value: 9, normalised: 0 });
  });

  test("is taken out as a sheet with all that it was made of", async () => {
    const { id, name_es } = await country.defined();
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
    const { id } = await country.defined();
    const own = await country.resultOf(id, country.officer);
    expect(own.rows.map(({ company_id }) => company_id)).toEqual([country.valparaiso]);
    expect(own.rows[0]).toMatchObject({ value: 75, rank: 1 });
    expect(own).toMatchObject({ places: 4, ranked: 3, members: [{ min: 10, max: 30, count: 3 }, {}, {}] });
    expect(await country.resultOf(id, country.viewer, `?place=${country.quilpue}`)).toMatchObject({
      rows: [{ company_id: country.quilpue, rank: 2 }],
      ranked: 3,
    });
  });

  test("an index of a region is none of another one's, and one for all is everybody's", async () => {
    const { outsider, chief } = country;
    const { id } = await country.defined();
    for (const call of ["", "/result", "/editions", "/edition.json", "/export?format=csv"])
      expect((await outsider.get(`/composite-indices/${id}${call}`)).status, call).toBe(404);
    const shared = await country.defined({ company_id: null }, chief);
    const result = await country.resultOf(shared.id, outsider);
    expect(result.rows.map(({ company_id }) => company_id)).toEqual([country.talcahuano]);
    expect(result).toMatchObject({ places: 5, ranked: 3, index: { territory: null } });
    const { data } = (await outsider.get("/composite-indices")).body;
    const ids = data.map((one: CompositeIndex) => one.id);
    expect([ids.includes(shared.id), ids.includes(id)]).toEqual([true, false]);
  });

  test("it is defined by who defines variables of vulnerability in its place", async () => {
    const { viewer, officer, regional, region, valparaiso, quilpue } = country;
    expect((await country.define({}, viewer)).status).toBe(403);
    expect(Object.keys(await errorsOf({ company_id: region }, officer))).toEqual(["company_id"]);
    expect(Object.keys(await errorsOf({ company_id: quilpue }, officer))).toEqual(["company_id"]);
    expect(Object.keys(await errorsOf({ company_id: null }, regional))).toEqual(["company_id"]);
    await country.defined({ company_id: valparaiso }, officer);
    const { id } = await country.defined();
    // He reads that of his region, and does not change it.
    expect((await officer.get(`/composite-indices/${id}`)).status).toBe(200);
    expect((await officer.put(`/composite-indices/${id}`, { version: 1, name_es: "Otro" })).status).toBe(422);
    expect((await officer.post(`/composite-indices/${id}/editions`, { reason: "2026" })).status).toBe(422);
  });
});

describe("what may be defined", () => {
  test("weights are one in all, each variable stands once, and there are two at least", async () => {
    const of = (...weights: number[]) => [country.poverty, country.health, country.dwellings].flatMap((variable_id, at) => weights[at] === undefined ? [] : [{ variable_id, weight: weights[at] }]); // prettier-ignore
    expect(await errorsOf({ members: of(0.5, 0.3, 0.1) })).toEqual({ members: ["Los pesos deben sumar 1 (100 %)."] });
    expect(await errorsOf({ members: of(1) })).toEqual({ members: ["Elija al menos 2."] });
    expect(Object.keys(await errorsOf({ members: of(1, 0) }))).toContain("members.1.weight");
    const twice = [{ variable_id: country.poverty, weight: 0.5 }, { variable_id: country.poverty, weight: 0.5 }]; // prettier-ignore
    expect(Object.keys(await errorsOf({ members: twice }))).toEqual(["members.1.variable_id"]);
    // What people round is let through.
    await country.defined({ members: of(0.3333333, 0.3333333, 0.3333334) });
  });

  test("members are numeric variables of vulnerability or situation that the whole territory may record", async () => {
    const { chief, officer, valparaiso, region } = country;
    const text = await country.aMember({ value_type: "text", aggregation: "count", unit_es: null });
    const own = await country.aMember({ company_id: valparaiso }, catalogue, officer);
    const risk = await country.aMember({ kind: "assessment", value_type: "integer" }, "/variables/riskAssessment");
    const withOne = (variable_id: number) => ({ members: [{ variable_id: country.poverty, weight: 0.5 }, { variable_id, weight: 0.5 }] }); // prettier-ignore
    const wrong = "Elija una variable numérica de vulnerabilidad o de situación.";
    expect(await errorsOf(withOne(text))).toEqual({ "members.1.variable_id": [wrong] });
    const missing = { "members.1.variable_id": ["Lo elegido no existe."] };
    expect(await errorsOf(withOne(own))).toEqual(missing);
    expect(await errorsOf(withOne(risk))).toEqual(missing);
    expect(await errorsOf(withOne(999_999_999))).toEqual(missing);
    expect(await errorsOf({ ...withOne(own), company_id: null }, chief)).toEqual(missing);
    const { id, version } = await country.defined({ ...withOne(own), company_id: valparaiso }, officer);
    // For more country.places than its variable is for.
    expect((await chief.put(`/composite-indices/${id}`, { version, company_id: region })).body.errors).toEqual(missing);
  });

  test("cuts go up inside the scale, also when only the scale is changed", async () => {
    expect(Object.keys(await errorsOf({ cuts: [20, 20, 60, 80] }))).toEqual(["cuts"]);
    expect(Object.keys(await errorsOf({ cuts: [20, 40, 60, 100] }))).toEqual(["cuts"]);
    const { id, version } = await country.defined({ cuts: [20, 40, 60, 80] });
    const refused = await country.regional.put(`/composite-indices/${id}`, { version, scale: 10 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["cuts"]]);
    const changed = await country.regional.put(`/composite-indices/${id}`, { version, scale: 10, cuts: null });
    expect(changed.body).toMatchObject({ scale: 10, cuts: null, version: 2 });
    expect((await country.resultOf(id)).index.cuts).toEqual([2, 4, 6, 8]);
    expect((await country.regional.put(`/composite-indices/${id}`, { version, name_es: "Tarde" })).status).toBe(409);
  });

  test("a variable that an index is made of stays, until the index is deleted; a restored index needs it again", async () => {
    const { regional, chief } = country;
    const variable_id = await country.aMember({ name_es: "Solo de este índice" });
    const { id } = await country.defined({ members: [{ variable_id, weight: 0.5 }, { variable_id: country.poverty, weight: 0.5 }] }); // prettier-ignore
    const refused = await chief.delete(`${catalogue}/${variable_id}?version=1`);
    expect([refused.status, refused.body.dependants]).toEqual([409, { composite_indices: 1, records: 0, alerts: 0 }]);
    expect((await regional.delete(`/composite-indices/${id}?version=1`)).status).toBe(204);
    expect((await regional.get(`/composite-indices/${id}`)).status).toBe(404);
    expect((await regional.post(`/composite-indices/${id}/restore`)).status).toBe(200);
    await regional.delete(`/composite-indices/${id}`);
    expect((await chief.delete(`${catalogue}/${variable_id}?version=1`)).status).toBe(204);
    expect((await regional.post(`/composite-indices/${id}/restore`)).status).toBe(422);
  });
});
