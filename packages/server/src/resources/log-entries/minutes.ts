// From minute to minute of an event, as an inquiry goes through it: what arrived before a moment, at it, and after it.
import { sql } from "kysely";
import type { LogHead } from "@atalaya/contract/resources/log-entries.ts";
import type { MinuteStep } from "@atalaya/contract/resources/log-entries/minute-step.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Scope } from "../../platform/scope.ts";
import { messagesAround } from "../alerts/queries.ts";

type Steps = Pick<LogHead, "previous" | "arrived" | "next">;

export const noSteps: Steps = { previous: null, arrived: null, next: null };

/**
 * A line of its log, a change of its card, or a message of an alert, whatever hour it tells of; of what arrived at once, what more people
 * were told. Instants go out in thousandths of a second: each is rounded up, so that what arrived then has arrived. `alerts`: where the
 * caller reads alerts in the event's place.
 */
export async function stepsAround(db: Db, alerts: Scope | null, event: LogHead["event"], at: string): Promise<Steps> {
  const messages = alerts
    ? sql`union all select sent_at, 'alert', 1, alert from (${messagesAround(alerts, event)}) sent`
    : sql``;
  const { rows } = await sql<MinuteStep & { which: keyof Steps }>`
    with own as materialized (select unnest(with_absorbed(${event.id})) as id),
    steps as materialized (
      select date_trunc('milliseconds', arrived_at + interval '999 microseconds') as at, "of", rank, alert from (
        select created_at as arrived_at, 'line' as "of", 3 as rank, null::jsonb as alert
          from log_entries where record_id in (select id from own)
        union all
        select at, 'card', 2, null from audit_log where resource = 'records' and record_id in (select id from own)
        ${messages}) arrived)
    (select 'previous' as which, at, "of", alert from steps where at < ${at} order by at desc, rank limit 1)
    union all
    (select 'arrived', at, "of", alert from steps where at = ${at} order by rank limit 1)
    union all
    (select 'next', at, "of", alert from steps where at > ${at} order by at, rank limit 1)`.execute(db);
  return { ...noSteps, ...Object.fromEntries(rows.map(({ which, ...step }) => [which, step])) };
}
