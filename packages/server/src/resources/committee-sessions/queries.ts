// Every statement about the sessions of committees and what was agreed in them.
import { sql, type RawBuilder } from "kysely";
import {
  soonDays,
  type sessionDomains,
  type Session,
  type SessionDraft,
  type SessionQuery,
  type SessionRecord,
  type SessionSummary,
} from "@atalaya/contract/resources/committee-sessions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asJson, inTerritory, plausible, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { sealOf } from "../editions/queries.ts";
import { matching as alertsMatching } from "../alerts/queries.ts";
import { matching as recordsMatching } from "../records/queries.ts";

/** The quorum as it was when the minutes were approved; null before. */
type Approved = { approved_quorum_required: number | null; approved_quorum_present: number | null };

/** What the database knows; rules.ts adds the quorum. `held_on`: the day in the committee's place. */
type Uncounted<S> = Omit<S, "quorum_required" | "quorum_present" | "is_quorate"> & Approved & { held_on: string };
export type FoundSummary = Uncounted<SessionSummary>;
export type FoundSession = Omit<Uncounted<Session>, "records">;

/** Where the caller may read events and alerts; null where nowhere. */
export type RecordScopes = Record<(typeof sessionDomains)[number], Scope | null>;

const isSoon = sql<boolean>`(s.status = 'called' and s.starts_at > now() and s.starts_at <= now() + make_interval(days => ${soonDays}))`;

/** Of the agreement `a`: neither done nor annulled by the day on which it was due, as it is in the committee's place now. */
export const isOverdue = sql<boolean>`(a.status in ('pending', 'in_progress') and a.due_on < day.it)`;

/** Of a session that counts. */
const hasOverdue = sql<boolean>`(s.status <> 'annulled' and exists (select from committee_agreements a where a.session_id = s.id and ${isOverdue}))`;

export const matching = (scope: Scope, { trash, committee, soon, overdue }: Partial<SessionQuery> = {}) =>
  sql<boolean>`${trash ? sql`s.deleted_at is not null` : sql`s.deleted_at is null`}
    and ${inTerritory(sql<number>`s.company_id`, scope)}
    and ${whenGiven(committee, (id) => sql<boolean>`s.committee_id = ${id}`)}
    and ${whenGiven(soon, (is) => (is ? isSoon : sql`not ${isSoon}`))}
    and ${whenGiven(overdue, (is) => (is ? hasOverdue : sql`not ${hasOverdue}`))}`;

