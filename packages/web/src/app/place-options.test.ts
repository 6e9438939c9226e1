import { expect, test } from "vitest";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { allowedPlace } from "../api/active-place.ts";
import { placeOptions } from "./place-options.ts";

const aPlace = (id: number, reason_social: string, parent_company_id: number | null = null): Place => ({
  id,
  reason_social,
  parent_company_id,
  area_km2: null,
  timezone: "America/Santiago",
  kind: "municipality",
  country: "CL",
  territorial_code: `0510${id}`,
  lon: -71.6,
  lat: -33,
});
const region = aPlace(1, "Región de Valparaíso");
const quilpue = aPlace(2, "Quilpué", 1);
const concon = aPlace(3, "Concón", 1);

test("R-302 R-404 places stand below their parent, sorted, after the option for all", () => {
  const options = placeOptions([quilpue, region, concon], "Todos", "es");
  expect(options.map(({ value, depth }) => [value, depth])).toEqual([
    ["all", 0],
    ["1", 0],
    ["3", 1],
    ["2", 1],
  ]);
  expect(options[0]?.text).toBe("Todos");
});

test("R-404 a single place comes without the option for all", () => {
  expect(placeOptions([quilpue], "Todos", "es")).toEqual([
    { value: "2", text: "Quilpué", code: "CUT 05102", depth: 0 },
  ]);
});

test("R-404 a single place is active by itself", () => {
  expect(allowedPlace("all", [quilpue])).toBe(2);
  expect(allowedPlace(null, [quilpue])).toBe(2);
});

test("R-403 a place outside the user's scope falls back without an error", () => {
  expect(allowedPlace(99, [quilpue, concon])).toBe("all");
  expect(allowedPlace(3, [quilpue, concon])).toBe(3);
  expect(allowedPlace(null, [quilpue, concon])).toBe("all");
});
