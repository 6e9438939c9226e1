import { describe, expect, test } from "vitest";
import { maximumPositions } from "./coordinates-check.ts";
import { acceptsGeometry, Geometry, positionsOf } from "./geometry.ts";

const ring = [
  [-71, -33],
  [-70, -33],
  [-70, -32],
  [-71, -33],
];
const codeOf = (geometry: unknown) => {
  const issue = Geometry.safeParse(geometry).error?.issues[0];
  return issue && "params" in issue ? (issue.params as { code: string }).code : issue?.code;
};

describe("V7 a geometry", () => {
  test.each([
    { type: "Point", coordinates: [-180, 90] },
    { type: "Point", coordinates: [-109.4, -27.1] },
    { type: "MultiPoint", coordinates: [[179.9, -17]] },
    { type: "LineString", coordinates: [ring[0], ring[1]] },
    { type: "MultiLineString", coordinates: [[ring[0], ring[1]]] },
    { type: "Polygon", coordinates: [ring] },
    { type: "MultiPolygon", coordinates: [[ring], [ring]] },
  ])("may be $type", (geometry) => expect(Geometry.parse(geometry)).toEqual(geometry));

  test("closes its rings, does not stand at 0, 0 and stays on the globe", () => {
    expect(codeOf({ type: "Polygon", coordinates: [[...ring.slice(0, 3), [-71, -32]]] })).toBe("ring_open");
    expect(codeOf({ type: "Point", coordinates: [0, 0] })).toBe("null_island");
    expect(codeOf({ type: "Point", coordinates: [180.1, 0] })).toBe("longitude");
    expect(codeOf({ type: "Point", coordinates: [0, -90.1] })).toBe("latitude");
    expect(codeOf({ type: "LineString", coordinates: [ring[0]] })).toBe("list_small");
  });

  test("has at most as many vertices as the limit says, in whatever depth they hide", () => {
    const line = (length: number) => ({ type: "LineString", coordinates: Array(length).fill([-71, -33]) });
    expect(Geometry.safeParse(line(maximumPositions)).success).toBe(true);
    expect(codeOf(line(maximumPositions + 1))).toBe("too_many_positions");
    const hidden = { type: "MultiPolygon", coordinates: [[line(maximumPositions + 1).coordinates]] };
    expect(codeOf(hidden)).toBe("too_many_positions");
    let deep: unknown = [];
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(Geometry.safeParse({ type: "Polygon", coordinates: deep }).success).toBe(false);
  });
});

test("positions come in order from every type", () => {
  expect(positionsOf({ type: "Point", coordinates: [1, 2] })).toEqual([[1, 2]]);
  expect(positionsOf({ type: "MultiPolygon", coordinates: [[ring as [number, number][]]] })).toEqual(ring);
});

test("V9 a variable that asks for a point takes one or several, but no line", () => {
  const position: [number, number] = [-71, -33];
  expect(acceptsGeometry("point", { type: "MultiPoint", coordinates: [position] })).toBe(true);
  expect(acceptsGeometry("point", { type: "LineString", coordinates: [position, position] })).toBe(false);
  expect(acceptsGeometry("any", { type: "LineString", coordinates: [position, position] })).toBe(true);
  expect(acceptsGeometry("none", { type: "Point", coordinates: position })).toBe(false);
});
