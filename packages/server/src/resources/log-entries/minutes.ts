// From minute to minute of an event, as an inquiry goes through it: when something arrived before and after a moment.
import { sql } from "kysely";
import type { LogHead } from "@atalaya/contract/resources/log-entries.ts";
import type { Db } from "../../platform/database/database.ts";

/**
 * A line of its log, or a change of its card, whatever hour it tells of. Instants go out in thousandths of a second: each is rounded up, so
 * that what arrived then has arrived.
 */
export async function stepsAround(
  db: Db,
  event_id: number,
  at: string,
): Promise<Pick<LogHead, "previous_at" | "next_at">> {
  const { rows } = await sql<Pick<LogHead, "previous_at" | "next_at">>`
    select max(at) filter (where at < ${at}) as previous_at, min(at) filter (where at > ${at}) as next_at
    from (select date_trunc('milliseconds', arrived_at + interval '999 microseconds') as at from (
      select created_at as arrived_at from log_entries where record_id = any(with_absorbed(${event_id}))
      union all
      select at from audit_log where resource = 'records' and record_id = any(with_absorbed(${event_id}))) steps) steps`.execute(
    db,
  );
  return rows[0]!;
}
