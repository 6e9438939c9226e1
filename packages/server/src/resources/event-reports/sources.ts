// Where a report takes what it says from beside the event card, as it stood at its cut-off: the counts of the shelters, the items of
// recovery that follow the event, its log.
import { sql } from "kysely";
import { openStates } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type {
  ReportAction,
  ReportContent,
  ReportFigure,
  ReportRequest,
} from "@atalaya/contract/resources/event-reports/content.ts";
import { clockIn } from "@atalaya/contract/values/format.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { ofLog } from "./queries.ts";

/** A figure as a report tells it, wherever it is from. */
export type ToldFigure = Omit<ReportFigure, "origin">;

/**
 * Who is in the shelters of the place, by the newest count of each until then; null where nobody has counted since the event began. The
 * moment of the newest of these counts is that of the sum.
 */
export async function readShelters(
  db: Db | Tx,
  { id, timezone }: ReportContent["place"],
  from: string,
  until: string,
): Promise<ToldFigure | null> {
  const { rows } = await sql<{ occupied: number; newest: string | null }>`
    select coalesce(sum(o.occupied), 0)::int as occupied, max(o.as_of) as newest from shelters s cross join lateral (
      select occupied, as_of from shelter_occupancy o where o.shelter_id = s.id and o.as_of <= ${until} order by o.as_of desc limit 1) o
    where s.company_id = ${id} and s.deleted_at is null and s.is_active
      and o.as_of >= (${from}::date::timestamp at time zone ${timezone})`.execute(db);
  const { occupied, newest } = rows[0]!;
  if (newest === null) return null;
  const { day, hour } = clockIn(timezone, new Date(newest));
  const value = { value: occupied, qualifier: "quantified" as const, currency: null };
  return { metric: "sheltered", ...value, as_of: day, hour, source: null };
}

/**
 * What the items of recovery that follow the event say was damaged, as of the newest of them; at least that where one does not tell it. Null
 * where none tells it, or where they tell it in several currencies: these have no one sum.
 */
export async function readDamage(
  db: Db | Tx,
  event_id: number,
  { timezone }: ReportContent["place"],
  until: string,
): Promise<ToldFigure | null> {
  const { rows } = await sql<{ damage: number; currency: string; as_of: string; isAll: boolean }>`
    select sum(i.damage)::float8 as damage, min(i.currency) as currency, max(i.observed_on) filter (where i.damage is not null) as as_of,
      bool_and(i.damage is not null) as "isAll"
    from (select (r.recovery ->> 'damage_value')::numeric as damage, r.recovery ->> 'currency' as currency, r.observed_on from records r
      where r.recovery ->> 'event_id' is not null and (r.recovery ->> 'event_id')::bigint = any(with_absorbed(${event_id}))
        and r.deleted_at is null and r.merged_into_id is null and r.observed_on <= (${until}::timestamptz at time zone ${timezone})::date) i
    having count(i.damage) > 0 and count(distinct i.currency) filter (where i.damage is not null) = 1`.execute(db);
  if (!rows[0]) return null;
  const { damage, currency, as_of, isAll } = rows[0];
  const qualifier = isAll ? ("quantified" as const) : ("at_least" as const);
  return { metric: "loss_local", value: damage, qualifier, currency, as_of, hour: null, source: null };
}

type Line = ReportAction & Pick<ReportRequest, "to" | "state"> & { kind: "decision" | "task" | "request" };

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
