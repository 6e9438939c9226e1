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
  case when a.actor = 'system' then null else coalesce(u.name, a.actor) end as actor, a.action, a.resource, a.record_id,
  a.company_id, a.address, ${before} as before, ${after} as after`;

/** One page, newest first, and one more row where there are further pages. The rows are chosen before their values are opened. */
export async function listEntries(db: Db, scope: Scope, query: Query): Promise<FoundEntry[]> {
  const cut = (side: "before" | "after") =>
    sql`cut_values(${sql.ref(`a.${side}`)}, ${longestValue}::integer, ${keptOfValue}::integer)`;
  const { rows } = await sql<Omit<FoundEntry, "before" | "after"> & { before: Brief | null; after: Brief | null }>`
    with page as materialized (
      select a.id from audit_log a where ${matching(scope, query)} order by a.id desc limit ${query.per_page + 1})
    select ${columns(cut("before"), cut("after"))}
    from page join audit_log a on a.id = page.id left join users u on u.id = a.actor_id order by a.id desc`.execute(db);
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
    from audit_log a left join users u on u.id = a.actor_id where ${matching(scope)} and a.id = ${id}`.execute(db);
  return rows[0];
}

/** What a row is called, and what somebody must hold where to be told. */
export type Named = { id: number; name: string; company_id: number | null; permission: string };

const ofUser = (table: string) =>
  sql`select x.id, u.name, null::bigint as company_id, 'users.index' as permission
    from ${sql.table(table)} x join users u on u.id = x.user_id`;
const ofCompany = (table: string) =>
  sql`select x.id, c.reason_social as name, c.id as company_id, 'companies.index' as permission
    from ${sql.table(table)} x join companies c on c.id = x.company_id`;

const sources: Record<string, RawBuilder<unknown>> = {
  records: sql`select x.id, x.title as name, x.company_id, 'records.' || x.domain || '.index' as permission from records x`,
  record_comments: sql`select x.id, r.title as name, r.company_id, 'records.' || r.domain || '.index' as permission
    from record_comments x join records r on r.id = x.record_id`,
  variables: sql`select x.id, x.name_es as name, x.company_id, 'variables.' || x.domain as permission from variables x`,
  companies: sql`select x.id, x.reason_social as name, x.id as company_id, 'companies.index' as permission from companies x`,
  institutions: sql`select x.id, x.name_es as name, x.company_id, 'entities.index' as permission from institutions x`,
  institution_functions: sql`select x.id, i.name_es as name, x.company_id, 'legalSetup.index' as permission
    from institution_functions x join institutions i on i.id = x.institution_id`,
  persons: sql`select x.id, concat_ws(' ', x.first_name, x.last_name) as name, x.company_id, 'entities.index' as permission
    from persons x`,
  committees: sql`select x.id, x.name, x.company_id, 'legalDrm.index' as permission from committees x`,
  committee_members: sql`select x.id, concat_ws(' ', p.first_name, p.last_name) as name, x.company_id, 'legalDrm.index' as permission
    from committee_members x join persons p on p.id = x.person_id`,
  committee_sessions: sql`select x.id, x.number || '/' || x.year as name, x.company_id, 'legalDrm.index' as permission
    from committee_sessions x`,
  committee_agreements: sql`select x.id, x.text as name, x.company_id, 'legalDrm.index' as permission from committee_agreements x`,
  committee_citations: sql`select x.id, concat_ws(' ', p.first_name, p.last_name) as name, x.company_id, 'legalDrm.index' as permission
    from committee_citations x join committee_members m on m.id = x.member_id join persons p on p.id = m.person_id`,
  editions: sql`select x.id, s.number || '/' || s.year as name, x.company_id, 'legalDrm.index' as permission
    from editions x join committee_sessions s on s.id = x.record_id and x.resource = 'committee_sessions'`,
  legal_documents: sql`select x.id, concat_ws(' ', x.number, x.title_es) as name, x.company_id, 'legal.index' as permission
    from legal_documents x`,
  proposals: sql`select x.id, d.title_es as name, x.company_id, 'legal.index' as permission
    from proposals x join legal_documents d on d.id = x.subject_id`,
  legal_relations: sql`select x.id, d.title_es as name, x.company_id, 'legal.index' as permission
    from legal_relations x join legal_documents d on d.id = x.document_id`,
  properties: sql`select x.id, x.name, x.company_id, 'properties.index' as permission from properties x`,
  users: sql`select x.id, x.name, null::bigint as company_id, 'users.index' as permission from users x`,
  roles: sql`select x.id, x.name_es as name, null::bigint as company_id, 'roles.index' as permission from roles x`,
  sessions: ofUser("sessions"),
  user_links: ofUser("user_links"),
  role_assignments: ofUser("role_assignments"),
  company_boundaries: ofCompany("company_boundaries"),
  company_stats: ofCompany("company_stats"),
  company_persons: ofCompany("company_persons"),
  company_relations: ofCompany("company_relations"),
};

/** The present names of these rows of one table; those that are gone have none. */
export async function listNames(db: Db, resource: string, ids: readonly number[]): Promise<Named[]> {
  const source = sources[resource];
  if (!source) return [];
  const { rows } = await sql<Named>`${source} where x.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}
