// Puts a line or polygon onto a tile: projected, cut to the tile with a margin, rounded to its grid, wound as the format asks.
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { projector, type TileAddress } from "./grid.ts";
import { extent, type Part, type TileFeature } from "./vector-tile.ts";

type Point = [x: number, y: number];

/** Units beyond the tile's edge that are kept, so that outlines do not show at the seams. */
const margin = 128;
const low = -margin;
const high = extent + margin;

/** The four edges of the kept square: which axis, which limit, on which side is inside. */
const edges = [
  { axis: 0, limit: low, sign: 1 },
  { axis: 0, limit: high, sign: -1 },
  { axis: 1, limit: low, sign: 1 },
  { axis: 1, limit: high, sign: -1 },
] as const;
type Edge = (typeof edges)[number];

const isInside = (point: Point, { axis, limit, sign }: Edge) => (point[axis] - limit) * sign >= 0;

function crossing(from: Point, to: Point, { axis, limit }: Edge): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Sutherland-Hodgman: a ring cut by one straight edge after the other. */
function cutRing(ring: Point[]): Point[] {
  return edges.reduce<Point[]>((points, edge) => {
    const kept: Point[] = [];
    points.forEach((point, index) => {
      const previous = points.at(index - 1) as Point;
      if (isInside(point, edge) !== isInside(previous, edge)) kept.push(crossing(previous, point, edge));
      if (isInside(point, edge)) kept.push(point);
    });
    return kept;
  }, ring);
}

/** A line cut to the square falls into the pieces that lie inside it. */
function cutLine(line: Point[]): Point[][] {
  return edges.reduce<Point[][]>(
    (lines, edge) =>
      lines.flatMap((points) => {
        const pieces: Point[][] = [];
        let piece: Point[] = [];
        points.forEach((point, index) => {
          const previous = points[index - 1];
          if (previous && isInside(point, edge) !== isInside(previous, edge)) {
            piece.push(crossing(previous, point, edge));
            if (isInside(previous, edge)) {
              pieces.push(piece);
              piece = [];
            }
          }
          if (isInside(point, edge)) piece.push(point);
        });
        return piece.length > 0 ? [...pieces, piece] : pieces;
      }),
    [line],
  );
}

/** Rounds to whole units and drops positions that fall together. */
function rounded(points: Point[]): Part {
  const part: Part = [];
  for (const [x, y] of points) {
    const [roundX, roundY] = [Math.round(x), Math.round(y)];
    const last = part.at(-1);
    if (!last || last[0] !== roundX || last[1] !== roundY) part.push([roundX, roundY]);
  }
  return part;
}

/** Twice the signed area; positive is clockwise on screen, where y grows downwards. */
const signedArea = (ring: Part): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);

function ringOnTile(ring: Position[], project: (position: Position) => Point, isHole: boolean): Part | null {
  const part = rounded(cutRing(ring.slice(0, -1).map(project)));
  const first = part[0];
  const last = part.at(-1);
  if (!first || !last) return null;
  if (first[0] !== last[0] || first[1] !== last[1]) part.push([first[0], first[1]]);
  const area = signedArea(part);
  if (part.length < 4 || area === 0) return null;
  return area > 0 === isHole ? part.toReversed() : part;
}

/** Rings of a polygon; when its outer ring vanishes at this zoom, so do its holes. */
function polygonOnTile(rings: Position[][], project: (position: Position) => Point): Part[] {
  const [outer, ...holes] = rings;
  const shell = outer && ringOnTile(outer, project, false);
  if (!shell) return [];
  return [
    shell,
    ...holes.flatMap((hole) => {
      const part = ringOnTile(hole, project, true);
      return part ? [part] : [];
    }),
  ];
}

const linesOnTile = (lines: Position[][], project: (position: Position) => Point): Part[] =>
  lines.flatMap((line) => cutLine(line.map(project)).map(rounded)).filter((part) => part.length >= 2);

/** A line or polygon as parts of a tile, or null where nothing of it shows. Points have their own layer. */
export function shapeOnTile(geometry: Geometry, address: TileAddress): Pick<TileFeature, "kind" | "parts"> | null {
  const project = projector(address);
  const shape = (kind: TileFeature["kind"], parts: Part[]) => (parts.length > 0 ? { kind, parts } : null);
  switch (geometry.type) {
    case "LineString":
      return shape("lines", linesOnTile([geometry.coordinates], project));
    case "MultiLineString":
      return shape("lines", linesOnTile(geometry.coordinates, project));
    case "Polygon":
      return shape("rings", polygonOnTile(geometry.coordinates, project));
    case "MultiPolygon":
      return shape(
        "rings",
        geometry.coordinates.flatMap((rings) => polygonOnTile(rings, project)),
      );
    default:
      return null;
  }
}
