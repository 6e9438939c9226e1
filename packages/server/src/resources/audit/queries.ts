// Every statement about the audit log.
import { sql, type RawBuilder } from "kysely";
import type { z } from "zod";
import type { AuditEntry, AuditQuery } from "@atalaya/contract/resources/audit.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

type Query = z.infer<typeof AuditQuery>;
type Brief = { values: Record<string, unknown>; cut: Record<string, number> };
/** As it is stored, without the name of its row. */
export type FoundEntry = Omit<AuditEntry, "record_name">;

/** A value longer than this is cut in the list, and this much of it kept. */
const longestValue = 2000;
const keptOfValue = 200;

/**
 * Ids follow time within moments, so an id a minute beyond lets the newest-first reading begin at the asked time instead of today:
 * without it an old month among a million rows took a second.
 */
const idBefore = (at: string) => sql`coalesce((select b.id from audit_log b
  where b.at < ${at}::timestamptz - interval '1 minute' order by b.at desc limit 1), 0)`;
const idAfter = (at: string) => sql`coalesce((select b.id from audit_log b
  where b.at > ${at}::timestamptz + interval '1 minute' order by b.at limit 1), ${Number.MAX_SAFE_INTEGER}::bigint)`;

/** Rows without a place belong to nobody's territory but everybody's: a comparison with null is not true. */
const matching = (scope: Scope, query: Partial<Query> = {}) => sql<boolean>`${inTerritory(sql`a.company_id`, scope)}
  and ${whenGiven(query.actor_id, (id) => sql`a.actor_id = ${id}`)}
  and ${whenGiven(query.resource, (resource) => sql`a.resource = ${resource}`)}
  and ${whenGiven(query.record_id, (id) => sql`a.record_id = ${id}`)}
  and ${whenGiven(query.action, (action) => sql`a.action = ${action}`)}
  and ${whenGiven(query.from, (from) => sql`a.at >= ${from}::timestamptz and a.id > ${idBefore(from)}`)}
  and ${whenGiven(query.to, (to) => sql`a.at < ${to}::timestamptz and a.id < ${idAfter(to)}`)}
  and ${whenGiven(query.after, (after) => sql`a.id < ${after}`)}`;

const columns = (before: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`a.id, a.at, a.actor_id,
  case when a.actor = 'system' then null else coalesce(u.name, a.actor) end as actor, k.name as key_name, a.action, a.resource, a.record_id,
  a.company_id, a.address, ${before} as before, ${after} as after`;

/** One page, newest first, and one more row where there are further pages. The rows are chosen before their values are opened. */
export async function listEntries(db: Db, scope: Scope, query: Query): Promise<FoundEntry[]> {
  const cut = (side: "before" | "after") =>
    sql`cut_values(${sql.ref(`a.${side}`)}, ${longestValue}::integer, ${keptOfValue}::integer)`;
  const { rows } = await sql<Omit<FoundEntry, "before" | "after"> & { before: Brief | null; after: Brief | null }>`
    with page as materialized (
      select a.id from audit_log a where ${matching(scope, query)} order by a.id desc limit ${query.per_page + 1})
    select ${columns(cut("before"), cut("after"))}
    from page join audit_log a on a.id = page.id left join users u on u.id = a.actor_id
      left join api_keys k on k.id = a.api_key_id order by a.id desc`.execute(db);
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: before?.values ?? null,
    after: after?.values ?? null,
    cut: { ...before?.cut, ...after?.cut },
  }));
}

export async function findEntry(db: Db, scope: Scope, id: number): Promise<FoundEntry | undefined> {
  const { rows } = await sql<FoundEntry>`
    select ${columns(sql`a.before`, sql`a.after`)}, '{}'::json as cut
    from audit_log a left join users u on u.id = a.actor_id left join api_keys k on k.id = a.api_key_id
    where ${matching(scope)} and a.id = ${id}`.execute(db);
  return rows[0];
}
