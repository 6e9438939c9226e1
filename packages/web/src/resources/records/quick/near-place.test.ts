// Which place is offered for a position, and when a point is remarked on.
import { expect, test } from "vitest";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { placeAt, remarkOn, viewOf, type Boundaries } from "./near-place.ts";

const aPlace = (id: number, reason_social: string, lon: number, lat: number, more: Partial<Place> = {}): Place => ({
  id,
  reason_social,
  lon,
  lat,
  kind: "municipality",
  country: "CL",
  territorial_code: null,
  parent_company_id: null,
  area_km2: null,
  timezone: "America/Santiago",
  ...more,
});
const region = aPlace(1, "Región de Valparaíso", -71.3, -33, { kind: "region" });
const vina = aPlace(2, "Viña del Mar", -71.5518, -33.0245, { parent_company_id: 1, area_km2: 121.6 });
const valparaiso = aPlace(3, "Valparaíso", -71.6127, -33.0472, { parent_company_id: 1 });
const places = [region, vina, valparaiso];
const ring = [
  [-71.7, -33.2],
  [-71.5, -33.2],
  [-71.5, -33],
  [-71.7, -33],
  [-71.7, -33.2],
];
const boundaries: Boundaries = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { id: 3, is_approximate: false },
      geometry: { type: "MultiPolygon", coordinates: [[ring]] },
    },
  ],
};
const approximate: Boundaries = {
  ...boundaries,
  features: boundaries.features.map((one) => ({ ...one, properties: { id: 3, is_approximate: true } })),
};

test("the place whose boundary contains the position is offered before the nearest one", () => {
  expect(placeAt(places, boundaries, [-71.56, -33.03])).toEqual({ place: valparaiso, km: null });
  expect(placeAt(places, undefined, [-71.56, -33.03])?.place).toBe(vina);
  expect(placeAt(places, undefined, [-71.56, -33.03])?.km).toBeCloseTo(0.97, 1);
});

test("V7 an approximate boundary is taken for none: the nearest place is offered, and nothing is said to lie outside", () => {
  expect(placeAt(places, approximate, [-71.56, -33.03])?.place).toBe(vina);
  expect(remarkOn(valparaiso, places, approximate, [-71.49, -33.1])).toBeNull();
  expect(viewOf(valparaiso, approximate, null)).toEqual([-71.7, -33.2, -71.5, -33]);
});

test("far from every place none is offered", () => {
  expect(placeAt(places, boundaries, [-70, -20])).toBeNull();
});

test("V7 a point far from a place without a boundary is remarked on with its distance, near ones are not", () => {
  expect(remarkOn(vina, places, boundaries, [-71.5, -33.05])).toBeNull();
  expect(remarkOn(vina, places, boundaries, [-70.1, -33.1])).toEqual({ km: 136 });
  expect(remarkOn(valparaiso, places, boundaries, [-71.4, -33.1])).toBe("outside");
  // A region's own municipalities are its ground.
  expect(remarkOn(region, places, undefined, [-71.6, -33.1])).toBeNull();
});

test("the map shows the place, and the point with it where that lies outside", () => {
  expect(viewOf(valparaiso, boundaries, null)).toEqual([-71.7, -33.2, -71.5, -33]);
  expect(viewOf(valparaiso, boundaries, [-70, -33.1])).toEqual([-71.7, -33.2, -70, -33]);
  expect(viewOf(vina, boundaries, null)[0]).toBeCloseTo(-71.63, 2);
});
