// Where maps begin that only know the places of the console.
import { expect, test } from "vitest";
import { extentOf, extentOfMost, extentOfPlace } from "./places-extent.ts";

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

test("who works in a region begins there, without its island, and who works in a municipality at that one", () => {
  const region = { id: 1, parent_company_id: null, lon: -71.6, lat: -33 };
  const towns = Array.from({ length: 38 }, (_, at) => ({
    id: at + 2,
    parent_company_id: 1,
    lon: -71 - (at % 7) / 10,
    lat: -32.3 - at / 30,
  }));
  const island = { id: 50, parent_company_id: 1, ...rapaNui };
  const other = { id: 51, parent_company_id: null, lon: -70, lat: -20 };
  const places = [region, ...towns, island, other];
  expect(round(extentOfPlace(places, 1))).toEqual([-71.65, -33.58, -70.95, -32.25]);
  expect(round(extentOfPlace(places, 2))).toEqual([-71.05, -32.35, -70.95, -32.25]);
  expect(extentOfPlace(places, 99)).toBeNull();
});
