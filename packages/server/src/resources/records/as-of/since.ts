// What of a list is not as it stood at a moment: both lists are asked the same question, of the records that were changed since.
import { sql } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { mostCompared, type RecordsSince, type RecordsSinceQuery } from "@atalaya/contract/resources/records/as-of.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Db, ReadAt } from "../../../platform/database/database.ts";
import { inTerritory, oneOf } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { matching, summary } from "../queries.ts";

type Change = { id: number; changes: number; last_at: string };

/** Where a record lay before it was moved, of a change that moved it. */
const movedFrom = sql<number>`(a.before ->> 'company_id')::bigint`;

/** One more than are compared, where there are. */
async function changedSince(db: Db, scope: Scope, domain: RecordDomain, at: string): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select a.record_id as id, count(*) as changes, max(a.at) as last_at
    from audit_log a join records r on r.id = a.record_id
    where a.resource = 'records' and a.at > ${at} and a.action in ('create', 'update', 'delete', 'restore') and r.domain = ${domain}
      and (${inTerritory(sql<number>`r.company_id`, scope)} or ${inTerritory(sql<number>`a.company_id`, scope)}
        or ${inTerritory(movedFrom, scope)})
    group by 1 order by max(a.at) desc, 1 limit ${mostCompared + 1}`.execute(db);
  return rows;
}

async function among(db: Db, scope: Scope, domain: RecordDomain, query: object, ids: number[]) {
  const { rows } = await sql<RecordSummary>`
    select ${summary(domain)} from records r where ${matching(scope, domain, query)} and ${oneOf(sql`r.id`, ids)}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Versions are not kept, the hour of a change is the log's, and what is late is late by the day on which it is asked. */
const told = ({ version: _version, updated_at: _at, ...record }: RecordSummary) =>
  JSON.stringify({ ...record, work: record.work && { ...record.work, late_since: null, days_late: null } });

export async function recordsSince(
  doors: { db: Db; readAt: ReadAt },
  scope: Scope,
  domain: RecordDomain,
  { at, ...query }: RecordsSinceQuery,
): Promise<RecordsSince> {
  const found = await changedSince(doors.db, scope, domain, at);
  const changed = found.slice(0, mostCompared);
  const ids = changed.map(({ id }) => id);
  const then = await doors.readAt(at, (db) => among(db, scope, domain, query, ids));
  const now = await among(doors.db, scope, domain, query, ids);
  const data = changed.flatMap((change) => {
    const [before, after] = [then.get(change.id) ?? null, now.get(change.id) ?? null];
    if (before === null && after === null) return [];
    return before !== null && after !== null && told(before) === told(after) ? [] : [{ ...change, before, after }];
  });
  return { is_whole: found.length <= mostCompared, data };
}
