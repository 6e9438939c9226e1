// The works of recovery of the list one by one, for a board by phase and a line of time: of each phase the most urgent.
import { sql } from "kysely";
import { worksOfPhase, type RecoveryWorks } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { matching } from "../queries.ts";
import { dueDay, isOverdue, today } from "./recovery-filter.ts";

/** As they are kept in the item. */
const texts = [
  "sector",
  "phase",
  "intervention",
  "progress_status",
  "currency",
  "planned_start_on",
  "planned_end_on",
  "actual_start_on",
  "actual_end_on",
] as const;
const numbers = ["progress_pct", "priority", "need_amount", "funded_amount"] as const;

const columns = sql.join([
  ...texts.map((field) => sql`r.recovery ->> ${sql.lit(field)} as ${sql.ref(field)}`),
  ...numbers.map((field) => sql`(r.recovery ->> ${sql.lit(field)})::float8 as ${sql.ref(field)}`),
]);

/** What is late comes first, then what is urgent, then what is to end next. */
export async function recoveryWorks(db: Db, scope: Scope, query: RecordQuery): Promise<RecoveryWorks> {
  const { rows } = await sql<RecoveryWorks>`
    with works as materialized (
      select r.id, r.recovery ->> 'phase' as phase, ${isOverdue} as is_late, (r.recovery ->> 'priority')::int as priority, ${dueDay} as due
      from records r where ${matching(scope, "recovery", query)}),
    ranked as (
      select id, row_number() over (partition by phase order by is_late desc, priority, due, id) as rank from works),
    told as (
      select k.rank, r.id, r.code, r.title, r.company_id, r.variable_id, ${columns},
        coalesce(r.recovery -> 'milestones', '[]') as milestones,
        case when ${isOverdue} then ${dueDay} end as late_since,
        case when ${isOverdue} then ${today} - ${dueDay}::date end as days_late
      from ranked k join records r on r.id = k.id where k.rank <= ${worksOfPhase})
    select (select count(*) from works) as total,
      coalesce((select json_agg(counted) from (select phase, count(*) as items from works group by 1) counted), '[]') as phases,
      coalesce((select json_agg(to_jsonb(told) - 'rank' order by days_late desc nulls last, priority, planned_end_on, id) from told), '[]')
        as works`.execute(db);
  return rows[0]!;
}
