// From the coordinates of a file to degrees: what each system is called, and how far the older datums of the region are shifted.
import { describe, expect, test } from "vitest";
import proj4 from "proj4";
import { named, readSystem } from "./projections.ts";

const projectionOf = (system: string) => named(system).toDegrees;

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

test.each(["EPSG:2193", "EPSG:99999", 'GEOGCS["GCS_Campo_Inchauspe",DATUM["D_Campo_Inchauspe"]]', "LOCAL_CS[]"])(
  "%s is not known here, and is refused by its name",
  (name) => {
    expect(() => projectionOf(name)).toThrow("geo_system");
  },
);

describe("what people write", () => {
  test.each([
    ["19S", 32719],
    ["19 S", 32719],
    ["19H", 32719],
    ["19", 32719],
    ["Huso 19", 32719],
    ["HUSO 19 SUR", 32719],
    ["UTM 19 Sur", 32719],
    ["UTM19S", 32719],
    ["utm-19s", 32719],
    ["zona 18 sur", 32718],
    ["Zona 19K", 32719],
    ["18G hemisferio sur", 32718],
    ["WGS84 / UTM 19S", 32719],
    ["WGS 84 UTM Huso 19S", 32719],
    ["UTM WGS-84 huso 19", 32719],
    ["WGS_1984_UTM_Zone_19S", 32719],
    ["Datum WGS84, Huso 18", 32718],
    ["UTM 17 Norte", 32617],
    ["17N", 32617],
    ["EPSG:32719 - WGS 84 / UTM zone 19S", 32719],
    ["epsg 5361", 5361],
    ["PSAD56 huso 19", 24879],
    ["PSAD-56 UTM 18 S", 24878],
    ["Provisional South American 1956 / UTM 19S", 24879],
    ["PSAD56", 4248],
    ["SAD 69 / UTM zone 18S", 29188],
    ["SAD69 Huso 19", 29189],
    ["SAD69 geográficas", 4618],
    ["SIRGAS", 4674],
    ["SIRGAS 2000 / UTM zone 19S", 31979],
    ["SIRGAS-Chile", 5360],
    ["SIRGAS-Chile 19S", 5361],
    ["SIRGAS Chile 2016 UTM 18S", 9154],
    ["SIRGAS-Chile 2021 huso 19", 20049],
    ["SIRGAS-Chile huso 12", 20042],
    ["lat/lon", 4326],
    ["Latitud, Longitud", 4326],
    ["geográficas", 4326],
    ["Coordenadas geográficas WGS84", 4326],
    ["grados decimales", 4326],
    ["WGS84", 4326],
    ["CRS84", 4326],
  ])("“%s” is EPSG:%i", (text, epsg) => {
    expect(readSystem(text)).toMatchObject({ epsg });
  });

  test.each([
    "Calle 19 S",
    "UTM",
    "Huso",
    "61S",
    "19O",
    "PSAD56 huso 30",
    "grados 19S",
    "Campo Inchauspe",
    "x".repeat(200),
  ])("“%s” is not taken for one", (text) => {
    expect(readSystem(text)).toBeNull();
  });
});

/** By `cs2cs` of PROJ 9.1, on either side of the borders between belts; where it prefers Argentina's shift, with that of Chile's belt. */
describe("positions come to lie where PROJ puts them, to the decimetre", () => {
  test.each([
    [24879, 370000, 7120000, -70.3011684, -26.036502],
    [24879, 370000, 7130000, -70.3001591, -25.9461906],
    [24879, 370000, 6452000, -70.3791581, -32.0641143],
    [24879, 370000, 6465000, -70.3774037, -31.9468655],
    [24879, 370000, 6000000, -70.446949, -36.139373],
    [24879, 370000, 6020000, -70.4436366, -35.9590624],
    [29189, 370000, 7120000, -70.2998732, -26.0334974],
    [29189, 370000, 7130000, -70.2988804, -25.9432224],
    [29189, 370000, 6452000, -70.3777941, -32.0609924],
    [29189, 370000, 6465000, -70.3760307, -31.9438388],
    [29189, 370000, 6010000, -70.4438963, -36.0461542],
    [29189, 370000, 6020000, -70.4422074, -35.9559596],
    [24878, 660000, 5190000, -73.0261496, -43.4291049],
    [29188, 660000, 5178000, -73.0204866, -43.5340207],
    [29188, 660000, 5190000, -73.024155, -43.4260554],
    [29189, 370000, 4100000, -70.9487698, -53.2335115],
    [32719, 346000, 6298000, -70.6568449, -33.446363],
    [5361, 346000, 6298000, -70.6568449, -33.446363],
    [8951, 346000, 6298000, -70.6568449, -33.446363],
    [9150, 346000, 6298000, -70.6568449, -33.446363],
    [9155, 346000, 6298000, -70.6568449, -33.446363],
    [20049, 346000, 6298000, -70.6568449, -33.446363],
    [31979, 346000, 6298000, -70.6568449, -33.446363],
    [5362, 660000, 5190000, -73.0233285, -43.4258131],
    [20042, 660000, 6996000, -109.3853314, -27.1492937],
    [3857, -7860000, -3950000, -70.6075813, -33.4111104],
    [32617, 346000, 160000, -82.3842623, 1.447142],
  ])("EPSG:%i %i %i", (epsg, east, north, lon, lat) => {
    const [x, y] = readSystem(String(epsg))!.toDegrees(east, north);
    expect(Math.abs(x - lon)).toBeLessThan(0.000001);
    expect(Math.abs(y - lat)).toBeLessThan(0.000001);
  });
});

test.each([
  ["EPSG:24879", -20, 6971, 17],
  ["EPSG:24879", -30, 6972, 17],
  ["EPSG:24878", -40, 6973, 17],
  ["EPSG:24878", -45, 1201, 42],
  ["EPSG:24877", -10, 1201, 42],
  ["EPSG:29189", -20, 6974, 4],
  ["EPSG:29189", -34, 6975, 4],
  ["EPSG:29188", -40, 6976, 7],
  ["EPSG:29188", -48, 1864, 19],
  ["EPSG:29189", -54, 6977, 6],
  ["EPSG:5361", -33, 5375, 1],
  ["EPSG:31979", -33, 15894, 1],
  ["EPSG:9155", -33, null, null],
  ["EPSG:32719", -33, null, 0],
])("%s at %i degrees is brought to WGS 84 by operation %s, good to %s m", (code, lat, epsg, accuracy_m) => {
  expect(readSystem(code)!.operationAt(lat)).toEqual({ epsg, accuracy_m });
});

test("a system in words is known by its code, and keeps its own name", () => {
  const esri =
    'PROJCS["PSAD_1956_UTM_Zone_18S",GEOGCS["GCS_Provisional_S_American_1956",DATUM["D_Provisional_S_American_1956"]]]';
  expect(readSystem(esri)).toMatchObject({ epsg: 24878, name: "PSAD_1956_UTM_Zone_18S" });
  const sirgas = 'GEOGCS["SIRGAS-Chile 2016",DATUM["SIRGAS-Chile_realization_4_epoch_2016"],AUTHORITY["EPSG","9153"]]';
  expect(readSystem(sirgas)).toMatchObject({ epsg: 9153 });
});
