// GeoJSON geometry as the product accepts it: WGS 84, [lon, lat] in degrees (RFC 7946, rule V7).
import { z } from "zod";
import { coordinatesFinding, geometryKinds } from "./coordinates-check.ts";

export type Position = [lon: number, lat: number];

const degrees = (limit: number, code: string) =>
  z
    .number()
    .refine((value) => Math.abs(value) <= limit, { params: { code } })
    .meta({ minimum: -limit, maximum: limit });
export const Position = z.tuple([degrees(180, "longitude"), degrees(90, "latitude")]);

export type Geometry =
  | { type: "Point"; coordinates: Position }
  | { type: "MultiPoint"; coordinates: Position[] }
  | { type: "LineString"; coordinates: Position[] }
  | { type: "MultiLineString"; coordinates: Position[][] }
  | { type: "Polygon"; coordinates: Position[][] }
  | { type: "MultiPolygon"; coordinates: Position[][][] };

/** Every position of a geometry, in order. */
export function positionsOf(geometry: Geometry): Position[] {
  switch (geometry.type) {
    case "Point":
      return [geometry.coordinates];
    case "MultiPoint":
    case "LineString":
      return geometry.coordinates;
    case "MultiLineString":
    case "Polygon":
      return geometry.coordinates.flat();
    case "MultiPolygon":
      return geometry.coordinates.flat(2);
  }
}

/** One geometry in [lon, lat]; what else its sender says of it (a bounding box, a reference system) is left out. */
export const Geometry = z
  .object({
    type: z.enum(geometryKinds),
    coordinates: z
      .unknown()
      .meta({ type: "array", description: "Positions [lon, lat], nested as RFC 7946 says of the type" }),
  })
  .superRefine(({ type, coordinates }, context) => {
    const finding = coordinatesFinding(type, coordinates);
    if (!finding) return;
    const axis = ["longitude", "latitude"].indexOf(finding.code);
    context.addIssue({
      code: "custom",
      params: finding,
      path: type === "Point" && axis >= 0 ? ["coordinates", axis] : [],
    });
  }) as unknown as z.ZodType<Geometry>;

export const PointGeometry = z.object({ type: z.literal("Point"), coordinates: Position });

/** What a variable may ask for; `any` takes each of them, `none` takes no geometry at all. */
export const geometryTypes = ["none", "point", "line", "polygon", "any"] as const;
export type GeometryType = (typeof geometryTypes)[number];

const familyOf: Record<Geometry["type"], GeometryType> = {
  Point: "point",
  MultiPoint: "point",
  LineString: "line",
  MultiLineString: "line",
  Polygon: "polygon",
  MultiPolygon: "polygon",
};

/** Whether a variable of this geometry type takes this geometry (V9). */
export const acceptsGeometry = (type: GeometryType, geometry: Geometry): boolean =>
  type === "any" || type === familyOf[geometry.type];

/** west, south, east, north in degrees. A west greater than its east crosses the antimeridian. */
export type Bbox = [west: number, south: number, east: number, north: number];

/** A geometry as an answer carries it: whatever was saved. */
export const StoredGeometry = z.object({
  type: z.enum(geometryKinds),
  coordinates: z.array(z.unknown()),
}) as unknown as z.ZodType<Geometry>;
