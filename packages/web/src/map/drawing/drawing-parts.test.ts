import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { expect, test } from "vitest";
import { geometryOf, partsOf, toolOf } from "./drawing-parts.ts";

const square = (west: number, south: number, side: number): Position[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

const geometries: Geometry[] = [
  { type: "Point", coordinates: [-71, -33] },
  { type: "MultiPoint", coordinates: square(-71, -33, 1).slice(0, 3) },
  { type: "LineString", coordinates: square(-71, -33, 1).slice(0, 3) },
  { type: "MultiLineString", coordinates: [square(-71, -33, 1).slice(0, 3), square(-70, -33, 1).slice(0, 2)] },
  { type: "Polygon", coordinates: [square(-71, -33, 1), square(-70.6, -32.6, 0.1)] },
  { type: "MultiPolygon", coordinates: [[square(-71, -33, 1), square(-70.6, -32.6, 0.1)], [square(-60, -33, 1)]] },
];

test.each(geometries)("$type falls into parts and comes together again with its holes", (geometry) => {
  expect(geometryOf(toolOf(geometry), partsOf(geometry))).toEqual(geometry);
});

test("a second part makes a multi-geometry, and taking it away a simple one again", () => {
  const [polygon] = geometries.slice(4);
  const parts = partsOf(polygon!);
  const two = geometryOf("polygon", [...parts, { vertices: square(-60, -33, 1).slice(0, 4), holes: [] }])!;
  expect(two.type).toBe("MultiPolygon");
  expect(geometryOf("polygon", partsOf(two).slice(0, 1))).toEqual(polygon);
});

test("moving a vertex keeps the holes of its part and all other parts", () => {
  const multi = geometries[5]!;
  const parts = partsOf(multi);
  const moved = geometryOf(
    "polygon",
    parts.with(0, { ...parts[0]!, vertices: parts[0]!.vertices.with(1, [-69.9, -33]) }),
  )!;
  expect(moved.coordinates[1]).toEqual(multi.coordinates[1]);
  expect((moved.coordinates[0] as Position[][])[1]).toEqual((multi.coordinates[0] as Position[][])[1]);
});

test("nothing, and a part with too few vertices, make no geometry", () => {
  expect(partsOf(null)).toEqual([]);
  expect(geometryOf("polygon", [])).toBeNull();
  expect(geometryOf("line", [{ vertices: [[-71, -33]], holes: [] }])).toBeNull();
});
