import { describe, expect, test } from "vitest";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { boundsOf } from "./grid.ts";
import { shapeOnTile } from "./shapes.ts";

const tile = { z: 10, x: 308, y: 614 };
const [west, south, east, north] = boundsOf(tile, 0);
/** A position by its share of the tile's width and height, from the upper left corner; near enough to straight at this zoom. */
const at = (right: number, down: number): Position => [west + (east - west) * right, north + (south - north) * down];
const box = (left: number, top: number, right: number, bottom: number): Position[] => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
  at(left, top),
];
const polygon = (...rings: Position[][]): Geometry => ({ type: "Polygon", coordinates: rings });

const area = (ring: [number, number][]) =>
  ring.slice(1).reduce((sum, [x, y], index) => sum + ring[index]![0] * y - x * ring[index]![1], 0);
const isInside = ([x, y]: [number, number]) => x >= -128 && x <= 4224 && y >= -128 && y <= 4224;

describe("polygons", () => {
  test("one within the tile keeps its corners", () => {
    const shape = shapeOnTile(polygon(box(0.25, 0.25, 0.75, 0.75)), tile)!;
    expect(shape.kind).toBe("rings");
    expect(shape.parts).toHaveLength(1);
    expect(shape.parts[0]!.map(([x]) => x).toSorted((one, other) => one - other)[0]).toBeCloseTo(1024, -1);
    expect(shape.parts[0]!.every(isInside)).toBe(true);
  });

  test("outer rings turn clockwise on the screen and holes the other way, however they were drawn", () => {
    for (const outer of [box(0.1, 0.1, 0.9, 0.9), box(0.1, 0.1, 0.9, 0.9).toReversed()])
      for (const hole of [box(0.4, 0.4, 0.6, 0.6), box(0.4, 0.4, 0.6, 0.6).toReversed()]) {
        const { parts } = shapeOnTile(polygon(outer, hole), tile)!;
        expect(area(parts[0]!)).toBeGreaterThan(0);
        expect(area(parts[1]!)).toBeLessThan(0);
      }
  });

  test("one that covers the tile and more is cut to the tile with its margin", () => {
    const { parts } = shapeOnTile(polygon(box(-5, -5, 6, 6)), tile)!;
    expect(parts[0]).toHaveLength(5);
    expect(Math.abs(area(parts[0]!)) / 2).toBeCloseTo(4352 ** 2, -3);
  });

  test("one beside the tile, and one too small to see, do not show", () => {
    expect(shapeOnTile(polygon(box(2, 2, 3, 3)), tile)).toBeNull();
    expect(shapeOnTile(polygon(box(0.5, 0.5, 0.500_01, 0.500_01)), tile)).toBeNull();
  });

  test("a hole vanishes with its outer ring, and of several polygons those remain that show", () => {
    const small = [box(0.5, 0.5, 0.500_01, 0.500_01), box(0.2, 0.2, 0.4, 0.4)];
    expect(shapeOnTile(polygon(...small), tile)).toBeNull();
    const both: Geometry = { type: "MultiPolygon", coordinates: [small, [box(0.6, 0.6, 0.8, 0.8)]] };
    expect(shapeOnTile(both, tile)?.parts).toHaveLength(1);
  });
});

describe("lines", () => {
  const line = (...positions: Position[]): Geometry => ({ type: "LineString", coordinates: positions });

  test("one that leaves the tile and comes back falls into two", () => {
    const shape = shapeOnTile(line(at(0.5, 0.2), at(1.5, 0.2), at(1.5, 0.8), at(0.5, 0.8)), tile)!;
    expect(shape.kind).toBe("lines");
    expect(shape.parts).toHaveLength(2);
    expect(shape.parts.flat().every(isInside)).toBe(true);
  });

  test("one that crosses the whole tile is kept, although both ends lie outside", () => {
    const { parts } = shapeOnTile(line(at(-3, 0.5), at(4, 0.5)), tile)!;
    expect(parts).toHaveLength(1);
    expect(parts[0]!.map(([x]) => x)).toEqual([-128, 4224]);
  });

  test("one that passes by does not show", () => expect(shapeOnTile(line(at(-3, 2), at(4, 2)), tile)).toBeNull());

  test("several lines are one shape", () => {
    const lines: Geometry = {
      type: "MultiLineString",
      coordinates: [
        [at(0.1, 0.1), at(0.2, 0.2)],
        [at(0.8, 0.8), at(0.9, 0.9)],
      ],
    };
    expect(shapeOnTile(lines, tile)?.parts).toHaveLength(2);
  });
});

test("points have a layer of their own", () =>
  expect(shapeOnTile({ type: "Point", coordinates: at(0.5, 0.5) }, tile)).toBeNull());
