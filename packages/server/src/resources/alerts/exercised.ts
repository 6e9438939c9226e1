// When each municipality last practised: the exercises that were sent there, by it or by a place above for it.
import { sql } from "kysely";
import { exerciseMonths } from "@atalaya/contract/domain/coverage.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

export type Exercised = { company_id: number; last_on: string; is_recent: boolean };

/** Only municipalities that ever did. `scope`: where the caller may read alerts. */
export async function lastExercises(db: Db, scope: Scope): Promise<Exercised[]> {
  const { rows } = await sql<Exercised>`
    with sent as materialized (
      select r.company_id, r.area_company_ids, max(r.first_sent_at) as at from alerts r
      where r.kind = 'exercise' and r.deleted_at is null and r.first_sent_at is not null group by 1, 2)
    select c.id as company_id, (max(sent.at) at time zone c.timezone)::date as last_on,
      max(sent.at) > now() - make_interval(months => ${exerciseMonths}) as is_recent
    from companies c join sent on sent.company_id = c.id or c.id = any(sent.area_company_ids)
    where c.kind = 'municipality' and c.deleted_at is null and ${inTerritory(sql`c.id`, scope)}
    group by c.id order by c.id`.execute(db);
  return rows;
}
