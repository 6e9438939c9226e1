// What is wrong with the shapes of a file is told, mended where it can be, and never silently.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { byCode, chileanServer, finish, loadFile, strips } from "../../testing/boundary-loads.ts";
import { geoJson, square } from "../../testing/geo-files.ts";

type Chilean = Awaited<ReturnType<typeof chileanServer>>;
let app: Chilean["app"];
let chief: Chilean["chief"];
let ids: Chilean["ids"];
beforeAll(async () => {
  ({ app, chief, ids } = await chileanServer());
});
afterAll(() => app.stop());

describe("what is wrong with a shape is told, mended where it can be, and never silently", () => {
  test("a border that crosses itself is mended in both of its neighbours, and stays shared", async () => {
    // The border between both runs into a knot: up, across, back down, and on.
    const knot: Position[] = [
      [-71.41, -33.1],
      [-71.41, -33.05],
      [-71.4, -33.03],
      [-71.42, -33.03],
      [-71.41, -33.05],
      [-71.409, -32.95],
    ];
    const west: Position[] = [[-71.6, -33.1], ...knot, [-71.6, -32.95], [-71.6, -33.1]];
    const east: Position[] = [...knot, [-71.31, -32.95], [-71.31, -33.1], [-71.41, -33.1]];
    const drawn = [
      { properties: byCode("05801", "Quilpué"), polygons: [[west]] },
      { properties: byCode("05804", "Villa Alemana"), polygons: [[east]] },
    ];
    const load = await loadFile(chief, "comunas.geojson", geoJson(drawn));
    for (const feature of load.features) {
      expect(feature.fault).toMatch(/self_intersection/);
      expect(feature.fault_at[0]).toBeCloseTo(-71.41, 1);
      expect(feature.shape_ha).not.toBeCloseTo(feature.given_ha, 0);
    }
    await finish(chief, load.id, "writing");
    const shapes = await Promise.all(["05801", "05804"].map((code) => chief.get(`/companies/${ids.get(code)}`)));
    const areas = shapes.map(({ body }) => body.boundary_area_km2 as number);
    const whole = geoJson([
      {
        properties: byCode("05802", "Limache"),
        polygons: [
          [
            [
              [-71.6, -33.1],
              [-71.41, -33.1],
              [-71.31, -33.1],
              [-71.31, -32.95],
              [-71.409, -32.95],
              [-71.6, -32.95],
              [-71.6, -33.1],
            ],
          ],
        ],
      },
    ]);
    const both = await loadFile(chief, "ambas.geojson", whole);
    expect(areas[0]! + areas[1]!).toBeCloseTo(both.features[0].shape_ha / 100, 1);
    await finish(chief, load.id, "undoing");
  });

  test("a place that its shape does not hold, one with its coordinates exchanged, and neighbours that overlap", async () => {
    const [quilpue, villa, limache, olmue] = strips(byCode);
    const flipped = {
      ...limache!,
      polygons: limache!.polygons.map((rings) => rings.map((ring) => ring.map(([x, y]): Position => [y, x]))),
    };
    const overlapping = { ...villa!, polygons: [[square([-71.4, -33.03], 0.12)]] };
    const away = { ...olmue!, polygons: [[square([-70, -32])]] };
    const load = await loadFile(chief, "comunas.geojson", geoJson([quilpue!, overlapping, flipped, away]));
    const remarks = load.features.map((it: { remarks: object[] }) => it.remarks);
    expect(remarks[0]).toMatchObject([{ code: "overlap", place: "Villa Alemana" }]);
    expect(remarks[1]).toMatchObject([{ code: "overlap", place: "Quilpué" }]);
    expect(remarks[2]).toEqual([{ code: "swapped" }]);
    expect(remarks[3]).toEqual([{ code: "point_outside" }]);
  });

  test("neighbours that only share their border are not remarked on", async () => {
    const load = await loadFile(chief, "comunas.geojson", geoJson(strips(byCode)));
    expect(load.features.flatMap((it: { remarks: object[] }) => it.remarks)).toEqual([]);
  });

  test("a ring that was left open is closed, heights are left out, and lines are no boundaries", async () => {
    const [quilpue, villa] = strips(byCode);
    const ring = quilpue!.polygons[0]![0]!.slice(0, -1).map(([lon, lat]) => [lon, lat, 120]);
    const features = [
      { type: "Feature", properties: quilpue!.properties, geometry: { type: "Polygon", coordinates: [ring] } },
      { type: "Feature", properties: villa!.properties, geometry: { type: "LineString", coordinates: ring } },
      { type: "Feature", properties: byCode("05802", "Limache"), geometry: null },
    ];
    const file = Buffer.from(JSON.stringify({ type: "FeatureCollection", features }));
    const load = await loadFile(chief, "comunas.geojson", file);
    expect(load.features[0]).toMatchObject({ state: "matched", fault: null });
    expect(load.features[1]).toMatchObject({ state: "unreadable", problem: "No es un polígono." });
    expect(load.features[2]).toMatchObject({ state: "unreadable", problem: "No es un polígono." });
  });
});

test("one boundary is mended before it is saved with its place, and what that changes is told", async () => {
  const bow: Position[] = [
    [-71.5, -33.1],
    [-71.4, -33.0],
    [-71.4, -33.1],
    [-71.5, -33.0],
    [-71.5, -33.1],
  ];
  const mend = (ring: Position[]) =>
    chief.post("/boundary-loads/mending", { boundary: { type: "Polygon", coordinates: [ring] } });
  const { body } = await mend(bow);
  expect(body.fault).toMatch(/self_intersection/);
  expect(body.boundary.coordinates).toHaveLength(2);
  expect(body.shape_ha).toBeGreaterThan(body.given_ha + 1000);
  const { version, id } = (await chief.get(`/companies/${ids.get("05801")}`)).body;
  expect((await chief.put(`/companies/${id}`, { version, boundary: body.boundary })).status).toBe(200);
  await chief.put(`/companies/${id}`, { version: version + 1, boundary: null });
  const valid = await mend(square([-71.44, -33.05]));
  expect(valid.body).toMatchObject({ fault: null, boundary: { coordinates: [[square([-71.44, -33.05])]] } });
  expect((await mend(bow.slice(0, -1))).status).toBe(422);
  const flat: Position[] = [
    [-71, -33],
    [-70, -33],
    [-71, -33],
    [-71, -33],
  ];
  expect((await mend(flat)).body).toMatchObject({ boundary: null, shape_ha: 0 });
});
