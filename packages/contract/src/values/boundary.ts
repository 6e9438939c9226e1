// The boundary of a place: one MultiPolygon in [lon, lat] (V7).
import { z } from "zod";
import { coordinatesFinding } from "./coordinates-check.ts";
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
