// What lies in the zones of an area: points by the index of cells, lines and surfaces by what of them lies inside.
import { sql, type RawBuilder } from "kysely";
import type { ExposureForm } from "@atalaya/contract/resources/records/exposure.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTerritory } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { cells } from "../map/cells.ts";
import { grid } from "./zones.ts";

/** Of one variable and form, in one zone; in all of them together where `zone` is null. Two of the same add up. */
export type Counted = {
  variable_id: number;
  form: ExposureForm;
  zone: number | null;
  count: number;
  waiting: number;
  unknown: number;
  value: number | null;
  metres: number;
  covered_ha: number;
  shared: number | null;
};

const published = sql`filter (where r.status = 'published')`;
const isThere = (scope: Scope) =>
  sql`r.domain = 'situation' and r.deleted_at is null and r.status <> 'archived' and ${inTerritory(sql`r.company_id`, scope)}`;
const zonesOf = (wkb: readonly string[]) => sql`zones as materialized (
  select (n - 1)::int as zone, z.wkb::geometry as shape from unnest(${wkb}::text[]) with ordinality as z(wkb, n))`;

/** What of a piece lies about a shape: cutting with few corners is quick, and a box is cut out at once. A metre is left beside the shape. */
const around = sql`st_clipbybox2d(piece, st_expand(geometry, 0.00001))`;

/** Metres of a line, square metres of a surface. */
const measureOf = (shape: RawBuilder<unknown>) =>
  sql`case dimension when 1 then st_length(${shape}::geography) when 2 then st_area(${shape}::geography) else 0 end`;

/** Points, read from the index alone: only those in tiles on the edge of a zone are looked at one by one. */
export async function countPoints(db: Db, scope: Scope, zones: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with ${zonesOf(zones)},
    tiles as materialized (select z.zone, t.* from zones z cross join lateral tiles_of(z.shape) t)
    select r.variable_id, 'point' as form, t.zone, count(*) ${published} as count,
      count(*) filter (where r.status <> 'published') as waiting,
      count(*) filter (where r.status = 'published' and r.value_number is null) as unknown,
      sum(r.value_number) ${published} as value, 0 as metres, 0 as covered_ha, null as shared
    from tiles t join records r on r.cell between t.first_cell and t.last_cell
    where r.span = 0 and ${isThere(scope)} and (t.part is null or st_intersects(t.part, grid_point(r.grid_x, r.grid_y)))
    group by grouping sets ((r.variable_id, t.zone), (r.variable_id))`.execute(db);
  return rows;
}

/**
 * Lines and surfaces, and groups of points. Zones are cut into pieces of few vertices, because each shape is cut with them; the parts of a
 * shape add up. Cutting is what takes long, and most shapes lie in one piece: only those on an edge are cut, and of one that lies in the
 * `area` as a whole the piece that holds its anchor is given what the others leave, because the zones are the area. What only touches a
 * zone is not in it. What is not published is counted alone, and not cut: it is in a zone that it reaches into by a millimetre (1e-8
 * degrees). A group of points tells its value in each zone that it has a point in, and once in all. Records do not depend on each other:
 * each of two processors counts every other one.
 */
export async function countShapes(db: Db, scope: Scope, zones: readonly string[], area: string): Promise<Counted[]> {
  const halves = await Promise.all([0, 1].map((half) => countHalf(db, scope, zones, area, half)));
  return halves.flat();
}

async function countHalf(
  db: Db,
  scope: Scope,
  zones: readonly string[],
  area: string,
  half: number,
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with ${zonesOf(zones)},
    pieces as materialized (
      select row_number() over () as part, zone, piece, st_buffer(piece, -1e-8) as core
      from (select zone, st_subdivide(shape, 128) as piece from zones) one),
    met as materialized (
      select p.part, p.zone, r.id, r.variable_id, r.status, r.value_number, r.geometry, st_dimension(r.geometry) as dimension,
        st_covers(p.piece, r.geometry) as is_whole, st_intersects(p.piece, r.anchor) as has_anchor
      from pieces p join records r on st_intersects(r.geometry, p.piece)
      where r.span > 0 and r.id % 2 = ${half} and ${isThere(scope)}),
    told as materialized (
      select *, case when status = 'published' then ${measureOf(sql`geometry`)} end as measure,
        dimension > 0 and not bool_or(is_whole) over (partition by id) as is_on_edge,
        row_number() over (partition by id order by is_whole desc, has_anchor desc, part) = 1 as is_first,
        row_number() over (partition by id, zone order by part) = 1 as is_first_of_zone from met),
    cut as materialized (
      select *, case when is_rest then null when dimension = 1 then st_intersection(geometry, ${around})
        else st_intersection(geometry, ${around}, ${grid}) end as inside
      from (
        select *, is_first and st_covers(${area}::geometry, geometry) as is_rest
        from told where is_on_edge and status = 'published') one join pieces using (part, zone)),
    sized as (
      select *, case when is_rest then measure - coalesce(sum(inner_measure) over (partition by id), 0) else inner_measure end as size
      from (select *, ${measureOf(sql`inside`)} as inner_measure from cut) one),
    r as materialized (
      select variable_id, zone, id, status, value_number, dimension, is_first, measure as size, value_number as share
      from told where case dimension when 0 then is_first_of_zone else is_whole and is_first end
      union all
      select variable_id, zone, id, status, value_number, dimension, false, null, null
      from told join pieces using (part, zone)
      where is_on_edge and status <> 'published' and st_intersects(core, geometry)
      union all
      select variable_id, zone, id, status, value_number, dimension, false, size, value_number * size / nullif(measure, 0)
      from sized where size > case dimension when 1 then 0.001 else 0.01 end)
    select variable_id, (array['point', 'line', 'polygon'])[dimension + 1] as form, zone,
      count(distinct id) ${published} as count, count(distinct id) filter (where r.status <> 'published') as waiting,
      count(distinct id) filter (where r.status = 'published' and r.value_number is null) as unknown,
      case grouping(zone) when 1 then sum(value_number) filter (where r.status = 'published' and dimension = 0 and is_first)
        else sum(value_number) filter (where r.status = 'published' and dimension = 0) end as value,
      coalesce(sum(size) filter (where dimension = 1), 0) as metres,
      coalesce(sum(size) filter (where dimension = 2) / 10000, 0) as covered_ha,
      sum(share) ${published} as shared
    from r group by grouping sets ((variable_id, dimension, zone), (variable_id, dimension))`.execute(db);
  return rows;
}

/** A variable of the base map, and how many published records it `has` in the caller's places. */
export type BaseVariable = Pick<Variable, "id" | "geometry_type" | "value_type" | "aggregation"> & { has: number };

/** Variables of the base map in their order. */
export async function baseVariables(db: Db, scope: Scope): Promise<BaseVariable[]> {
  const { rows } = await sql<BaseVariable>`
    with published as (
      select r.variable_id, sum(r.count)::bigint as has from ${cells}
      where r.level = 0 and r.domain = 'situation' and r.status = 'published' and ${inTerritory(sql`r.company_id`, scope)}
      group by 1)
    select v.id, v.geometry_type, v.value_type, v.aggregation, coalesce(p.has, 0) as has
    from variables v left join published p on p.variable_id = v.id
    where v.domain = 'situation' and v.deleted_at is null order by v.sort_order, v.name_es collate spanish, v.id`.execute(
    db,
  );
  return rows;
}
