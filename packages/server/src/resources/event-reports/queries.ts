// Every statement about reports of emergencies. The table is named `r`, its event `e`, its place `c`.
import { expressionBuilder, sql, type RawBuilder } from "kysely";
import type { EventCard } from "@atalaya/contract/domain/event-card.ts";
import type { Breakdown, Figure } from "@atalaya/contract/domain/losses.ts";
import { clockIn } from "@atalaya/contract/values/format.ts";
import type { Seal } from "@atalaya/contract/resources/editions.ts";
import {
  remindMinutes,
  type EventReportHead,
  type EventReportQuery,
  type EventReportSummary,
} from "@atalaya/contract/resources/event-reports.ts";
import { runningDays } from "@atalaya/contract/resources/records/room.ts";
import type { ReportContent, ReportWritten } from "@atalaya/contract/resources/event-reports/content.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.ts";
import {
  asJson,
  asPosition,
  hasWords,
  inTerritory,
  oneOf,
  paged,
  plausible,
  whenGiven,
} from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { sealOf } from "../editions/queries.ts";
import { asBreakdowns, asEvent, asFigures, findDisaster, isTold, survivor } from "../records/queries.ts";

const { ref } = expressionBuilder<{ r: DB["event_reports"] }, "r">();

/** The last one of a running event, of which the next is due soon or late. */
const isDue = sql<boolean>`(r.next_due_at < now() + make_interval(mins => ${remindMinutes}) and e.ended_on is null and e.merged_into_id is null
  and e.observed_on >= current_date - ${runningDays}::integer
  and not exists (select from event_reports l where l.record_id = r.record_id and l.number > r.number))`;

const inState = (states: NonNullable<EventReportQuery["state"]>) =>
  oneOf(sql<string>`case when r.number is null then 'draft' else 'sent' end`, states);

const matching = (scope: Scope, { event, state, due }: Partial<EventReportQuery> = {}) => sql<boolean>`${isTold}
  and ${inTerritory(ref("r.company_id"), scope)}
  and ${whenGiven(event, (id) => sql`r.record_id = any(with_absorbed(surviving_record(${id})))`)}
  and ${whenGiven(state, inState)}
  and ${whenGiven(due, (is) => (is ? isDue : sql`not coalesce(${isDue}, false)`))}`;

const nameOf = (id: RawBuilder<unknown>) => sql<string | null>`(select u.name from users u where u.id::text = ${id})`;

const columns = sql`r.id, r.version, ${survivor} as event_id, (select s.title from records s where s.id = ${survivor}) as event_title,
  r.company_id, c.reason_social as company_name, case when e.merged_into_id is not null then e.code end as merged_code,
  case when r.number is null then 'draft' else 'sent' end as state, r.number, r.cutoff_at, r.next_due_at, r.changes, r.created_at,
  ${nameOf(sql`r.created_by`)} as created_by, r.updated_at, r.sent_at, ${nameOf(sql`r.sent_by`)} as sent_by`;
const from = sql`event_reports r join records e on e.id = r.record_id join companies c on c.id = r.company_id`;

export const listReports = (db: Db, scope: Scope, query: EventReportQuery) =>
  paged<EventReportSummary>(
    db,
    {
      columns,
      from,
      where: sql<boolean>`${matching(scope, query)} and ${whenGiven(query.q || null, (q) => hasWords(sql.ref("e.search"), q))}`,
      id: sql`r.id`,
      sorts: { created_at: { by: sql`r.created_at`, type: "timestamptz" } },
      default_sort: "-created_at",
    },
    query,
  );

/** How many are due, the one that was due first, and when. */
export async function dueReports(db: Db, scope: Scope, most: number) {
  const { rows } = await sql<{ count: number; first: string | null; due: string | null }>`
    with due as (select e.title, r.next_due_at, r.id from ${from} where ${matching(scope, { due: true })}
      order by r.next_due_at, r.id limit ${most})
    select count(*)::int as count, min(next_due_at) as due, (select title from due order by next_due_at, id limit 1) as first from due`.execute(
    db,
  );
  return rows[0]!;
}

/** A report as it is kept. `record_id`: whose number it has; `before_id`: null of a draft. */
export type FoundReport = EventReportSummary & {
  record_id: number;
  before_id: number | null;
  written: ReportWritten;
  seal: Seal | null;
};

export async function findReport(db: Db | Tx, scope: Scope, id: number): Promise<FoundReport | undefined> {
  const { rows } = await sql<FoundReport>`
    select ${columns}, r.record_id, r.before_id, r.written, ${sealOf("event_reports", sql`r.id`)} as seal from ${from}
    where ${matching(scope)} and r.id = ${id}`.execute(db);
  return rows[0];
}

/** All of an event, a draft first, then the latest sent. */
export async function listSeries(db: Db | Tx, scope: Scope, event_id: number): Promise<EventReportSummary[]> {
  const { rows } = await sql<EventReportSummary>`
    select ${columns} from ${from} where ${matching(scope, { event: event_id })}
    order by r.sent_at desc nulls first, r.id desc`.execute(db);
  return rows;
}

