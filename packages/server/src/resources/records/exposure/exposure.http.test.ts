// What lies in an area, over HTTP, against tables reckoned by hand and against every record looked at one by one.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Exposure, ExposureRow } from "@atalaya/contract/resources/records/exposure.ts";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { aCountry, aRecord, aVariable, inStatus } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
const ids = {} as Record<"people" | "schools" | "antennas" | "roads" | "land" | "zone", number>;

/** The south-west corner of all that is drawn here; a step is a thousandth of a degree. */
const [west, south] = [-71.63, -33.05];
const at = (x: number, y: number): Position => [
  Math.round((west + x / 1000) * 1e6) / 1e6,
  Math.round((south + y / 1000) * 1e6) / 1e6,
];
const box = (x: number, y: number, width: number, height: number): Geometry => ({
  type: "Polygon",
  coordinates: [[at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height), at(x, y)]],
});
const point = (x: number, y: number): Geometry => ({ type: "Point", coordinates: at(x, y) });

/** Metres of a degree along the meridian and along the parallel at 33.045° south on WGS 84 (NIMA TR8350.2, series of both radii). */
const phi = (33.045 * Math.PI) / 180;
const north = 111_132.954 - 559.822 * Math.cos(2 * phi) + 1.175 * Math.cos(4 * phi);
const east = 111_412.84 * Math.cos(phi) - 93.5 * Math.cos(3 * phi) + 0.118 * Math.cos(5 * phi);
const hectares = (width: number, height: number) => (width * east * height * north) / 1e6 / 1e4;

async function add(variable_id: number, geometry: Geometry, value: unknown = null, more: object = {}) {
  const draft = aRecord({ company_id: country.valparaiso, variable_id, geometry, value: value as number, ...more });
  const { status, body } = await country.chief.post(
    `/records/${variable_id === ids.zone ? "vulnerability" : "situation"}`,
    draft,
  );
  expect(status, JSON.stringify(body)).toBe(201);
  await inStatus(app, body.id, "published");
  return body.id as number;
}

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const by = country.chief;
  const sum = { aggregation: "sum", value_type: "integer" };
  ids.people = await aVariable(by, { name_es: "Población", ...sum, geometry_type: "polygon", unit_code: "{persons}" });
  ids.schools = await aVariable(by, { name_es: "Escuelas", ...sum, geometry_type: "point", sector_code: "education" });
  ids.antennas = await aVariable(by, { name_es: "Antenas", value_type: "none", geometry_type: "point" });
  ids.roads = await aVariable(by, { name_es: "Vías", value_type: "none", geometry_type: "line" });
  ids.land = await aVariable(by, { name_es: "Suelo", value_type: "none", geometry_type: "polygon" });
  const options = ["low", "high"].map((key) => ({ key, label_es: key, color: "#B03A5B" }));
  const zone = {
    name_es: "Zona de amenaza",
    geometry_type: "polygon",
    value_type: "category",
    options,
    legend_method: "categorized",
  };
  const made = await by.post("/variables/vulnerabilityMap", {
    ...zone,
    color: "#B03A5B",
    icon: "fire",
    company_id: null,
  });
  ids.zone = made.body.id;

  // Four units of 10 × 10 steps in a row: 100, 200, 300 people and one of which nobody knows.
  for (const [index, value] of [100, 200, 300, null].entries())
    await add(ids.people, box(index * 10, 0, 10, 10), value);
  await add(ids.schools, point(5, 5), 40);
  await add(ids.schools, point(15, 5), 60);
  await add(ids.schools, point(16, 6));
  await add(ids.schools, point(60, 5), 500);
  await add(ids.antennas, point(15, 8));
  await add(ids.roads, { type: "LineString", coordinates: [at(12, -5), at(12, 20)] });
  await add(ids.land, box(0, 0, 20, 5));
  await add(ids.zone, box(0, 0, 12, 10), "low");
  await add(ids.zone, box(10, 0, 5, 10), "high");
});
afterAll(() => app.stop());

const ask = (body: object, by: Caller = country.chief, query = "") =>
  by.post(`/records/situation/exposure${query}`, body);
