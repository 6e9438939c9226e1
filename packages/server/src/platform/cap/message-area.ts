// The area of a message: few polygons of few corners, without holes, which leave out nothing of the area that is meant.
import { sql, type RawBuilder } from "kysely";
import { mostVertices } from "@atalaya/contract/domain/cap/own-message.ts";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { Db } from "../database/database.ts";
import { fromBoundary } from "../database/wkb.ts";
import { unwrapped } from "./unwrapped.ts";

type Area = Extract<Geometry, { type: "Polygon" | "MultiPolygon" }>;

/** More islands than these are drawn together; a message for telephones must stay small. */
export const mostPolygons = 30;

/** Degrees, about half a metre: more than rounding to six decimals can take away. */
const leastMargin = 5e-6;

const world = sql`st_makeenvelope(-180, -90, 180, 90, 4326)`;

/** A common table `parts(part)` of what `shapes(shape)`, any valid polygons, cover together: without holes, inside the map, and apart. */
const apart = sql`
  whole as (select st_union(st_collectionextract(st_intersection(shape, ${world}), 3)) as shape from shapes),
  filled as (select st_makepolygon(st_exteriorring((st_dump(shape)).geom)) as shape from whole),
  parts as (select (st_dump(st_union(shape))).geom as part from filled)`;

const partsOf = async (db: Db, tables: RawBuilder<unknown>): Promise<string[]> =>
  (await sql<{ part: string }>`with ${tables}, ${apart} select part::text as part from parts`.execute(db)).rows.map(
    ({ part }) => part,
  );

/**
 * The outlines as well-known binary, each mended alone: mended together, where two overlap would become a hole. What lies beyond the date
 * line is moved to where it is on the map.
 */
function outlinesOf(db: Db, area: Area): Promise<string[]> {
  const polygons = area.type === "Polygon" ? [area.coordinates] : area.coordinates;
  const rings = polygons.map(([outer]) => [unwrapped(outer!)]);
  return partsOf(
    db,
    sql`rings as (select (st_dump(${fromBoundary({ type: "MultiPolygon", coordinates: rings })})).geom as ring),
    mended as (select (st_dump(st_collectionextract(st_makevalid(ring), 3))).geom as shape from rings),
    shapes as (
      select st_translate(st_intersection(st_makepolygon(st_exteriorring(shape)),
        st_makeenvelope(-180 + 360 * turn, -90, 180 + 360 * turn, 90, 4326)), -360 * turn, 0) as shape
      from mended, generate_series(floor((st_xmin(shape) + 180) / 360)::int, ceil((st_xmax(shape) - 180) / 360)::int) turn)`,
  );
}

/** Fewer parts: those nearer to each other than twice the margin (degrees) grow together. */
const grown = (db: Db, parts: string[], margin: number) =>
  partsOf(
    db,
    sql`shapes as (
      select st_buffer(st_simplifypreservetopology(part::geometry, ${margin / 2}::float8), ${margin}::float8, 'quad_segs=2') as shape
      from unnest(${parts}::text[]) part)`,
  );

/**
 * Each part simplified by a tolerance and widened by a little more: whatever was cut off lies inside again. The first tolerance whose
 * result, rounded as it will be written, is proven to cover the part with few enough corners is taken; its bounding box if there is none.
 */
async function drawn(db: Db, parts: string[]): Promise<Position[][]> {
  const { rows } = await sql<{ shape: { coordinates: Position[][] } }>`
    with parts as materialized (select part::geometry as part from unnest(${parts}::text[]) part),
    sized as materialized (select part, case when st_npoints(part) <= ${mostVertices} then ${leastMargin}::float8
      else greatest(${leastMargin}::float8, sqrt(st_area(part)) / 1000) end as least from parts)
    select st_asgeojson(st_forcepolygonccw(coalesce(found.shape, st_snaptogrid(
      st_intersection(st_expand(st_envelope(part), ${leastMargin}::float8), ${world}), 1e-6))), 6)::json as shape
    from sized left join lateral (
      select shape from (
        select st_snaptogrid(st_makepolygon(st_exteriorring(st_intersection(
          st_buffer(st_simplifypreservetopology(part, margin * 0.8), margin, 'join=mitre mitre_limit=2'), ${world}))), 1e-6) as shape
        from (select least * 1.4 ^ step as margin from generate_series(0, 45) step offset 0) margins offset 0) candidates
      where case when st_npoints(shape) <= ${mostVertices} and st_isvalid(shape) then st_covers(shape, part) else false end
      limit 1) found on true
    order by st_area(part) desc`.execute(db);
  return rows.map(({ shape }) => shape.coordinates[0]!);
}

/**
 * The polygons of a message for an area: closed rings [lon, lat], counter-clockwise, of at most 100 positions, the largest first. Every
 * point of the area is inside; holes are filled, many islands drawn together, crossed outlines mended. What crosses the date line is cut
 * there. Between two corners an edge is straight in degrees. Empty where the area has no surface.
 */
export async function messageArea(db: Db, area: Area): Promise<{ polygons: Position[][] }> {
  let parts = await outlinesOf(db, area);
  for (let margin = 0.0005; parts.length > mostPolygons; margin *= 2) parts = await grown(db, parts, margin);
  return { polygons: await drawn(db, parts) };
}
