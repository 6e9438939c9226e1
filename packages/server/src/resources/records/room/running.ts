// The emergencies that run, with their latest figures and how much these grew, and the log that is kept of them.
import { sql } from "kysely";
import { compareFigures, headlineMetrics, type Figure } from "@atalaya/contract/domain/losses.ts";
import type { RoomEvent, RoomFigure, RunningEvents } from "@atalaya/contract/resources/records/room.ts";
import type { Db } from "../../../platform/database/database.ts";
import { asPosition, inTerritory, plausible } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { asFigures } from "../stored.ts";
import { matching } from "../queries.ts";

/** More than a room can show; the list has them all. */
const mostShown = 20;

type Found = Omit<RoomEvent, "figures" | "log"> & { figures: Figure[]; lines: number; last_at: string | null };

const columns = sql`r.id, r.title, r.company_id, c.reason_social as company_name, c.timezone, r.variable_id, v.name_es as variable_es,
  v.name_en as variable_en, v.color, v.icon, ${plausible(sql`r.observed_on`)} as observed_on, r.ended_on, ${asPosition(sql`r.anchor`)} as anchor,
  ${asFigures(sql`r.figures`)} as figures`;

/** `log` is the territory whose logs the caller may read. */
const lines = (log: Scope | null) => sql`cross join lateral (
  select count(*)::int as lines, max(l.happened_at) as last_at from log_entries l
  where ${log ? sql`l.record_id = any(with_absorbed(r.id)) and ${inTerritory(sql<number>`l.company_id`, log)}` : sql`false`}) l`;

const numberOf = ({ value, qualifier }: Figure): number | null => (qualifier === "none" ? 0 : value);

/** The figures in force, the most telling first, each beside the one that was in force before it. */
export function roomFigures(figures: readonly Figure[]): RoomFigure[] {
  const inOrder = figures.toSorted(compareFigures);
  return headlineMetrics.flatMap((metric) => {
    const course = inOrder.filter((figure) => figure.metric === metric);
    const now = course.at(-1);
    const value = now ? numberOf(now) : null;
    if (!now || value === null) return [];
    const before = course.slice(0, -1).findLast((figure) => numberOf(figure) !== null);
    const change = before ? value - numberOf(before)! : null;
    const { qualifier, as_of, hour, source } = now;
    return [{ metric, value, qualifier, as_of, hour, source, change }];
  });
}

const told = (found: Found, log: Scope | null): RoomEvent => {
  const { lines, last_at, figures, ...event } = found;
  return { ...event, figures: roomFigures(figures), log: log && { lines, last_at } };
};

/** The newest of the emergencies that run, and where none does the published one that ended last. */
export async function runningEvents(db: Db, scope: Scope, log: Scope | null): Promise<RunningEvents> {
  const { rows } = await sql<Found & { total: number }>`
    with r as materialized (select r.*, count(*) over () as total from records r
      where ${matching(scope, "risk", { running: true })} order by r.observed_on desc, r.id desc limit ${mostShown})
    select ${columns}, r.total, l.* from r join companies c on c.id = r.company_id join variables v on v.id = r.variable_id ${lines(log)}
    order by r.observed_on desc, r.id desc`.execute(db);
  const last = rows.length === 0 ? await lastEvent(db, scope, log) : null;
  return {
    total: rows[0]?.total ?? 0,
    events: rows.map(({ total: _total, ...row }) => told(row, log)),
    last: last && told(last, log),
  };
}

async function lastEvent(db: Db, scope: Scope, log: Scope | null): Promise<Found | null> {
  const { rows } = await sql<Found>`
    with r as materialized (select r.* from records r join variables v on v.id = r.variable_id
      where ${matching(scope, "risk", { has_published: true })} and v.kind = 'event_type' and r.observed_on <= now()::date + 1
      order by r.observed_on desc, r.id desc limit 1)
    select ${columns}, l.* from r join companies c on c.id = r.company_id join variables v on v.id = r.variable_id ${lines(log)}`.execute(
    db,
  );
  return rows[0] ?? null;
}
