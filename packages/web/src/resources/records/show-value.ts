// Values and geometries of records as a person reads them.
import type { Geometry } from "@atalaya/contract/geometry.ts";
import { positionsOf } from "@atalaya/contract/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { formatDay, formatNumber, unknown } from "../../ui/format.ts";
import type { Translate } from "../../ui/words.ts";

/** The unit that stands behind a variable's value. */
export const unitOf = (variable: Pick<Variable, "unit" | "value_type"> | undefined): string | null =>
  variable?.value_type === "percent" ? "%" : (variable?.unit ?? null);

/** A value without its unit; unknown is "—", zero is 0. */
export function showValue(value: unknown, variable: Variable | undefined, t: Translate, language: Language): string {
  if (value === null || value === undefined) return unknown;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return formatNumber(value, language);
  return variable?.value_type === "date" ? formatDay(String(value), language) : String(value);
}

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
