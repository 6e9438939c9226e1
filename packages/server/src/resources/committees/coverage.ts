// Whether a municipality has its committee: constituted, not dissolved, and with somebody who chairs it today (V15).
import { sql } from "kysely";
import { inTerritory } from "../../platform/database/sql.ts";
import { answered, type CoverageOf } from "../../platform/municipalities.ts";

type Found = { company_id: number; is_constituted: boolean; constituted_on: string; dissolved_on: string | null };

/** Of several committees of a municipality the one that answers yes, else the last. */
export const committeeCoverage: CoverageOf = async (db, { held }) => {
  const scope = held("legalDrm.index");
  if (!scope) return { committee: null };
  const { rows } = await sql<Found>`
    select distinct on (c.id) c.id as company_id, k.constituted_on, k.dissolved_on, coalesce(
      k.constituted_on <= day.it and k.dissolved_on is null and exists (select from committee_members m
        where m.committee_id = k.id and m.role = 'chair' and m.from_on <= day.it and (m.to_on is null or m.to_on >= day.it)), false) as is_constituted
    from companies c join committees k on k.company_id = c.id
      cross join lateral (select (now() at time zone c.timezone)::date as it) day
    where c.kind = 'municipality' and c.deleted_at is null and k.deleted_at is null and ${inTerritory(sql`c.id`, scope)}
    order by c.id, is_constituted desc, k.constituted_on desc, k.id desc`.execute(db);
  return {
    committee: new Map(
      rows.map(({ company_id, is_constituted, constituted_on: since, dissolved_on: until }) => [
        company_id,
        answered(is_constituted ? "yes" : "no", "/legal-drm-committee", { since, until }),
      ]),
    ),
  };
};
