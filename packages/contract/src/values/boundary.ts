// The boundary of a place: one MultiPolygon in [lon, lat] (V7).
import { z } from "zod";
import { coordinatesFinding } from "./coordinates-check.ts";
import { Id } from "../record.ts";
import type { Position } from "./geometry.ts";

export type Boundary = { type: "MultiPolygon"; coordinates: Position[][][] };

/** Boundaries of up to this many positions are answered and drawn in full; of larger ones a simplified copy. */
export const editablePositions = 2000;

/** A Polygon or MultiPolygon of GeoJSON; out comes a MultiPolygon. */
export const Boundary = z
  .object({ type: z.enum(["Polygon", "MultiPolygon"]), coordinates: z.array(z.unknown()).min(1) })
  .transform(({ type, coordinates }, context): Boundary => {
    const polygons = type === "Polygon" ? [coordinates] : coordinates;
    const finding = coordinatesFinding("MultiPolygon", polygons);
    if (finding) context.addIssue({ code: "custom", params: finding });
    return { type: "MultiPolygon", coordinates: finding ? [] : (polygons as Position[][][]) };
  });

/** How many vertices a boundary has, the closing ones included. */
export const positionCount = ({ coordinates }: Boundary): number =>
  coordinates.reduce((sum, polygon) => polygon.reduce((more, ring) => more + ring.length, sum), 0);

/** Boundaries of places as GeoJSON (RFC 7946), each with the id of its place and where it comes from; [lon, lat] in degrees. */
export const Boundaries = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.object({
      type: z.literal("Feature"),
      id: Id,
      properties: z.object({
        id: Id,
        reason_social: z.string(),
        kind: z.string(),
        source: z.string().nullable(),
        is_approximate: z.boolean(),
      }),
      geometry: z.object({
        type: z.literal("MultiPolygon"),
        coordinates: z.array(z.unknown()) as unknown as z.ZodType<Position[][][]>,
      }),
    }),
  ),
});
export type Boundaries = z.infer<typeof Boundaries>;
