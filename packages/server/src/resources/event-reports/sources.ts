// Where a report takes what it says from, as it stood at its cut-off: the event card, the counts of the shelters, the log of the event.
import { sql } from "kysely";
import type { EventCard } from "@atalaya/contract/domain/event-card.ts";
import type { Breakdown, Figure } from "@atalaya/contract/domain/losses.ts";
import { openStates } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type { ReportAction, ReportContent, ReportRequest } from "@atalaya/contract/resources/event-reports/content.ts";
import { clockIn } from "@atalaya/contract/values/format.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asPosition, plausible } from "../../platform/database/sql.ts";
import { withHours } from "../records/queries.ts";

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
      r.address, r.locality, r.event as card, ${withHours(sql`r.figures`)} as figures, r.breakdowns
    from records r join companies c on c.id = r.company_id join variables v on v.id = r.variable_id where r.id = ${event_id}`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * Who is in the shelters of the place, by the newest count of each until then; null where nobody has counted since the event began. The
 * moment of the newest of these counts is that of the sum.
 */
export async function readShelters(
  db: Db | Tx,
  { id, timezone }: ReportContent["place"],
  from: string,
  until: string,
): Promise<Figure | null> {
  const { rows } = await sql<{ occupied: number; newest: string | null }>`
    select coalesce(sum(o.occupied), 0)::int as occupied, max(o.as_of) as newest from shelters s cross join lateral (
      select occupied, as_of from shelter_occupancy o where o.shelter_id = s.id and o.as_of <= ${until} order by o.as_of desc limit 1) o
    where s.company_id = ${id} and s.deleted_at is null and s.is_active
      and o.as_of >= (${from}::date::timestamp at time zone ${timezone})`.execute(db);
  const { occupied, newest } = rows[0]!;
  if (newest === null) return null;
  const { day, hour } = clockIn(timezone, new Date(newest));
  const value = { value: occupied, qualifier: "quantified" as const, currency: null };
  return { metric: "sheltered", ...value, as_of: day, hour, source: null, note: null };
}

type Line = ReportAction & Pick<ReportRequest, "to" | "state"> & { kind: "decision" | "task" | "request" };

const ofLog = (event_id: number) => sql`l.record_id = any(with_absorbed(${event_id})) and l.corrected_by_id is null
  and (l.step is null or l.step = 'correction') and l.text is not null`;

/** Decisions and done tasks are actions, requests that nobody has fulfilled are needs; of lines that were corrected the last one. */
export async function readLog(
  db: Db | Tx,
  event_id: number,
  until: string,
): Promise<{ actions: ReportAction[]; requests: ReportRequest[] }> {
  const { rows } = await sql<Line>`
    select l.id, l.number, case l.kind when 'task' then l.state_at else l.happened_at end as at, l.text, l.to_name as to, l.state, l.kind
    from log_entries l where ${ofLog(event_id)} and l.happened_at <= ${until}
      and (l.kind = 'decision' or l.kind = 'task' and l.state = 'done' and l.state_at <= ${until}
        or l.kind = 'request' and l.state = any(${[...openStates]}::text[]))
    order by at, l.id`.execute(db);
  return {
    actions: rows
      .filter(({ kind }) => kind !== "request")
      .map(({ id, number, at, text }) => ({ id, number, at, text })),
    requests: rows.filter(({ kind }) => kind === "request").map(({ kind: _kind, ...row }) => row),
  };
}

/** The first hour that the log knows, where it is of the day on which the event began. */
export async function firstHour(db: Db | Tx, event_id: number, { event, place }: Card): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select min(l.happened_at) as at from log_entries l where ${ofLog(event_id)}`.execute(db);
  const { at } = rows[0]!;
  return at !== null && clockIn(place.timezone, new Date(at)).day === event.observed_on ? at : null;
}
