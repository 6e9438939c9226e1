// Plain measures of a GeoJSON geometry: bounds, anchor, length, area. Positions are [lon, lat] in degrees.
import { area } from "@turf/area";
import { bbox } from "@turf/bbox";
import { distance as distanceOf } from "@turf/distance";
import { positionsOf, type Bbox, type Geometry, type Position } from "@atalaya/contract/values/geometry.ts";

/** West, south, east, north. */
export const boundsOf = (geometry: Geometry): Bbox => bbox(geometry) as Bbox;

/** Degrees around what is shown: a point has no size of its own. */
const margin = 0.005;

/** A box that holds all of these shapes, with some ground around them. */
export function boxAround(shapes: readonly Geometry[]): Bbox {
  const [west, south, east, north] = bbox({ type: "GeometryCollection", geometries: [...shapes] }) as Bbox;
  return [west - margin, south - margin, east + margin, north + margin];
}

/** Great-circle distance on a sphere of the Earth's mean radius, metres; at most 0.6 % from the ellipsoid. */
export const distance = (from: Position, to: Position): number => distanceOf(from, to, { units: "meters" });

const pathLength = (path: Position[]) =>
  path.slice(1).reduce((sum, position, index) => sum + distance(path[index] as Position, position), 0);

/** Area on the same sphere, square metres; 0 for points and lines. */
export const areaOf = (geometry: Geometry): number => area(geometry);

/** Length of lines, perimeter of polygons (holes included), metres; 0 for points. */
export function lengthOf(geometry: Geometry): number {
  const paths: Position[][] =
    geometry.type === "LineString"
      ? [geometry.coordinates]
      : geometry.type === "MultiLineString" || geometry.type === "Polygon"
        ? geometry.coordinates
        : geometry.type === "MultiPolygon"
          ? geometry.coordinates.flat()
          : [];
  return paths.reduce((sum, path) => sum + pathLength(path), 0);
}

/** Where a mark or a popup goes: the point, the middle vertex of a line, the balance point of the largest polygon. */
export function anchorOf(geometry: Geometry): Position {
  if (geometry.type === "LineString") return geometry.coordinates[Math.floor(geometry.coordinates.length / 2)]!;
  const polygons =
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  const sized = polygons.map((coordinates) => ({ coordinates, size: area({ type: "Polygon", coordinates }) }));
  const largest = sized.toSorted((a, b) => b.size - a.size)[0]?.coordinates[0];
  return largest ? centroid(largest) : (positionsOf(geometry)[0] ?? [0, 0]);
}

function centroid(ring: Position[]): Position {
  const [lonFirst, latFirst] = ring[0] as Position;
  let [twiceArea, lonSum, latSum] = [0, 0, 0];
  for (let i = 1; i < ring.length; i++) {
    // Relative to the first vertex: differences of large degrees would lose digits.
    const [x, y] = [ring[i]![0] - lonFirst, ring[i]![1] - latFirst];
    const [xBefore, yBefore] = [ring[i - 1]![0] - lonFirst, ring[i - 1]![1] - latFirst];
    const cross = xBefore * y - x * yBefore;
    twiceArea += cross;
    lonSum += (x + xBefore) * cross;
    latSum += (y + yBefore) * cross;
  }
  return twiceArea === 0
    ? [lonFirst, latFirst]
    : [lonFirst + lonSum / (3 * twiceArea), latFirst + latSum / (3 * twiceArea)];
}
