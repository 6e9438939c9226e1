import type { Bbox, Position } from "@atalaya/contract/values/geometry.ts";
import { expect, test } from "vitest";
import { parseLines, parsePair, parseUtm } from "./coordinates.ts";
import { formatUtm, fromUtm, toUtm, zoneOf } from "./utm.ts";

const south = (number: number) => ({ number, isSouth: true });

/** The central meridian is 500 km east by definition; the equator 10,000 km north in the south. */
test("a zone's own meridian lies at 500 km east, and the scale there is 0.9996", () => {
  const meridians: [number, number][] = [
    [12, -111],
    [18, -75],
    [19, -69],
  ];
  for (const [number, lon] of meridians) {
    const zone = south(number);
    expect(toUtm([lon, 0], zone).east).toBeCloseTo(500_000, 3);
    expect(toUtm([lon, 0], zone).north).toBeCloseTo(10_000_000, 3);
    // A degree of the meridian at the equator is 110 574.4 m on the ellipsoid (WGS 84).
    expect(10_000_000 - toUtm([lon, -1], zone).north).toBeCloseTo(110_574.4 * 0.9996, 0);
  }
});

const points: [string, Position, number][] = [
  ["Valparaíso", [-71.6231, -33.0436], 19],
  ["Concepción", [-73.0503, -36.8261], 18],
  ["Hanga Roa", [-109.4333, -27.15], 12],
  ["Arica", [-70.3126, -18.4783], 19],
  ["Bogotá", [-74.0817, 4.6097], 18],
];

test.each(points)("%s is recognised in its zone, written, and read back to the same place", (_name, at, number) => {
  const zone = { number, isSouth: at[1] < 0 };
  expect(zoneOf(at)).toEqual(zone);
  const { east, north } = toUtm(at, zone);
  expect(fromUtm({ east, north, zone })).toEqual(at);
  const [lon, lat] = parsePair(formatUtm(at, zone, ",")).value!;
  expect(lon).toBeCloseTo(at[0], 5);
  expect(lat).toBeCloseTo(at[1], 5);
});

const [, valparaiso] = points[0]!;
const chile: Bbox = [-76, -56, -66, -17];

test.each([
  "19S 255001,0 6341047,0",
  "19H 255001.0 6341047.0",
  "255001 6341047 19S",
  "Huso 19 E 255.001 N 6.341.047",
  "19 255001 E 6341047 N",
  "UTM 19S 255001 mE 6341047 mN",
])("%s is read as UTM", (text) => {
  const [lon, lat] = parsePair(text, chile).value!;
  const { east, north } = toUtm(valparaiso, south(19));
  expect([Math.abs(east - 255_001) < 2000, Math.abs(north - 6_341_047) < 2000]).toEqual([true, true]);
  const back = toUtm([lon, lat], south(19));
  expect(back.east).toBeCloseTo(255_001, 0);
  expect(back.north).toBeCloseTo(6_341_047, 0);
});

test("without a zone the chosen one counts, and plain degrees are never taken for UTM", () => {
  expect(parsePair("255001 6341047")).toEqual({ problem: "unreadable" });
  expect(parseUtm("255001 6341047", south(19))).not.toBeNull();
  expect(parseUtm("-33.0436 -71.6231", south(19))).toBeNull();
  expect(parseUtm("19 25 30", south(19))).toBeNull();
  expect(parsePair("-33,0436 -71,6231").value).toEqual([-71.6231, -33.0436]);
});

test("a list of vertices may be written in UTM", () => {
  const read = parseLines("19S 255001 6341047\n19S 256001 6341047\n19S 256001 6342047", chile);
  expect("positions" in read && read.positions).toHaveLength(3);
});
