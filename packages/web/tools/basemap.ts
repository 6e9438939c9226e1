// Prepares the offline base map: run by `node tools/basemap.ts` before the web build, it turns the Natural Earth countries of
// world-atlas, and the ground of the packs, into the files of public/basemap that the map style draws: land as tiles, names of countries as GeoJSON.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Feature, FeatureCollection, Geometry, Polygon, Position } from "geojson";
import { feature, mesh, mergeArcs } from "topojson-client";
import { groundArchives } from "./ground.ts";
import { labelPoint, planarArea, roundCoordinates, unwrapped } from "./polygon-measures.ts";
import { tileArchive } from "./tile-archive.ts";

/** One polygon of a country; a country of many islands is many of these, because regions are decided island by island. */
type Piece = { type: "Polygon"; arcs: number[][]; properties: { code: string; name: string; detailed: boolean } };
type Country = { id?: string; properties: { name: string } } & (
  { type: "Polygon"; arcs: number[][] } | { type: "MultiPolygon"; arcs: number[][][] }
);
type CountryTopology = Parameters<typeof mergeArcs>[0] & { objects: { countries: { geometries: Country[] } } };

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, "../public/basemap");

/** Latin America and the Caribbean: west, south, east, north in degrees. Drawn at 1:10 million from zoom 5. */
const detailBounds = { west: -118.6, south: -57, east: -28, north: 33 };
/** Their islands inside the bounds (Florida Keys, Bermuda) belong to a mainland drawn at 1:50 million. */
const keptCoarse = new Set(["840"]);
/** Natural Earth gives no code to these; they get the one of the territory they are shown in on most maps. */
const unnamedAreas = new Set(["Siachen Glacier", "Indian Ocean Ter.", "Dhekelia", "Akrotiri", "Baikonur"]);

/** "EE. UU." and "UK" are no names for a map, "Hong Kong SAR China" is none either: short unless it is an acronym. */
function countryName(language: "es" | "en", region: string): string | undefined {
  const named = (style: "short" | "long") =>
    new Intl.DisplayNames(language, { type: "region", style, fallback: "none" }).of(region);
  const short = named("short");
  return short && /^[A-Z. ]+$/.test(short) ? named("long") : short;
}

function readTopology(scale: "10m" | "50m"): CountryTopology {
  return JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), "utf8"));
}

function isInDetail(piece: Feature<Polygon>, code: string): boolean {
  const [lon = 0, lat = 0] = middle(piece.geometry.coordinates[0] ?? []);
  const { west, south, east, north } = detailBounds;
  return !keptCoarse.has(code) && lon > west && lon < east && lat > south && lat < north;
}

function middle(ring: Position[]): Position {
  const lons = ring.map(([lon = 0]) => lon);
  const lats = ring.map(([, lat = 0]) => lat);
  return [(Math.min(...lons) + Math.max(...lons)) / 2, (Math.min(...lats) + Math.max(...lats)) / 2];
}

function piecesOf(topology: CountryTopology): Piece[] {
  return topology.objects.countries.geometries.flatMap((country) => {
    const polygons = country.type === "Polygon" ? [country.arcs] : country.arcs;
    const code = String(country.id ?? "");
    const name = country.properties.name;
    return polygons.map((arcs): Piece => {
      const piece: Piece = { type: "Polygon", arcs, properties: { code, name, detailed: false } };
      const drawn = feature(topology, piece) as Feature<Polygon>;
      return { ...piece, properties: { code, name, detailed: isInDetail(drawn, code) } };
    });
  });
}

/**
 * Land as one feature without inner lines and the borders between countries as another, so that each has its style.
 * The seam is where the two scales meet (Mexico and the United States): the map paints over the gap between them.
 */
function landAndBorders(topology: CountryTopology, pieces: Piece[], detailed: boolean): Feature[] {
  const chosen = pieces.filter((piece) => piece.properties.detailed === detailed);
  const all: Parameters<typeof mesh>[1] = { type: "GeometryCollection", geometries: pieces };
  const isChosen = (piece: unknown) => (piece as Piece).properties.detailed === detailed;
  const land = unwrapped(feature(topology, mergeArcs(topology, chosen)).geometry);
  const borders = mesh(
    topology,
    all,
    (a, b) => a !== b && (detailed ? isChosen(a) || isChosen(b) : isChosen(a) && isChosen(b)),
  );
  const seam = mesh(topology, all, (a, b) => isChosen(a) !== isChosen(b));
  return [
    { type: "Feature", properties: { kind: "land", detailed }, geometry: land },
    { type: "Feature", properties: { kind: "border", detailed }, geometry: borders },
    ...(detailed ? [{ type: "Feature" as const, properties: { kind: "seam", detailed }, geometry: seam }] : []),
  ];
}

/** A point inside the largest polygon of each country, with its ISO 3166-1 numeric code and both names. */
function countryLabels(pieces: Piece[], topology: CountryTopology): Feature[] {
  const largest = new Map<string, { area: number; polygon: Polygon; name: string }>();
  for (const piece of pieces) {
    const { code, name } = piece.properties;
    if (unnamedAreas.has(name)) continue;
    const polygon = unwrapped((feature(topology, piece) as Feature<Polygon>).geometry);
    const area = planarArea(polygon);
    const key = code || name;
    if (area > (largest.get(key)?.area ?? 0)) largest.set(key, { area, polygon, name });
  }
  return [...largest].map(([key, { area, polygon, name }]) => {
    const region = /^\d+$/.test(key) ? (Intl.getCanonicalLocales(`und-${key}`)[0]?.slice(4) ?? key) : key;
    const named = (language: "es" | "en") =>
      (/^[A-Z]{2}$/.test(region) ? countryName(language, region) : undefined) ?? name;
    const properties = { code: key, name_es: named("es"), name_en: named("en"), area: Math.round(area * 10) / 10 };
    return { type: "Feature", properties, geometry: { type: "Point", coordinates: labelPoint(polygon) } };
  });
}

const collected = (features: Feature[], decimals: number): FeatureCollection<Geometry> =>
  roundCoordinates({ type: "FeatureCollection", features }, decimals);

function write(file: string, content: string | Buffer): void {
  writeFileSync(join(target, file), content);
  console.log(`${file}: ${Math.round(content.length / 1024)} kB`);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const world = readTopology("50m");
const worldPieces = piecesOf(world);
const coarse = [...landAndBorders(world, worldPieces, false), ...landAndBorders(world, worldPieces, true)];
write("world.pmtiles", tileArchive({ land: collected(coarse, 3) }, { minzoom: 0, maxzoom: 5 }));
write("countries.geojson", JSON.stringify(collected(countryLabels(worldPieces, world), 2)));
const americas = readTopology("10m");
const fine = landAndBorders(americas, piecesOf(americas), true);
write("latin-america.pmtiles", tileArchive({ land: collected(fine, 4) }, { minzoom: 4, maxzoom: 7 }));
for (const [key, archive] of groundArchives()) write(`${key}.pmtiles`, archive);
