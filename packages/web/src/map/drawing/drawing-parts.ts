// A geometry as parts that are edited one at a time: each with its vertices, and a polygon's holes beside them. Pure.
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { type DrawingTool, geometryFrom } from "./drawing-geometry.ts";

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
