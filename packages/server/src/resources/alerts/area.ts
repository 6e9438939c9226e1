// The area of an alert: all that it names, made one. Zones and sectors are copied as they are when it is saved, so that later changes of
// theirs do not move what was warned of.
import { isDeepStrictEqual } from "node:util";
import { sql, type RawBuilder } from "kysely";
import type { AlertContent } from "@atalaya/contract/resources/alerts/answers.ts";
import { ringOf } from "@atalaya/contract/resources/alerts/circle.ts";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { messageArea } from "../../platform/cap/message-area.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asGeoJson, fromGeoJson } from "../../platform/database/sql.ts";

type MultiPolygon = Extract<Geometry, { type: "MultiPolygon" }>;
const sources = ["area_record_ids", "area_company_ids", "area_drawn", "area_circle"] as const;
type Sources = Pick<AlertContent, "company_id" | (typeof sources)[number]>;

/** What a message needs of an area. `rings`: as it tells it, null where no area is named. `is_elsewhere`: wholly outside the place, where its boundary is known. */
export type ToldArea = { rings: Position[][] | null; is_elsewhere: boolean };

/** `geometry`: as the database writes it (EWKB, hexadecimal); null where no area is named. */
export type Area = ToldArea & { geometry: string | null };

export const movesArea = (before: AlertContent, after: AlertContent): boolean =>
  sources.some((field) => !isDeepStrictEqual(before[field], after[field]));

const isElsewhere = (shape: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(not st_intersects(${shape}, b.boundary), false)`;

/** The area that these make together. Each polygon is mended by itself: mended together, what two have in common would be a hole. */
export async function areaOf(db: Db | Tx, named: Sources): Promise<Area> {
  const { company_id, area_record_ids, area_company_ids, area_drawn, area_circle } = named;
  const drawn = [area_drawn, area_circle && ringOf(area_circle)].filter((it) => it !== null);
  const given = drawn.map((it) => sql`union all select ${fromGeoJson(it)}`);
  const { rows } = await sql<{ geometry: string | null; shape: MultiPolygon | null; is_elsewhere: boolean }>`
    with given as (
      select geometry as shape from records where id = any(${area_record_ids}::bigint[])
      union all select boundary from company_boundaries where company_id = any(${area_company_ids}::bigint[])
      ${sql.join(given, sql` `)}),
    mended as (
      select st_collectionextract(st_makevalid((d).geom), 3) as shape from (select st_dump(shape) as d from given) it
      where st_dimension((d).geom) = 2),
    whole as (select st_multi(st_union(shape)) as shape from mended where not st_isempty(shape))
    select shape::text as geometry, ${asGeoJson(sql`shape`)} as shape, ${isElsewhere(sql`shape`)} as is_elsewhere
    from whole left join company_boundaries b on b.company_id = ${company_id}`.execute(db);
  const { geometry, shape, is_elsewhere } = rows[0]!;
  return { geometry, rings: shape && (await messageArea(db, shape)).polygons, is_elsewhere };
}

/** The area of the change that waits, as it was when it was prepared. */
async function preparedArea(db: Db | Tx, id: number): Promise<Area | null> {
  const { rows } = await sql<{ prepared_area: Area | null }>`select prepared_area from alerts where id = ${id}`.execute(
    db,
  );
  return rows[0]!.prepared_area;
}

/** The area as it was laid when the alert was saved. */
async function laidArea(db: Db | Tx, id: number): Promise<ToldArea> {
  const { rows } = await sql<ToldArea>`
    select r.area_rings as rings, ${isElsewhere(sql`r.geometry`)} as is_elsewhere
    from alerts r left join company_boundaries b on b.company_id = r.company_id where r.id = ${id}`.execute(db);
  return rows[0]!;
}

/** The area of what is said next. `moved`: made anew because the change moves it, to be laid when it is sent; null where it stays. */
export async function areaNext(
  db: Db | Tx,
  { id, before, next }: { id: number; before: AlertContent; next: AlertContent },
): Promise<{ area: ToldArea; moved: Area | null }> {
  const moved = movesArea(before, next) ? ((await preparedArea(db, id)) ?? (await areaOf(db, next))) : null;
  if (moved) return { area: moved, moved };
  const laid = await laidArea(db, id);
  // What was recorded before there were messages is laid when it is first needed.
  return { area: laid.rings ? laid : await areaOf(db, next), moved };
}
