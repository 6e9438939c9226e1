// A boundary out of a file: GeoJSON, or a zipped Shapefile whose .prj says how to come to degrees.
import type { Geometry as AnyGeometry, GeoJSON, Position as AnyPosition } from "geojson";
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

async function readGeoJson(file: File): Promise<GeoJSON[]> {
  if (!/\.zip$/i.test(file.name)) return [JSON.parse(await file.text()) as GeoJSON];
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

const isPolygonal = ({ type }: AnyGeometry) => type === "Polygon" || type === "MultiPolygon";

/** All polygons of the GeoJSON as one MultiPolygon. */
export function boundaryOf(jsons: readonly GeoJSON[]): Boundary {
  const geometries = jsons.flatMap(geometriesIn);
  if (!geometries.some(isPolygonal)) throw new ShapeProblem("no_polygon");
  if (!geometries.every(isPolygonal)) throw new ShapeProblem("mixed");
  const polygons = geometries.flatMap((geometry) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [],
  );
  return { type: "MultiPolygon", coordinates: polygons.map((polygon) => polygon.map((ring) => ring.map(flat))) };
}

/** Throws ShapeProblem. */
export async function readBoundary(file: File): Promise<Boundary> {
  if (file.size > largestFile) throw new ShapeProblem("too_large");
  try {
    return boundaryOf(await readGeoJson(file));
  } catch (error) {
    throw error instanceof ShapeProblem ? error : new ShapeProblem("unreadable");
  }
}
