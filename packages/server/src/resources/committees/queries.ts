// Every statement about committees and their members.
import { sql } from "kysely";
import type {
  Committee,
  CommitteeDraft,
  CommitteeMember,
  CommitteeQuery,
  MemberDraft,
} from "@atalaya/contract/resources/committees.ts";
import type { CommitteePlace } from "@atalaya/contract/domain/committee-kinds.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { kept, type Pointers } from "../../platform/database/pointers.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

/** What the database knows; rules.ts adds the quorum and the remarks. `today`: the day in the committee's place, which is in `country`. */
export type FoundCommittee = Omit<Committee, "quorum_required" | "chair_id" | "warnings"> & {
  today: string;
  country: string;
};

const matching = (scope: Scope, { trash }: Partial<CommitteeQuery> = {}) =>
  sql<boolean>`${trash ? sql`k.deleted_at is not null` : sql`k.deleted_at is null`}
    and ${inTerritory(sql<number>`k.company_id`, scope)}`;

const members = sql`(
  select coalesce(json_agg(json_build_object('id', m.id, 'person_id', m.person_id, 'role', m.role,
    'substitutes_person_id', m.substitutes_person_id, 'from_on', m.from_on, 'to_on', m.to_on, 'appointment', m.appointment,
    'is_voting', m.is_voting,
    'is_current', m.from_on <= day.it and (m.to_on is null or m.to_on >= day.it) and k.dissolved_on is null,
    'first_name', p.first_name, 'last_name', p.last_name, 'second_last_name', p.second_last_name,
    'position_es', p.position_es, 'position_en', p.position_en, 'phone', p.phone, 'phone_24x7', p.phone_24x7, 'email', p.email,
    'institution_name_es', i.name_es, 'institution_name_en', i.name_en) order by m.call_order, m.id), '[]')
  from committee_members m join persons p on p.id = m.person_id left join institutions i on i.id = p.institution_id
  where m.committee_id = k.id)`;

const titleOf = (column: string) => sql`(select d.title_es from legal_documents d where d.id = ${sql.ref(column)})`;

const columns = sql`k.id, k.version, k.created_at, k.updated_at, k.company_id, c.reason_social as company_name, c.country, c.timezone, day.it as today, k.kind, k.level, k.name,
  k.constitution_document_id, ${titleOf("k.constitution_document_id")} as constitution_title, k.constituted_on,
  k.regulation_document_id, ${titleOf("k.regulation_document_id")} as regulation_title, k.quorum_number, k.session_frequency,
  k.dissolved_on, k.deleted_at, ${members} as members,
  (select count(*) from committee_sessions s where s.committee_id = k.id and s.deleted_at is null)::int as session_count,
  (select u.name from users u where u.id::text = k.updated_by) as updated_by`;

const from = sql`committees k join companies c on c.id = k.company_id
  cross join lateral (select (now() at time zone c.timezone)::date as it) day`;

const mostCommittees = 500;

/** Active ones first. */
export async function listCommittees(db: Db, scope: Scope, query: CommitteeQuery): Promise<FoundCommittee[]> {
  const { rows } = await sql<FoundCommittee>`
    select ${columns} from ${from} where ${matching(scope, query)}
    order by k.dissolved_on is not null, c.reason_social collate spanish, k.id limit ${mostCommittees}`.execute(db);
  return rows;
}

export async function findCommittee(
  db: Db | Tx,
  scope: Scope,
  id: number,
  which: { trash?: boolean } = {},
): Promise<FoundCommittee | undefined> {
  const { rows } = await sql<FoundCommittee>`
    select ${columns} from ${from} where ${matching(scope, which)} and k.id = ${id}`.execute(db);
  return rows[0];
}

/** For what the system does by itself, whoever's place it is. */
export async function committeeById(tx: Tx, id: number): Promise<FoundCommittee> {
  const { rows } = await sql<FoundCommittee>`select ${columns} from ${from} where k.id = ${id}`.execute(tx);
  return rows[0]!;
}

/** The country and kind of a place: they decide which committees it may have. */
export const placeOf = (tx: Tx, id: number): Promise<CommitteePlace | undefined> =>
  sql<CommitteePlace>`select country, kind from companies where id = ${id}`.execute(tx).then(({ rows }) => rows[0]);

/** The first and last day on which the committee met or is called to meet, in its place; null where it never did. */
export async function sessionDays(tx: Tx, id: number): Promise<{ first: string | null; last: string | null }> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(d.it) as first, max(d.it) as last from committee_sessions s join companies c on c.id = s.company_id
    cross join lateral (select (s.starts_at at time zone c.timezone)::date as it) d
    where s.committee_id = ${id} and s.deleted_at is null and s.status <> 'annulled'`.execute(tx);
  return rows[0]!;
}

type Columns = Omit<CommitteeDraft, "members">;

export async function insertCommittee(tx: Tx, draft: Columns): Promise<number> {
  return (await tx.insertInto("committees").values(draft).returning("id").executeTakeFirstOrThrow()).id;
}

export const updateCommittee = (tx: Tx, id: number, changes: Partial<Columns>) =>
  tx
    .updateTable("committees")
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .execute();

/** Which of the committee's members a session names, as present, coming, cited or responsible: they stay in its list. */
export async function namedInSessions(tx: Tx, committee_id: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    with met as (select * from committee_sessions where committee_id = ${committee_id})
    select (it ->> 'member_id')::bigint as id from met, jsonb_array_elements(attendance || confirmations) it
    union select a.responsible_member_id from met join committee_agreements a on a.session_id = met.id
      where a.responsible_member_id is not null
    union select c.member_id from met join committee_citations c on c.session_id = met.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

type Of = Pick<CommitteeMember, "id">;

/** Makes the members these ones, in this order. Those that were there before keep their ids. */
export async function replaceMembers(
  tx: Tx,
  { id: committee_id, company_id }: { id: number; company_id: number },
  before: readonly Of[],
  wanted: readonly MemberDraft[],
): Promise<void> {
  const kept = new Set(wanted.map(({ id }) => id));
  const gone = before.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0) await tx.deleteFrom("committee_members").where("id", "in", gone).execute();
  for (const [call_order, { id, ...member }] of wanted.entries()) {
    const row = { ...member, call_order, committee_id, company_id };
    if (id === null) await tx.insertInto("committee_members").values(row).execute();
    else await tx.updateTable("committee_members").set(row).where("id", "=", id).execute();
  }
}

/** Sessions would lose their committee (V18). */
export const committeePointers: Pointers = {
  "committee_sessions.committee_id": { as: "committee_sessions", when: kept },
  "committee_members.committee_id": "a part of the committee, kept with it",
};
