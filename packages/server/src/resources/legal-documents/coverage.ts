// Which municipalities have their plans in force (V16): the answers to Sendai E-2 and G-4.
import { sql } from "kysely";
import type { PlanCoverage } from "@atalaya/contract/resources/legal-documents/coverage.ts";
import type { PlanKind } from "@atalaya/contract/resources/legal-documents/kinds.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

/** Plans by which a municipality answers yes. */
const riskPlans: PlanKind[] = ["drr"];
const emergencyPlans: PlanKind[] = ["emergency", "evacuation"];

/** A plan that nobody reviewed in time counts for nothing, though it may be in force by law. */
const counts = sql`(v.in_force_from_on <= day.it and (v.in_force_to_on is null or v.in_force_to_on >= day.it)
  and (d.next_review_on is null or d.next_review_on >= day.it))`;

/** The municipality's own plan of these kinds: the best that counts, else the last that did. */
const planOf = (kinds: PlanKind[]) => sql`(
  select ${counts} as is_valid, d.id, d.title_es, d.title_en, d.next_review_on
  from legal_documents d join legal_validity v on v.id = d.id
  where (d.company_id = c.id or c.id = any(d.place_ids)) and d.deleted_at is null and d.kind = 'plan'
    and d.plan_kind = any(${kinds}::text[]) and v.in_force_from_on is not null and v.in_force_from_on <= day.it
  order by is_valid desc, coalesce(d.next_review_on, v.in_force_to_on, 'infinity') desc, d.id desc limit 1)`;

const asPlan = (alias: string) => sql`case when ${sql.ref(`${alias}.id`)} is not null then json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'title_es', ${sql.ref(`${alias}.title_es`)}, 'title_en', ${sql.ref(`${alias}.title_en`)},
  'next_review_on', ${sql.ref(`${alias}.next_review_on`)}) end`;

/**
 * Every municipality of the territory on a day, today where none is named: whether it has a plan in force that was reviewed in time,
 * and which. Plans of the places above do not answer for a municipality.
 */
export async function planCoverage(db: Db, scope: Scope, on?: string): Promise<PlanCoverage[]> {
  const { rows } = await sql<PlanCoverage>`
    select c.id as company_id, c.reason_social, coalesce(risk.is_valid, false) as has_risk_plan, ${asPlan("risk")} as risk_plan,
      coalesce(emergency.is_valid, false) as has_emergency_plan, ${asPlan("emergency")} as emergency_plan
    from companies c
    cross join lateral (select coalesce(${on ?? null}::date, (now() at time zone c.timezone)::date) as it) day
    left join lateral ${planOf(riskPlans)} risk on true
    left join lateral ${planOf(emergencyPlans)} emergency on true
    where c.kind = 'municipality' and c.deleted_at is null and ${inTerritory(sql`c.id`, scope)}
    order by c.reason_social collate spanish, c.id`.execute(db);
  return rows;
}
