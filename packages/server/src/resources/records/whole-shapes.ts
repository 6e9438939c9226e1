// A page of records with whole shapes, for programs that draw them by themselves; the map has its tiles.
import { sql } from "kysely";
import type { Page } from "@atalaya/contract/record.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Db } from "../../platform/database/database.ts";
import { asGeoJson } from "../../platform/database/sql.ts";
import { Problem } from "../../platform/http/problem.ts";

/** On a page, as many as the shape of one record may have. */
const mostPositions = 200_000;

/** The page with a shape on each row, null where it has none. Throws `too_heavy` (422) for more than a page carries. */
export async function withShapes(db: Db, page: Page<RecordSummary>): Promise<Page<RecordSummary>> {
  const ids = page.data.map(({ id }) => id);
  const counted = await sql<{ positions: number }>`
    select coalesce(sum(st_npoints(r.geometry)), 0)::float8 as positions from records r where r.id = any(${ids}::bigint[])`.execute(
    db,
  );
  if (counted.rows[0]!.positions > mostPositions) throw new Problem("too_heavy");
  const { rows } = await sql<{ id: number; geometry: RecordSummary["geometry"] }>`
    select r.id, ${asGeoJson(sql`r.geometry`)} as geometry from records r where r.id = any(${ids}::bigint[])`.execute(
    db,
  );
  const shapeOf = new Map(rows.map(({ id, geometry }) => [id, geometry]));
  return { ...page, data: page.data.map((row) => ({ ...row, geometry: shapeOf.get(row.id) ?? null })) };
}
