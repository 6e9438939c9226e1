// What of a list of records is not as it stood at a moment.
import { sql } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RecordsSince, RecordsSinceQuery } from "@atalaya/contract/resources/records/as-of.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { comparedSince } from "../../../platform/as-of/compared.ts";
import type { Db, ReadAt } from "../../../platform/database/database.ts";
import { inTerritory, oneOf } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { matching, summary } from "../queries.ts";

/** Where a record lay before it was moved, of a change that moved it. */
const movedFrom = sql<number>`(a.before ->> 'company_id')::bigint`;

const changesSince = (scope: Scope, domain: RecordDomain, at: string) => sql`
  select a.record_id as id, a.at
  from audit_log a join records r on r.id = a.record_id
  where a.resource = 'records' and a.at > ${at} and a.action in ('create', 'update', 'delete', 'restore') and r.domain = ${domain}
    and (${inTerritory(sql<number>`r.company_id`, scope)} or ${inTerritory(sql<number>`a.company_id`, scope)}
      or ${inTerritory(movedFrom, scope)})`;

async function among(db: Db, scope: Scope, domain: RecordDomain, query: object, ids: number[]) {
  const { rows } = await sql<RecordSummary>`
    select ${summary(domain)} from records r where ${matching(scope, domain, query)} and ${oneOf(sql`r.id`, ids)}`.execute(
    db,
  );
  return rows;
}

/** Versions are not kept, the hour of a change is the log's, and what is late is late by the day on which it is asked. */
const told = ({ version: _version, updated_at: _at, ...record }: RecordSummary) => ({
  ...record,
  work: record.work && { ...record.work, late_since: null, days_late: null },
});

/** Each of them then and now. */
export const recordsSince = (
  doors: { db: Db; readAt: ReadAt },
  scope: Scope,
  domain: RecordDomain,
  { at, ...query }: RecordsSinceQuery,
): Promise<RecordsSince> =>
  comparedSince(doors, at, {
    changes: changesSince(scope, domain, at),
    among: (db, ids) => among(db, scope, domain, query, ids),
    told,
  });
