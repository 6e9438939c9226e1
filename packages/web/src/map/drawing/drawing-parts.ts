// A geometry as parts that are edited one at a time: each with its vertices, and a polygon's holes beside them. Pure.
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { type DrawingTool, geometryFrom, hasFewVertices, type SimpleGeometry, verticesOf } from "./drawing-geometry.ts";

/** Different vertices of a part, in order; holes as closed rings, kept as they are. */
export type Part = { vertices: Position[]; holes: Position[][] };

const part = (vertices: Position[], holes: Position[][] = []): Part => ({ vertices, holes });
const polygonPart = ([outer = [], ...holes]: Position[][]) => part(outer.slice(0, -1), holes);

export function partsOf(geometry: Geometry | null): Part[] {
  switch (geometry?.type) {
    case "Point":
      return [part([geometry.coordinates])];
    case "MultiPoint":
      return geometry.coordinates.map((position) => part([position]));
    case "LineString":
      return [part(geometry.coordinates)];
    case "MultiLineString":
      return geometry.coordinates.map((line) => part(line));
    case "Polygon":
      return [polygonPart(geometry.coordinates)];
    case "MultiPolygon":
      return geometry.coordinates.map(polygonPart);
    default:
      return [];
  }
}

export const toolOf = (geometry: Geometry): DrawingTool =>
  geometry.type.endsWith("Point") ? "point" : geometry.type.endsWith("LineString") ? "line" : "polygon";

const multiTypes = { point: "MultiPoint", line: "MultiLineString", polygon: "MultiPolygon" } as const;

/** One part is a simple geometry, several are a multi-geometry; null when there are none, or one has too few vertices. */
export function geometryOf(tool: DrawingTool, parts: readonly Part[]): Geometry | null {
  const shapes = parts.map(({ vertices, holes }) => {
    const shape = geometryFrom(vertices, tool);
    return shape?.type === "Polygon" ? { ...shape, coordinates: [...shape.coordinates, ...holes] } : shape;
  });
  const [first] = shapes;
  if (!first || shapes.includes(null)) return null;
  if (shapes.length === 1) return first;
  return { type: multiTypes[tool], coordinates: shapes.map((shape) => shape!.coordinates) } as Geometry;
}

/** The geometry of one part alone, without its holes: what is edited by hand. */
export const outlineOf = (tool: DrawingTool, { vertices }: Part) => geometryFrom(vertices, tool);

/** A part that is only looked at; `part` is its position in the whole. */
export type FixedPart = { part: number; geometry: Geometry };

/** What comes under the hands, which is the outline of one part, and what stands beside it: the other parts, and all holes. */
export function underHands(
  geometry: Geometry | null,
  at: number,
): { edited: SimpleGeometry | null; beside: FixedPart[] } {
  if (!geometry) return { edited: null, beside: [] };
  const [tool, parts] = [toolOf(geometry), partsOf(geometry)];
  const active = parts[Math.min(at, parts.length - 1)];
  const outline = active ? outlineOf(tool, active) : null;
  const isHandled = outline !== null && hasFewVertices(verticesOf(outline));
  const beside = parts.flatMap((one, index): FixedPart[] => {
    const shape = one === active && isHandled ? null : geometryOf(tool, [one]);
    if (shape) return [{ part: index, geometry: shape }];
    const holes = one === active && isHandled ? one.holes : [];
    return holes.map((ring) => ({ part: index, geometry: { type: "LineString", coordinates: ring } }));
  });
  return { edited: isHandled ? outline : null, beside };
}
