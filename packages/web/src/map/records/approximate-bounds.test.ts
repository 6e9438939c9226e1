// What is drawn of approximate boundaries.
import { expect, test } from "vitest";
import type { Feature, Position } from "geojson";
import { approximateLines, approximateText, approximateTexts } from "./approximate-bounds.ts";

const square = (west: number, south: number): Position[] => [
  [west, south],
  [west + 1, south],
  [west + 1, south + 1],
  [west, south + 1],
  [west, south],
];
const aPlace = (id: number, squares: Position[][], more: object = {}): Feature => ({
  type: "Feature",
  properties: { id, kind: "municipality", is_approximate: true, source: null, ...more },
  geometry: { type: "MultiPolygon", coordinates: squares.map((ring) => [ring]) },
});
const linesOf = (...features: Feature[]) =>
  approximateLines({ type: "FeatureCollection", features }).features.map(({ geometry }) =>
    geometry.type === "MultiLineString" ? geometry.coordinates : [],
  );
const t = () => "Límite aproximado";

test("the border that two neighbours share is drawn once", () => {
  const [first, second] = linesOf(aPlace(1, [square(0, 0)]), aPlace(2, [square(1, 0)]));
  expect(first).toEqual([square(0, 0)]);
  expect(second).toEqual([square(1, 0).slice(0, 4)]);
});

test("a region draws its own border, though its municipalities draw it too", () => {
  expect(linesOf(aPlace(1, [square(0, 0)]), aPlace(2, [square(0, 0)], { kind: "region" }))).toHaveLength(2);
});

test("islands off a shore are left to the ground, but a place of islands alone is drawn", () => {
  const [shore] = linesOf(
    aPlace(1, [square(0, 0), square(5, 5)]),
    aPlace(2, [square(1, 0)]),
    aPlace(3, [square(9, 9)]),
  );
  expect(shore).toEqual([square(0, 0)]);
  expect(linesOf(aPlace(3, [square(9, 9)]))).toEqual([[square(9, 9)]]);
});

test("nothing is drawn dashed of boundaries that are not approximate", () => {
  expect(linesOf(aPlace(1, [square(0, 0)], { is_approximate: false }))).toEqual([]);
});

test("a legend says of each source once what it says of itself", () => {
  const source = "límite aproximado (demo)";
  const features = [
    aPlace(1, [], { source }),
    aPlace(2, [], { source }),
    aPlace(3, []),
    aPlace(4, [], { is_approximate: false }),
  ];
  expect(approximateTexts({ type: "FeatureCollection", features }, t)).toEqual([
    "Límite aproximado (demo)",
    "Límite aproximado",
  ]);
  expect(approximateText(null, t)).toBe("Límite aproximado");
});
