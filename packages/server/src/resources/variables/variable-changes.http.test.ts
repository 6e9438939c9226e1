// What a variable in use refuses, over HTTP: whatever would take something from its records, with how many.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aPlace, aRecord, aVariable } from "../../testing/factories.ts";
import { system } from "../../platform/database/database.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const path = "/variables/situationMap";
const option = (key: string) => ({ key, label_es: `Opción ${key}` });
const field = (key: string, more: object = {}) => ({ key, type: "text", label_es: `Campo ${key}`, ...more });
const legendClass = (min: number, max: number) => ({ min, max, label_es: `${min} a ${max}`, color: "#D3552F" });

/** A variable with one record per given draft. */
async function used(definition: object, records: object[]) {
  const id = await aVariable(country.chief, definition);
  for (const record of records) {
    const draft = aRecord({ company_id: country.valparaiso, variable_id: id, ...record });
    expect((await country.chief.post("/records/situation", draft)).status).toBe(201);
  }
  let version = 1;
  return {
    id,
    change: async (changes: object) => {
      const answer = await country.chief.put(`${path}/${id}`, { version, ...changes });
      if (answer.status === 200) version = answer.body.version;
      return answer;
    },
  };
}

test("V9 a range is widened freely, and narrowed only as far as every record still fits", async () => {
  const { change } = await used({ min_value: 0, max_value: 100 }, [{ value: 5 }, { value: 40 }, { value: 90 }]);
  expect((await change({ max_value: 200 })).status).toBe(200);
  expect((await change({ min_value: 5, max_value: 90 })).status).toBe(200);
  expect(await change({ min_value: 50, max_value: 60 })).toMatchObject({
    status: 422,
    body: {
      errors: {
        min_value: ["2 registros tienen valores fuera de este límite."],
        max_value: ["1 registros tienen valores fuera de este límite."],
      },
    },
  });
});

test("V9 an option that records use stays; one that none uses may go, and its key is never used again", async () => {
  const options = [option("adobe"), option("madera"), option("zinc")];
  const records = [{ value: "adobe" }, { value: "adobe" }, { value: "madera" }];
  const { change } = await used({ value_type: "category", unit_es: null, options }, records);
  const without = (...gone: string[]) => ({ options: options.filter(({ key }) => !gone.includes(key)) });
  expect(await change(without("adobe", "zinc"))).toMatchObject({
    status: 422,
    body: { errors: { options: ["2 registros usan lo que quitó o cambió: adobe, zinc."] } },
  });
  const removed = await change(without("zinc"));
  expect(removed).toMatchObject({ status: 200, body: { retired_keys: ["options.zinc"] } });
  expect(await change({ options })).toMatchObject({
    status: 422,
    body: { errors: { options: [expect.stringContaining("options.zinc")] } },
  });
  expect((await change({ options: [...removed.body.options, option("zinc-2")] })).status).toBe(200);
});

test("V9 one option of several in a record counts as used", async () => {
  const { change } = await used(
    { value_type: "multi_category", unit_es: null, options: [option("agua"), option("luz")] },
    [{ value: ["agua", "luz"] }, { value: ["luz"] }],
  );
  expect(await change({ options: [option("luz")] })).toMatchObject({
    status: 422,
    body: { errors: { options: ["1 registros usan lo que quitó o cambió: agua."] } },
  });
});

test("V9 own fields that records fill keep their type, unit and options; empty ones may go", async () => {
  const stages = field("etapa", { type: "category", options: [option("uno"), option("dos")] });
  const area = field("superficie", { type: "decimal", unit_es: "m²" });
  const { change } = await used({ fields: [stages, area, field("nota")] }, [
    { attributes: { etapa: "uno", superficie: 12.5 } },
    { attributes: { superficie: 7, nota: null } },
  ]);
  const refusal = async (fields: object[]) => (await change({ fields })).body.errors?.fields?.[0];
  expect(await refusal([stages, field("nota")])).toBe("2 registros usan lo que quitó o cambió: superficie.");
  expect(await refusal([stages, { ...area, unit_es: "ha" }])).toContain("2 registros");
  expect(await refusal([stages, { ...area, type: "text" }])).toContain("2 registros");
  expect(await refusal([{ ...stages, options: [option("dos")] }, area])).toBe(
    "1 registros usan lo que quitó o cambió: etapa.uno.",
  );
  const changed = await change({ fields: [{ ...stages, options: [option("uno")], label_es: "Etapa de obra" }, area] });
  expect(changed).toMatchObject({
    status: 200,
    body: { retired_keys: ["fields.etapa.dos", "fields.nota"] },
  });
  expect((await change({ fields: [stages, area] })).body.errors.fields[0]).toContain("fields.etapa.dos");
});

