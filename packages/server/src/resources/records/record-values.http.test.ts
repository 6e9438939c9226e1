// What a record's value and geometry may be, given its variable, over HTTP.
import { afterAll, beforeAll, expect, test } from "vitest";
import { daysAgo } from "../../testing/days.ts";
import { aCountry, aRecord, aVariable } from "../../testing/factories.ts";
import { geometries } from "../../testing/geometries.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const draft = (changes: object = {}) =>
  aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes });
const create = (changes: object = {}) => country.officer.post("/records/situation", draft(changes));

const fits: [type: string, good: unknown[], bad: unknown[]][] = [
  ["integer", [0, 120, null], [-1, 1.5, "12", true, -0]],
  ["decimal", [0, -3.25, 1e6, null], ["1,5", false]],
  ["percent", [0, 100, 33.3, null], [-0.1, 100.1, "50"]],
  ["boolean", [true, false, null], [0, "sí"]],
  ["text", ["Habitacional mixto", null], [3, true]],
  ["date", ["2024-02-29", null], ["2023-02-29", "ayer", 20240229]],
  ["none", [null], [1, "x", false]],
];

test.each(fits)("V1 V9 of a variable of type %s", async (value_type, good, bad) => {
  const variable_id = await aVariable(country.chief, { value_type });
  for (const value of good)
    expect(await create({ variable_id, value }), String(value)).toMatchObject({ status: 201, body: { value } });
  for (const value of bad) {
    // Written by hand, because JSON.stringify turns -0 into 0.
    const body = JSON.stringify({ ...draft({ variable_id }), value: "VALUE" });
    const text = Object.is(value, -0) ? "-0" : JSON.stringify(value);
    const answer = await country.officer.post("/records/situation", body.replace('"VALUE"', text));
    expect(answer.status, text).toBe(422);
    expect(Object.keys(answer.body.errors), text).toEqual(["value"]);
  }
});

const shapes: [type: string, good: string[]][] = [
  ["point", ["Point", "MultiPoint"]],
  ["line", ["LineString", "MultiLineString"]],
  ["polygon", ["Polygon", "MultiPolygon"]],
  ["any", Object.keys(geometries)],
  ["none", []],
];
test.each(shapes)("V9 the geometry of a variable that asks for: %s", async (geometry_type, good) => {
  const variable_id = await aVariable(country.chief, { geometry_type });
  for (const [type, coordinates] of Object.entries(geometries)) {
    const answer = await create({ variable_id, geometry: { type, coordinates } });
    expect(answer.status, type).toBe(good.includes(type) ? 201 : 422);
    if (!good.includes(type))
      expect(answer.body.errors).toEqual({ geometry: ["Esta variable pide otro tipo de geometría."] });
  }
  expect((await create({ variable_id, geometry: null })).status).toBe(201);
});

test("V3 nothing was observed in the future; tomorrow's date is accepted, because it is already tomorrow somewhere", async () => {
  expect((await create({ observed_on: daysAgo(0) })).status).toBe(201);
  expect((await create({ observed_on: daysAgo(-1) })).status).toBe(201);
  expect(await create({ observed_on: daysAgo(-3) })).toMatchObject({
    status: 422,
    body: { errors: { observed_on: ["La fecha no puede ser futura."] } },
  });
});

test("V9 a record that moves to another variable must fit that one", async () => {
  const texts = await aVariable(country.chief, { value_type: "text", geometry_type: "line" });
  const { body } = await create({ value: 12 });
  const answer = await country.officer.put(`/records/situation/${body.id}`, { version: 1, variable_id: texts });
  expect(Object.keys(answer.body.errors).toSorted()).toEqual(["geometry", "value"]);
});

test("V9 an inactive variable takes no new records, and its old ones can still be corrected", async () => {
  const variable_id = await aVariable(country.chief);
  const { body: record } = await create({ variable_id });
  const path = `/variables/situationMap/${variable_id}`;
  const { body: variable } = await country.chief.get(path);
  await country.chief.put(path, { version: variable.version, is_active: false });

  const refused = await create({ variable_id });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ variable_id: [expect.stringContaining("inactiva")] });
  const corrected = await country.officer.put(`/records/situation/${record.id}`, {
    version: 1,
    title: "Albergue norte",
  });
  expect(corrected).toMatchObject({ status: 200, body: { title: "Albergue norte" } });
});

test("a list sorted by title goes on behind the longest one", async () => {
  const titles = ["Ñandú 1", "Ñandú 2"].map((title) => title.padEnd(200, "—"));
  for (const title of titles) expect((await create({ title })).status).toBe(201);
  const list = "/records/situation?q=nandu&sort=title&per_page=1";
  const first = await country.officer.get(list);
  const second = await country.officer.get(`${list}&after=${first.body.meta.next_cursor}`);
  expect([first, second].map(({ body }) => body.data[0].title)).toEqual(titles);
});
