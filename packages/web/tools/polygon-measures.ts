// Small plane geometry for the base map: area, a good place for a label, and fewer decimals. Positions are [lon, lat].
import type { MultiPolygon, Polygon, Position } from "geojson";

/** Area in square degrees, corrected for the narrowing of meridians so that Greenland does not beat Brazil. */
export function planarArea(polygon: Polygon): number {
  return Math.abs(
    polygon.coordinates.reduce((sum, ring, index) => sum + (index ? -1 : 1) * Math.abs(ringArea(ring)), 0),
  );
}

function ringArea(ring: Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [lon = 0, lat = 0] = ring[i] ?? [];
    const [lonBefore = 0, latBefore = 0] = ring[i - 1] ?? [];
    sum += (lonBefore * lat - lon * latBefore) * Math.cos((((lat + latBefore) / 2) * Math.PI) / 180);
  }
  return sum / 2;
}

/** The point farthest from the outline, found on a grid refined around its best cell: inside even for bent countries. */
export function labelPoint(polygon: Polygon): Position {
  const outer = polygon.coordinates[0] ?? [];
  const lons = outer.map(([lon = 0]) => lon);
  const lats = outer.map(([, lat = 0]) => lat);
  let box = { west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) };
  let best: Position = [(box.west + box.east) / 2, (box.south + box.north) / 2];
  let farthest = -Infinity;
  for (let round = 0; round < 4; round++) {
    const width = (box.east - box.west) / 24;
    const height = (box.north - box.south) / 24;
    for (let lon = box.west + width / 2; lon < box.east; lon += width) {
      for (let lat = box.south + height / 2; lat < box.north; lat += height) {
        const distance = insideDistance([lon, lat], polygon);
        if (distance > farthest) [farthest, best] = [distance, [lon, lat]];
      }
    }
    const [lon = 0, lat = 0] = best;
    box = { west: lon - width, east: lon + width, south: lat - height, north: lat + height };
  }
  return best;
}

/** Squared distance to the nearest edge, negative outside. */
function insideDistance([x = 0, y = 0]: Position, polygon: Polygon): number {
  let isInside = false;
  let nearest = Infinity;
  for (const ring of polygon.coordinates) {
    for (let i = 1; i < ring.length; i++) {
      const [ax = 0, ay = 0] = ring[i - 1] ?? [];
      const [bx = 0, by = 0] = ring[i] ?? [];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2);
    }
  }
  return isInside ? nearest : -nearest;
}

/** Rounds every number found under `coordinates`. */
export function roundCoordinates<T>(collection: T, decimals: number): T {
  const factor = 10 ** decimals;
  const round = (value: unknown): unknown =>
    typeof value === "number" ? Math.round(value * factor) / factor : Array.isArray(value) ? value.map(round) : value;
  const visit = (key: string, value: unknown): unknown => (key === "coordinates" ? round(value) : value);
  return JSON.parse(JSON.stringify(collection, visit)) as T;
}

/**
 * Islands cut by the antimeridian (Taveuni in Fiji) jump from 180 to -180 and would be drawn right around the world:
 * they go on beyond 180 instead. Near the poles the jump is the edge of the map and stays.
 */
export function unwrapped<T extends Polygon | MultiPolygon>(geometry: T): T {
  const unwrapRing = (ring: Position[]): Position[] => {
    let turns = 0;
    return ring.map(([lon = 0, lat = 0], index) => {
      const step = index === 0 ? 0 : lon - (ring[index - 1]?.[0] ?? lon);
      if (Math.abs(lat) < 80 && Math.abs(step) > 180) turns -= Math.sign(step);
      return [lon + turns * 360, lat];
    });
  };
  const coordinates =
    geometry.type === "Polygon"
      ? geometry.coordinates.map(unwrapRing)
      : geometry.coordinates.map((rings) => rings.map(unwrapRing));
  return { ...geometry, coordinates };
}
