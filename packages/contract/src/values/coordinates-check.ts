// Looks at the coordinates of a geometry by plain loops, because it may have 200,000 positions (V7): the first thing wrong, or null.

/** Most positions in one geometry; what is drawn by hand stays far below, imports come near it. */
export const maximumPositions = 200_000;

export type Finding = { code: string; maximum?: number };

/** [lon, lat] in degrees; (0, 0) is refused because it is what an empty form or a failed conversion yields. */
export function positionFinding(position: unknown): Finding | null {
  if (!Array.isArray(position) || position.length !== 2) return { code: "position" };
  const lon: unknown = position[0];
  const lat: unknown = position[1];
  if (typeof lon !== "number" || typeof lat !== "number") return { code: "position" };
  if (!(lon >= -180 && lon <= 180)) return { code: "longitude" };
  if (!(lat >= -90 && lat <= 90)) return { code: "latitude" };
  return lon === 0 && lat === 0 ? { code: "null_island" } : null;
}

/** Items of a list, none of them wrong; at least `fewest`. */
function listFinding(
  list: unknown,
  fewest: Finding & { minimum: number },
  findingOf: (item: unknown) => Finding | null,
) {
  if (!Array.isArray(list) || list.length < fewest.minimum) return fewest;
  // Counted and not iterated: 200,000 iterators would hold up everybody else's requests.
  for (let index = 0; index < list.length; index++) {
    const finding = findingOf(list[index]);
    if (finding) return finding;
  }
  return null;
}

const atLeast = (minimum: number, code = "list_small") => ({ code, minimum });

const lineFinding = (line: unknown): Finding | null => listFinding(line, atLeast(2), positionFinding);

function ringFinding(ring: unknown): Finding | null {
  const finding = listFinding(ring, atLeast(4, "ring_short"), positionFinding);
  if (finding) return finding;
  const [first, last] = [(ring as number[][])[0]!, (ring as number[][]).at(-1)!];
  return first[0] === last[0] && first[1] === last[1] ? null : { code: "ring_open" };
}

const polygonFinding = (polygon: unknown) => listFinding(polygon, atLeast(1, "ring_short"), ringFinding);

const findingOf = {
  Point: positionFinding,
  MultiPoint: (points: unknown) => listFinding(points, atLeast(1), positionFinding),
  LineString: lineFinding,
  MultiLineString: (lines: unknown) => listFinding(lines, atLeast(1), lineFinding),
  Polygon: polygonFinding,
  MultiPolygon: (polygons: unknown) => listFinding(polygons, atLeast(1, "ring_short"), polygonFinding),
};
export const geometryKinds = Object.keys(findingOf) as (keyof typeof findingOf)[];

/** Counts numbers in whatever depth they hide, before anything else is looked at. */
function hasTooManyPositions(value: unknown): boolean {
  let numbers = 0;
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === "number" && ++numbers > maximumPositions * 2) return true;
    if (Array.isArray(next)) for (let index = 0; index < next.length; index++) pending.push(next[index]);
  }
  return false;
}

/** The first thing wrong with the coordinates of a geometry of this kind (RFC 7946), or null. */
export const coordinatesFinding = (kind: keyof typeof findingOf, coordinates: unknown): Finding | null =>
  hasTooManyPositions(coordinates)
    ? { code: "too_many_positions", maximum: maximumPositions }
    : findingOf[kind](coordinates);
