import { describe, expect, test } from "vitest";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { formatDecimal, formatDms, formatPair } from "./coordinate-text.ts";
import { parseCoordinate, parseLines, parsePair } from "./coordinates.ts";

const valparaiso: Position = [-71.6231, -33.0436];

describe("a pair of coordinates is understood however it is written", () => {
  test.each([
    "-33.0436, -71.6231",
    "-33.0436,-71.6231",
    "-33,0436 -71,6231",
    "-33,0436, -71,6231",
    "-33,0436,-71,6231",
    "-33,0436; -71,6231",
    "−33,0436\t−71,6231",
    "(-33.0436, -71.6231)",
    "33.0436 S 71.6231 W",
    "33,0436° S, 71,6231° O",
    "S 33.0436 W 71.6231",
    "71.6231 O, 33.0436 S",
    "Lat -33.0436 Lon -71.6231",
    "Latitud: -33,0436 / Longitud: -71,6231",
    "lon=-71.6231 lat=-33.0436",
    "33,0436 sur, 71,6231 oeste",
    "33,0436 de latitud sur y 71,6231 de longitud oeste".replace(" y ", "; "),
  ])("%s", (text) => expect(parsePair(text)).toEqual({ value: valparaiso }));

  test.each([
    "33°02'37\"S 71°37'23\"W",
    "33°02'37\"S, 71°37'23\"O",
    "33º 02′ 37″ S, 71º 37′ 23″ O",
    "33°02'37''S 71°37'23''O",
    "S33°02'37\" O71°37'23\"",
    "33 02 37 S 71 37 23 W",
    "-33 02 37 -71 37 23",
    "33°02'37\" Latitud Sur, 71°37'23\" Longitud Oeste",
  ])("%s", (text) => expect(parsePair(text)).toEqual({ value: [-71.623056, -33.043611] }));

  test("Isla de Pascua lies far west and is not out of range", () => {
    expect(parsePair("-27,1127 -109,3497")).toEqual({ value: [-109.3497, -27.1127] });
    expect(parsePair("27°07'S 109°21'O")).toEqual({ value: [-109.35, -27.116667] });
  });

  test("whole degrees and both signs", () => {
    expect(parsePair("-33 -71")).toEqual({ value: [-71, -33] });
    expect(parsePair("40,5 3,25")).toEqual({ value: [3.25, 40.5] });
  });
});

describe("what cannot be right is named", () => {
  test("out of range, by axis", () => {
    expect(parsePair("-93.04, -71.62")).toEqual({ problem: "lat_out_of_range" });
    expect(parsePair("-33.04, -271.62")).toEqual({ problem: "lon_out_of_range" });
    expect(parseCoordinate("181", "lon")).toEqual({ problem: "lon_out_of_range" });
  });

  test("one number is half a pair, words are none", () => {
    expect(parsePair("-33.0436")).toEqual({ problem: "missing" });
    expect(parsePair("cerro Bellavista")).toEqual({ problem: "unreadable" });
    expect(parsePair("  ")).toEqual({ problem: "missing" });
    expect(parsePair("33°61'00\"S 71°37'23\"W")).toEqual({ problem: "unreadable" });
  });

  test("a letter of the other axis", () => {
    expect(parseCoordinate("33.04 O", "lat")).toEqual({ problem: "wrong_axis" });
    expect(parsePair("33 S 71 N")).toEqual({ problem: "wrong_axis" });
    expect(parseCoordinate("-33 N", "lat")).toEqual({ problem: "unreadable" });
  });

  test("the line of a list that is wrong", () => {
    expect(parseLines("-33.04, -71.62\n\n-33.05, -71.63")).toEqual({
      positions: [
        [-71.62, -33.04],
        [-71.63, -33.05],
      ],
    });
    expect(parseLines("-33.04, -71.62\n-33.05")).toEqual({ line: 2, problem: "missing" });
  });
});

describe("coordinates are written back", () => {
  test("decimal in both languages", () => {
    expect(formatDecimal(-33.0436, "es")).toBe("−33,043600");
    expect(formatDecimal(-33.0436, "en")).toBe("−33.043600");
    expect(formatPair(valparaiso)).toBe("-33.043600, -71.623100");
  });

  test("as degrees, minutes and seconds, with seconds that carry", () => {
    expect(formatDms(-33.043611, "lat", "es")).toBe("33°02'37,00\"S");
    expect(formatDms(-71.623056, "lon", "es")).toBe("71°37'23,00\"O");
    expect(formatDms(-71.623056, "lon", "en")).toBe("71°37'23.00\"W");
    expect(formatDms(-32.999999, "lat", "en")).toBe("33°00'00.00\"S");
    expect(formatDms(0.5, "lon", "es")).toBe("0°30'00,00\"E");
  });

  test("and what is written is read again as the same place", () => {
    for (const [lon, lat] of [valparaiso, [-109.349687, -27.112724], [0.000001, 0.5]] as Position[]) {
      expect(parsePair(`${formatDecimal(lat, "es")} ${formatDecimal(lon, "es")}`)).toEqual({ value: [lon, lat] });
      const [readLon, readLat] = parsePair(`${formatDms(lat, "lat", "es")} ${formatDms(lon, "lon", "es")}`).value ?? [
        0, 0,
      ];
      expect(readLon).toBeCloseTo(lon, 5);
      expect(readLat).toBeCloseTo(lat, 5);
    }
  });
});
