import { expect, test } from "vitest";
import { changedVertex, geometryFrom, rounded, toolsFor, verticesOf } from "./drawing-geometry.ts";

const triangle = geometryFrom(
  [
    [-71, -33],
    [-70, -33],
    [-70, -32],
  ],
  "polygon",
)!;

test("a polygon is closed by itself and needs three different vertices", () => {
  expect(triangle.coordinates).toEqual([
    [
      [-71, -33],
      [-70, -33],
      [-70, -32],
      [-71, -33],
    ],
  ]);
  expect(verticesOf(triangle)).toHaveLength(3);
  expect(
    geometryFrom(
      [
        [-71, -33],
        [-70, -33],
        [-71, -33],
      ],
      "polygon",
    ),
  ).toBeNull();
  expect(geometryFrom([[-71, -33]], "line")).toBeNull();
});

test("closing it by hand changes nothing", () => {
  expect(geometryFrom([...verticesOf(triangle), [-71, -33]], "polygon")).toEqual(triangle);
});

test("the variable's geometry type decides which tools there are", () => {
  expect(toolsFor("any")).toEqual(["point", "line", "polygon"]);
  expect(toolsFor("line")).toEqual(["line"]);
  expect(toolsFor("none")).toEqual([]);
});

test("coordinates keep six decimals and stay on the globe", () => {
  expect(rounded({ type: "Point", coordinates: [-431.12345678, -33.98765432] }).coordinates).toEqual([
    -71.123457, -33.987654,
  ]);
  expect(rounded({ type: "Point", coordinates: [180, 0.5] }).coordinates).toEqual([180, 0.5]);
});

test("the vertex that moved becomes the active one", () => {
  const before = verticesOf(triangle);
  expect(changedVertex(before, [before[0]!, [-70.5, -33], before[2]!])).toBe(1);
  expect(changedVertex(before, before)).toBeNull();
});
