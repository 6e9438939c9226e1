// What is wrong with a shape, and as what it can be written.
import { sql, type RawBuilder } from "kysely";
import type { MendedBoundary } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Boundary } from "@atalaya/contract/values/boundary.ts";
import type { Db } from "../../platform/database/database.ts";
import { fromBoundary } from "../../platform/database/wkb.ts";

/** What GEOS says of an invalid shape, `d` being its st_isvaliddetail, as we call it. */
export const faultOf = sql`case
  when (d).reason ilike '%ring self-intersection%' then 'ring_self_intersection'
  when (d).reason ilike '%self-intersection%' then 'self_intersection'
  when (d).reason ilike '%nested shells%' then 'nested_shells'
  when (d).reason ilike '%hole lies outside%' then 'hole_outside'
  when (d).reason ilike '%holes are nested%' then 'nested_holes'
  when (d).reason ilike '%disconnected%' then 'disconnected'
  when (d).reason ilike '%duplicate rings%' then 'duplicate_rings'
  when (d).reason ilike '%too few points%' then 'too_few_points' else 'other' end`;

/**
 * A valid MultiPolygon of an invalid one, empty where no area is left. It fills by even and odd crossings: what two neighbours draw of
 * one border, however crossed, belongs to exactly one of them afterwards, so that shared borders stay shared.
 */
export const mended = (shape: RawBuilder<unknown>) => sql`st_multi(st_collectionextract(st_makevalid(${shape}), 3))`;

/** One boundary as it would be written. Hectares are measured on the ellipsoid. */
export async function mendBoundary(db: Db, boundary: Boundary): Promise<MendedBoundary> {
  const { rows } = await sql<Omit<MendedBoundary, "boundary"> & { mended: MendedBoundary["boundary"] }>`
    with given as materialized (select ${fromBoundary(boundary)} as shape),
    looked as materialized (select shape, st_isvaliddetail(shape) as d from given),
    whole as materialized (select shape, d, case when (d).valid then shape else ${mended(sql`shape`)} end as mended from looked)
    select case when not (d).valid then ${faultOf} end as fault,
      case when not (d).valid and not st_isempty(mended) then st_asgeojson(st_forcepolygonccw(mended), 9)::json end as mended,
      st_area(shape::geography) / 10000 as given_ha, st_area(mended::geography) / 10000 as shape_ha from whole`.execute(
    db,
  );
  const { mended: valid, fault, ...areas } = rows[0]!;
  return { boundary: fault === null ? boundary : valid, fault, ...areas };
}
