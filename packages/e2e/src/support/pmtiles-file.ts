// Map files (PMTiles 3) for tests: the invented town in each schema, its hills as heights, its ground as pictures, and the smallest file there is.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection, Geometry } from "geojson";
import { zxyToTileId } from "pmtiles";
import sharp from "sharp";
import type { GroundSchema } from "@atalaya/contract/domain/ground-schemas.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { writePmtiles, type MapFile, type Tile } from "@atalaya/server/platform/map-files/write-pmtiles.ts";
import { heightAt, town, townBounds, type Thing } from "./town.ts";
import { inSchema } from "./town-schemas.ts";

export async function written(file: MapFile, tiles: Tile[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "atalaya-map-file-"));
  try {
    const path = join(folder, "town.pmtiles");
    const ordered = tiles.toSorted((a, b) => zxyToTileId(a.z, a.x, a.y) - zxyToTileId(b.z, b.x, b.y));
    await writePmtiles(path, file, ordered);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const lonOf = (x: number, z: number) => (x / 2 ** z) * 360 - 180;
const latOf = (y: number, z: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
const columnOf = (lon: number, z: number) => Math.floor(((lon + 180) / 360) * 2 ** z);
const rowOf = (lat: number, z: number) =>
  Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);

/** Every tile of a zoom that covers some of the box. */
function covering([west, south, east, north]: Bbox, z: number): { x: number; y: number }[] {
  const tiles: { x: number; y: number }[] = [];
  for (let x = columnOf(west, z); x <= columnOf(east, z); x++)
    for (let y = rowOf(north, z); y <= rowOf(south, z); y++) tiles.push({ x, y });
  return tiles;
}

const zooms = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const geometryOf = ({ shape, points }: Thing) =>
  ({
    type: shape,
    coordinates: shape === "Polygon" ? [points] : shape === "Point" ? points[0] : points,
  }) as Geometry;

/** House numbers and houses are only in the last tiles, as in real files. */
const isShownFrom = ({ what }: Thing) => (what === "number" ? 14 : what === "building" ? 13 : 0);

type Tagged = { tags?: Record<string, unknown> | null };

/** Zoom 0 to 14. */
export function townFile(schema: GroundSchema, attribution: string): Promise<Buffer> {
  const layers = new Map<string, { fields: Set<string>; features: Feature[] }>();
  for (const thing of town)
    for (const { layer, fields } of inSchema(schema, thing)) {
      const into = layers.get(layer) ?? { fields: new Set(), features: [] };
      layers.set(layer, into);
      for (const field of Object.keys(fields)) into.fields.add(field);
      const properties = { ...fields, from: isShownFrom(thing) };
      into.features.push({ type: "Feature", properties, geometry: geometryOf(thing) });
    }
  const options = { maxZoom: 14, indexMaxZoom: 14, extent: 4096, buffer: 64, tolerance: 3 };
  const indexes = [...layers].map(([name, { features }]) => {
    const collection: FeatureCollection = { type: "FeatureCollection", features };
    return [name, new GeoJSONVT(collection, options)] as const;
  });
  const tiles = zooms(0, 14).flatMap((z) =>
    covering(townBounds, z).map(({ x, y }): Tile => {
      const filled = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y);
        const features = tile?.features.filter((it: Tagged) => Number(it.tags?.["from"]) <= z) ?? [];
        return tile && features.length > 0 ? [[name, { ...tile, features }] as const] : [];
      });
      return { z, x, y, content: fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: 4096 }) };
    }),
  );
  const vector_layers = [...layers].map(([id, { fields }]) => ({
    id,
    fields: Object.fromEntries([...fields].map((field) => [field, "String"])),
  }));
  const metadata = { attribution, vector_layers };
  return written({ kind: "vector", isCompressed: false, bounds: townBounds, minzoom: 0, maxzoom: 14, metadata }, tiles);
}

const tileSize = 256;

/** A tile as a picture, by the three bytes of each of its points. */
async function picture(z: number, x: number, y: number, at: (lon: number, lat: number) => [number, number, number]) {
  const bytes = Buffer.alloc(tileSize * tileSize * 3);
  for (let row = 0; row < tileSize; row++)
    for (let column = 0; column < tileSize; column++)
      bytes.set(
        at(lonOf(x + (column + 0.5) / tileSize, z), latOf(y + (row + 0.5) / tileSize, z)),
        (row * tileSize + column) * 3,
      );
  const raw = { width: tileSize, height: tileSize, channels: 3 } as const;
  return sharp(bytes, { raw }).png().toBuffer();
}

async function pictureFile(
  [first, last]: [number, number],
  attribution: string,
  at: (lon: number, lat: number) => [number, number, number],
) {
  const tiles: Tile[] = [];
  for (const z of zooms(first, last))
    for (const { x, y } of covering(townBounds, z)) tiles.push({ z, x, y, content: await picture(z, x, y, at) });
  const file = { kind: "png", isCompressed: false, bounds: townBounds, minzoom: first, maxzoom: last } as const;
  return written({ ...file, metadata: { attribution } }, tiles);
}

/** The hills of the town, written as Terrarium does. */
export const reliefFile = (attribution: string): Promise<Buffer> =>
  pictureFile([8, 12], attribution, (lon, lat) => {
    const value = heightAt(lon, lat) + 32_768;
    return [Math.floor(value / 256), Math.floor(value) % 256, Math.floor((value % 1) * 256)];
  });

/** As from the air: dark green and brown, no two points alike. */
export const photoFile = (attribution: string): Promise<Buffer> =>
  pictureFile([8, 12], attribution, (lon, lat) => {
    const height = heightAt(lon, lat);
    const noise = (Math.sin(lon * 9123.7) * Math.sin(lat * 7321.3) + 1) * 24;
    return height === 0 ? [28, 52, 74] : [70 + noise + height / 20, 84 + noise, 52 + noise / 2];
  });

/** The smallest one: one layer "earth" without anything in it for the whole world, and the credit that its makers ask for. */
export function pmtilesFile(attribution: string): Promise<Buffer> {
  const tile = Buffer.from([0x1a, 0x0c, 0x0a, 0x05, ...Buffer.from("earth"), 0x28, 0x80, 0x20, 0x78, 0x02]);
  const metadata = { attribution, vector_layers: [{ id: "earth", fields: {} }] };
  const file = { kind: "vector", isCompressed: false, minzoom: 0, maxzoom: 0, metadata } as const;
  return written({ ...file, bounds: [-180, -85, 180, 85] }, [{ z: 0, x: 0, y: 0, content: tile }]);
}
