// Plain measures of a GeoJSON geometry: bounds, anchor, length, area. Positions are [lon, lat] in degrees.
import { type Bbox, type Geometry, type Position, positionsOf } from "@atalaya/contract/values/geometry.ts";

/** Mean radius of the Earth (IUGG), metres. */
const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function boundsOf(geometry: Geometry): Bbox {
  const positions = positionsOf(geometry);
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of positions) {
    [west, east] = [Math.min(west, lon), Math.max(east, lon)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [west, south, east, north];
}

/** Degrees around what is shown: a point has no size of its own. */
const margin = 0.005;

/** A box that holds all of these shapes, with some ground around them. */
export function boxAround(shapes: readonly Geometry[]): Bbox {
  const boxes = shapes.map(boundsOf);
  return [
    Math.min(...boxes.map(([west]) => west)) - margin,
    Math.min(...boxes.map(([, south]) => south)) - margin,
    Math.max(...boxes.map(([, , east]) => east)) + margin,
    Math.max(...boxes.map(([, , , north]) => north)) + margin,
  ];
}

/** Great-circle distance by the haversine formula, metres; at most 0.6 % from the ellipsoid. */
export function distance([lonA, latA]: Position, [lonB, latB]: Position): number {
  const half =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

const pathLength = (path: Position[]) =>
  path.slice(1).reduce((sum, position, index) => sum + distance(path[index] as Position, position), 0);

/** Area of a closed ring on the sphere, square metres: Chamberlain and Duquette, "Some algorithms for polygons on a sphere" (JPL, 2007). */
function ringArea(ring: Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [lon, lat] = ring[i] as Position;
    const [lonBefore, latBefore] = ring[i - 1] as Position;
    sum += radians(lon - lonBefore) * (2 + Math.sin(radians(lat)) + Math.sin(radians(latBefore)));
  }
  return Math.abs((sum * earthRadius ** 2) / 2);
}

const polygonArea = ([outer = [], ...holes]: Position[][]) =>
  ringArea(outer) - holes.reduce((sum, hole) => sum + ringArea(hole), 0);

/** Area in square metres; 0 for points and lines. */
export function areaOf(geometry: Geometry): number {
  if (geometry.type === "Polygon") return polygonArea(geometry.coordinates);
  if (geometry.type === "MultiPolygon") return geometry.coordinates.reduce((sum, part) => sum + polygonArea(part), 0);
  return 0;
}

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
  const positions = positionsOf(geometry);
  const first = positions[0] ?? [0, 0];
  if (geometry.type === "LineString") return geometry.coordinates[Math.floor(positions.length / 2)] ?? first;
  const polygons =
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  const largest = polygons.toSorted((a, b) => polygonArea(b) - polygonArea(a))[0]?.[0];
  return largest ? centroid(largest) : first;
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
