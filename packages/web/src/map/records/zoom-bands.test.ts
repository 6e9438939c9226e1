// Between which zooms places are drawn.
import { expect, test } from "vitest";
import type { FeatureCollection } from "geojson";
import { zoomBands } from "./zoom-bands.ts";

const places = [
  { id: 1, kind: "country", parent_company_id: null },
  { id: 2, kind: "region", parent_company_id: 1 },
  { id: 3, kind: "province", parent_company_id: 2 },
  { id: 4, kind: "municipality", parent_company_id: 3 },
  { id: 5, kind: "region", parent_company_id: 1 },
];
const bandsOf = (...ids: number[]) => {
  const features = places
    .filter(({ id }) => ids.includes(id))
    .map(({ id, kind }) => ({
      type: "Feature" as const,
      properties: { id, kind },
      geometry: { type: "MultiPolygon" as const, coordinates: [] },
    }));
  const collection: FeatureCollection = { type: "FeatureCollection", features };
  return Object.fromEntries(zoomBands(collection, places));
};

test("from afar the country is drawn, then its regions, its provinces and from close by its municipalities", () => {
  expect(bandsOf(1, 2, 3, 4)).toEqual({
    1: { from: 0, to: 2 },
    2: { from: 2, to: 6 },
    3: { from: 6, to: 7 },
    4: { from: 7, to: 24 },
  });
});

test("municipalities alone are drawn at every zoom, and a region whose municipalities have no boundary stays", () => {
  expect(bandsOf(4)).toEqual({ 4: { from: 0, to: 24 } });
  expect(bandsOf(2, 4, 5)).toEqual({ 2: { from: 0, to: 7 }, 4: { from: 7, to: 24 }, 5: { from: 0, to: 24 } });
});
