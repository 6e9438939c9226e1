import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect, test } from "vitest";
import { encodeLayer, type TileFeature } from "./vector-tile.ts";

const read = (bytes: Uint8Array) => new VectorTile(new PbfReader(bytes));
const point = (properties: TileFeature["properties"], id?: number): TileFeature => ({
  kind: "points",
  parts: [[[100, 4000]]],
  properties,
  ...(id !== undefined && { id }),
});

test("values of every kind arrive as they were, and one that is not there is left out", () => {
  const properties = {
    name: "Ñandú 👩‍🚒",
    count: 42,
    below: -7,
    share: 0.125,
    big: 2 ** 40,
    is_open: true,
    nothing: undefined,
  };
  const layer = read(encodeLayer({ name: "points", features: [point(properties, 12_345)] })).layers["points"]!;
  const feature = layer.feature(0);
  const { nothing, ...kept } = properties;
  expect(nothing).toBeUndefined();
  expect(feature.properties).toEqual(kept);
  expect(feature.id).toBe(12_345);
  expect(layer.extent).toBe(4096);
  expect(layer.version).toBe(2);
});

test("equal values of different kinds are kept apart", () => {
  const features = [point({ value: 1 }), point({ value: "1" }), point({ value: true })];
  const layer = read(encodeLayer({ name: "points", features })).layers["points"]!;
  expect([0, 1, 2].map((index) => layer.feature(index).properties["value"])).toEqual([1, "1", true]);
});

test("points, lines and rings come back where they were, beyond the tile's edge too", () => {
  const ring: [number, number][] = [
    [-128, -128],
    [4224, -128],
    [4224, 4224],
    [-128, -128],
  ];
  const line: [number, number][] = [
    [0, 0],
    [10, -5],
    [4096, 4096],
  ];
  const features: TileFeature[] = [
    { kind: "rings", parts: [ring], properties: {} },
    { kind: "lines", parts: [line, line.toReversed()], properties: {} },
    { kind: "points", parts: [[...line]], properties: {} },
  ];
  const layer = read(encodeLayer({ name: "shapes", features })).layers["shapes"]!;
  const geometry = (index: number) =>
    layer
      .feature(index)
      .loadGeometry()
      .map((part) => part.map(({ x, y }) => [x, y]));
  expect(geometry(0)).toEqual([ring]);
  expect(geometry(1)).toEqual([line, line.toReversed()]);
  expect(geometry(2)).toEqual(line.map((position) => [position]));
  expect([0, 1, 2].map((index) => layer.feature(index).type)).toEqual([3, 2, 1]);
});

test("layers without features are left out, and a tile without layers is empty", () => {
  expect(encodeLayer({ name: "points", features: [] })).toHaveLength(0);
});

test("a layer that may only have so many bytes keeps its first features", () => {
  const features = Array.from({ length: 3000 }, (_, id) => point({ id, title: `Albergue número ${id}` }, id));
  const bytes = encodeLayer({ name: "points", features }, 50_000);
  const layer = read(bytes).layers["points"]!;
  expect(bytes.length).toBeGreaterThan(35_000);
  expect(bytes.length).toBeLessThan(50_200);
  expect(Array.from({ length: layer.length }, (_, index) => layer.feature(index).id)).toEqual(
    features.slice(0, layer.length).map(({ id }) => id),
  );
});
