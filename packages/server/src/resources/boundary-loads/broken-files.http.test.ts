// Files of boundaries that are broken, hostile, or something else: each is refused with a sentence on the file, nothing of it is kept, and the
// server goes on as if nothing had come.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startLoad } from "../../testing/boundary-loads.ts";
import { geoJson, geoPackage, shapefile, square, topoJson, zipped, type Drawn } from "../../testing/geo-files.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let chief: Caller;
beforeAll(async () => {
  app = await startTestApp();
  chief = await app.as("super_admin");
});
afterAll(() => app.stop());

const drawn: Drawn[] = [
  { properties: { CUT: "05801", COMUNA: "Quilpué" }, polygons: [[square([-71.44, -33.05])]] },
  { properties: { CUT: "05802", COMUNA: "Limache" }, polygons: [[square([-71.25, -33])]] },
];
const whole = geoJson(drawn).toString();
const text = (content: string) => Buffer.from(content);
const cut = (content: Buffer, share: number) => content.subarray(0, Math.floor(content.length * share));
/** A collection of one feature with this geometry, as text: some of what is tried is no JSON. */
const withGeometry = (geometry: string) =>
  text(`{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":${geometry}}]}`);
const polygon = (coordinates: string) => withGeometry(`{"type":"Polygon","coordinates":${coordinates}}`);

type Broken = [what: string, name: string, content: () => Buffer | Promise<Buffer>];

const unreadable = /dañado/;
const noShapes = /no hay polígonos/;

