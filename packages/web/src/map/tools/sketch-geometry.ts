// A sketch on the map: what its clicked corners make, and how long or large that is in words. Pure. Positions: [lon, lat].
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { mostCorners } from "@atalaya/contract/resources/records/map.ts";

export type SketchKind = "line" | "polygon" | "rectangle";

/** The least corners that finish each kind. */
export const leastCorners: Record<SketchKind, number> = { line: 2, polygon: 3, rectangle: 2 };

/** The corners of a rectangle along the meridians, from two opposite ones. */
const rectangle = ([west, south]: Position, [east, north]: Position): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** All corners of what is being drawn; a rectangle has two clicked and four real ones. */
export const cornersOf = (kind: SketchKind, clicked: readonly Position[]): Position[] =>
  kind === "rectangle" && clicked[0] && clicked[1] ? rectangle(clicked[0], clicked[1]) : [...clicked];

/** What the corners make so far; an area with two corners is still a line. */
export function sketchGeometry(kind: SketchKind, clicked: readonly Position[]): Geometry | null {
  const corners = cornersOf(kind, clicked);
  if (corners.length < 2) return null;
  if (kind === "line" || corners.length < 3) return { type: "LineString", coordinates: corners };
  return { type: "Polygon", coordinates: [[...corners, corners[0]!]] };
}

/** Six decimals are 11 cm: more only lengthens the address. */
const text = (degrees: number) => String(Number(degrees.toFixed(6)));

/** `lon lat;lon lat` as the filter `within` takes it. */
export const cornersText = (corners: readonly Position[]): string =>
  corners
    .slice(0, mostCorners)
    .map(([lon, lat]) => `${text(lon)} ${text(lat)}`)
    .join(";");

/** The area of an address; null where there is none, or one that cannot be read. */
export function areaOfText(written: string | undefined): Geometry | null {
  const corners = (written ?? "").split(";").map((pair) => pair.split(" ").map(Number) as Position);
  const isReadable = corners.length >= 3 && corners.every((pair) => pair.length === 2 && pair.every(Number.isFinite));
  return isReadable ? sketchGeometry("polygon", corners) : null;
}
