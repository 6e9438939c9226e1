// Where the file of an emergency takes what it says from: the card, the log, the alerts, the shelters, the committees, the lessons. The event is
// meant with all that were merged into it.
import { sql } from "kysely";
import type { AfterActionContent } from "@atalaya/contract/resources/after-actions/content.ts";
import { openStates } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { ofLog } from "../event-reports/queries.ts";

type Door = Db | Tx;
type Content = AfterActionContent;

/** Of what was done; null of what was not. */
type Instants = Record<"recorded" | "kit" | "first_line" | "first_alert" | "first_report" | "all_clear", string | null>;

const absorbed = (event_id: number) => sql`any(with_absorbed(${event_id}))`;

export async function readInstants(db: Door, event_id: number): Promise<Instants> {
  const { rows } = await sql<Instants>`
    select (select min(r.created_at) from records r where r.id = ${absorbed(event_id)}) as recorded,
      (select min(k.created_at) from event_kits k where k.record_id = ${absorbed(event_id)}) as kit,
      (select min(l.happened_at) from log_entries l where ${ofLog(event_id)}) as first_line,
      (select min(m.sent_at) from alert_messages m join alerts a on a.id = m.alert_id
        where a.event_id = ${absorbed(event_id)} and a.kind = 'alert') as first_alert,
      (select min(p.sent_at) from event_reports p where p.record_id = ${absorbed(event_id)}) as first_report,
      (select max(m.sent_at) from alert_messages m join alerts a on a.id = m.alert_id
        where a.event_id = ${absorbed(event_id)} and a.kind = 'alert' and m.message_type = 'Cancel') as all_clear`.execute(
    db,
  );
  return rows[0]!;
}

type Log = Pick<Content, "lines" | "actions" | "open">;

/** Decisions and done tasks by their hour, and what nobody finished; of lines that were corrected the last one. */
export async function readLog(db: Door, event_id: number): Promise<Log> {
  const of = sql`log_entries l where ${ofLog(event_id)}`;
  const counted = await sql<Log["lines"][number]>`
    select l.kind, count(*)::int as count from ${of} group by l.kind order by count(*) desc, l.kind`.execute(db);
  const { rows } = await sql<Log["actions"][number] & { is_open: boolean }>`
    select l.number, case when l.kind = 'task' and l.state = 'done' then l.state_at else l.happened_at end as at, l.text,
      coalesce(l.state = any(${[...openStates]}::text[]), false) as is_open
    from ${of} and (l.kind = 'decision' or l.kind = 'task' and l.state = 'done' or l.state = any(${[...openStates]}::text[]))
    order by at, l.id`.execute(db);
  const ofState = (isOpen: boolean) =>
    rows.filter(({ is_open }) => is_open === isOpen).map(({ number, at, text }) => ({ number, at, text }));
  return { lines: counted.rows, actions: ofState(false), open: ofState(true) };
}

const said = (part: string) =>
  sql`jsonb_build_object('es', m.said #>> ${`{told,es,${part}}`}::text[],
    'en', coalesce(m.said #>> ${`{told,en,${part}}`}::text[], m.said #>> ${`{told,es,${part}}`}::text[]))`;

/** Exercises are no alerts. */
export async function readMessages(db: Door, event_id: number): Promise<Content["messages"]> {
  const { rows } = await sql<Content["messages"][number]>`
    select a.code, m.number, m.message_type, m.sent_at, (select u.name from users u where u.id::text = m.created_by) as sent_by,
      ${said("level")} as level, ${said("headline")} as headline,
      (select count(*)::int from alert_deliveries d where d.message_id = m.id and d.state = 'sent') as delivered,
      (select count(*)::int from alert_deliveries d where d.message_id = m.id and d.state <> 'sent' and d.state <> 'superseded') as failed
    from alert_messages m join alerts a on a.id = m.alert_id
    where a.event_id = ${absorbed(event_id)} and a.kind = 'alert' order by m.sent_at, m.id`.execute(db);
  return rows;
}

type Sent = Content["reports"][number] & { content: string };

/** What was sent, each with what was sealed. Late is what came after the report before it had announced. */
export async function readReports(db: Door, event_id: number): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select p.number, p.cutoff_at, p.sent_at, (select u.name from users u where u.id::text = p.sent_by) as sent_by,
      (extract(epoch from p.sent_at - lag(p.next_due_at) over (order by p.sent_at, p.id)) / 60)::int as late_minutes, e.content
    from event_reports p join editions e on e.resource = 'event_reports' and e.record_id = p.id
    where p.record_id = ${absorbed(event_id)} and p.number is not null order by p.sent_at, p.id`.execute(db);
  return rows;
}

/** Shelters of the place in which somebody was counted as they were open, from the day on which the event began until it ended. */
export async function readShelters(
  db: Door,
  { event, place }: { event: Pick<Content["event"], "observed_on" | "ended_on">; place: Content["place"] },
): Promise<Content["shelters"]> {
  const { rows } = await sql<Content["shelters"][number]>`
    with counts as (
      select o.* from shelter_occupancy o join shelters s on s.id = o.shelter_id
      where s.company_id = ${place.id} and s.deleted_at is null
        and o.as_of >= (${event.observed_on}::date::timestamp at time zone ${place.timezone})
        and (${event.ended_on}::date is null or o.as_of < ((${event.ended_on}::date + 1)::timestamp at time zone ${place.timezone})))
    select s.name_es, s.name_en, min(o.as_of) filter (where o.state <> 'closed') as opened_at,
      case when (array_agg(o.state order by o.as_of desc))[1] = 'closed' then max(o.as_of) end as closed_at,
      max(o.occupied) as most, (array_agg(o.as_of order by o.occupied desc, o.as_of))[1] as most_at
    from counts o join shelters s on s.id = o.shelter_id group by s.id
    having bool_or(o.state <> 'closed') order by opened_at, s.id`.execute(db);
  return rows;
}

/** Sessions that dealt with the event or with one of its alerts. */
export async function readSessions(db: Door, event_id: number): Promise<Content["sessions"]> {
  const { rows } = await sql<Content["sessions"][number]>`
    select s.id, k.name as committee, s.kind, s.number, s.year, s.starts_at, s.status,
      (select count(*)::int from committee_agreements a where a.session_id = s.id and a.status <> 'annulled') as agreements
    from committee_sessions s join committees k on k.id = s.committee_id
    where s.deleted_at is null and s.status <> 'annulled' and s.record_ids && (
      with_absorbed(${event_id}) || array(select a.id from alerts a where a.event_id = ${absorbed(event_id)}))
    order by s.starts_at, s.id`.execute(db);
  return rows;
}

export async function readLessons(db: Door, event_id: number): Promise<Content["lessons"]> {
  const { rows } = await sql<Content["lessons"][number]>`
    select l.kind, l.text, l.proposal, (
      select coalesce(json_agg(json_build_object('number', a.number, 'committee', k.name, 'due_on', a.due_on) order by a.number, a.id), '[]')
      from committee_agreements a join committee_sessions s on s.id = a.session_id join committees k on k.id = s.committee_id
      where a.lesson_id = l.id and a.status <> 'annulled' and s.status <> 'annulled' and s.deleted_at is null) as agreed
    from lessons l where l.record_id = ${absorbed(event_id)} order by l.id`.execute(db);
  return rows;
}
