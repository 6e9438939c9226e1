// What may be dropped on a place's form as its boundary.
import { expect, test } from "vitest";
import type { GeoJSON, Geometry, Position } from "geojson";
import { boundaryOf, readBoundary } from "./read-shapes.ts";

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
