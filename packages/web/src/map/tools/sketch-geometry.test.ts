import { Within } from "@atalaya/contract/resources/records/map.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { expect, test } from "vitest";
import { areaOfText, cornersText, cornersOf, sketchGeometry } from "./sketch-geometry.ts";

const two: Position[] = [
  [-71.6, -33.1],
  [-71.5, -33],
];

test("two clicks make a rectangle, which the address holds as the filter takes it", () => {
  const corners = cornersOf("rectangle", two);
  expect(cornersText(corners)).toBe("-71.6 -33.1;-71.5 -33.1;-71.5 -33;-71.6 -33");
  expect(Within.parse(cornersText(corners))).toEqual(corners);
  expect(areaOfText(cornersText(corners))).toEqual(sketchGeometry("rectangle", two));
});

test("an area of two corners is still a line, one of one corner nothing", () => {
  expect(sketchGeometry("polygon", two)!.type).toBe("LineString");
  expect(sketchGeometry("polygon", two.slice(1))).toBeNull();
  expect(sketchGeometry("line", [...two, [-71.4, -33]])!.type).toBe("LineString");
});

test("an address that holds no area shows none, and one drawn with too many corners is cut to what the filter takes", () => {
  for (const wrong of [undefined, "", "a b;c d;e f", "1 2;3 4"]) expect(areaOfText(wrong)).toBeNull();
  const many = Array.from({ length: 80 }, (_, index): Position => [-71 + index / 1000, -33]);
  expect(Within.safeParse(cornersText(many)).success).toBe(true);
});
