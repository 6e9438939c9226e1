// Files as offices have them, in every format: what comes out of each, and where it lies.
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Feature } from "./geo-file.ts";
import { openGeoFile } from "./open-geo-file.ts";

const corpus = join(import.meta.dirname, "../../testing/corpus/geo");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "corpus-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The layers of a file of the corpus by their names, with their features. */
async function read(file: string) {
  // Under a name that says nothing: what a file is, its content tells.
  const path = join(folder, "x");
  await copyFile(join(corpus, file), path);
  const { format, layers } = await openGeoFile(path);
  const found = await Promise.all(
    layers.map(async (layer) => {
      const features: Feature[] = [];
      for await (const feature of layer.features()) features.push(feature);
      return [layer.name, { ...layer, features }] as const;
    }),
  );
  return { format, layers: Object.fromEntries(found) };
}

test("a zip of two Shapefiles in PSAD56 with Latin letters: both layers, with their accents, on the belt's shift", async () => {
  const { format, layers } = await read("psad56.zip");
  expect([format, Object.keys(layers).toSorted()]).toEqual(["shapefile", ["caminos", "quebradas"]]);
  const { quebradas, caminos } = layers;
  expect(quebradas).toMatchObject({ crs: "PSAD_1956_UTM_Zone_19S", system: { epsg: 24879 }, hasGeometry: true });
  expect(quebradas!.features.map(({ properties }) => properties["NOMBRE"])).toEqual([
    "Casablanca - Ñuñoa",
    "Peñalolén",
  ]);
  const [x, y] = (caminos!.features[0]!.geometry as { coordinates: [number, number][] }).coordinates[1]!;
  const [lon, lat] = caminos!.toDegrees(x, y);
  expect([lon, lat]).toEqual([expect.closeTo(-70.69, 6), expect.closeTo(-33.41, 6)]);
});

test("a GeoPackage: points, lines in their own system, and a table of attributes", async () => {
  const { format, layers } = await read("puntos.gpkg");
  expect(format).toBe("geopackage");
  expect(layers["albergues"]).toMatchObject({ system: { epsg: 4326 }, hasGeometry: true });
  expect(layers["albergues"]!.features[0]).toMatchObject({
    properties: { nombre: "Albergue Liceo", cupo: 120n },
    geometry: { type: "Point", coordinates: [-70.7, -33.4] },
  });
  expect(layers["caminos"]).toMatchObject({
    system: { epsg: 32719 },
    features: [
      {
        geometry: {
          type: "LineString",
          coordinates: [[expect.closeTo(341_904, -1), expect.closeTo(6_303_076, -1)], {}, {}],
        },
      },
    ],
  });
  expect(layers["glosas"]).toMatchObject({ system: null, hasGeometry: false });
  expect(layers["glosas"]!.features[1]).toMatchObject({
    properties: { codigo: "05109", glosa: "Viña del Mar" },
    geometry: null,
  });
});

test.each(["mis-mapas.kml", "mis-mapas.kmz"])(
  "%s: place marks with folders, plain descriptions and their own data",
  async (file) => {
    const { format, layers } = await read(file);
    expect([format, Object.keys(layers)]).toEqual(["kml", [""]]);
    expect(layers[""]!.features).toEqual([
      {
        properties: {
          name: "Caleta Abarca",
          description: "Daños: muro & baranda\nFecha: 03-07-2025",
          style: "icon-1899-0288D1",
          time: "2025-07-03",
          folder: "Comuna de Viña del Mar / Puntos críticos",
          Daños: "muro",
        },
        geometry: { type: "Point", coordinates: [-71.5652, -33.0228] },
      },
      {
        properties: {
          name: "Tramo inundado",
          style: "LineStyle.color=ff0000ff; LineStyle.width=4",
          folder: "Comuna de Viña del Mar",
          LARGO_M: "320",
        },
        geometry: {
          type: "LineString",
          coordinates: [
            [-71.56, -33.02],
            [-71.55, -33.01],
          ],
        },
      },
      {
        properties: { name: "Zona de seguridad" },
        geometry: {
          type: "MultiPolygon",
          coordinates: [
            [
              [
                [-71.6, -33.1],
                [-71.5, -33.1],
                [-71.5, -33.0],
                [-71.6, -33.0],
                [-71.6, -33.1],
              ],
              [
                [-71.56, -33.06],
                [-71.54, -33.06],
                [-71.54, -33.04],
                [-71.56, -33.06],
              ],
            ],
            [
              [
                [-71.4, -33.1],
                [-71.3, -33.1],
                [-71.3, -33.0],
                [-71.4, -33.1],
              ],
            ],
          ],
        },
      },
      { properties: { name: "Sin posición" }, geometry: null },
    ]);
  },
);

test("a walk recorded as GPX: its waypoints, and its track in two pieces; no layer for what it has not", async () => {
  const { format, layers } = await read("terreno.gpx");
  expect([format, Object.keys(layers)]).toEqual(["gpx", ["waypoints", "tracks"]]);
  expect(layers["waypoints"]!.features).toEqual([
    {
      properties: {
        ele: "128.4",
        time: "2025-07-03T14:12:05Z",
        name: "Vivienda 12",
        desc: "Muro caído; tres niños",
        sym: "Flag",
      },
      geometry: { type: "Point", coordinates: [-71.6402, -33.0601] },
    },
    { properties: { name: "Grifo seco" }, geometry: { type: "Point", coordinates: [-71.641, -33.061] } },
  ]);
  expect(layers["tracks"]!.features).toEqual([
    {
      properties: { name: "Recorrido", time: "2025-07-03T14:10:00Z" },
      geometry: {
        type: "MultiLineString",
        coordinates: [
          [
            [-71.64, -33.06],
            [-71.641, -33.061],
          ],
          [
            [-71.642, -33.062],
            [-71.643, -33.063],
            [-71.644, -33.064],
          ],
        ],
      },
    },
  ]);
});

test("TopoJSON: each of its objects a layer, polygons closed and points where they are", async () => {
  const { format, layers } = await read("zonas.topojson");
  expect(format).toBe("topojson");
  const [high, middle] = layers["zonas"]!.features;
  expect(high).toMatchObject({ properties: { zona: "Inundación alta" }, geometry: { type: "Polygon" } });
  expect(middle).toMatchObject({ properties: { zona: "Inundación media" }, geometry: { type: "Polygon" } });
  expect(layers["accesos"]!.features).toEqual([
    {
      properties: { acceso: "Puente" },
      geometry: { type: "Point", coordinates: [expect.closeTo(-71.55), expect.closeTo(-33.05)] },
    },
  ]);
});

test("GeoJSON of 2008 that names zone 19 south", async () => {
  const { layers } = await read("utm-2008.geojson");
  const layer = layers[""]!;
  expect(layer).toMatchObject({
    crs: "urn:ogc:def:crs:EPSG::32719",
    system: { epsg: 32719, name: "WGS 84 / UTM zone 19S" },
  });
  expect(layer.features[0]).toMatchObject({
    properties: { id: 7, nombre: "Estero Marga Marga" },
    geometry: { type: "MultiPoint" },
  });
  expect(layer.toDegrees(261_000, 6_342_000)).toEqual([expect.closeTo(-71.558, 2), expect.closeTo(-33.034, 2)]);
});

test("nothing is left beside the files", async () => {
  expect(await readdir(folder)).toEqual(["x"]);
});
