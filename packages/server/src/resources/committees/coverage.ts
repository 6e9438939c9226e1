// Whether a municipality has its committee: constituted, not dissolved, and with somebody who chairs it today (V15).
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

export type CommitteeCoverage = {
  company_id: number;
  is_constituted: boolean;
  constituted_on: string;
  dissolved_on: string | null;
};

/** The committee of each municipality that has or had one: of several the one that answers yes, else the last. */
export async function committeeCoverage(db: Db, scope: Scope): Promise<CommitteeCoverage[]> {
  const { rows } = await sql<CommitteeCoverage>`
    select distinct on (c.id) c.id as company_id, k.constituted_on, k.dissolved_on, coalesce(
      k.constituted_on <= day.it and k.dissolved_on is null and exists (select from committee_members m
        where m.committee_id = k.id and m.role = 'chair' and m.from_on <= day.it and (m.to_on is null or m.to_on >= day.it)), false) as is_constituted
    from companies c join committees k on k.company_id = c.id
      cross join lateral (select (now() at time zone c.timezone)::date as it) day
    where c.kind = 'municipality' and c.deleted_at is null and k.deleted_at is null and ${inTerritory(sql`c.id`, scope)}
    order by c.id, is_constituted desc, k.constituted_on desc, k.id desc`.execute(db);
  return rows;
}
