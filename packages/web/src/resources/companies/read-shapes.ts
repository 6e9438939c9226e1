// A boundary out of a file: GeoJSON, TopoJSON, or a zipped Shapefile whose .prj says how to come to degrees.
import type { Geometry as AnyGeometry, GeoJSON, Position as AnyPosition } from "geojson";
import { comparable } from "@atalaya/contract/import.ts";
import type { Boundary } from "@atalaya/contract/values/boundary.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";

/** Why a file is no boundary; the word is `shape_<reason>`. */
export class ShapeProblem extends Error {
  readonly reason: "unreadable" | "too_large" | "no_polygon" | "mixed" | "degrees";
  constructor(reason: ShapeProblem["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

const largestFile = 30_000_000;

type Topology = { type: "Topology"; objects: Record<string, unknown> };

/** Each object of a TopoJSON is a layer. */
async function fromJson(json: GeoJSON | Topology): Promise<GeoJSON[]> {
  if (json.type !== "Topology") return [json];
  const { feature } = await import("topojson-client");
  return Object.values(json.objects).map((object) => feature(json as never, object as never) as unknown as GeoJSON);
}

async function readGeoJson(file: File): Promise<GeoJSON[]> {
  if (!/\.zip$/i.test(file.name)) return fromJson(JSON.parse(await file.text()) as GeoJSON | Topology);
  const { default: readShapefile } = await import("shpjs");
  const found: unknown = await readShapefile(await file.arrayBuffer());
  return (Array.isArray(found) ? found : [found]) as GeoJSON[];
}

function geometriesIn(json: GeoJSON): AnyGeometry[] {
  switch (json.type) {
    case "FeatureCollection":
      return json.features.flatMap(geometriesIn);
    case "Feature":
      // A feature of GeoJSON may have no geometry.
      return json.geometry ? geometriesIn(json.geometry) : [];
    case "GeometryCollection":
      return json.geometries.flatMap(geometriesIn);
    default:
      return [json];
  }
}

/** Heights are left out; degrees beyond the Earth are metres of some other system. */
function flat(position: AnyPosition): Position {
  const [lon, lat] = position;
  if (!(Math.abs(lon!) <= 180 && Math.abs(lat!) <= 90)) throw new ShapeProblem("degrees");
  return [lon!, lat!];
}

/** A ring that was left open is closed. */
function closed(ring: AnyPosition[]): Position[] {
  const made = ring.map(flat);
  const [first, last] = [made[0], made.at(-1)];
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...made, first] : made;
}

const isPolygonal = ({ type }: AnyGeometry) => type === "Polygon" || type === "MultiPolygon";

const boundaryIn = (geometries: readonly AnyGeometry[]): Boundary => ({
  type: "MultiPolygon",
  coordinates: geometries
    .flatMap((it) => (it.type === "Polygon" ? [it.coordinates] : it.type === "MultiPolygon" ? it.coordinates : []))
    .map((polygon) => polygon.map(closed)),
});

/** All polygons of the GeoJSON as one MultiPolygon. */
export function boundaryOf(jsons: readonly GeoJSON[]): Boundary {
  const geometries = jsons.flatMap(geometriesIn);
  if (!geometries.some(isPolygonal)) throw new ShapeProblem("no_polygon");
  if (!geometries.every(isPolygonal)) throw new ShapeProblem("mixed");
  return boundaryIn(geometries);
}

/** A shape of the file: what its columns say, and its boundary once it is chosen. */
export type FileShape = { texts: string[]; boundary: () => Boundary };

/** The shapes among which one is to be chosen: none where the file has only one, or does not say what they are. */
export function shapesOf(jsons: readonly GeoJSON[]): FileShape[] {
  const features = jsons.flatMap((json) => (json.type === "FeatureCollection" ? json.features : []));
  const shapes = features.flatMap((it): FileShape[] => {
    const polygons = geometriesIn(it).filter(isPolygonal);
    const texts = Object.values(it.properties ?? {}).flatMap((value: unknown) =>
      (typeof value === "string" && value.trim()) || typeof value === "number" ? [String(value).trim()] : [],
    );
    return polygons.length > 0 ? [{ texts, boundary: () => boundaryIn(polygons) }] : [];
  });
  return shapes.length > 1 && shapes.some(({ texts }) => texts.length > 0) ? shapes : [];
}

type Known = { name: string; code: string | null };

const withoutZeros = (text: string) => comparable(text).replace(/^([a-z]{2,3})?0*(?=\d)/, "");

/** The shape that looks most like the place's: by its code, with or without zeros in front or letters of its country, and its name; -1 for none. */
export function likelyShape(shapes: readonly FileShape[], { name, code }: Known): number {
  const says = (fits: (text: string) => boolean) => shapes.map(({ texts }) => texts.some(fits));
  const named = says((text) => comparable(text) === comparable(name));
  const coded = says((text) => code !== null && withoutZeros(text) === withoutZeros(code));
  const both = named.findIndex((isNamed, index) => isNamed && coded[index]);
  return [both, coded.indexOf(true), named.indexOf(true)].find((index) => index >= 0) ?? -1;
}

/** What the file holds: one boundary, or several shapes of which one is to be chosen. Throws ShapeProblem. */
export async function readBoundary(file: File): Promise<{ boundary: () => Boundary; shapes: FileShape[] }> {
  if (file.size > largestFile) throw new ShapeProblem("too_large");
  try {
    const jsons = await readGeoJson(file);
    const shapes = shapesOf(jsons);
    if (shapes.length > 0) return { boundary: () => boundaryOf(jsons), shapes };
    const boundary = boundaryOf(jsons);
    return { boundary: () => boundary, shapes };
  } catch (error) {
    throw error instanceof ShapeProblem ? error : new ShapeProblem("unreadable");
  }
}