test("V10 classes may be cut anew, but no record that stood in one falls outside of all", async () => {
  const legend = { legend_method: "manual_breaks", legend_classes: [legendClass(0, 50), legendClass(50, 100)] };
  const { change } = await used(legend, [{ value: 10 }, { value: 95 }, { value: 400 }]);
  const cut = (...cuts: number[]) => ({
    legend_classes: cuts.slice(1).map((max, index) => legendClass(cuts[index]!, max)),
  });
  expect((await change(cut(10, 20, 95))).status).toBe(200);
  expect(await change(cut(10, 20, 90))).toMatchObject({
    status: 422,
    body: { errors: { legend_classes: ["1 registros quedarían fuera de todas las clases."] } },
  });
  expect((await change({ legend_method: "single", legend_classes: [] })).status).toBe(200);
});

test("V9 a variable is drawn back to a place that has all its records, and to no other", async () => {
  const { id, change } = await used({}, [{}, { company_id: country.quilpue }]);
  expect(await change({ company_id: country.valparaiso })).toMatchObject({
    status: 422,
    body: { errors: { company_id: ["1 registros están fuera de ese lugar."] } },
  });
  expect(await change({ company_id: country.region })).toMatchObject({ status: 200 });
  expect((await country.officer.get(`${path}/${id}`)).status).toBe(200);
});

test("V9 a record in the trash is protected like any other", async () => {
  const { id, change } = await used({ max_value: 100 }, [{ value: 90 }]);
  const [record] = (await country.chief.get(`/records/situation?variable=${id}`)).body.data;
  await country.chief.delete(`/records/situation/${record.id}`);
  expect((await change({ max_value: 50 })).status).toBe(422);
});

test("a unit may get its code later, and keeps it", async () => {
  const { change } = await used({ unit_es: "personas" }, [{}]);
  expect((await change({ unit_code: "{persons}" })).status).toBe(200);
  expect((await change({ unit_code: "{beds}" })).body.errors).toHaveProperty("unit_code");
});

test("the values of a variable's records are counted, with cuts by three methods, in the caller's places only", async () => {
  const id = await aVariable(country.chief, { value_type: "integer" });
  const values = [1, 2, 2, 3, 40, 41, null];
  for (const value of values)
    await country.chief.post("/records/situation", aRecord({ company_id: country.valparaiso, variable_id: id, value }));
  await country.outsider.post(
    "/records/situation",
    aRecord({ company_id: country.talcahuano, variable_id: id, value: 900 }),
  );
  const own = (await country.officer.get(`${path}/${id}/distribution?classes=2`)).body;
  expect(own).toMatchObject({ count: 7, is_sample: false, min: 1, max: 41 });
  expect(own.cuts.natural_breaks).toEqual([1, 40, 41]);
  expect(own.values).toEqual([
    { value: null, count: 1 },
    { value: 1, count: 1 },
    { value: 2, count: 2 },
    { value: 3, count: 1 },
    { value: 40, count: 1 },
    { value: 41, count: 1 },
  ]);
  expect((await country.chief.get(`${path}/${id}/distribution`)).body).toMatchObject({ count: 8, max: 900 });
  expect((await country.chief.get(`${path}/${id}/distribution?place=${country.talcahuano}`)).body.count).toBe(1);
});

test("options are counted by their key, and more different numbers than a screen can use are put together", async () => {
  const options = [option("alta"), option("baja")];
  const id = await aVariable(country.chief, { value_type: "category", unit_es: null, options });
  for (const value of ["alta", "alta", "baja"])
    await country.chief.post("/records/situation", aRecord({ company_id: country.valparaiso, variable_id: id, value }));
  expect((await country.chief.get(`${path}/${id}/distribution`)).body.values).toEqual([
    { value: "alta", count: 2 },
    { value: "baja", count: 1 },
  ]);

  const many = await aVariable(country.chief, { value_type: "decimal" });
  const place = await aPlace(app);
  await app.write(system, async (tx) => {
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      domain: "situation",
      company_id: place,
      variable_id: many,
      title: `Medición ${index}`,
      value: JSON.stringify(index / 2),
      observed_on: "2026-03-02",
      status: "draft",
    }));
    for (let at = 0; at < rows.length; at += 500)
      await tx
        .insertInto("records")
        .values(rows.slice(at, at + 500))
        .execute();
  });
  const { body } = await country.chief.get(`${path}/${many}/distribution`);
  expect(body).toMatchObject({ count: 3000, min: 0, max: 1499.5 });
  expect(body.values.length).toBeLessThanOrEqual(1001);
  expect(body.values.reduce((sum: number, it: { count: number }) => sum + it.count, 0)).toBe(3000);
});
