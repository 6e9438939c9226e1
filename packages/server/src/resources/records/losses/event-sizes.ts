// How often disasters of a size came: counted by what each of them cost, with its parts.
import { sql } from "kysely";
import type { EventSizes, EventSizesQuery } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { countedFigures, sumLosses } from "./loss-sums.ts";

type Filters = Omit<EventSizesQuery, "metric">;

/** The years that the record speaks of: a year without any disaster is one of them. */
async function yearsOf(db: Db, scope: Scope, filters: Filters, metric: EventSizesQuery["metric"]) {
  const { rows, total } = await sumLosses(db, scope, {
    ...filters,
    by: ["year"],
    metric: [metric],
    place_kind: "municipality",
  });
  const known = rows.map(({ year }) => year!);
  const [most] = total.sums.toSorted((one, other) => other.cards - one.cards);
  const currency = most?.currency ?? null;
  if (known.length === 0) return { years: null, currency };
  const asked = (day: string | undefined) => (day === undefined ? undefined : Number(day.slice(0, 4)));
  const thisYear = new Date().getUTCFullYear();
  const from = asked(filters.observed_from) ?? Math.min(...known);
  return { years: { from, to: Math.max(from, Math.min(asked(filters.observed_to) ?? thisYear, thisYear)) }, currency };
}

/** Sizes in powers of ten; less than one is no size: hectares are told with decimals. */
const powers = Array.from({ length: 16 }, (_, power) => 10 ** power);

/**
 * As far as any disaster reached. Where a part tells the loss the wider disasters do not count (decision 0066), so a card that is a part of none
 * is an event by itself, and only parts have to be put together.
 */
export async function eventSizes(db: Db, scope: Scope, { metric, ...filters }: EventSizesQuery): Promise<EventSizes> {
  const { years, currency } = await yearsOf(db, scope, filters, metric);
  const { from, where } = countedFigures(scope, filters);
  const told = sql`s.metric = ${metric} and s.currency = ${currency ?? ""} and s.value > 0 and ${where}`;
  const { rows } = await sql<{ reached: number; events: number }>`
    with parts as materialized (
      select id, above.ids[cardinality(above.ids)] as event from records cross join lateral umbrellas_of(id) above (ids)
      where umbrella_id is not null)
    select width_bucket(size, ${powers}::float8[]) as reached, count(*)::int as events
    from (select s.value as size from ${from} where ${told} and not exists (select from parts where parts.id = s.record_id)
      union all
      select sum(s.value::numeric)::float8 from ${from} join parts on parts.id = s.record_id where ${told} group by parts.event) events
    where size >= 1 group by 1`.execute(db);
  const most = Math.max(0, ...rows.map(({ reached }) => reached));
  const sizes = powers.slice(0, most).map((least, power) => ({
    least,
    events: rows.reduce((sum, row) => (row.reached > power ? sum + row.events : sum), 0),
  }));
  return { years, currency, rows: sizes };
}
