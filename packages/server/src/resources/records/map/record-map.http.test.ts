// What the map of records counts, over HTTP: by class, over time, by place, inside a drawn area; list, totals and tiles agree.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord, aVariable } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { pointsIn, tilesAround } from "../../../testing/tiles.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let depth = 0;
let damage = 0;

const colors = ["#E4EFF6", "#75AED4", "#0B4F80"];
const classes = [0, 10, 20].map((min, index) => ({
  min,
  max: min + 10,
  label_es: `De ${min}`,
  color: colors[index],
}));
const options = ["light", "severe"].map((key) => ({ key, label_es: key, color: "#B03A5B" }));

/** [value, day, west of the first] of each record. */
const depths: [number | null, string][] = [
  [0, "1985-03-03"],
  [9.99, "2010-02-27"],
  [10, "2014-04-12"],
  [30, "2024-02-02"],
  [30.1, "2024-02-03"],
  [-1, "2024-05-01"],
  [null, "2025-01-01"],
];

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const classed = { value_type: "decimal", legend_method: "manual_breaks", legend_classes: classes };
  depth = await aVariable(country.chief, { ...classed, name_es: "Profundidad", aggregation: "max" });
  const categorized = { value_type: "category", legend_method: "categorized", options };
  damage = await aVariable(country.chief, { ...categorized, name_es: "Daño" });
  const places = [country.valparaiso, country.quilpue, country.talcahuano];
  const add = async (variable_id: number, value: number | string | null, observed_on: string, number: number) => {
    const geometry = { type: "Point" as const, coordinates: [-71.6 + number * 0.01, -33.05] as [number, number] };
    const company_id = places[number % 3]!;
    const made = await country.chief.post(
      "/records/situation",
      aRecord({ company_id, variable_id, value, observed_on, geometry }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(201);
  };
  for (const [number, [value, day]] of depths.entries()) await add(depth, value, day, number);
  for (const [number, value] of ["light", "severe", "light", null].entries())
    await add(damage, value, "2026-03-02", number);
  await add(country.shelters, 120, "2026-03-02", 2);
});
afterAll(() => app.stop());

const totals = async (query = "") => (await country.chief.get(`/records/situation/totals?${query}`)).body;

test("every record of a variable with classes is counted in one of them, the last with its upper bound (V10)", async () => {
  const { by_class } = await totals();
  const of = (id: number) =>
    Object.fromEntries(
      by_class
        .filter(({ variable_id }: { variable_id: number }) => variable_id === id)
        .map((row: { class: string; count: number }) => [row.class, row.count]),
    );
  expect(of(depth)).toEqual({ "0": 2, "1": 1, "2": 1, "-": 3 });
  expect(of(damage)).toEqual({ light: 2, severe: 1, "-": 1 });
  expect(of(country.shelters)).toEqual({});
});

test.each([
  [() => `class=${depth}:0,${depth}:2`, 3 + 4 + 1],
  [() => `class=${depth}:-`, 3 + 4 + 1],
  [() => `class=${damage}:severe&variable=${damage}`, 1],
  [() => `class=${damage}:light,${damage}:-,${depth}:1&variable=${damage},${depth}`, 3 + 1],
  [() => `class=999999:0`, 12],
])("list, totals and tiles show the same records of the chosen classes", async (query, expected) => {
  const list = await country.chief.get(`/records/situation?per_page=100&${query()}`);
  expect(list.status, JSON.stringify(list.body)).toBe(200);
  expect(list.body.data).toHaveLength(expected);
  expect((await totals(query())).total).toBe(expected);
  const shown: number[] = [];
  for (const address of tilesAround(list.body.data, 15))
    shown.push(...(await pointsIn(country.chief, address, query())).map(({ id }) => id!));
  expect(shown.toSorted()).toEqual(list.body.data.map(({ id }: { id: number }) => id).toSorted());
});

test("records are chosen by an area drawn on the map, whichever way round it was drawn", async () => {
  const corners = ["-71.605 -33.1", "-71.585 -33.1", "-71.585 -33", "-71.605 -33"];
  for (const area of [corners, corners.toReversed()]) {
    const within = encodeURIComponent(area.join(";"));
    expect((await totals(`within=${within}`)).total).toBe(4);
  }
  const tooMany = Array.from({ length: 61 }, (_, index) => `-71.${index + 10} -33`).join(";");
  for (const wrong of ["-71 -33;-70 -33", "a b;c d;e f", "-71 -93;-70 -33;-70 -32", tooMany]) {
    const answer = await country.chief.get(`/records/situation?within=${encodeURIComponent(wrong)}`);
    expect(answer.status, wrong).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain("within");
  }
});

test("the timeline chooses its bins by the span and is not narrowed by the days it chooses", async () => {
  const { body } = await country.chief.get(`/records/situation/timeline?variable=${depth}`);
  expect(body).toEqual({
    unit: "year",
    bins: [
      { start: "1985-01-01", count: 1 },
      { start: "2010-01-01", count: 1 },
      { start: "2014-01-01", count: 1 },
      { start: "2024-01-01", count: 3 },
      { start: "2025-01-01", count: 1 },
    ],
  });
  const narrowed = await country.chief.get(`/records/situation/timeline?variable=${depth}&observed_from=2024-01-01`);
  expect(narrowed.body).toEqual(body);
  const days = await country.chief.get(`/records/situation/timeline?variable=${damage}`);
  expect(days.body).toEqual({ unit: "day", bins: [{ start: "2026-03-02", count: 4 }] });
  const none = await country.chief.get("/records/situation/timeline?q=nada de nada");
  expect(none.body).toEqual({ unit: "day", bins: [] });
});

test("records are gathered by place, what lies below counting to the place above, by the variable's aggregation", async () => {
  const byPlace = async (query: string, by = country.chief) =>
    (await by.get(`/records/situation/by-place?${query}`)).body;
  expect(await byPlace(`variable=${depth}`)).toEqual({
    aggregation: "max",
    rows: [
      { company_id: country.valparaiso, count: 3, value: 30 },
      { company_id: country.quilpue, count: 2, value: 30.1 },
      { company_id: country.talcahuano, count: 2, value: 10 },
    ],
  });
  const regions = await byPlace(`variable=${depth}&place_kind=region`);
  expect(regions.rows).toEqual([
    { company_id: country.region, count: 5, value: 30.1 },
    { company_id: country.elsewhere, count: 2, value: 10 },
  ]);
  expect(await byPlace(`variable=${depth},${damage}`)).toMatchObject({ aggregation: null });
  const own = await byPlace("", country.outsider);
  expect(own.rows.map(({ company_id }: { company_id: number }) => company_id)).toEqual([country.talcahuano]);
});
