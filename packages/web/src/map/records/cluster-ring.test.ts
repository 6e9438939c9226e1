import { expect, test } from "vitest";
import { clusterDiameter, ringParts, ringShares } from "./cluster-ring.ts";

const partsOf = (ring: string) => ringShares(ring).map(({ parts }) => parts);

test("a ring is divided into twelfths that always add up", () => {
  for (const ring of ["3:10,7:2", "1:1", "1:5,2:5,3:5,4:5,5:5", "1:9999,2:1", "1:7,2:3,3:3"])
    expect(partsOf(ring).reduce((sum, part) => sum + part, 0)).toBe(ringParts);
});

test("the rarest variable is still seen", () => {
  expect(partsOf("1:9999,2:1")).toEqual([11, 1]);
  expect(ringShares("3:10,7:2")[1]).toEqual({ key: "7", parts: 2 });
});

test("a ring that cannot be read leaves no parts", () => expect(ringShares("")).toEqual([]));

test("clusters grow with their count", () =>
  expect([2, 15, 16, 40, 41].map(clusterDiameter)).toEqual([34, 34, 40, 40, 46]));
