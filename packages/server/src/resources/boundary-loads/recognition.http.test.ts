// How the shapes of a file find their places, whatever the format and the coordinates of the file.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allCodes, byCode, chileanServer, loadFile, strips, towns } from "../../testing/boundary-loads.ts";
import { aPlace } from "../../testing/factories.ts";
import { geoJson, geoPackage, kml, shapefile, square, topoJson, zipped, type Drawn } from "../../testing/geo-files.ts";

type Chilean = Awaited<ReturnType<typeof chileanServer>>;
let app: Chilean["app"];
let chief: Chilean["chief"];
let ids: Chilean["ids"];
let codesOf: Chilean["codesOf"];
beforeAll(async () => {
  ({ app, chief, ids, codesOf } = await chileanServer());
});
afterAll(() => app.stop());

describe("a shape finds its place", () => {
  test.each<[string, (code: string, name: string) => Drawn["properties"]]>([
    ["by its official code", byCode],
    ["by a code that lost its zeros", (code, name) => ({ cod_comuna: Number(code), Comuna: name })],
    ["by its P-code", (code, name) => ({ ADM3_PCODE: `CL${code}`, ADM3_ES: name, ADM1_PCODE: "CL05" })],
    [
      "by its code beside a running number",
      (code, name) => ({ OBJECTID: towns.findIndex(([it]) => it === code) + 1, CUT: code, NOM: name }),
    ],
    [
      "by its name alone, whatever its case and accents",
      (_code, name) => ({ nombre: name.toUpperCase().replace("É", "E") }),
    ],
    ["by its name with what it is in front", (_code, name) => ({ nombre: `Comuna de ${name}` })],
  ])("%s", async (_what, named) => {
    const load = await loadFile(chief, "comunas.geojson", geoJson(strips(named)));
    expect(codesOf(load)).toEqual(allCodes);
    expect(load.layers[0].level).toEqual({ country: "CL", kind: "municipality" });
  });

  test("by its name within its region, where two regions have one of that name", async () => {
    const twins = [
      await aPlace(app, { name: "San José del Faro", parent: ids.get("05")! }),
      await aPlace(app, { name: "San José del Faro", parent: ids.get("08")! }),
    ];
    const drawn = [["Biobío"], ["Valparaíso"]].map(([REGION], index) => ({
      properties: { REGION: REGION!, COMUNA: "San José del Faro" },
      polygons: [[square([-71.6 - index, -33])]],
    }));
    const load = await loadFile(chief, "comunas.geojson", geoJson(drawn));
    expect(load.features.map((it: { place: { id: number } }) => it.place?.id)).toEqual([twins[1], twins[0]]);
  });

  test("each layer of a file at its own level", async () => {
    const regions = [{ properties: { cod: 5, nom: "Valparaíso" }, polygons: [[square([-71.6, -33], 2)]] }];
    const file = await geoPackage({ regiones: regions, comunas: strips(byCode) });
    const load = await loadFile(chief, "dpa.gpkg", file);
    expect(load.layers.map((it: { level: { kind: string } }) => it.level.kind)).toEqual(["region", "municipality"]);
    expect(codesOf(load)).toEqual(["05", ...allCodes]);
  });

  test("and what finds none is told, with the places that got none", async () => {
    const strange = { properties: byCode("99999", "Macondo"), polygons: [[square([-70, -30])]] };
    const load = await loadFile(chief, "comunas.geojson", geoJson([...strips(byCode), strange]));
    expect(load.features.at(-1)).toMatchObject({ state: "unmatched", code: "99999", name: "Macondo", place: null });
    expect(load.missing_count).toBeGreaterThan(300);
  });
});

const utm19 = `PROJCS["WGS_1984_UTM_Zone_19S",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",-69.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]`;

/** A square of 10 km in metres of zone 19 south, around Quilpué. */
const inMetres = (properties: Drawn["properties"]): Drawn => ({
  properties,
  polygons: [[square([272_000, 6_340_000], 10_000)]],
});

describe("every format is read", () => {
  const zippedShapes = (options: Parameters<typeof shapefile>[1]) => zipped(shapefile(strips(byCode), options));
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ["GeoJSON", "comunas.geojson", () => geoJson(strips(byCode))],
    [
      "GeoJSON with its mark of UTF-8",
      "comunas.json",
      () => Buffer.concat([Buffer.from("\uFEFF"), geoJson(strips(byCode))]),
    ],
    ["zipped GeoJSON", "comunas.zip", () => zipped({ "comunas.geojson": geoJson(strips(byCode)) })],
    ["TopoJSON", "comunas.topojson", () => topoJson({ comunas: strips(byCode) })],
    ["GeoPackage", "comunas.gpkg", () => geoPackage({ comunas: strips(byCode) })],
    ["KML", "comunas.kml", () => kml(strips(byCode))],
    ["KMZ", "comunas.kmz", () => zipped({ "doc.kml": kml(strips(byCode)) })],
    ["Shapefile of Windows", "comunas.zip", () => zippedShapes({ cpg: "1252" })],
    ["Shapefile in UTF-8 that says so", "comunas.zip", () => zippedShapes({ cpg: "UTF-8", encoding: "utf8" })],
    ["Shapefile in UTF-8 that does not say so", "comunas.zip", () => zippedShapes({ encoding: "utf8" })],
    ["Shapefile of Windows that does not say so", "comunas.zip", () => zippedShapes({})],
  ])("%s", async (_what, name, file) => {
    const load = await loadFile(chief, name, await file());
    expect(codesOf(load)).toEqual(allCodes);
    expect(load.features.map((it: { name: string }) => it.name)).toEqual([
      "Quilpué",
      "Villa Alemana",
      "Limache",
      "Olmué",
    ]);
  });

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    [
      "a Shapefile with its .prj",
      "quilpue.zip",
      () => zipped(shapefile([inMetres(byCode("05801", "Quilpué"))], { prj: utm19 })),
    ],
    ["a GeoPackage", "quilpue.gpkg", () => geoPackage({ comunas: [inMetres(byCode("05801", "Quilpué"))] }, 32_719)],
    [
      "a GeoJSON that names its system",
      "quilpue.geojson",
      () =>
        geoJson([inMetres(byCode("05801", "Quilpué"))], {
          crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::32719" } },
        }),
    ],
  ])("%s in metres comes to lie where it belongs", async (_what, name, file) => {
    const load = await loadFile(chief, name, await file());
    expect(load.features[0]).toMatchObject({ state: "matched", remarks: [] });
    // UTM is narrower than the ground by 1 - 0.9996 at its middle: 10 km each way are 10,008 ha there, less at its edges.
    expect(load.features[0].shape_ha / 10_000).toBeCloseTo(1, 2);
  });
});
