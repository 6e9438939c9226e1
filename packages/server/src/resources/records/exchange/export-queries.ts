// Every statement of an export: the rows of the list with what a sheet says more, and the variables that they are of.
import { sql } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { DomainRecord, RecordQuery, RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { everyRow } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { matching, recordListing, summary } from "../queries.ts";

export type ExportRow = RecordSummary &
  Pick<DomainRecord, "source_url" | "address" | "description"> & {
    place: string;
    /** By the clock of the place, `YYYY-MM-DDTHH:MM`. */
    updated_by_the_clock: string;
    updated_offset_minutes: number;
    /** Lines and areas; a point is said by its coordinates. */
    wkt: string | null;
  };

const columns = sql`${summary}, r.source_url, r.address, r.description,
  (select c.reason_social from companies c where c.id = r.company_id) as place,
  (select to_char(r.updated_at at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') from companies c
    where c.id = r.company_id) as updated_by_the_clock,
  (select (extract(epoch from (r.updated_at at time zone c.timezone) - (r.updated_at at time zone 'UTC')) / 60)::int
    from companies c where c.id = r.company_id) as updated_offset_minutes,
  case when geometrytype(r.geometry) <> 'POINT' then st_astext(r.geometry, 6) end as wkt`;

/** All records of the list, in its order, a thousand at a time. */
export const exportedRows = (db: Db, scope: Scope, domain: RecordDomain, query: RecordQuery) =>
  everyRow<ExportRow>(db, recordListing(scope, domain, query, columns), query.sort);

export type ExportedVariable = Pick<
  Variable,
  "id" | "name_es" | "name_en" | "value_type" | "unit_es" | "unit_en" | "options" | "fields"
>;

/** Variables that the records of the list are of. */
export async function exportedVariables(
  db: Db,
  scope: Scope,
  domain: RecordDomain,
  query: RecordQuery,
): Promise<ExportedVariable[]> {
  const { rows } = await sql<ExportedVariable>`
    select v.id, v.name_es, v.name_en, v.value_type, v.unit_es, v.unit_en, v.options, v.fields from variables v
    where v.domain = ${domain} and exists (
      select 1 from records r where r.variable_id = v.id and ${matching(scope, domain, query)})
    order by v.sort_order, v.name_es collate spanish, v.id`.execute(db);
  return rows;
}
