// A circle of an alert as an area: what is kept of it, and what its form draws.
import type { Geometry, Position } from "../../values/geometry.ts";
import type { AlertCircle } from "./fields.ts";

const earthRadius = 6371.0088;
const corners = 64;
const radians = Math.PI / 180;

/** The corner of a circle in this direction, by the sphere; [lon, lat]. */
function cornerOf([lon, lat]: Position, distance: number, bearing: number): Position {
  const [φ, δ] = [lat * radians, distance / earthRadius];
  const north = Math.asin(Math.sin(φ) * Math.cos(δ) + Math.cos(φ) * Math.sin(δ) * Math.cos(bearing));
  const east = Math.atan2(Math.sin(bearing) * Math.sin(δ) * Math.cos(φ), Math.cos(δ) - Math.sin(φ) * Math.sin(north));
  const moved = lon + east / radians;
  return [Math.min(180, Math.max(-180, moved)), north / radians];
}

/** A circle as a polygon around it: none of it lies outside, but what is beyond the date line. */
export function ringOf({ centre, radius_km }: AlertCircle): Geometry {
  const around = radius_km / Math.cos(Math.PI / corners);
  const ring = Array.from({ length: corners }, (_, index) =>
    cornerOf(centre, around, (-2 * Math.PI * index) / corners),
  );
  return { type: "Polygon", coordinates: [[...ring, ring[0]!]] };
}
