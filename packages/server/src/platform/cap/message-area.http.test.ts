// Areas as messages say them, on real databases: whoever is in danger is inside.
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { mostVertices } from "@atalaya/contract/domain/cap/own-message.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { openCopy } from "../../testing/test-database.ts";
import { messageArea, mostPolygons } from "./message-area.ts";

let database: Awaited<ReturnType<typeof openCopy>>;
beforeAll(async () => {
  database = await openCopy(inject("template"));
});
afterAll(() => database.close());

const closed = (...positions: Position[]): Position[] => [...positions, positions[0]!];
const box = (west: number, south: number, east: number, north: number) =>
  closed([west, south], [east, south], [east, north], [west, north]);

/** The polygons of what these outlines cover; each of them is as a message may have it. */
async function drawn(...outlines: Position[][]): Promise<Position[][]> {
  const area = { type: "MultiPolygon" as const, coordinates: outlines.map((outline) => [outline]) };
  const { polygons } = await messageArea(database.db, area);
  expect(polygons.length).toBeLessThanOrEqual(mostPolygons);
  for (const ring of polygons) {
    expect(ring.length).toBeLessThanOrEqual(mostVertices);
    expect(ring.length).toBeGreaterThanOrEqual(4);
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const [lon, lat] of ring) expect(Math.abs(lon) <= 180 && Math.abs(lat) <= 90).toBe(true);
    for (const degrees of ring.flat()) expect(Number(degrees.toFixed(6))).toBe(degrees);
  }
  return polygons;
}

/** Whether a point lies inside, by how often a line from it to the east crosses the ring. */
const isIn = ([x, y]: Position, ring: Position[]): boolean =>
  ring.slice(1).filter(([toX, toY], index) => {
    const [fromX, fromY] = ring[index]!;
    return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
  }).length %
    2 ===
  1;
const isInside = (point: Position, polygons: Position[][]) => polygons.some((ring) => isIn(point, ring));

/** Square degrees. */
const size = (ring: Position[]) =>
  Math.abs(ring.slice(1).reduce((sum, [x, y], index) => sum + ring[index]![0] * y - x * ring[index]![1], 0)) / 2;
const sizeOf = (polygons: Position[][]) => polygons.reduce((sum, ring) => sum + size(ring), 0);

const eastOf = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;

/** A ragged island of up to 2,000 corners anywhere on earth, also over the date line, and points inside of it. */
const islands = fc
  .record({
    lon: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-179.9, 179.5)),
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    radius: fc.double({ min: 0.001, max: 5, noNaN: true }),
    corners: fc.integer({ min: 3, max: 2000 }),
    roughness: fc.double({ min: 0, max: 0.4, noNaN: true }),
    seed: fc.double({ min: 1, max: 10, noNaN: true }),
  })
  .map(({ lon, lat, radius, corners, roughness, seed }) => {
    const at = (step: number, share = 1): Position => {
      const far = share * radius * (1 + roughness * Math.sin((step % corners) ** 2 * seed));
      const angle = (2 * Math.PI * step) / corners;
      return [eastOf(lon + far * Math.cos(angle)), lat + far * Math.sin(angle)];
    };
    const steps = [...Array(corners).keys()];
    return { outline: closed(...steps.map((step) => at(step))), inside: steps.map((step) => at(step, 1 - 1e-9)) };
  });

test("no point of an area is left out, however ragged it is, wherever it lies", async () => {
  await fc.assert(
    fc.asyncProperty(islands, async ({ outline, inside }) => {
      const polygons = await drawn(outline);
      expect(inside.filter((point) => !isInside(point, polygons))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("an area of few corners stays what it is, to a metre", async () => {
  const sector = box(-71.6, -33.06, -71.56, -33.03);
  const [polygon, ...others] = await drawn(sector);
  expect(others).toEqual([]);
  expect(size(polygon!) / size(sector)).toBeCloseTo(1, 2);
});

test("an area over the date line is cut there", async () => {
  const polygons = await drawn(closed([179, -18], [-179, -18], [-179, -16], [179, -16]));
  expect(polygons).toHaveLength(2);
  for (const lon of [179.1, 179.99, -179.99, -179.1]) expect(isInside([lon, -17], polygons), String(lon)).toBe(true);
  expect(sizeOf(polygons)).toBeCloseTo(4, 2);
});

test("an area round a pole reaches it, at every longitude", async () => {
  const north = await drawn(closed([-120, 80], [0, 80], [120, 80]));
  const south = await drawn(closed([120, -70], [0, -70], [-120, -70]));
  for (const lon of [-179, -90, 1, 90, 179]) {
    expect(isInside([lon, 89.999], north) && isInside([lon, 80.001], north), String(lon)).toBe(true);
    expect(isInside([lon, -89.999], south) && isInside([lon, -70.001], south), String(lon)).toBe(true);
  }
  const antarctica = closed([-180, -90], [180, -90], [180, -75], [0, -70], [-180, -75]);
  expect(sizeOf(await drawn(antarctica)) / size(antarctica)).toBeCloseTo(1, 3);
});

test("where outlines overlap is danger twice, not none", async () => {
  const polygons = await drawn(box(-71, -33, -70, -32), box(-70.6, -32.6, -69, -31), box(-70.5, -32.5, -70.4, -32.4));
  expect(polygons).toHaveLength(1);
  expect(isInside([-70.3, -32.3], polygons)).toBe(true);
  expect(isInside([-70.45, -32.45], polygons)).toBe(true);
});

test("a crossed outline keeps both of its halves", async () => {
  const polygons = await drawn(closed([-71, -33], [-70, -32], [-70, -33], [-71, -32]));
  for (const lon of [-70.95, -70.05]) expect(isInside([lon, -32.5], polygons)).toBe(true);
});

test("a hole is filled, and so is an island in a lake", async () => {
  const coordinates = [box(-71, -33, -70, -32), box(-70.8, -32.8, -70.2, -32.2)];
  const island = [box(-70.6, -32.6, -70.4, -32.4)];
  const { polygons } = await messageArea(database.db, { type: "MultiPolygon", coordinates: [coordinates, island] });
  expect(polygons).toHaveLength(1);
  expect(isInside([-70.3, -32.3], polygons)).toBe(true);
});

test("hundreds of islands are drawn together, none is forgotten", async () => {
  const places = Array.from({ length: 400 }, (_, n): Position => [
    -74 + ((n * 37) % 100) / 50,
    -45 + ((n * 91) % 307) / 100,
  ]);
  const polygons = await drawn(...places.map(([lon, lat]) => box(lon, lat, lon + 0.004, lat + 0.004)));
  expect(places.filter(([lon, lat]) => !isInside([lon + 0.002, lat + 0.002], polygons))).toEqual([]);
});

test("what has no surface has no polygon", async () => {
  expect(await drawn(closed([0, 0], [1, 0], [2, 0]))).toEqual([]);
});