/** The report that was sent last of an event and all that went into it. */
export async function findLatest(db: Db | Tx, event_id: number) {
  const { rows } = await sql<{ id: number; number: number; cutoff_at: string; written: ReportWritten }>`
    select r.id, r.number, r.cutoff_at, r.written from event_reports r
    where r.record_id = any(with_absorbed(${event_id})) and r.number is not null order by r.sent_at desc, r.id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export type FoundEvent = EventReportHead["event"] & { country: string };

const eventColumns = sql`e.id, e.code, e.title, e.company_id, c.reason_social as company_name, c.timezone, c.country, e.variable_id, e.ended_on`;

/** A running or past disaster of the caller's places. */
export const findEvent = (db: Db | Tx, scope: Scope, id: number) =>
  findDisaster<FoundEvent>(db, scope, id, eventColumns);

/** The places above one, the nearest first. */
export async function placesAbove(db: Db, company_id: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive above as (
      select parent_company_id as id, 1 as depth from companies where id = ${company_id}
      union all
      select c.parent_company_id, above.depth + 1 from above join companies c on c.id = above.id where above.depth < 20)
    select c.id, c.reason_social as name from above join companies c on c.id = above.id order by above.depth`.execute(
    db,
  );
  return rows;
}

/** The draft of an event, or the one that is there; two who open it at once open the same one. */
export async function openDraft(
  tx: Tx,
  { id: record_id, company_id }: FoundEvent,
  written: ReportWritten,
): Promise<number> {
  await sql`
    insert into event_reports (record_id, company_id, written) values (${record_id}, ${company_id}, ${asJson(written)})
    on conflict (record_id) where number is null do nothing`.execute(tx);
  const { id } = await tx
    .selectFrom("event_reports")
    .select("id")
    .where("record_id", "=", record_id)
    .where("number", "is", null)
    .executeTakeFirstOrThrow();
  return id;
}

export const updateWritten = (tx: Tx, id: number, written: ReportWritten) =>
  tx
    .updateTable("event_reports")
    .set({ written: asJson(written) })
    .where("id", "=", id)
    .execute();

type Sent = Pick<FoundReport, "record_id" | "before_id" | "changes"> & {
  cutoff_at: string;
  next_due_at: string | null;
};

/** Gives the draft its number. Whoever sends holds the row, and nobody opens the next draft before: no two take the same number. */
export async function markSent(tx: Tx, id: number, { record_id, ...sent }: Sent): Promise<number> {
  const { number } = await tx
    .updateTable("event_reports")
    .set({
      ...sent,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from event_reports where record_id = ${record_id})`,
      sent_at: sql<string>`now()`,
      sent_by: sql<string>`current_setting('app.actor')`,
    })
    .where("id", "=", id)
    .returning("number")
    .executeTakeFirstOrThrow();
  return number!;
}

/** Lines of the log of an event that tell something: of those that were corrected the last one. */
export const ofLog = (
  event_id: number,
) => sql`l.record_id = any(with_absorbed(${event_id})) and l.corrected_by_id is null
  and (l.step is null or l.step = 'correction') and l.text is not null`;

type Card = Pick<ReportContent, "place"> & {
  event: Omit<ReportContent["event"], "began_at" | "place_text" | "glide">;
  address: string | null;
  locality: string | null;
  card: EventCard | null;
  figures: Figure[];
  breakdowns: Breakdown[];
};

/** The event as its card says it, published or not: a report does not wait for a review. */
export async function readCard(db: Db | Tx, event_id: number): Promise<Card> {
  const { rows } = await sql<Card>`
    select jsonb_build_object('id', r.id, 'code', r.code, 'title', r.title, 'variable_es', v.name_es, 'variable_en', v.name_en,
        'hip_code', v.hip_code, 'observed_on', ${plausible(sql`r.observed_on`)}, 'ended_on', r.ended_on, 'anchor', ${asPosition(sql`r.anchor`)}) as event,
      jsonb_build_object('id', c.id, 'name', c.reason_social, 'territorial_code', c.territorial_code, 'timezone', c.timezone,
        'country', c.country) as place,
      r.address, r.locality, ${asEvent(sql`r.event`)} as card, ${asFigures(sql`r.figures`)} as figures,
      ${asBreakdowns(sql`r.breakdowns`)} as breakdowns
    from records r join companies c on c.id = r.company_id join variables v on v.id = r.variable_id where r.id = ${event_id}`.execute(
    db,
  );
  return rows[0]!;
}

/** The first hour that the log knows, where it is of the day on which the event began. */
export async function firstHour(db: Db | Tx, event_id: number, { event, place }: Card): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select min(l.happened_at) as at from log_entries l where ${ofLog(event_id)}`.execute(db);
  const { at } = rows[0]!;
  return at !== null && clockIn(place.timezone, new Date(at)).day === event.observed_on ? at : null;
}
