// Boundaries of places over HTTP: written with the place, kept whole, shown simplified.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCountry, aPlaceDraft } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

/** A circle of some 90 km around [lon, lat], clockwise: the server turns it. */
function circle(positions: number, lon = -71, lat = -33): [number, number][] {
  const ring = Array.from({ length: positions - 1 }, (_, index): [number, number] => {
    const angle = (-index / (positions - 1)) * 2 * Math.PI;
    return [lon + 0.5 * Math.cos(angle), lat + 0.4 * Math.sin(angle)];
  });
  return [...ring, ring[0]!];
}
const polygon = (positions: number) => ({ type: "Polygon", coordinates: [circle(positions)] });
const create = (boundary: unknown, changes: object = {}) =>
  country.chief.post("/companies", { ...aPlaceDraft(changes), boundary });

test("a boundary is written with its place, answered whole, measured, and counted as one change", async () => {
  const { status, body } = await create(polygon(61));
  expect(status).toBe(201);
  expect(body).toMatchObject({ version: 1, has_boundary: true, boundary_positions: 61 });
  expect(body.boundary).toMatchObject({ type: "MultiPolygon" });
  expect(body.boundary_area_km2).toBeCloseTo(6480, -2);
  const path = `/companies/${body.id}`;
  const kept = await country.chief.put(path, { version: 1, short_name: "Con límite" });
  expect(kept.body).toMatchObject({ version: 2, boundary_positions: 61 });
  const removed = await country.chief.put(path, { version: 2, boundary: null });
  expect(removed.body).toMatchObject({ version: 3, boundary: null, boundary_display: null, boundary_positions: null });
});

test("a boundary on both sides of the equator is measured like any other", async () => {
  const { status, body } = await create({ type: "Polygon", coordinates: [circle(61, -74, 0)] });
  expect(status).toBe(201);
  expect(body.boundary_area_km2).toBeGreaterThan(7000);
});

test("V7 a boundary is answered counter-clockwise, whichever way it came", async () => {
  const { body } = await create(polygon(9));
  const [ring] = body.boundary.coordinates[0] as [number, number][][];
  const doubled = ring!.slice(1).reduce((sum, [lon, lat], index) => {
    const [before_lon, before_lat] = ring![index]!;
    return sum + before_lon * lat - lon * before_lat;
  }, 0);
  expect(doubled).toBeGreaterThan(0);
});

test("a large boundary is kept whole and answered simplified", async () => {
  const { body } = await create(polygon(2001));
  expect(body).toMatchObject({ boundary: null, boundary_positions: 2001 });
  const shown = body.boundary_display.coordinates.flat(2).length;
  expect(shown).toBeGreaterThan(10);
  expect(shown).toBeLessThan(500);
});

test("V7 a boundary of 200,000 vertices is accepted", async () => {
  const { status, body } = await create(polygon(200_000));
  expect(status).toBe(201);
  expect(body.boundary_positions).toBe(200_000);
});

test.each([
  [
    "crosses itself",
    [
      [
        [-71, -33],
        [-70, -32],
        [-70, -33],
        [-71, -32],
        [-71, -33],
      ],
    ],
    "La figura se cruza a sí misma.",
  ],
  [
    "is not closed",
    [
      [
        [-71, -33],
        [-70, -33],
        [-70, -32],
        [-71, -32],
      ],
    ],
    "El polígono debe terminar donde empieza.",
  ],
  [
    "has two vertices",
    [
      [
        [-71, -33],
        [-70, -33],
        [-71, -33],
      ],
    ],
    "Un polígono necesita al menos tres vértices.",
  ],
  [
    "leaves the Earth",
    [
      [
        [-71, -33],
        [-70, -33],
        [-70, -92],
        [-71, -33],
      ],
    ],
    /latitud va entre −90 y 90/,
  ],
  [
    "has heights",
    [
      [
        [-71, -33, 5],
        [-70, -33, 5],
        [-70, -32, 5],
        [-71, -33, 5],
      ],
    ],
    /coordenada no es válida/,
  ],
  [
    "has text for numbers",
    [
      [
        ["-71", -33],
        [-70, -33],
        [-70, -32],
        [-71, -33],
      ],
    ],
    /coordenada no es válida/,
  ],
  [
    "passes 0, 0",
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
    ],
    "La coordenada 0, 0 no es un lugar real.",
  ],
  ["is empty", [[]], "Un polígono necesita al menos tres vértices."],
])("V7 a boundary that %s is refused on its field", async (_what, coordinates, message) => {
  const before = await app.rowCounts();
  const { status, body } = await create({ type: "Polygon", coordinates });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(["boundary"]);
  expect(body.errors.boundary[0]).toMatch(message);
  expect(await app.rowCounts()).toEqual(before);
});

