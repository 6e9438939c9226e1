// Coordinates as people paste them, read against the territory where they are expected: Santiago de Chile (south, west) and Bogotá
// (north, west).
import { describe, expect, test } from "vitest";
import type { Bbox, Position } from "@atalaya/contract/values/geometry.ts";
import { understand } from "./coordinates.ts";
import { distance } from "../tools/geometry-measures.ts";

const santiago: Position = [-70.6693, -33.4489];
const bogota: Position = [-74.0817, 4.6097];
const around = ([lon, lat]: Position): Bbox => [lon - 3, lat - 3, lon + 3, lat + 3];

/** Written forms of a second or of a metre are less exact than six decimals. */
const metres = 60;

const counted = (text: string, at: Position) => {
  const found = understand(text, around(at));
  expect(found, text).toHaveProperty("position");
  if ("position" in found) expect(distance(found.position, at), text).toBeLessThan(metres);
};

const asked = (text: string, at: Position) => {
  const found = understand(text, around(at));
  expect(found, text).toHaveProperty("choices");
  if ("choices" in found) expect(distance(found.choices[0]!, at), text).toBeLessThan(metres);
};

describe("what says all by itself counts at once, and is shown on the map", () => {
  test.each([
    // Decimal degrees.
    "-33.4489, -70.6693",
    "-33,4489 -70,6693",
    "-33,4489; -70,6693",
    "(-33.4489, -70.6693)",
    "[-33.4489, -70.6693]",
    "−33.4489, −70.6693",
    "-33.4489-070.6693/",
    "Coordenadas: -33.4489, -70.6693",
    "Lat: -33.4489 Lon: -70.6693",
    "latitud -33,4489 longitud -70,6693",
    "lng=-70.6693 lat=-33.4489",
    "S 33.4489, W 70.6693",
    "33,4489° S; 70,6693° O",
    "33.4489 sur y 70.6693 oeste",
    // With a height.
    "-33.4489, -70.6693, 567",
    "-33.4489 -70.6693 567 m",
    "-33,4489; -70,6693; 567 msnm",
    "-33.4489, -70.6693, alt 567 m",
    "33°26'56\"S 70°40'09\"W 567 m s.n.m.",
    // Degrees, minutes and seconds with every sign for them.
    "33°26'56\"S 70°40'09\"W",
    "33°26′56″S, 70°40′09″O",
    "33º 26’ 56” S, 70º 40’ 09” O",
    "33° 26' 56,0'' S 70° 40' 09,5'' O",
    "33˚26´56´´S 70˚40´09´´W",
    "S33°26'56\" W70°40'09\"",
    "33 26 56 S, 70 40 09 W",
    "-33 26 56, -70 40 09",
    "33:26:56 S 70:40:09 W",
    "33°26.934'S 70°40.158'W",
    "S 33° 26,934' W 70° 40,158'",
    "33 grados 26 minutos 56 segundos sur, 70 grados 40 minutos 9 segundos oeste",
    "332656S 0704009W",
    "33d 26m 56s S 70d 40m 9s W",
    // Links of map services.
    "https://www.google.com/maps/@-33.4489,-70.6693,15z",
    "https://www.google.com/maps?q=-33.4489,-70.6693",
    "https://maps.google.com/?q=-33.4489,-70.6693&z=17",
    "https://www.google.com/maps/search/?api=1&query=-33.4489%2C-70.6693",
    "https://www.google.com/maps/search/-33.4489,+-70.6693",
    "https://www.google.com/maps/dir//-33.4489,-70.6693",
    "https://www.google.com/maps/place/Santiago/@-33.5,-70.7,12z/data=!3m1!4b1!4m6!3m5!1s0x9662:0x1!8m2!3d-33.4489!4d-70.6693!16z",
    "https://www.google.com/maps/place/33%C2%B026'56.0%22S+70%C2%B040'09.5%22W/@-33.4489,-70.6693,17z",
    "https://www.openstreetmap.org/#map=15/-33.4489/-70.6693",
    "https://www.openstreetmap.org/?mlat=-33.4489&mlon=-70.6693#map=5/-30/-60",
    "https://maps.apple.com/?ll=-33.4489,-70.6693&q=Plaza",
    "https://maps.apple.com/place?coordinate=-33.4489,-70.6693&name=Plaza",
    "https://www.bing.com/maps?cp=-33.4489~-70.6693&lvl=15",
    "https://www.bing.com/maps?sp=point.-33.4489_-70.6693_Aqui",
    "https://waze.com/ul?ll=-33.4489%2C-70.6693&navigate=yes",
    "https://www.waze.com/live-map/directions?to=ll.-33.4489%2C-70.6693",
    "waze://?ll=-33.4489,-70.6693",
    "Mi ubicación: https://maps.google.com/?q=-33.4489,-70.6693 (en vivo)",
    // Formats of programs.
    "geo:-33.4489,-70.6693",
    "geo:-33.4489,-70.6693,567;u=35",
    "geo:0,0?q=-33.4489,-70.6693(Plaza)",
    "POINT(-70.6693 -33.4489)",
    "POINT Z (-70.6693 -33.4489 567)",
    "SRID=4326;POINT(-70.6693 -33.4489)",
    '{"type":"Point","coordinates":[-70.6693,-33.4489]}',
    '{"type":"Point","coordinates":[-70.6693,-33.4489,567]}',
    '{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[-70.6693,-33.4489]}}',
    // UTM.
    "19S 344858 6297667",
    "19 S 344858 6297667",
    "19 Sur 344.858 6.297.667",
    "19H 344858 6297667",
    "UTM 19H 344858 6297667",
    "UTM 19H 344858 mE 6297667 mN",
    "E: 344.858 N: 6.297.667 Huso 19",
    "Huso 19 Sur, E: 344.858 N: 6.297.667",
    "N: 6.297.667 E: 344.858 Huso 19 Sur",
    "N 6297667 E 344858 19S",
    "6297667 N 344858 E huso 19",
    "6297667, 344858, 19 S",
    "Este 344858,0 Norte 6297667,0 Huso 19",
    "X: 344858 Y: 6297667 zona 19",
    "WGS84 UTM zona 19S: 344,858 6,297,667",
    "344858 m E, 6297667 m N, 19 H",
  ])("Santiago: %s", (text) => counted(text, santiago));

  test.each([
    "4.6097, -74.0817",
    "4,6097 -74,0817",
    "4.6097 N, 74.0817 W",
    "4,6097 norte; 74,0817 occidente",
    "4°36'35\"N 74°04'54\"O",
    "N 4° 36.582' W 74° 4.902'",
    "043635N 0740454W",
    "https://www.google.com/maps/@4.6097,-74.0817,15z",
    "https://www.openstreetmap.org/#map=15/4.6097/-74.0817",
    "https://waze.com/ul?ll=4.6097,-74.0817",
    "geo:4.6097,-74.0817,2600",
    "POINT(-74.0817 4.6097)",
    '{"type":"Point","coordinates":[-74.0817,4.6097]}',
    "4.6097, -74.0817, 2600 msnm",
    "18N 601860 509602",
    "18 Norte 601.860 509.602",
    "E: 601.860 N: 509.602 Huso 18",
    "N: 509.602 E: 601.860 Huso 18 Norte",
    "Lon: -74,0817 Lat: 4,6097",
  ])("Bogotá: %s", (text) => counted(text, bogota));
});

