// GeoJSON geometry as the product accepts it: WGS 84, [lon, lat] in degrees (RFC 7946, rule V7).
import { z } from "zod";

/** Most positions in one geometry; what is drawn by hand stays far below, imports come near it. */
export const maximumPositions = 200_000;

export const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
export type Position = [lon: number, lat: number];

const Line = z.array(Position).min(2);
const Ring = z
  .array(Position)
  .min(4)
  .refine(isClosed, { params: { code: "ring_open" } });
const Polygon = z.array(Ring).min(1);

function isClosed(ring: Position[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}

const AnyGeometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Point"), coordinates: Position }),
  z.object({ type: z.literal("MultiPoint"), coordinates: z.array(Position).min(1) }),
  z.object({ type: z.literal("LineString"), coordinates: Line }),
  z.object({ type: z.literal("MultiLineString"), coordinates: z.array(Line).min(1) }),
  z.object({ type: z.literal("Polygon"), coordinates: Polygon }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(Polygon).min(1) }),
]);

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

/** Counts numbers before anything is validated, so that a hostile million of positions costs one walk and no parsing. */
const hasTooManyPositions = (value: unknown): boolean => {
  let numbers = 0;
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === "number" && ++numbers > maximumPositions * 2) return true;
    if (Array.isArray(next)) for (const item of next) pending.push(item);
  }
  return false;
};

const FewPositions = z.unknown().superRefine((value, context) => {
  const coordinates = typeof value === "object" && value !== null && "coordinates" in value ? value.coordinates : null;
  if (hasTooManyPositions(coordinates))
    context.addIssue({ code: "custom", params: { code: "too_many_positions", maximum: maximumPositions } });
});

const isNullIsland = (geometry: Geometry) => positionsOf(geometry).some(([lon, lat]) => lon === 0 && lat === 0);

/** One geometry in [lon, lat]; (0, 0) is refused because it is what an empty form or a failed conversion yields. */
export const Geometry = FewPositions.pipe(AnyGeometry).refine((geometry) => !isNullIsland(geometry), {
  params: { code: "null_island" },
});
export type Geometry = z.infer<typeof AnyGeometry>;

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
