// The boundary of a place: one MultiPolygon in [lon, lat], checked by a plain loop because it may have 200,000 positions (V7).
import { z } from "zod";
import { maximumPositions, type Position } from "./geometry.ts";

export type Boundary = { type: "MultiPolygon"; coordinates: Position[][][] };

/** Boundaries of up to this many positions are answered and drawn in full; of larger ones a simplified copy. */
export const editablePositions = 2000;

type Finding = { code: string; maximum?: number };

const isNumberWithin = (value: unknown, limit: number): value is number =>
  typeof value === "number" && value >= -limit && value <= limit;

/** The first thing wrong with a ring, or null. */
function ringFinding(ring: unknown): Finding | null {
  if (!Array.isArray(ring) || ring.length < 4) return { code: "ring_short" };
  // Counted and not iterated: 200,000 iterators would hold up everybody else's requests.
  for (let index = 0; index < ring.length; index++) {
    const position: unknown = ring[index];
    if (!Array.isArray(position) || position.length !== 2) return { code: "position" };
    const lon: unknown = position[0];
    const lat: unknown = position[1];
    if (!isNumberWithin(lon, 180) || !isNumberWithin(lat, 90)) return { code: "position" };
    if (lon === 0 && lat === 0) return { code: "null_island" };
  }
  const [first, last] = [ring[0] as Position, ring.at(-1) as Position];
  return first[0] === last[0] && first[1] === last[1] ? null : { code: "ring_open" };
}

/** The first thing wrong with the coordinates of a MultiPolygon, or null. Positions are counted before they are looked at. */
function coordinatesFinding(polygons: readonly unknown[]): Finding | null {
  let positions = 0;
  for (const polygon of polygons) {
    if (!Array.isArray(polygon) || polygon.length === 0) return { code: "ring_short" };
    for (const ring of polygon as unknown[]) {
      positions += Array.isArray(ring) ? ring.length : 0;
      if (positions > maximumPositions) return { code: "too_many_positions", maximum: maximumPositions };
      const finding = ringFinding(ring);
      if (finding) return finding;
    }
  }
  return null;
}

/** A Polygon or MultiPolygon of GeoJSON; out comes a MultiPolygon. */
export const Boundary = z
  .object({ type: z.enum(["Polygon", "MultiPolygon"]), coordinates: z.array(z.unknown()).min(1) })
  .transform(({ type, coordinates }, context): Boundary => {
    const polygons = type === "Polygon" ? [coordinates] : coordinates;
    const finding = coordinatesFinding(polygons);
    if (finding) context.addIssue({ code: "custom", params: finding });
    return { type: "MultiPolygon", coordinates: finding ? [] : (polygons as Position[][][]) };
  });

/** How many vertices a boundary has, the closing ones included. */
export const positionCount = ({ coordinates }: Boundary): number =>
  coordinates.reduce((sum, polygon) => polygon.reduce((more, ring) => more + ring.length, sum), 0);