const agreements = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'session_id', a.session_id, 'number', a.number, 'text', a.text,
    'responsible', coalesce(a.responsible_text, i.name_es,
      concat_ws(' ', p.first_name, p.last_name, p.second_last_name)),
    'responsible_member_id', a.responsible_member_id, 'responsible_institution_id', a.responsible_institution_id,
    'responsible_text', a.responsible_text, 'due_on', a.due_on, 'status', a.status, 'lesson_id', a.lesson_id,
    'is_overdue', ${isOverdue}, 'days_left', ${plausible(sql`a.due_on`)} - day.it)
    order by a.number), '[]')
  from committee_agreements a left join institutions i on i.id = a.responsible_institution_id
  left join committee_members m on m.id = a.responsible_member_id left join persons p on p.id = m.person_id
  where a.session_id = s.id)`;

const summary = sql`s.id, s.version, s.created_at, s.updated_at, s.company_id, s.committee_id, s.number, s.year, s.kind, s.mode,
  s.starts_at, s.ends_at, s.place, s.phase, s.emergency_level, s.agenda, s.confirmations, s.attendance, s.votes, s.status, s.deleted_at,
  s.approved_quorum_required, s.approved_quorum_present, ${sealOf("committee_sessions", sql`s.id`)} as seal,
  ${agreements} as agreements, (s.starts_at at time zone c.timezone)::date as held_on,
  (select u.name from users u where u.id::text = s.updated_by) as updated_by`;

/** Of records that were made one, the one that is left, as often as that happened; parted again, each by itself. An alert is none of them. */
const recordsLeft = (ids: RawBuilder<unknown>) => sql`array(
  with recursive way as (
    select r.id, r.merged_into_id from records r where r.id = any(${ids})
    union select r.id, r.merged_into_id from way join records r on r.id = way.merged_into_id)
  select id from way where merged_into_id is null
  union select id from alerts where id = any(${ids}) order by id)`;

const details = sql`${summary}, s.minutes, ${recordsLeft(sql`s.record_ids`)} as record_ids, s.approved_in_session_id,
  (select json_build_object('kind', a.kind, 'number', a.number, 'year', a.year)
    from committee_sessions a where a.id = s.approved_in_session_id) as approved_in`;

export const from = sql`committee_sessions s join companies c on c.id = s.company_id
  cross join lateral (select (now() at time zone c.timezone)::date as it) day`;

const mostSessions = 1000;

/** The latest first, without what was said. */
export async function listSessions(db: Db, scope: Scope, query: SessionQuery): Promise<FoundSummary[]> {
  const { rows } = await sql<FoundSummary>`
    select ${summary} from ${from} where ${matching(scope, query)}
    order by s.starts_at desc, s.id desc limit ${mostSessions}`.execute(db);
  return rows;
}

export async function findSession(
  db: Db | Tx,
  scope: Scope,
  id: number,
  which: { trash?: boolean } = {},
): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`
    select ${details} from ${from} where ${matching(scope, which)} and s.id = ${id}`.execute(db);
  return rows[0];
}

/** Those of these records that the caller may read, in this order. */
export async function recordsSeen(db: Db | Tx, scopes: RecordScopes, ids: readonly number[]): Promise<SessionRecord[]> {
  const { risk, alert } = scopes;
  const { rows } = await sql<SessionRecord>`
    select * from (
      select r.id, 'risk' as domain, r.code, r.title from records r
        where r.id = any(${ids}::bigint[]) and ${risk ? recordsMatching(risk, "risk") : sql`false`}
      union all
      select r.id, 'alert', r.code, r.headline_es from alerts r
        where r.id = any(${ids}::bigint[]) and ${alert ? alertsMatching(alert) : sql`false`}) seen
    order by array_position(${ids}::bigint[], id)`.execute(db);
  return rows;
}

/** What became of these records, which a sealed paper names, as far as the caller may read it. */
export async function recordsNow(db: Db, scopes: RecordScopes, sealed: readonly number[]): Promise<SessionRecord[]> {
  const { rows } = await sql<{ ids: number[] }>`select ${recordsLeft(sql`${sealed}::bigint[]`)} as ids`.execute(db);
  return recordsSeen(db, scopes, rows[0]!.ids);
}

/**
 * Approved minutes without a seal: from before there were editions, whoever's place it is. Held until the transaction ends; of two servers
 * that start at once the second looks when the first has sealed them.
 */
export async function listUnsealed(tx: Tx): Promise<FoundSession[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('unsealed minutes', 0))`.execute(tx);
  const { rows } = await sql<FoundSession>`
    select ${details} from ${from} where s.status = 'minutes_approved'
      and not exists (select from editions e where e.resource = 'committee_sessions' and e.record_id = s.id)
    order by s.id for update of s`.execute(tx);
  return rows;
}

type Approval = Pick<SessionDraft, "committee_id" | "starts_at">;

/**
 * Whether the minutes of a session may have been approved in another one: a later one of its committee, which has begun; not before
 * `formerly`, where an earlier edition was approved.
 */
