// The polygons of a geometry in degrees. What any program would mend without a question is mended: open rings are closed, heights and
// repeated positions left out. What is no position at all is told.
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type { Boundary } from "@atalaya/contract/values/boundary.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { ToDegrees } from "./geo-file.ts";

export type ShapeProblem = Extract<
  IssueCode,
  "geo_no_polygon" | "position" | "geo_degrees" | "null_island" | "too_many_positions"
>;
export type Shape = { boundary: Boundary } | { problem: ShapeProblem };

/** Regions of fjords have a million; more than this nobody measured. */
export const mostPositions = 2_000_000;
const mostParts = 100_000;
const leastRing = 4;

class Unfit extends Error {
  readonly problem: ShapeProblem;
  constructor(problem: ShapeProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** All polygons of a geometry of any kind as one shape; points and lines beside them are left out. */
export function polygonsOf(geometry: unknown, toDegrees: ToDegrees): Shape {
  try {
    const reader = ringReader(toDegrees);
    const coordinates = partsOf(geometry)
      .map((polygon) => polygon.map(reader).filter((ring) => ring.length >= leastRing))
      .filter((polygon) => polygon.length > 0);
    return coordinates.length > 0 ? { boundary: { type: "MultiPolygon", coordinates } } : { problem: "geo_no_polygon" };
  } catch (error) {
    if (error instanceof Unfit) return { problem: error.problem };
    throw error;
  }
}

const listOf = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) throw new Unfit("position");
  return value;
};

/** Polygons as lists of rings, however the geometry nests them. */
function partsOf(geometry: unknown): unknown[][] {
  const parts: unknown[][] = [];
  const pending = [geometry];
  for (let count = 0; pending.length > 0; count++) {
    if (count > mostParts) throw new Unfit("too_many_positions");
    const next = pending.pop() as { type?: unknown; coordinates?: unknown; geometries?: unknown } | null | undefined;
    if (next?.type === "Polygon") parts.push(listOf(next.coordinates));
    else if (next?.type === "MultiPolygon") for (const part of listOf(next.coordinates)) parts.push(listOf(part));
    else if (next?.type === "GeometryCollection") pending.push(...listOf(next.geometries));
  }
  return parts;
}

/** Reads rings; all that it reads count together. */
function ringReader(toDegrees: ToDegrees) {
  let count = 0;
  return (given: unknown): Position[] => {
    const ring: Position[] = [];
    for (const position of listOf(given)) {
      if (++count > mostPositions) throw new Unfit("too_many_positions");
      const [x, y] = listOf(position);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Unfit("position");
      const [lon, lat] = toDegrees(x as number, y as number);
      if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) throw new Unfit("geo_degrees");
      if (lon === 0 && lat === 0) throw new Unfit("null_island");
      const last = ring.at(-1);
      if (last?.[0] !== lon || last[1] !== lat) ring.push([lon, lat]);
    }
    const [first] = ring;
    const last = ring.at(-1);
    if (first && last && (first[0] !== last[0] || first[1] !== last[1])) ring.push(first);
    return ring;
  };
}
