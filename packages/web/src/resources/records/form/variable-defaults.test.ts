import { expect, test } from "vitest";
import { placeFor, placesFor, sectorOf } from "./variable-defaults.ts";

const [country, region, town, village] = [1, 2, 3, 4];
const places = [
  { id: country, parent_company_id: null },
  { id: region, parent_company_id: country },
  { id: town, parent_company_id: region },
  { id: village, parent_company_id: region },
];

test("a variable of a place is for that place and those below it, one of everybody for all", () => {
  expect(placesFor({ company_id: region }, places, [country, town, village])).toEqual([town, village]);
  expect(placesFor({ company_id: null }, places, [country, town])).toEqual([country, town]);
});

test("the only place that a variable allows is filled in; a place that fits stays, and of several the officer chooses", () => {
  expect(placeFor(null, placesFor({ company_id: town }, places, [town, village]))).toBe(town);
  expect(placeFor(village, placesFor({ company_id: town }, places, [town, village]))).toBe(town);
  expect(placeFor(village, [town, village])).toBe(village);
  expect(placeFor(null, [town, village])).toBeNull();
});

test("V21 the sector of a variable is that of its records, where it is one of the list", () => {
  expect(sectorOf({ sector_code: "housing" })).toBe("housing");
  expect(sectorOf({ sector_code: "VIV" })).toBeNull();
  expect(sectorOf({ sector_code: null })).toBeNull();
});