export async function isLater(
  tx: Tx,
  { committee_id, starts_at }: Approval,
  id: number,
  formerly: number | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    select from committee_sessions where id = ${id} and committee_id = ${committee_id} and deleted_at is null
      and starts_at > ${starts_at}::timestamptz and starts_at <= now() and status <> 'annulled'
      and not exists (select from committee_sessions f where f.id = ${formerly} and f.starts_at > committee_sessions.starts_at) for share`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The sessions whose minutes, or a rectification of them, were approved in this one: how many, and when the last of them was held. */
export async function approvedHere(tx: Tx, id: number): Promise<{ count: number; last: string | null }> {
  const { rows } = await sql<{ count: number; last: string | null }>`
    select count(*) as count, max(s.starts_at) as last from committee_sessions s
    where s.deleted_at is null and (s.approved_in_session_id = ${id} or exists (select from editions e
      where e.resource = 'committee_sessions' and e.record_id = s.id and e.approved_in_session_id = ${id}))`.execute(
    tx,
  );
  return rows[0]!;
}

/** Lets a sealed session be written until the transaction ends with its new edition. */
export const rectifying = (tx: Tx, id: number) =>
  sql`select set_config('app.rectifies', ${String(id)}, true)`.execute(tx);

type Columns = Omit<SessionDraft, "agreements">;

const listed = ["agenda", "confirmations", "attendance", "votes"] as const;

/** The columns as they are kept: lists as JSON. */
const stored = (columns: Partial<Columns>) => ({
  ...(columns as Partial<Omit<Columns, (typeof listed)[number]>>),
  ...(Object.fromEntries(
    listed.flatMap((field) => (columns[field] ? [[field, asJson(columns[field])]] : [])),
  ) as Partial<Record<(typeof listed)[number], RawBuilder<string>>>),
});

/** Holds the committee until the transaction ends: its members, and the numbers of its sessions and agreements, which are counted in it. */
export const holdCommittee = (tx: Tx, id: number) =>
  sql`select from committees where id = ${id} for update`.execute(tx);

/** Likewise the committee of a session, which is never another one. */
export const holdCommitteeOf = (tx: Tx, session_id: number) =>
  sql`select from committees where id = (select committee_id from committee_sessions where id = ${session_id}) for update`.execute(
    tx,
  );

/** Numbers are counted in a committee's year, which the caller holds, so that two sessions take turns. */
export async function insertSession(tx: Tx, company_id: number, draft: Columns): Promise<number> {
  const { rows } = await sql<{ year: number; number: number }>`
    select y.year, coalesce(max(s.number), 0) + 1 as number
    from (select extract(year from ${draft.starts_at}::timestamptz at time zone c.timezone)::int as year
      from companies c where c.id = ${company_id}) y
    left join committee_sessions s on s.committee_id = ${draft.committee_id} and s.year = y.year group by y.year`.execute(
    tx,
  );
  const row = { ...draft, ...stored(draft), ...rows[0]!, company_id };
  return (await tx.insertInto("committee_sessions").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export const updateSession = (tx: Tx, id: number, changes: Partial<Columns & Approved>) =>
  tx
    .updateTable("committee_sessions")
    .set({ ...stored(changes), version: sql`version` })
    .where("id", "=", id)
    .execute();

/** Makes the agreements these ones; those that were there before keep their numbers. The caller holds the committee, for new ones. */
export async function replaceAgreements(
  tx: Tx,
  { id: session_id, company_id, committee_id }: { id: number; company_id: number; committee_id: number },
  before: readonly { id: number }[],
  wanted: SessionDraft["agreements"],
): Promise<void> {
  const own = new Set(before.map(({ id }) => id));
  const kept = new Set(wanted.map(({ id }) => id));
  const gone = before.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0) await tx.deleteFrom("committee_agreements").where("id", "in", gone).execute();
  for (const { id, ...agreement } of wanted)
    if (id !== null && own.has(id))
      await tx.updateTable("committee_agreements").set(agreement).where("id", "=", id).execute();
    else {
      const number = sql<number>`(select coalesce(max(a.number), 0) + 1 from committee_agreements a
        join committee_sessions s on s.id = a.session_id where s.committee_id = ${committee_id})`;
      await tx
        .insertInto("committee_agreements")
        .values({ ...agreement, session_id, company_id, number })
        .execute();
    }
}
