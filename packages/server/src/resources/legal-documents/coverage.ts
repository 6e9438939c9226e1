// Which municipalities have their plans in force (V16): the answers to Sendai E-2 and G-4.
import { sql } from "kysely";
import type { PlanCoverage } from "@atalaya/contract/resources/legal-documents/coverage.ts";
import type { PlanKind } from "@atalaya/contract/resources/legal-documents/kinds.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import { answered, type CoverageOf } from "../../platform/municipalities.ts";
import type { Scope } from "../../platform/scope.ts";

/** Plans by which a municipality answers yes. */
const riskPlans: PlanKind[] = ["drr"];
const emergencyPlans: PlanKind[] = ["emergency", "evacuation"];

/** A plan that nobody reviewed in time counts for nothing, though it may be in force by law. */
const counts = sql`(p.in_force_to_on is null or p.in_force_to_on >= day.it) and (p.next_review_on is null or p.next_review_on >= day.it)`;

/** What a municipality may answer with, once it is in force. */
const plans = sql`
      select d.id, d.title_es, d.title_en, d.next_review_on, v.in_force_from_on, v.in_force_to_on,
        d.plan_kind = any(${riskPlans}::text[]) as is_of_risk, array[d.company_id] || d.place_ids as place_ids
      from legal_documents d join legal_validity v on v.id = d.id
      where d.deleted_at is null and d.kind = 'plan' and d.plan_kind = any(${[...riskPlans, ...emergencyPlans]}::text[])
        and v.in_force_from_on is not null`;

const asPlan = (alias: string) => sql`case when ${sql.ref(`${alias}.id`)} is not null then json_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'title_es', ${sql.ref(`${alias}.title_es`)}, 'title_en', ${sql.ref(`${alias}.title_en`)},
  'next_review_on', ${sql.ref(`${alias}.next_review_on`)}) end`;

/**
 * Every municipality of the territory on a day, today where none is named: whether it has a plan in force that was reviewed in time,
 * and which: the best that counts, else the last that did. Plans of the places above answer only for municipalities that they name.
 */
export async function planCoverage(db: Db, scope: Scope, on?: string): Promise<PlanCoverage[]> {
  const { rows } = await sql<PlanCoverage>`
    with municipalities as materialized (
      select c.id, c.reason_social, coalesce(${on ?? null}::date, (now() at time zone c.timezone)::date) as today from companies c
      where c.kind = 'municipality' and c.deleted_at is null and ${inTerritory(sql`c.id`, scope)}),
    plans as materialized (${plans}),
    answers as materialized (
      select distinct on (c.id, p.is_of_risk) c.id as company_id, p.*, ${counts} as is_valid
      from plans p cross join lateral unnest(p.place_ids) place (id) join municipalities c on c.id = place.id
        cross join lateral (select c.today as it) day
      where p.in_force_from_on <= day.it
      order by c.id, p.is_of_risk, is_valid desc, coalesce(p.next_review_on, p.in_force_to_on, 'infinity') desc, p.id desc)
    select c.id as company_id, c.reason_social, coalesce(risk.is_valid, false) as has_risk_plan, ${asPlan("risk")} as risk_plan,
      coalesce(emergency.is_valid, false) as has_emergency_plan, ${asPlan("emergency")} as emergency_plan
    from municipalities c
      left join answers risk on risk.company_id = c.id and risk.is_of_risk
      left join answers emergency on emergency.company_id = c.id and not emergency.is_of_risk
    order by c.reason_social collate spanish, c.id`.execute(db);
  return rows;
}

/** Municipalities that answer yes on a day. */
export type PlansOnDay = { has_risk_plan: ReadonlySet<number>; has_emergency_plan: ReadonlySet<number> };

/** The same answers for several days at once, by day, without the plans themselves. */
export async function plansOnDays(db: Db, scope: Scope, days: readonly string[]): Promise<Map<string, PlansOnDay>> {
  const { rows } = await sql<{ day: string; is_of_risk: boolean; ids: number[] }>`
    with plans as materialized (${plans})
    select day.it::text as day, p.is_of_risk, array_agg(distinct place.id) as ids
    from plans p cross join unnest(${days}::date[]) day (it) cross join lateral unnest(p.place_ids) place (id)
    where p.in_force_from_on <= day.it and ${counts} and ${inTerritory(sql<number>`place.id`, scope)} group by 1, 2`.execute(
    db,
  );
  const yes = (day: string, isOfRisk: boolean) =>
    new Set(rows.find((row) => row.day === day && row.is_of_risk === isOfRisk)?.ids);
  return new Map(days.map((day) => [day, { has_risk_plan: yes(day, true), has_emergency_plan: yes(day, false) }]));
}

/** The plan that counts, or the last that did: it answers until it is due for review (V16). */
export const legalCoverage: CoverageOf = async (db, { held }) => {
  const scope = held("legal.index");
  if (!scope) return { drr_plan: null, emergency_plan: null };
  const rows = await planCoverage(db, scope);
  const answers = (plan: "risk_plan" | "emergency_plan") =>
    new Map(
      rows.flatMap((row) => {
        const found = row[plan];
        if (!found) return [];
        const facts = { until: found.next_review_on, search: { document: String(found.id) } };
        return [[row.company_id, answered(row[`has_${plan}`] ? "yes" : "no", "/legal", facts)] as const];
      }),
    );
  return { drr_plan: answers("risk_plan"), emergency_plan: answers("emergency_plan") };
};
