import { expect, test } from "vitest";
import { degreeLabel } from "@atalaya/contract/values/format.ts";
import { graticule, graticuleStep } from "./graticule.ts";

test("the grid gets finer with the zoom and never crowds the screen", () => {
  expect([2, 4, 6, 10, 14].map(graticuleStep)).toEqual([30, 5, 2, 0.1, 0.005]);
});

test("lines carry their degrees in both languages", () => {
  expect(degreeLabel(-33.5, "lat", "es")).toBe("33,5° S");
  expect(degreeLabel(-71, "lon", "es")).toBe("71° O");
  expect(degreeLabel(-71, "lon", "en")).toBe("71° W");
  expect(degreeLabel(0, "lat", "es")).toBe("0°");
});

test("across the antimeridian the labels start again", () => {
  const labels = graticule([170, -40, 190, -20], 4).features.map(({ properties }) => properties?.label_en);
  expect(labels).toContain("175° E");
  expect(labels).toContain("175° W");
});
