// The area of an alert: all that it names, made one. Zones and sectors are copied as they are when it is saved, so that later changes of
// theirs do not move what was warned of.
import { sql } from "kysely";
import type { AlertContent } from "@atalaya/contract/resources/alerts/answers.ts";
import { ringOf } from "@atalaya/contract/resources/alerts/circle.ts";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { messageArea } from "../../platform/cap/message-area.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asGeoJson, fromGeoJson } from "../../platform/database/sql.ts";

type MultiPolygon = Extract<Geometry, { type: "MultiPolygon" }>;
type Sources = Pick<AlertContent, "area_record_ids" | "area_company_ids" | "area_drawn" | "area_circle">;

/** `geometry`: as the database writes it (EWKB, hexadecimal). `rings`: as a message tells it. Both null where no area is named. */
export type Area = { geometry: string | null; rings: Position[][] | null };

/** The area that these make together. Each polygon is mended by itself: mended together, what two have in common would be a hole. */
export async function areaOf(tx: Tx, sources: Sources): Promise<Area> {
  const { area_record_ids, area_company_ids, area_drawn, area_circle } = sources;
  const drawn = [area_drawn, area_circle && ringOf(area_circle)].filter((it) => it !== null);
  const given = drawn.map((it) => sql`union all select ${fromGeoJson(it)}`);
  const { rows } = await sql<{ geometry: string | null; shape: MultiPolygon | null }>`
    with given as (
      select geometry as shape from records where id = any(${area_record_ids}::bigint[])
      union all select boundary from company_boundaries where company_id = any(${area_company_ids}::bigint[])
      ${sql.join(given, sql` `)}),
    mended as (
      select st_collectionextract(st_makevalid((d).geom), 3) as shape from (select st_dump(shape) as d from given) it
      where st_dimension((d).geom) = 2),
    whole as (select st_multi(st_union(shape)) as shape from mended where not st_isempty(shape))
    select shape::text as geometry, ${asGeoJson(sql`shape`)} as shape from whole`.execute(tx);
  const { geometry, shape } = rows[0]!;
  return { geometry, rings: shape && (await messageArea(tx, shape)).polygons };
}

/** What a message needs of the area that was laid; `is_elsewhere`: wholly outside the place, where its boundary is known. */
export async function laidArea(
  tx: Db | Tx,
  id: number,
): Promise<{ rings: Position[][] | null; is_elsewhere: boolean }> {
  const { rows } = await sql<{ rings: Position[][] | null; is_elsewhere: boolean }>`
    select r.area_rings as rings, coalesce(not st_intersects(r.geometry, b.boundary), false) as is_elsewhere
    from alerts r left join company_boundaries b on b.company_id = r.company_id where r.id = ${id}`.execute(tx);
  return rows[0]!;
}
