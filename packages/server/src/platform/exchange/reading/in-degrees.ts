// A shape of a file in degrees of WGS 84, without heights. Pure.
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { ToDegrees } from "../../geo-files/geo-file.ts";

type Shape = { type: string; coordinates?: unknown; geometries?: unknown[] };

/** A little finer than a centimetre. */
const rounded = (value: number) => Math.round(value * 1e7) / 1e7;

/** Lists of lists of positions, however deep; undefined where one is no number. */
function turned(coordinates: unknown, toDegrees: ToDegrees): unknown {
  if (!Array.isArray(coordinates)) return undefined;
  if (typeof coordinates[0] !== "number") {
    const parts = coordinates.map((part) => turned(part, toDegrees));
    return parts.includes(undefined) ? undefined : parts;
  }
  const [x, y] = toDegrees(coordinates[0], Number(coordinates[1])) as Position;
  return Number.isFinite(x) && Number.isFinite(y) ? [rounded(x), rounded(y)] : undefined;
}

/** What is no shape, or has no numbers, is none. */
export function inDegrees(geometry: unknown, toDegrees: ToDegrees): Geometry | null {
  if (typeof geometry !== "object" || geometry === null) return null;
  const { type, coordinates, geometries } = geometry as Shape;
  if (type === "GeometryCollection") {
    const parts = (geometries ?? []).flatMap((part) => inDegrees(part, toDegrees) ?? []);
    return parts.length > 0 ? ({ type, geometries: parts } as unknown as Geometry) : null;
  }
  const degrees = Array.isArray(coordinates) && coordinates.length > 0 ? turned(coordinates, toDegrees) : undefined;
  return degrees === undefined ? null : ({ type, coordinates: degrees } as unknown as Geometry);
}
