// What of a log is not as it stood at a moment: a line is never changed, so it was written since, or one that was leads it on or corrects it.
import { sql } from "kysely";
import type { LogSinceQuery } from "@atalaya/contract/resources/log-entries.ts";
import { comparedSince } from "../../platform/as-of/compared.ts";
import type { Db, ReadAt } from "../../platform/database/database.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { entriesAmong, findEvent, ofLogs, withAbsorbed, type FoundEntry } from "./queries.ts";

/** That the time of one is over is written nowhere and known by its hour. */
const changesSince = (record_ids: readonly number[], at: string) => sql`
  select r.id, r.created_at as at from log_entries r where ${ofLogs(record_ids)} and r.created_at > ${at}
  union all
  select r.about_id, r.created_at from log_entries r
  where ${ofLogs(record_ids)} and r.created_at > ${at} and r.step is not null
  union all
  select r.id, r.due_at from log_entries r where ${ofLogs(record_ids)} and r.due_at > ${at} and r.due_at <= now()`;

/** What later lines make of one. */
const told = ({ corrected_by, state, state_at }: FoundEntry) => ({ corrected_by, state, state_at });

/** Each of them then and now. 404 where the event is none of the caller's. */
export async function logSince(
  doors: { db: Db; readAt: ReadAt },
  scope: Scope,
  { event: asked, at, ...query }: LogSinceQuery,
) {
  const event = orNotFound(await findEvent(doors.db, scope, asked));
  const record_ids = await withAbsorbed(doors.db, event.id);
  return comparedSince<FoundEntry>(doors, at, {
    changes: changesSince(record_ids, at),
    among: (db, ids) => entriesAmong(db, scope, query, record_ids, ids),
    told,
  });
}