const unreadableFiles: Broken[] = [
  ["GeoJSON that ends in the middle", "x.geojson", () => cut(text(whole), 0.5)],
  ["GeoJSON that lacks its last bracket", "x.geojson", () => text(whole.slice(0, -1))],
  ["GeoJSON with a bracket too many", "x.geojson", () => text(`${whole}}`)],
  ["GeoJSON with two roots", "x.geojson", () => text(whole + whole)],
  ["GeoJSON with NaN", "x.geojson", () => polygon("[[[NaN,-33],[-71,-33],[-71,-32],[NaN,-33]]]")],
  ["GeoJSON with Infinity", "x.geojson", () => polygon("[[[Infinity,-33],[-71,-33],[-71,-32],[Infinity,-33]]]")],
  ["GeoJSON with commas at the ends", "x.geojson", () => text(whole.replace("]}", ",]}"))],
  ["GeoJSON with comments", "x.geojson", () => text(whole.replace("{", '{"type":"FeatureCollection",/* límites */'))],
  ["GeoJSON in single quotes", "x.geojson", () => text(`{"type": 'FeatureCollection'}`)],
  ["GeoJSON a thousand levels deep", "x.geojson", () => polygon("[".repeat(1000) + "]".repeat(1000))],
  ["GeoJSON of a million brackets", "x.geojson", () => text(`{"type":${"[".repeat(1_000_000)}`)],
  ["a list instead of an object", "x.json", () => text("[[1,2],[3,4]]")],
  ["a number", "x.json", () => text("7")],
  [
    "TopoJSON whose arcs are not there",
    "x.topojson",
    () =>
      text(
        topoJson({ a: drawn })
          .toString()
          .replace(/"arcs":\[\[\[-.*/, '"arcs":[]}'),
      ),
  ],
  ["TopoJSON without objects", "x.topojson", () => text('{"type":"Topology","arcs":[]}')],
  [
    "a Shapefile cut off in the middle",
    "x.zip",
    () => {
      const parts = shapefile(drawn);
      return zipped({ ...parts, "comunas.shp": cut(Buffer.from(parts["comunas.shp"]!), 0.6) });
    },
  ],
  ["a Shapefile of noise", "x.zip", () => zipped({ "a.shp": Buffer.alloc(500, 7), "a.dbf": Buffer.alloc(500, 7) })],
  ["a GeoPackage with an empty table of contents", "x.gpkg", async () => cut(await geoPackage({ a: drawn }), 0.5)],
];

test.each(unreadableFiles)("%s", async (_what, name, content) => {
  await expectRefusal(name, await content(), unreadable);
});

const otherFiles: [...Broken, RegExp][] = [
  ["a collection of nothing", "x.geojson", () => text('{"type":"FeatureCollection","features":[]}'), noShapes],
  ["an object that is no GeoJSON", "x.geojson", () => text('{"type":"Libro"}'), noShapes],
  ["points alone", "x.geojson", () => withGeometry('{"type":"Point","coordinates":[-71,-33]}'), noShapes],
  ["rings of two positions", "x.geojson", () => polygon("[[[-71,-33],[-70,-33],[-71,-33]]]"), noShapes],
  ["coordinates that are texts", "x.geojson", () => polygon('[[["-71","-33"],["-70","-33"],["-70","-32"]]]'), noShapes],
  [
    "coordinates that are null",
    "x.geojson",
    () => polygon("[[[null,null],[null,null],[null,null],[null,null]]]"),
    noShapes,
  ],
  ["coordinates that are objects", "x.geojson", () => polygon('[{"length":4}]'), noShapes],
  [
    "collections within collections",
    "x.geojson",
    () => withGeometry(`${'{"type":"GeometryCollection","geometries":['.repeat(20)}${"]}".repeat(20)}`),
    noShapes,
  ],
  ["a GeoPackage without polygons", "x.gpkg", () => geoPackage({}), noShapes],
  ["an archive of other things", "x.zip", () => zipped({ "leame.txt": text("hola") }), noShapes],
  [
    "metres without a system",
    "x.geojson",
    () => polygon("[[[272000,6340000],[282000,6340000],[282000,6350000],[272000,6340000]]]"),
    /no son grados/,
  ],
  [
    "a Shapefile without its table",
    "x.zip",
    () => zipped({ "comunas.shp": shapefile(drawn)["comunas.shp"]! }),
    /Falta comunas\.dbf/,
  ],
  [
    "a Shapefile of a datum that is not known",
    "x.zip",
    () =>
      zipped(
        shapefile(drawn, {
          prj: 'GEOGCS["GCS_Campo_Inchauspe",DATUM["D_Campo_Inchauspe",SPHEROID["International_1924",6378388.0,297.0]]]',
        }),
      ),
    /GCS_Campo_Inchauspe/,
  ],
  [
    "more shapes than any country has places",
    "x.geojson",
    () => geoJson(Array.from({ length: 8001 }, () => ({ properties: {}, polygons: [[square([-71, -33])]] }))),
    /más de 8000/,
  ],
];

test.each(otherFiles)("%s", async (_what, name, content, says) => {
  await expectRefusal(name, await content(), says);
});

/** Rows of loads and of places: the file itself was sent before, and is attached to nothing. */
async function rowsOfBoundaries(): Promise<[string, number][]> {
  return Object.entries(await app.rowCounts()).filter(([table]) => /^(boundary|company)_/.test(table));
}

async function expectRefusal(name: string, content: Buffer, says: RegExp): Promise<void> {
  const before = await rowsOfBoundaries();
  const { status, body } = await startLoad(chief, name, content);
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ errors: { file_id: [expect.stringMatching(says)] } }),
  ]);
  expect(await rowsOfBoundaries()).toEqual(before);
}

test("an archive that unpacks to more than may be read is given up while it unpacks", async () => {
  const large = Buffer.alloc(90 * 1024 * 1024, "[1,2],");
  const bomb = zipped(Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`${index}.json`, large])));
  const { status, body } = await startLoad(chief, "x.zip", bomb);
  expect(status).toBe(422);
  expect(Object.values(body.errors).flat().join()).toMatch(/pasa de 400 MB|archivo/);
}, 120_000);

test("hostile names and texts are kept as they are, and nothing comes of them", async () => {
  const properties = {
    ["__proto__"]: "x",
    constructor: "<script>alert(1)</script>",
    "a'; drop table companies; --": "'; drop table companies; --",
    nul: "a\u0000b",
    lone: "\ud800",
    long: "x".repeat(10_000),
  };
  const { status, body } = await startLoad(
    chief,
    "x.geojson",
    geoJson([{ properties, polygons: [[square([-71, -33])]] }]),
  );
  expect(status).toBe(201);
  expect(body.layers[0].columns).toContain("a'; drop table companies; --");
  expect(body.features[0]).toMatchObject({ state: "unmatched" });
});

test("a file that is not there, or is nobody's, is no file", async () => {
  for (const file_id of [999_999, 0, "1", null])
    expect((await chief.post("/boundary-loads", { file_id })).body.errors).toHaveProperty("file_id");
});
