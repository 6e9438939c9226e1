import { expect, test } from "vitest";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { anchorOf, areaOf, boundsOf, lengthOf } from "./geometry-measures.ts";

const square: Geometry = {
  type: "Polygon",
  coordinates: [
    [
      [-71, -33],
      [-70, -33],
      [-70, -32],
      [-71, -32],
      [-71, -33],
    ],
  ],
};

test("a square degree at 32.5 south measures what the sphere says", () => {
  expect(areaOf(square) / 1e6).toBeCloseTo(10_427, -1);
  expect(lengthOf(square) / 1000).toBeCloseTo(410, 0);
});

test("bounds and balance point of a polygon", () => {
  expect(boundsOf(square)).toEqual([-71, -33, -70, -32]);
  expect(anchorOf(square)).toEqual([-70.5, -32.5]);
});

test("the mark of a line sits on the line", () => {
  expect(
    anchorOf({
      type: "LineString",
      coordinates: [
        [-71, -33],
        [-70.9, -33],
        [-70, -32],
      ],
    }),
  ).toEqual([-70.9, -33]);
});
