// Every statement about lessons. The table is named `l`, its exercise `x`, its event `e`, its place `c`.
import { sql, type RawBuilder } from "kysely";
import { mostLessons, type Lesson, type LessonPatch, type LessonQuery } from "@atalaya/contract/resources/lessons.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTerritory, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { isTold, survivor } from "../records/queries.ts";

/** What counts of what committees agreed on a lesson: neither annulled itself, nor of an annulled or deleted session. */
const agreedOn = sql`committee_agreements a join committee_sessions s on s.id = a.session_id
  where a.lesson_id = l.id and a.status <> 'annulled' and s.status <> 'annulled' and s.deleted_at is null`;

/** To be improved, and no committee agreed on it. */
export const isOpenLesson = sql<boolean>`(l.kind = 'improvement' and not exists (select from ${agreedOn}))`;

const from = sql`lessons l join companies c on c.id = l.company_id left join exercises x on x.id = l.exercise_id
  left join records e on e.id = l.record_id`;

const matching = (scope: Scope, { exercise, event, open }: Partial<LessonQuery> = {}) => sql<boolean>`
  (x.id is null or x.deleted_at is null) and (e.id is null or ${isTold}) and ${inTerritory(sql<number>`l.company_id`, scope)}
  and ${whenGiven(exercise, (id) => sql`l.exercise_id = ${id}`)}
  and ${whenGiven(event, (id) => sql`l.record_id = any(with_absorbed(surviving_record(${id})))`)}
  and ${whenGiven(open, (is) => (is ? isOpenLesson : sql`not ${isOpenLesson}`))}`;

/** In the places whose committees the caller may read; null where he may read none. */
const agreements = (committees: Scope | null): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'number', a.number, 'text', a.text, 'session_id', s.id,
    'session', json_build_object('kind', s.kind, 'number', s.number, 'year', s.year), 'committee_id', k.id, 'committee', k.name,
    'responsible', coalesce(a.responsible_text, i.name_es, concat_ws(' ', p.first_name, p.last_name, p.second_last_name)),
    'due_on', a.due_on, 'status', a.status,
    'is_overdue', a.status in ('pending', 'in_progress') and a.due_on < (now() at time zone o.timezone)::date) order by a.number, a.id), '[]')
  from committee_agreements a join committee_sessions s on s.id = a.session_id and s.deleted_at is null and s.status <> 'annulled'
  join committees k on k.id = s.committee_id join companies o on o.id = s.company_id
  left join institutions i on i.id = a.responsible_institution_id
  left join committee_members m on m.id = a.responsible_member_id left join persons p on p.id = m.person_id
  where a.lesson_id = l.id and ${committees ? inTerritory(sql<number>`a.company_id`, committees) : sql`false`})`;

const columns = (committees: Scope | null) => sql`
  l.id, l.version, l.created_at, l.updated_at, l.company_id, c.reason_social as company_name, l.exercise_id,
  case when e.id is not null then ${survivor} end as event_id, coalesce(x.title, (select t.title from records t where t.id = ${survivor})) as source,
  l.kind, l.text, l.proposal, exists (select from ${agreedOn}) as is_agreed, ${agreements(committees)} as agreements,
  (select u.name from users u where u.id::text = l.created_by) as created_by`;

/** In the order in which they were written down; of several sources the latest first. */
export async function listLessons(
  db: Db,
  scope: Scope,
  committees: Scope | null,
  query: LessonQuery,
): Promise<Lesson[]> {
  const isOfOne = query.exercise !== undefined || query.event !== undefined;
  const { rows } = await sql<Lesson>`
    select ${columns(committees)} from ${from} where ${matching(scope, query)}
    order by l.id ${isOfOne ? sql`` : sql`desc`} limit ${mostLessons}`.execute(db);
  return rows;
}

export async function findLesson(
  db: Db | Tx,
  scope: Scope,
  committees: Scope | null,
  id: number,
): Promise<Lesson | undefined> {
  const { rows } = await sql<Lesson>`
    select ${columns(committees)} from ${from} where ${matching(scope)} and l.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether a committee of this place may agree on it: it was learned there, or in a place below. It stays until the transaction ends. */
export async function isLessonFor(tx: Tx, scope: Scope | null, id: number, company_id: number): Promise<boolean> {
  if (!scope) return false;
  const { rows } = await sql`
    select from lessons l join companies c on c.id = l.company_id left join exercises x on x.id = l.exercise_id
      left join records e on e.id = l.record_id
    where ${matching(scope)} and l.id = ${id} and ${company_id} = any(c.path) for share of l`.execute(tx);
  return rows.length > 0;
}

/** The place of an exercise of the caller's places; it stays there until the transaction ends. */
export async function placeOfExercise(tx: Tx, scope: Scope, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ company_id: number }>`
    select x.company_id from exercises x
    where x.id = ${id} and x.deleted_at is null and ${inTerritory(sql<number>`x.company_id`, scope)} for share`.execute(
    tx,
  );
  return rows[0]?.company_id;
}

type Row = Pick<Lesson, "company_id" | "exercise_id" | "kind" | "text" | "proposal"> & { record_id: number | null };

export async function insertLesson(tx: Tx, row: Row): Promise<number> {
  return (await tx.insertInto("lessons").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export const updateLesson = (tx: Tx, id: number, changes: Omit<LessonPatch, "version">) =>
  tx
    .updateTable("lessons")
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .execute();

export const removeLesson = (tx: Tx, id: number) => tx.deleteFrom("lessons").where("id", "=", id).execute();
