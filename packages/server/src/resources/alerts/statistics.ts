// How often a place warned, of what and how fast: counted of the messages that were sent.
import { sql } from "kysely";
import type { AlertStatisticsQuery, AlertStatisticsRow } from "@atalaya/contract/resources/alerts/statistics.ts";
import type { Db } from "../../platform/database/database.ts";
import { whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { matching } from "./queries.ts";

const from = sql`alerts r join companies c on c.id = r.company_id`;

/** An instant within the days asked for, on the clock of the place; first by the server's clock, which an index knows. */
const within = (instant: "m.sent_at" | "r.expires_at", { from, to }: AlertStatisticsQuery) => {
  const at = sql.ref(instant);
  return sql`${whenGiven(from, (day) => sql`${at} >= ${day}::date - 2 and ${at} at time zone c.timezone >= ${day}::date`)}
    and ${whenGiven(to, (day) => sql`${at} < ${day}::date + 3 and ${at} at time zone c.timezone < ${day}::date + 1`)}`;
};

/** By month, hazard and level, the latest month first. Exercises are counted only where they are asked for, and then alone. */
export async function alertStatistics(
  db: Db,
  scope: Scope,
  query: AlertStatisticsQuery,
): Promise<AlertStatisticsRow[]> {
  const { kind } = query;
  const { rows } = await sql<AlertStatisticsRow>`
    with happened as (
      select m.said ->> 'hip_code' as hip_code, m.said ->> 'level' as level, m.sent_at at time zone c.timezone as at,
        m.message_type as what, m.emergency_reason is not null as is_alone,
        case when m.number = 1 then extract(epoch from r.first_sent_at - r.reported_at) / 60 end as minutes
      from ${from} join alert_messages m on m.alert_id = r.id
      where ${matching(scope, { kind })} and ${within("m.sent_at", query)}
      union all
      select r.hip_code, r.level, r.expires_at at time zone c.timezone, 'Expired', false, null
      from ${from}
      where ${matching(scope, { kind, status: ["expired"] })} and r.message_count > 0 and ${within("r.expires_at", query)})
    select hip_code, level, to_char(at, 'YYYY-MM') as month,
      (count(*) filter (where what = 'Alert'))::int as issued,
      (count(*) filter (where what = 'Update'))::int as updated,
      (count(*) filter (where what = 'Cancel'))::int as cancelled,
      (count(*) filter (where what = 'Expired'))::int as expired,
      (count(*) filter (where is_alone))::int as issued_alone,
      json_build_object(
        'median', round((percentile_cont(0.5) within group (order by minutes))::numeric, 1),
        'p90', round((percentile_cont(0.9) within group (order by minutes))::numeric, 1),
        'count', count(minutes)) as minutes
    from happened group by 1, 2, 3 order by 3 desc, 1 nulls last, 2`.execute(db);
  return rows;
}
