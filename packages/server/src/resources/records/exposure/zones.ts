// The area of an exposure and the zones that part it: no zone has anything of another, and together they are the area.
import { sql, type RawBuilder } from "kysely";
import type { Exposure, ExposureQuery, ExposureZone } from "@atalaya/contract/resources/records/exposure.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { asGeoJson, fromGeoJson, inTerritory } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { boundsOf, classKey } from "../map/classes.ts";

/** `wkb`: the shape in the database's own words, to be asked with again. */
export type Zone = ExposureZone & { wkb: string };
/** A zone to be: what it is called by, and the shape that it would have if none came before it. */
type Wish = Pick<ExposureZone, "to" | "company_id" | "class"> & { wkb: string };

const unnamed = { to: null, company_id: null, class: null };
/** In degrees, a tenth of a millimetre: shapes that share edges are cut on a grid, or rounding would let some of them fail. */
export const grid = sql.lit(1e-9);
const surfaces = (shape: RawBuilder<unknown>) => sql`st_collectionextract(st_makevalid(${shape}), 3)`;

/** Two metres are not seen on a map of an area. */
const drawn = (shape: RawBuilder<unknown>) => asGeoJson(sql`st_simplifypreservetopology(${shape}, 0.00002)`);

/** By which the area may be parted: a variable whose records are areas, and who may be seen of them. */
export type Parting = { variable: Variable; scope: Scope };

/** The shape with all around it up to a distance, in metres on the ellipsoid. */
const around = (query: ExposureQuery, metres: number) =>
  sql`st_buffer(${fromGeoJson(query.geometry)}::geography, ${metres})::geometry`;

/** The shape itself where it is an area, and then the area up to each distance. */
async function rings(db: Db, query: ExposureQuery): Promise<Wish[]> {
  const steps = [...(query.geometry.type.endsWith("Polygon") ? [null] : []), ...query.distances];
  const shape = (to: number | null) => (to === null ? fromGeoJson(query.geometry) : around(query, to));
  const { rows } = await sql<{ wkb: string[] }>`
    select array[${sql.join(steps.map((to) => sql`${surfaces(shape(to))}::text`))}] as wkb`.execute(db);
  return steps.map((to, index) => ({ ...unnamed, to, wkb: rows[0]!.wkb[index]! }));
}

/** Municipalities of the caller whose boundary is known, as far as they lie in the area. */
async function places(db: Db, scope: Scope, area: string): Promise<Wish[]> {
  const { rows } = await sql<{ company_id: number; wkb: string }>`
    with area as materialized (select ${area}::geometry as shape)
    select c.id as company_id, ${surfaces(sql`st_intersection(st_clipbybox2d(b.boundary, st_envelope(a.shape)), a.shape, ${grid})`)}::text as wkb
    from area a, company_boundaries b join companies c on c.id = b.company_id
    where c.kind = 'municipality' and c.deleted_at is null and ${inTerritory(sql`c.id`, scope)}
      and b.display && a.shape and st_intersects(b.boundary, a.shape)
    order by c.territorial_code, c.id`.execute(db);
  return rows.map((row) => ({ ...unnamed, ...row }));
}

/** The worst class first, so that what lies in two counts in the worse of them. */
function fromWorst({ options, legend_classes, value_type, direction }: Variable): string[] {
  const keys = value_type === "category" ? options.map(({ key }) => key) : legend_classes.map((_, index) => `${index}`);
  return direction === "higher_is_better" ? keys : keys.toReversed();
}

/** The published areas of a variable, by class. */
async function classes(db: Db, { variable, scope }: Parting, area: string): Promise<Wish[]> {
  const { rows } = await sql<{ class: string; wkb: string }>`
    with area as materialized (select ${area}::geometry as shape)
    select class, ${surfaces(sql`st_union(shape, ${grid})`)}::text as wkb from (
      select ${classKey(sql`(select ${boundsOf} from variables v where v.id = ${variable.id})`)} as class, ${surfaces(sql`st_intersection(r.geometry, a.shape, ${grid})`)} as shape
      from area a join records r on st_intersects(r.geometry, a.shape)
      where r.variable_id = ${variable.id} and r.span > 0 and r.deleted_at is null and r.status = 'published'
        and ${inTerritory(sql`r.company_id`, scope)}) classed
    where not st_isempty(shape) group by 1`.execute(db);
  return fromWorst(variable).flatMap((key) => {
    const found = rows.find((row) => row.class === key);
    return found ? [{ ...unnamed, ...found }] : [];
  });
}

/** What of the area each wish is left with when those before it have taken theirs, and last what nobody wished for. */
async function part(db: Db, area: string, wishes: readonly Wish[], areDrawn: boolean): Promise<Zone[]> {
  const { rows } = await sql<Pick<Zone, "wkb" | "area_ha" | "shape"> & { position: number }>`
    with wished as materialized (
      select n, w.wkb::geometry as shape from unnest(${wishes.map(({ wkb }) => wkb)}::text[]) with ordinality as w(wkb, n)),
    parted as (
      select n, coalesce(st_difference(w.shape, (select st_union(before.shape, ${grid}) from wished before where before.n < w.n), ${grid}), w.shape) as shape
      from wished w
      union all
      select ${wishes.length + 1}, coalesce(st_difference(${area}::geometry, (select st_union(shape, ${grid}) from wished), ${grid}), ${area}::geometry)),
    left_over as materialized (select n, ${surfaces(sql`shape`)} as shape from parted)
    select n::int - 1 as position, shape::text as wkb, st_area(shape::geography) / 10000 as area_ha,
      ${areDrawn ? drawn(sql`shape`) : sql`null`} as shape
    from left_over where not st_isempty(shape) order by n`.execute(db);
  // Less than a square metre is what rounding leaves between shapes that meet.
  return rows
    .filter(({ area_ha }) => area_ha >= 0.0001)
    .map(({ position, ...zone }) => ({ ...unnamed, ...wishes[position], ...zone }));
}

/** The whole area as it is asked with, and its measures. */
export type Area = { wkb: string } & Pick<Exposure, "shape" | "area_ha" | "perimeter_m">;

/** The shape, and all around it up to the largest distance. */
export async function areaOf(db: Db, query: ExposureQuery): Promise<Area> {
  const farthest = query.distances.at(-1);
  const shape = farthest === undefined ? fromGeoJson(query.geometry) : around(query, farthest);
  const { rows } = await sql<Area>`
    with area as materialized (select ${surfaces(shape)} as shape)
    select shape::text as wkb, st_area(shape::geography) / 10000 as area_ha, st_perimeter(shape::geography) as perimeter_m,
      ${drawn(sql`shape`)} as shape
    from area`.execute(db);
  return rows[0]!;
}

/** The zones of an area, in the order in which they are told of. */
export async function zonesOf(
  db: Db,
  scope: Scope,
  query: ExposureQuery,
  area: string,
  parting: Parting | null,
): Promise<Zone[]> {
  if (query.zones === "rings") return part(db, area, await rings(db, query), true);
  if (query.zones === "places") return part(db, area, await places(db, scope, area), false);
  if (parting) return part(db, area, await classes(db, parting, area), false);
  return part(db, area, [], query.distances.length > 0);
}