test("V7 a boundary of too many vertices, or that is no polygon, is refused", async () => {
  const many = `[${Array(200_001).fill("[1,1]").join()}]`;
  const draft = JSON.stringify({ ...aPlaceDraft(), boundary: "PIECE" });
  const large = await country.chief.post(
    "/companies",
    draft.replace('"PIECE"', `{"type":"Polygon","coordinates":[${many}]}`),
  );
  expect(large.body.errors).toEqual({ boundary: ["La figura tiene más de 200000 vértices."] });
  const line = await create({ type: "LineString", coordinates: circle(5) });
  expect(Object.keys(line.body.errors)).toEqual(["boundary.type"]);
});

test("the map gets the simplified boundaries of the caller's places, and only when they changed", async () => {
  const { chief, region } = country;
  const manager = await app.as("admin", [region]);
  const place = await create(polygon(100), { reason_social: "Con mapa", parent_company_id: region });
  await create(polygon(100), { reason_social: "De otra región", parent_company_id: country.elsewhere });
  const answer = await manager.get("/companies/boundaries");
  expect(answer.headers.get("content-type")).toContain("application/geo+json");
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(answer.body).toMatchObject({
    type: "FeatureCollection",
    features: [
      {
        id: place.body.id,
        properties: {
          id: place.body.id,
          reason_social: "Con mapa",
          kind: "municipality",
          source: null,
          is_approximate: false,
        },
        geometry: { type: "MultiPolygon" },
      },
    ],
  });
  const etag = answer.headers.get("etag")!;
  const again = () => manager.get("/companies/boundaries", { headers: { "if-none-match": etag } });
  expect((await again()).status).toBe(304);
  await chief.put(`/companies/${place.body.id}`, { version: 1, boundary: polygon(50) });
  expect((await again()).status).toBe(200);
});

test("a boundary says where it comes from and whether it is approximate, and one that an officer writes is the officer's own", async () => {
  const { chief } = country;
  const { body: place } = await create(polygon(9), { reason_social: "Con fuente" });
  expect(place).toMatchObject({ boundary_source: null, boundary_is_approximate: false });
  await app.write(system, (tx) =>
    sql`update company_boundaries set source = 'Instituto de prueba', is_approximate = true where company_id = ${place.id}`.execute(
      tx,
    ),
  );
  const path = `/companies/${place.id}`;
  const told = { boundary_source: "Instituto de prueba", boundary_is_approximate: true };
  expect((await chief.get(path)).body).toMatchObject(told);
  const shown = (await chief.get("/companies/boundaries")).body.features.find(
    ({ id }: { id: number }) => id === place.id,
  );
  expect(shown.properties).toMatchObject({ source: "Instituto de prueba", is_approximate: true });
  expect((await chief.put(path, { version: 1, short_name: "Fuente" })).body).toMatchObject(told);

  const drawn = await chief.put(path, { version: 2, boundary: polygon(12) });
  expect(drawn.body).toMatchObject({ boundary_source: null, boundary_is_approximate: false });
  const removed = await chief.put(path, { version: 3, boundary: null });
  expect(removed.body).toMatchObject({ boundary_source: null, boundary_is_approximate: false });
});