async function exposureOf(body: object, by?: Caller, query?: string): Promise<Exposure> {
  const answer = await ask(body, by, query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
const rowOf = ({ rows }: Exposure, id: number): ExposureRow => rows.find(({ variable_id }) => variable_id === id)!;

/** Half of the first unit and three quarters of the second. */
const area = box(5, 0, 12.5, 10);

test("an area tells its size, and of each kind of record how much of it lies inside and how that was found", async () => {
  const exposure = await exposureOf({ geometry: area });
  expect(exposure.area_ha).toBeCloseTo(hectares(12.5, 10), 1);
  expect(exposure.perimeter_m).toBeCloseTo((2 * 12.5 * east + 2 * 10 * north) / 1000, 0);
  // 100 × 5/10 + 200 × 7.5/10.
  const people = rowOf(exposure, ids.people);
  expect(people).toMatchObject({ form: "polygon", method: "estimated", count: 2, of: 4, unknown: 0 });
  expect(people.value).toBeCloseTo(200, 2);
  expect(people.covered_ha).toBeCloseTo(exposure.area_ha, 3);
  expect(rowOf(exposure, ids.schools)).toMatchObject({ method: "counted", count: 3, of: 4, value: 100, unknown: 1 });
  expect(rowOf(exposure, ids.antennas)).toMatchObject({ method: "counted", count: 1, of: 1, value: null });
  const roads = rowOf(exposure, ids.roads);
  expect(roads).toMatchObject({ form: "line", method: "measured", count: 1 });
  expect(roads.value).toBeCloseTo((10 * north) / 1000, 0);
  const land = rowOf(exposure, ids.land);
  expect(land).toMatchObject({ form: "polygon", method: "measured", count: 1 });
  expect(land.value).toBeCloseTo(hectares(12.5, 5), 1);
});

test("where nobody has recorded a unit nobody knows who lives, and where no school stands there are no pupils (V1)", async () => {
  const exposure = await exposureOf({ geometry: box(50, 0, 5, 5) });
  expect(rowOf(exposure, ids.people)).toMatchObject({ count: 0, of: 4, value: null, covered_ha: 0 });
  expect(rowOf(exposure, ids.schools)).toMatchObject({ count: 0, of: 4, value: 0 });
});

test("a sheet has a row for each variable in each zone, in the reader's language", async () => {
  const body = { geometry: area, zones: "classes", variable_id: ids.zone };
  const answer = await country.chief.post("/records/situation/exposure/export?format=csv", body);
  expect(answer.status).toBe(200);
  const lines = Buffer.from(answer.bytes)
    .toString()
    .split(/\r?\n/)
    .filter((line: string) => line.includes("Escuelas"));
  expect(lines.map((line: string) => line.split(";").slice(0, 2))).toEqual([
    ["Escuelas", "high"],
    ["Escuelas", "low"],
    ["Escuelas", "Resto del área"],
  ]);
  expect(lines[2]).toContain("Contado");
});

test("where nothing lies inside it says zero of so many, and people nobody has counted are named and not made up (V1)", async () => {
  const exposure = await exposureOf({ geometry: box(31, 1, 2, 2) });
  expect(rowOf(exposure, ids.schools)).toMatchObject({ count: 0, of: 4, value: 0 });
  expect(rowOf(exposure, ids.roads)).toMatchObject({ count: 0, value: 0 });
  expect(rowOf(exposure, ids.people)).toMatchObject({ count: 1, value: null, unknown: 1 });
});

test("rings part what lies around a shape by distance, and add up to the whole", async () => {
  const distances = [1000, 5000];
  const exposure = await exposureOf({ geometry: point(5, 5), distances, zones: "rings" });
  expect(exposure.zones.map(({ to }) => to)).toEqual(distances);
  expect(exposure.zones[0]!.area_ha).toBeCloseTo((Math.PI * 1000 ** 2) / 1e4, -1);
  const schools = rowOf(exposure, ids.schools);
  // The second school stands 10 steps to the east, some 935 m; the last one 55 steps, some 5.1 km.
  expect(schools.zones).toEqual([
    { count: 2, value: 100 },
    { count: 1, value: null },
  ]);
  const people = rowOf(exposure, ids.people);
  expect(people.zones.reduce((sum, { value }) => sum + value!, 0)).toBeCloseTo(people.value!, 6);
  expect(people.value).toBeCloseTo(600, 0);
  const around = await exposureOf({ geometry: area, distances: [500], zones: "rings" });
  expect(around.zones.map(({ to }) => to)).toEqual([null, 500]);
  expect(around.zones[0]!.area_ha).toBeCloseTo(hectares(12.5, 10), 1);
});

test("classes of a hazard part the area, the worst first, and what has no class is left over", async () => {
  const exposure = await exposureOf({ geometry: area, zones: "classes", variable_id: ids.zone });
  expect(exposure.zones.map((zone) => zone.class)).toEqual(["high", "low", null]);
  // High from 10 to 15; low from 5 to 10, because what lies in both counts as high; nothing from 15 to 17.5.
  const people = rowOf(exposure, ids.people).zones.map(({ value }) => Math.round(value!));
  expect(people).toEqual([100, 50, 50]);
  expect(rowOf(exposure, ids.schools).zones.map(({ count }) => count)).toEqual([0, 1, 2]);
});

test("municipalities part the area by their boundaries", async () => {
  const bounds = { [country.valparaiso]: box(0, -20, 10, 60), [country.quilpue]: box(10, -20, 60, 60) };
  for (const [id, boundary] of Object.entries(bounds)) {
    const { body } = await country.chief.get(`/companies/${id}`);
    expect((await country.chief.put(`/companies/${id}`, { version: body.version, boundary })).status).toBe(200);
  }
  const exposure = await exposureOf({ geometry: area, zones: "places" });
  const named = exposure.zones.map(({ company_id }) => company_id).toSorted();
  expect(named).toEqual([country.valparaiso, country.quilpue].toSorted());
  const people = Object.fromEntries(
    rowOf(exposure, ids.people).zones.map(({ value }, index) => [
      exposure.zones[index]!.company_id,
      Math.round(value!),
    ]),
  );
  expect(people).toEqual({ [country.valparaiso]: 50, [country.quilpue]: 150 });
});

test("what is not published waits to be counted, and what is archived or thrown away is not there", async () => {
  const made = [];
  for (const x of [7, 8, 9]) made.push(await add(ids.antennas, point(x, 2)));
  await inStatus(app, made[0]!, "draft");
  await inStatus(app, made[1]!, "archived");
  expect((await country.chief.delete(`/records/situation/${made[2]!}`)).status).toBe(204);
  expect(rowOf(await exposureOf({ geometry: area }), ids.antennas)).toMatchObject({ count: 1, waiting: 1 });
});

test("everybody is told of the records of their own places alone", async () => {
  const geometry = box(-100, -100, 300, 300);
  const elsewhere = await exposureOf({ geometry }, country.chief, `?place=${country.talcahuano}`);
  expect(elsewhere.rows).toEqual([]);
  const here = await exposureOf({ geometry }, country.chief, `?place=${country.region}`);
  expect(rowOf(here, ids.schools)).toMatchObject({ count: 4, of: 4 });
});

test("what cannot be asked is refused on its field", async () => {
  const errors = async (body: object) => {
    const answer = await ask(body);
    return [answer.status, Object.keys(answer.body.errors ?? {})];
  };
  expect(await errors({ geometry: point(0, 0) })).toEqual([422, ["distances"]]);
  expect(await errors({ geometry: area, zones: "rings" })).toEqual([422, ["distances"]]);
  expect(await errors({ geometry: area, distances: [500, 200] })).toEqual([422, ["distances"]]);
  expect(await errors({ geometry: area, zones: "classes" })).toEqual([422, ["variable_id"]]);
  expect(await errors({ geometry: area, zones: "classes", variable_id: ids.schools })).toEqual([422, ["variable_id"]]);
  expect(await errors({ geometry: area, zones: "classes", variable_id: 999_999 })).toEqual([422, ["variable_id"]]);
  const crossing = { type: "Polygon", coordinates: [[at(0, 0), at(10, 10), at(10, 0), at(0, 10), at(0, 0)]] };
  expect(await errors({ geometry: crossing })).toEqual([422, ["geometry"]]);
});

/** Even-odd rule, one record after the other. */
function isInside([x, y]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  for (let index = 0; index < ring.length - 1; index++) {
    const [[x1, y1], [x2, y2]] = [ring[index]!, ring[index + 1]!];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

test("whatever the area, as many points are counted as lie in it when each is looked at", async () => {
  const variable = await aVariable(country.chief, { name_es: "Muchos", value_type: "none", geometry_type: "point" });
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const rows = Array.from({ length: 90 }, () => at(200 + random() * 100, 200 + random() * 100));
  for (const coordinates of rows) await add(variable, { type: "Point", coordinates });
  for (let turn = 0; turn < 20; turn++) {
    const [x, y, size] = [200 + random() * 100, 200 + random() * 100, 2 + random() * 60];
    const corners = 5 + Math.floor(random() * 20);
    const ring = Array.from({ length: corners }, (_, corner) => {
      const [angle, reach] = [(corner / corners) * 2 * Math.PI, size * (0.3 + 0.7 * random())];
      return at(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    });
    const closed = [...ring, ring[0]!];
    const geometry = { type: "Polygon", coordinates: [closed] };
    expect(rowOf(await exposureOf({ geometry }), variable).count).toBe(
      rows.filter((row) => isInside(row, closed)).length,
    );
    const ringed = await exposureOf({ geometry, distances: [200, 700], zones: "rings" });
    const { count, zones } = rowOf(ringed, variable);
    expect(zones.reduce((sum, zone) => sum + zone.count, 0)).toBe(count);
    expect(ringed.zones.reduce((sum, { area_ha }) => sum + area_ha, 0)).toBeCloseTo(ringed.area_ha, 3);
  }
});
