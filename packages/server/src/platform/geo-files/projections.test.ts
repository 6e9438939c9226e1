// From the coordinates of a file to degrees: what each system is called, and how far the older datums of the region are shifted.
import { expect, test } from "vitest";
import proj4 from "proj4";
import { projectionOf } from "./projections.ts";

/** Easting and northing of a position in degrees of WGS 84, zone 19 south. */
const utm = (at: [number, number]) => proj4("+proj=utm +zone=19 +south +datum=WGS84", at) as [number, number];

const santiago: [number, number] = [346_000, 6_298_000];

test.each(["EPSG:32719", "urn:ogc:def:crs:EPSG::32719", "http://www.opengis.net/def/crs/EPSG/0/32719", "32719"])(
  "%s is zone 19 south",
  (name) => {
    const [east, north] = utm(projectionOf(name)(...santiago));
    expect(east).toBeCloseTo(santiago[0], 3);
    expect(north).toBeCloseTo(santiago[1], 3);
  },
);

test.each([
  "EPSG:4326",
  "urn:ogc:def:crs:OGC:1.3:CRS84",
  "EPSG:5360",
  'GEOGCS["GCS_SIRGAS-Chile",DATUM["D_SIRGAS-Chile"]]',
])("%s has degrees that need no change", (name) => {
  expect(projectionOf(name)(-70.65, -33.45)).toEqual([-70.65, -33.45]);
});

test.each([
  "EPSG:24879",
  'PROJCS["PSAD_1956_UTM_Zone_19S",GEOGCS["GCS_Provisional_S_American_1956",DATUM["D_Provisional_S_American_1956"]]]',
])("PSAD56 (%s) lies some 184 m east and 376 m north of WGS 84 in central Chile, as surveyors know", (name) => {
  const [east, north] = utm(projectionOf(name)(...santiago));
  expect(Math.abs(east - santiago[0] + 184)).toBeLessThan(15);
  expect(Math.abs(north - santiago[1] + 376)).toBeLessThan(15);
});

test.each([
  ["Arica", 7_960_000, 30],
  ["Santiago", 6_298_000, 55],
  ["Puerto Montt", 5_410_000, 85],
])("with one shift for all of South America %s (northing %i) would lie some %i metres off", (_where, north, off) => {
  const one = proj4("+proj=utm +zone=19 +south +ellps=intl +towgs84=-288,175,-376", "WGS84", [370_000, north]);
  const [[x, y], [east, up]] = [utm(one as [number, number]), utm(projectionOf("EPSG:24879")(370_000, north))];
  expect(Math.abs(Math.hypot(x - east, y - up) - off)).toBeLessThan(15);
});

test.each(["EPSG:2193", "EPSG:99999", 'GEOGCS["GCS_Campo_Inchauspe",DATUM["D_Campo_Inchauspe"]]', "LOCAL_CS[]", ""])(
  "%s is not known here, and is refused by its name",
  (name) => {
    expect(() => projectionOf(name)).toThrow("geo_system");
  },
);
