// What is remarked on a record without refusing it, over HTTP.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../../platform/database/database.ts";
import { aCountry, aPlace, aPlaceDraft, aRecord } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let manager: Caller;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  manager = await app.as("super_admin");
});
afterAll(() => app.stop());

const square = (lon: number, lat: number, half = 0.1) => [
  [lon - half, lat - half],
  [lon + half, lat - half],
  [lon + half, lat + half],
  [lon - half, lat + half],
  [lon - half, lat - half],
];

/** A place with a boundary of one or more squares; answers its id. */
async function aBoundedPlace(name: string, ...squares: number[][][]): Promise<number> {
  const boundary = { type: "MultiPolygon", coordinates: squares.map((ring) => [ring]) };
  const made = await manager.post("/companies", aPlaceDraft({ reason_social: name, boundary }));
  expect(made.status).toBe(201);
  return made.body.id;
}

const recordAt = async (company_id: number, coordinates: [number, number]) =>
  (
    await manager.post(
      "/records/situation",
      aRecord({ company_id, variable_id: country.shelters, geometry: { type: "Point", coordinates } }),
    )
  ).body;

test("V7 a location outside its place is remarked on when it is saved and whenever it is read, and not refused", async () => {
  const place = await aBoundedPlace("Comuna Acotada", square(-71.6, -33));
  const inside = await recordAt(place, [-71.6, -33]);
  expect(inside.warnings).toEqual([]);

  const outside = await recordAt(place, [-71.2, -33]);
  const remark = { field: "geometry", code: "outside_place", parameters: { place: "Comuna Acotada" } };
  expect(outside.warnings).toEqual([remark]);
  const path = `/records/situation/${outside.id}`;
  expect((await manager.get(path)).body.warnings).toEqual([remark]);
  const back = await manager.put(path, { version: 1, geometry: { type: "Point", coordinates: [-71.6, -33.05] } });
  expect(back.body.warnings).toEqual([]);
});

test("V7 nothing is held against a location near an approximate boundary: only ten kilometres beyond it is it remarked on", async () => {
  const place = await aBoundedPlace("Comuna Aproximada", square(-71.6, -33));
  await app.write(system, (tx) =>
    sql`update company_boundaries set is_approximate = true where company_id = ${place}`.execute(tx),
  );
  // 0.1 degrees of longitude are 9.3 km here.
  expect((await recordAt(place, [-71.4, -33])).warnings).toEqual([]);
  expect((await recordAt(place, [-71.38, -33])).warnings).toEqual([
    { field: "geometry", code: "outside_place", parameters: { place: "Comuna Aproximada" } },
  ]);
});

test("V7 latitude and longitude that were swapped are recognised, with a boundary and with only a centre", async () => {
  const bounded = await aBoundedPlace("Comuna Cambiada", square(-71.6, -33));
  const centred = await aPlace(app, { name: "Comuna Centrada", at: [-71.6, -33] });
  for (const [place, name] of [
    [bounded, "Comuna Cambiada"],
    [centred, "Comuna Centrada"],
  ] as const)
    // prettier-ignore
    expect((await recordAt(place, [-33, -71.6])).warnings).toEqual([
      { field: "geometry", code: "swapped_coordinates", parameters: { place: name, lat: -33, lon: -71.6 } },
    ]);
});

test("V7 where no boundary of a place is known, a location far from it is remarked on with its distance", async () => {
  const commune = await aPlace(app, { name: "Comuna sin Límite", at: [-71.55, -33.02] });
  expect((await recordAt(commune, [-71.4, -33.1])).warnings).toEqual([]);
  expect((await recordAt(commune, [-70.1, -33.1])).warnings).toEqual([
    { field: "geometry", code: "far_from_place", parameters: { place: "Comuna sin Límite", distance: 135 } },
  ]);
});

test("V7 Isla de Pascua belongs to its region although an ocean lies between, and so do places on both sides of the antimeridian", async () => {
  const region = await aBoundedPlace("Región con Isla", square(-71.6, -33), square(-109.4, -27.1));
  expect((await recordAt(region, [-109.4, -27.1])).warnings).toEqual([]);
  expect((await recordAt(region, [-90, -30])).warnings).toMatchObject([{ code: "outside_place" }]);
  const islands = await aBoundedPlace("Islas del Meridiano", square(179.8, -17), square(-179.8, -17));
  for (const lon of [179.8, -179.8]) expect((await recordAt(islands, [lon, -17])).warnings).toEqual([]);
});
