// A shape of a file in degrees of WGS 84, without heights. Pure.
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { ToDegrees } from "../../geo-files/geo-file.ts";

type Shape = { type: string; coordinates?: unknown; geometries?: unknown[] };

/** A little finer than a centimetre. */
const rounded = (value: number) => Math.round(value * 1e7) / 1e7;

/** Lists of lists of positions, however deep. */
function turned(coordinates: unknown, toDegrees: ToDegrees): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  if (typeof coordinates[0] !== "number") return coordinates.map((part) => turned(part, toDegrees));
  const [x, y] = toDegrees(coordinates[0], coordinates[1] as number) as Position;
  return [rounded(x!), rounded(y!)];
}

/** What is no shape, or has no numbers, is none. */
export function inDegrees(geometry: unknown, toDegrees: ToDegrees): Geometry | null {
  if (typeof geometry !== "object" || geometry === null) return null;
  const { type, coordinates, geometries } = geometry as Shape;
  if (type === "GeometryCollection") {
    const parts = (geometries ?? []).flatMap((part) => inDegrees(part, toDegrees) ?? []);
    return parts.length > 0 ? ({ type, geometries: parts } as unknown as Geometry) : null;
  }
  return Array.isArray(coordinates) && coordinates.length > 0
    ? ({ type, coordinates: turned(coordinates, toDegrees) } as unknown as Geometry)
    : null;
}
