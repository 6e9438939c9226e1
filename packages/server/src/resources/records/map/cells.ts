// Counts of records by cell of the tile grid, which answer the map from afar, and the counter of changes that says whether a copy is good.
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { metricOfSort } from "@atalaya/contract/resources/records/figure-filter.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTerritory } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

/** What cells are counted by, and what does not change which records match. Any other filter is answered by the rows themselves. */
const known: ReadonlySet<string> = new Set<keyof RecordQuery>([
  "place",
  "variable",
  "status",
  "has_geometry",
  "sort",
  "page",
  "per_page",
  "after",
]);

/** Whether cells can answer a query exactly. The order of a figure leaves out what does not tell it. */
export const isCountedByCell = (query: Partial<RecordQuery>): boolean =>
  metricOfSort(query.sort) === null &&
  Object.entries(query).every(([name, value]) => known.has(name) || value === undefined || value === "");

/** A list of more places than these is counted as far as anybody reads, which costs less than to add up all their cells. */
const fewPlaces = 50;

/** Whether the cells of level 0, which hold what lies nowhere on the map too, tell the total of a list. */
export const isCountedByPlace = ({ company_ids }: Scope, query: Partial<RecordQuery>): boolean =>
  company_ids !== null && company_ids.length <= fewPlaces && query.has_geometry === undefined && isCountedByCell(query);

/** Cells with what was changed since they were folded, as rows of the table `r` that the condition of a list can read. */
export const cells = sql`(
  select *, null::timestamptz as deleted_at from record_cells union all
  select *, null::timestamptz as deleted_at from record_cell_changes) r`;

/** How many records there are, however many: a query of one number, of cells that the condition of the list reads as `r`. */
export const totalFromCells = (where: Expression<SqlBool>): RawBuilder<number> =>
  sql<number>`select coalesce(sum(r.count), 0)::bigint as total from ${cells} where r.level = 0 and r.cell = 0 and ${where}`;

/**
 * Another text after every change of a record in these places, of a variable or of a place, as soon as the change is there to be read:
 * whatever is made of them is good while it stays the same.
 */
export async function stateOf(db: Db, scope: Scope, domain: RecordDomain): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws('.',
      (select sum(count) from record_changes where domain = ${domain} and ${inTerritory(sql`company_id`, scope)}),
      (select sum(version) from variables), (select sum(version) from companies)) as state`.execute(db);
  return rows[0]?.state ?? "";
}
