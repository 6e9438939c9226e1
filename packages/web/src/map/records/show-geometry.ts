// A geometry as a person reads it.
import { positionsOf, type Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Translate } from "../../ui/words.ts";

const shapeWord = {
  Point: "geometry.point",
  MultiPoint: "geometry.point",
  LineString: "geometry.line",
  MultiLineString: "geometry.line",
  Polygon: "geometry.polygon",
  MultiPolygon: "geometry.polygon",
} as const;

/** A ring's last position repeats its first, and is no vertex of its own. */
function rings(geometry: Geometry): number {
  if (geometry.type === "Polygon") return geometry.coordinates.length;
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat().length : 0;
}

/** "Polígono, 12 vértices", or a point's coordinates. */
export function showGeometry(geometry: Geometry | null | undefined, t: Translate): string {
  if (!geometry) return t("location_missing");
  if (geometry.type === "Point") return geometry.coordinates.toReversed().join(", ");
  return t("shape_vertices", {
    shape: t(shapeWord[geometry.type]),
    count: positionsOf(geometry).length - rings(geometry),
  });
}
