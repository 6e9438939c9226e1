// Where maps begin that only know the places of the console.
import { expect, test } from "vitest";
import { extentOf, extentOfMost } from "./places-extent.ts";

const round = (box: number[] | null) => box?.map((it) => Math.round(it * 100) / 100);
const mainland = Array.from({ length: 346 }, (_, index) => ({ lon: -73 + (index % 5), lat: -18 - index / 10 }));
const rapaNui = { lon: -109.4, lat: -27.1 };

test("a far island is within the box of all places, and does not move where a country's map begins", () => {
  expect(round(extentOf([...mainland, rapaNui]))).toEqual([-109.45, -52.55, -68.95, -17.95]);
  const [west, south, east, north] = extentOfMost([...mainland, rapaNui])!;
  expect(west).toBeGreaterThan(-74);
  expect([south < -52, east > -70, north > -19]).toEqual([true, true, true]);
});

test("a single place has room around it, and without places there is no box", () => {
  expect(round(extentOfMost([rapaNui]))).toEqual([-109.45, -27.15, -109.35, -27.05]);
  expect([extentOf([]), extentOfMost([])]).toEqual([null, null]);
});