describe("what the territory contradicts is asked, with what was probably meant first", () => {
  test.each([
    ["no sign", "33.4489, 70.6693"],
    ["no sign, decimal commas", "33,4489 70,6693"],
    ["no sign, in degrees", "33°26'56\" 70°40'09\""],
    ["only one sign", "33.4489, -70.6693"],
    ["the longitude first", "-70.6693, -33.4489"],
    ["the longitude first, with a height, as KML has it", "-70.6693,-33.4489,567"],
    ["the longitude first and no sign", "70.6693 33.4489"],
    ["a list of numbers as GeoJSON has it", "[-70.6693, -33.4489]"],
    ["WKT with the numbers exchanged", "POINT(-33.4489 -70.6693)"],
    ["GeoJSON with the numbers exchanged", '{"type":"Point","coordinates":[-33.4489,-70.6693]}'],
    ["a link with the numbers exchanged", "https://www.google.com/maps?q=-70.6693,-33.4489"],
  ])("Santiago: %s", (_, text) => asked(text, santiago));

  test.each([
    ["no sign", "4.6097, 74.0817"],
    ["the longitude first", "-74.0817, 4.6097"],
  ])("Bogotá: %s", (_, text) => asked(text, bogota));

  test("near the equator both sides are offered", () => {
    const pasto: Position = [-77.2811, 1.2136];
    const found = understand("1.2136, 77.2811", around(pasto));
    expect(found).toEqual({
      choices: [
        [-77.2811, 1.2136],
        [-77.2811, -1.2136],
      ],
    });
    expect(understand("1.2136 N 77.2811 W", around(pasto))).toEqual({ position: pasto });
  });

  test("a zone that was left out is known where only one reaches into the territory, and asked where two do", () => {
    counted("344858 6297667", santiago);
    const chile: Bbox = [-76, -56, -66, -17];
    expect(understand("708500 5710500", chile)).toHaveProperty("choices.length", 2);
  });

  test("east and north that fit both ways are asked where the place is small enough to tell them apart", () => {
    const near: Bbox = [-74.5, 4.2, -73.7, 5];
    const found = understand("18N 509602 601860", near);
    expect("choices" in found && distance(found.choices[0]!, bogota)).toBeLessThan(250);
  });
});

describe("elsewhere than expected", () => {
  test("what is written with its signs counts as it stands: Rapa Nui lies far from its region", () => {
    expect(understand("-27.1127, -109.3497", around(santiago))).toEqual({ position: [-109.3497, -27.1127] });
  });
  test("what is written without any sign is asked", () => {
    expect(understand("27.1127, 109.3497", around(santiago))).toEqual({
      choices: [
        [-109.3497, -27.1127],
        [109.3497, 27.1127],
      ],
    });
  });
});

describe("what has no position in it says so", () => {
  test.each([
    ["https://maps.app.goo.gl/AbCdEf123", "short_link"],
    ["https://www.google.com/maps/place/Santiago", "unreadable"],
    ['{"type":"LineString","coordinates":[[-70,-33],[-71,-34]]}', "unreadable"],
    ['{"type":"Point"', "unreadable"],
    ["cerro San Cristóbal", "unreadable"],
    ["+56 9 1234 5678", "unreadable"],
    ["12.345.678-5", "unreadable"],
    ["-33.4489", "missing"],
  ])("%s", (text, problem) => expect(understand(text, around(santiago))).toEqual({ problem }));
});
