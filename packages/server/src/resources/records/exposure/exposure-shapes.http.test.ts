// Surfaces and lines in zones that meet, over HTTP, against the overlap of boxes reckoned by hand.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Exposure } from "@atalaya/contract/resources/records/exposure.ts";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { aCountry, aRecord, aVariable, inStatus } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

/** A box by whole steps of a thousandth of a degree, so that many only touch; a line runs upright half a step from its west. */
type Box = { x: number; y: number; width: number; height: number };

const at = (x: number, y: number): Position => [(x - 71_630) / 1000, (y - 33_050) / 1000];
const surface = ({ x, y, width, height }: Box): Geometry => ({
  type: "Polygon",
  coordinates: [[at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height), at(x, y)]],
});
const line = ({ x, y, height }: Box): Geometry => ({
  type: "LineString",
  coordinates: [at(x + 0.5, y), at(x + 0.5, y + height)],
});

const reach = (from: number, length: number, other: number, otherLength: number) =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));
/** Steps of the width times steps of the height that two boxes have in common. */
const common = (one: Box, zone: Box) =>
  reach(one.x, one.width, zone.x, zone.width) * reach(one.y, one.height, zone.y, zone.height);
/** Steps of an upright line inside a box. */
const inside = (one: Box, zone: Box) =>
  zone.x <= one.x && one.x < zone.x + zone.width ? reach(one.y, one.height, zone.y, zone.height) : 0;

const zones: Box[] = [
  { x: 0, y: 0, width: 10, height: 20 },
  { x: 10, y: 0, width: 10, height: 20 },
];
const whole: Box = { x: 0, y: 0, width: 20, height: 20 };

type Shape = { variable_id: number; geometry: Geometry; value?: number | string };
async function add(
  domain: "situation" | "vulnerability",
  shape: Shape,
  status: "published" | "draft" = "published",
): Promise<void> {
  const draft = aRecord({ company_id: country.valparaiso, value: null, ...shape });
  const answer = await country.chief.post(`/records/${domain}`, draft);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await inStatus(app, answer.body.id, status);
}

async function aHazard(): Promise<number> {
  const { body } = await country.chief.post("/variables/vulnerabilityMap", {
    name_es: "Zona de amenaza",
    geometry_type: "polygon",
    value_type: "category",
    legend_method: "categorized",
    options: ["low", "high"].map((key) => ({ key, label_es: key, color: "#B03A5B" })),
    color: "#B03A5B",
    icon: "fire",
    company_id: null,
  });
  for (const [index, value] of ["high", "low"].entries())
    await add("vulnerability", { variable_id: body.id, geometry: surface(zones[index]!), value });
  return body.id;
}

async function exposureOf(query: object): Promise<Exposure> {
  const { status, body } = await country.chief.post("/records/situation/exposure", query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

test("whatever meets at an edge, each is counted in the zones that it reaches into, published or waiting, and shared by how much of it lies there", async () => {
  const kinds = { value_type: "integer", aggregation: "sum", unit_code: "{persons}" };
  const people = await aVariable(country.chief, { name_es: "Población", geometry_type: "polygon", ...kinds });
  const roads = await aVariable(country.chief, { name_es: "Vías", geometry_type: "line", value_type: "none" });
  const variable_id = await aHazard();
  let seed = 11;
  const upTo = (most: number) => (seed = (seed * 16_807) % 2_147_483_647) % (most + 1);
  const drawn = Array.from({ length: 80 }, (_, index) => ({
    box: { x: upTo(24) - 4, y: upTo(24) - 4, width: 1 + upTo(7), height: 1 + upTo(7) },
    status: index % 3 === 0 ? ("draft" as const) : ("published" as const),
    isRoad: index % 2 === 0,
  }));
  for (const { box, status, isRoad } of drawn)
    if (isRoad) await add("situation", { variable_id: roads, geometry: line(box) }, status);
    else await add("situation", { variable_id: people, geometry: surface(box), value: 1000 }, status);

  const exposure = await exposureOf({ geometry: surface(whole), zones: "classes", variable_id });
  expect(exposure.zones.map((zone) => zone.class)).toEqual(["high", "low"]);
  for (const [variable, lies, isRoad] of [
    [people, common, false],
    [roads, inside, true],
  ] as const) {
    const row = exposure.rows.find((one) => one.variable_id === variable)!;
    const of = (status: "published" | "draft") => drawn.filter((one) => one.isRoad === isRoad && one.status === status);
    const counted = (zone: Box, status: "published" | "draft" = "published") =>
      of(status).filter(({ box }) => lies(box, zone) > 0).length;
    expect(row.zones.map(({ count }) => count)).toEqual(zones.map((zone) => counted(zone)));
    expect([row.count, row.waiting]).toEqual([counted(whole), counted(whole, "draft")]);
  }
  const shareIn = (zone: Box) =>
    drawn.reduce(
      (sum, { box, status, isRoad }) =>
        isRoad || status !== "published" ? sum : sum + (1000 * common(box, zone)) / (box.width * box.height),
      0,
    );
  const living = exposure.rows.find((one) => one.variable_id === people)!;
  for (const [index, zone] of zones.entries()) expect(living.zones[index]!.value! / shareIn(zone)).toBeCloseTo(1, 3);
  expect(living.value! / shareIn(whole)).toBeCloseTo(1, 3);
});

test("a group of points in two zones tells its value in each and once in all, and a road on the border of two is measured once", async () => {
  const sum = { value_type: "integer", aggregation: "sum", unit_code: "{persons}" };
  const pupils = await aVariable(country.chief, { name_es: "Alumnos", geometry_type: "point", ...sum });
  const tracks = await aVariable(country.chief, { name_es: "Huellas", geometry_type: "line", value_type: "none" });
  const variable_id = await aHazard();
  const places = [at(4, 4), at(6, 4), at(14, 4), at(30, 4)];
  await add("situation", {
    variable_id: pupils,
    value: 70,
    geometry: { type: "MultiPoint", coordinates: places },
  });
  await add("situation", {
    variable_id: tracks,
    geometry: { type: "LineString", coordinates: [at(10, 2), at(10, 12)] },
  });
  const { rows } = await exposureOf({ geometry: surface(whole), zones: "classes", variable_id });
  const rowOf = (id: number) => rows.find((row) => row.variable_id === id)!;
  expect(rowOf(pupils)).toMatchObject({ count: 1, value: 70 });
  expect(rowOf(pupils).zones).toEqual([
    { count: 1, value: 70 },
    { count: 1, value: 70 },
  ]);
  expect(rowOf(tracks).count).toBe(1);
  expect(rowOf(tracks).value!).toBeCloseTo(1109, -1);
});
