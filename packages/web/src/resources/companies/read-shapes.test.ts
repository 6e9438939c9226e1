// What may be dropped on a place's form as its boundary.
import { expect, test } from "vitest";
import type { GeoJSON, Geometry, Position } from "geojson";
import { boundaryOf, likelyShape, readBoundary, shapesOf } from "./read-shapes.ts";

const square = (lon: number): Position[] => [
  [lon, -33],
  [lon + 1, -33],
  [lon + 1, -32],
  [lon, -33],
];
const polygon = (lon: number): Geometry => ({ type: "Polygon", coordinates: [square(lon)] });
const feature = (geometry: Geometry | null) => ({ type: "Feature", properties: {}, geometry }) as GeoJSON;
const refusal = (json: GeoJSON) => {
  try {
    return boundaryOf([json]);
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};

test("a geometry, a feature and a collection of features become one MultiPolygon", () => {
  const one = { type: "MultiPolygon", coordinates: [[square(-71)]] };
  expect(boundaryOf([polygon(-71)])).toEqual(one);
  expect(boundaryOf([feature(polygon(-71))])).toEqual(one);
  const two: Geometry = { type: "MultiPolygon", coordinates: [[square(-70)], [square(-68)]] };
  const collection = { type: "FeatureCollection", features: [feature(polygon(-71)), feature(two), feature(null)] };
  expect(boundaryOf([collection as GeoJSON]).coordinates).toHaveLength(3);
});

test("heights are left out", () => {
  const high = { type: "Polygon", coordinates: [square(-71).map((position) => [...position, 120])] } as Geometry;
  expect(boundaryOf([high]).coordinates[0]![0]![0]).toEqual([-71, -33]);
});

test("what is no polygon, mixed, or not in degrees is refused for its own reason", () => {
  const point: Geometry = { type: "Point", coordinates: [-71, -33] };
  expect(refusal(point)).toBe("no_polygon");
  expect(refusal({ type: "FeatureCollection", features: [] })).toBe("no_polygon");
  expect(refusal({ type: "GeometryCollection", geometries: [polygon(-71), point] })).toBe("mixed");
  expect(refusal({ type: "Polygon", coordinates: [square(254_000)] })).toBe("degrees");
});

test("a file that is no GeoJSON is refused", async () => {
  for (const file of [new File(["x,y"], "puntos.csv"), new File(["no zip"], "comuna.zip"), new File(["{}"], "x.json")])
    await expect(readBoundary(file)).rejects.toHaveProperty("reason", expect.stringMatching(/unreadable|no_polygon/));
});

const comuna = (lon: number, properties: object) => ({ ...feature(polygon(lon)), properties }) as GeoJSON;
const province = {
  type: "FeatureCollection",
  features: [
    comuna(-71, { cod: 5107, comuna: "Quintero", provincia: "Valparaíso" }),
    comuna(-70, { cod: 5101, comuna: "Valparaíso", provincia: "Valparaíso" }),
    feature({ type: "Point", coordinates: [-71, -33] }),
  ],
} as GeoJSON;

test("of several shapes one is chosen, and the place's own is found by its code and its name", () => {
  const shapes = shapesOf([province]);
  expect(shapes).toHaveLength(2);
  expect(likelyShape(shapes, { name: "Valparaíso", code: "05101" })).toBe(1);
  expect(likelyShape(shapes, { name: "Quintero", code: null })).toBe(0);
  expect(likelyShape(shapes, { name: "Puerto de Quintero", code: "CL05107" })).toBe(0);
  expect(likelyShape(shapes, { name: "Concón", code: "05103" })).toBe(-1);
});

test("a file whose shapes say nothing of themselves is one boundary", () => {
  const nameless = { type: "FeatureCollection", features: [feature(polygon(-71)), feature(polygon(-70))] } as GeoJSON;
  expect(shapesOf([nameless])).toEqual([]);
  expect(shapesOf([comuna(-71, { comuna: "Quintero" })])).toEqual([]);
});

test("TopoJSON is read, and an open ring is closed", async () => {
  const ring = square(-71).slice(0, -1);
  const topology = { type: "Topology", arcs: [ring], objects: { comuna: { type: "Polygon", arcs: [[0]] } } };
  const { boundary, shapes } = await readBoundary(new File([JSON.stringify(topology)], "comuna.topojson"));
  expect(shapes).toEqual([]);
  expect(boundary().coordinates[0]![0]).toEqual(square(-71));
});
