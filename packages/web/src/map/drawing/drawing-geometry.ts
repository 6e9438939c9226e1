// Pure steps of drawing one geometry: its vertices, what changed, what the drawing tool can take. Positions: [lon, lat].
import { type Geometry, type GeometryType, type Position, positionsOf } from "@atalaya/contract/values/geometry.ts";
import { roundDegrees, wrapLongitude } from "../coordinates/degrees.ts";

export type DrawingTool = "point" | "line" | "polygon";
export type SimpleGeometry = Extract<Geometry, { type: "Point" | "LineString" | "Polygon" }>;

/** Each vertex costs two handles on the map; beyond these only the chosen vertex has one. */
const mostHandles = 1000;

export const toolsFor = (type: GeometryType): DrawingTool[] =>
  type === "any" ? ["point", "line", "polygon"] : type === "none" ? [] : [type];

/** Whether every vertex of a part may have its handle. */
export const hasFewVertices = (vertices: readonly Position[]): boolean => vertices.length <= mostHandles;

const roundPosition = ([lon, lat]: Position): Position => [roundDegrees(lon), roundDegrees(lat)];

/** To six decimals; terra-draw may hand out longitudes beyond ±180 when the map was scrolled around the world. */
export function rounded(geometry: SimpleGeometry): SimpleGeometry {
  const clean = ([lon, lat]: Position) => roundPosition([wrapLongitude(lon), lat]);
  if (geometry.type === "Point") return { type: "Point", coordinates: clean(geometry.coordinates) };
  if (geometry.type === "LineString") return { type: "LineString", coordinates: geometry.coordinates.map(clean) };
  return { type: "Polygon", coordinates: geometry.coordinates.map((ring) => ring.map(clean)) };
}

/** The different vertices: a ring's closing one, equal to the first, is not one more. */
export const verticesOf = (geometry: SimpleGeometry): Position[] =>
  geometry.type === "Polygon" ? positionsOf(geometry).slice(0, -1) : positionsOf(geometry);

/** The least vertices of each kind; null when these are too few. */
export function geometryFrom(vertices: Position[], tool: DrawingTool): SimpleGeometry | null {
  const [first] = vertices;
  if (tool === "point") return first ? { type: "Point", coordinates: first } : null;
  if (tool === "line") return vertices.length < 2 ? null : { type: "LineString", coordinates: vertices };
  const last = vertices.at(-1);
  const open = vertices.length > 1 && first && last && isSame(first, last) ? vertices.slice(0, -1) : vertices;
  const isEnough = new Set(open.map(String)).size >= 3;
  return isEnough && open[0] ? { type: "Polygon", coordinates: [[...open, open[0]]] } : null;
}

const isSame = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1];

/** The vertex that a person has just moved or added: the first that is not what it was. */
export function changedVertex(before: Position[], after: Position[]): number | null {
  const index = after.findIndex((position, i) => !before[i] || !isSame(position, before[i]));
  return index === -1 ? null : index;
}
