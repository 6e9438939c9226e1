// The ground of a country out of its pack: coast and islands as tiles, with the names of towns, for where the world's base map is too coarse.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Feature, FeatureCollection, MultiPolygon, Position } from "geojson";
import Papa from "papaparse";
import { tileArchive } from "./tile-archive.ts";

const packs = join(import.meta.dirname, "../../../packs");

/** Finer than the coast of the base map is worth from the first on; the last still holds ten metres. */
const zooms = { minzoom: 6, maxzoom: 9 };

/** Where land was cut out of the continent: a straight edge that is no shore. */
type Cut = { west: number; south: number; east: number; north: number };
const cuts: Record<string, Cut> = { chile: { west: -110, south: -57, east: -66, north: -17 } };

const collection = (features: Feature[]): FeatureCollection => ({ type: "FeatureCollection", features });

/** The rings without their stretches along the cut. */
function shoreLines(rings: Position[][], { west, south, east, north }: Cut): Position[][] {
  const isAlong = ([x1, y1]: Position, [x2, y2]: Position) =>
    [west, east].some((lon) => x1 === lon && x2 === lon) || [south, north].some((lat) => y1 === lat && y2 === lat);
  return rings.flatMap((ring) => {
    const lines: Position[][] = [[]];
    for (const [index, position] of ring.entries()) {
      if (index > 0 && isAlong(ring[index - 1]!, position)) lines.push([]);
      lines.at(-1)!.push(position);
    }
    return lines.filter((line) => line.length > 1);
  });
}

/** A hair inside the cut, so that land reaches over the edge of the sea and no seam is seen. */
function seaOf({ west, south, east, north }: Cut): Feature {
  const hair = 0.005;
  const [w, s, e, n] = [west + hair, south + hair, east - hair, north - hair];
  const ring = [[w, s], [e, s], [e, n], [w, n], [w, s]]; // prettier-ignore
  return { type: "Feature", properties: { kind: "sea" }, geometry: { type: "Polygon", coordinates: [ring] } };
}

/** Fewer corners than these make a shard of what is round: a pond or an islet as a triangle. */
const [leastLake, leastIsland] = [12, 5];

function withoutShards([island, ...lakes]: Position[][]): Position[][][] {
  if (!island || island.length < leastIsland) return [];
  return [[island, ...lakes.filter((lake) => lake.length >= leastLake)]];
}

function landOf(folder: string, cut: Cut): FeatureCollection {
  const given = JSON.parse(gunzipSync(readFileSync(join(folder, "land.json.gz"))).toString()) as MultiPolygon;
  const land: MultiPolygon = { type: "MultiPolygon", coordinates: given.coordinates.flatMap(withoutShards) };
  const shore = shoreLines(land.coordinates.flat(), cut);
  return collection([
    seaOf(cut),
    { type: "Feature", properties: { kind: "land" }, geometry: land },
    { type: "Feature", properties: { kind: "shore" }, geometry: { type: "MultiLineString", coordinates: shore } },
  ]);
}

type Name = { name: string; people: string; min_zoom: string; lon: string; lat: string };

function namesOf(folder: string): FeatureCollection {
  const { data } = Papa.parse<Name>(readFileSync(join(folder, "names.csv"), "utf8"), {
    header: true,
    skipEmptyLines: true,
  });
  return collection(
    data.map(({ name, people, min_zoom, lon, lat }) => ({
      type: "Feature",
      properties: { name, people: Number(people), from: Number(min_zoom) },
      geometry: { type: "Point", coordinates: [Number(lon), Number(lat)] },
    })),
  );
}

/** The archive of each country whose pack holds its ground, by the key of the pack. */
export function groundArchives(): Map<string, Buffer> {
  const keys = readdirSync(packs).filter((key) => existsSync(join(packs, key, "ground")));
  return new Map(
    keys.map((key) => {
      const folder = join(packs, key, "ground");
      return [key, tileArchive({ land: landOf(folder, cuts[key]!), names: namesOf(folder) }, zooms)];
    }),
  );
}
