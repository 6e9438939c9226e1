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

/** Sizes in powers of ten, as far as any disaster reached. Less than one is no size: hectares are told with decimals. */
export async function eventSizes(db: Db, scope: Scope, { metric, ...filters }: EventSizesQuery): Promise<EventSizes> {
  const { years, currency } = await yearsOf(db, scope, filters, metric);
  const { from, where } = countedFigures(scope, filters);
  const { rows } = await sql<{ power: number; events: number }>`
    with events as (
      select coalesce(part.event, s.record_id) as event, sum(s.value::numeric) as size
      from ${from}
        left join (select id, above.ids[cardinality(above.ids)] as event from records cross join lateral umbrellas_of(id) above (ids)
          where umbrella_id is not null) part on part.id = s.record_id
      where s.metric = ${metric} and s.currency = ${currency ?? ""} and s.value > 0 and ${where} group by 1)
    select floor(log(size))::int as power, count(*)::int as events from events where size >= 1 group by 1`.execute(db);
  const most = Math.max(-1, ...rows.map(({ power }) => power));
  const sizes = Array.from({ length: most + 1 }, (_, power) => ({
    least: 10 ** power,
    events: rows.reduce((sum, row) => (row.power >= power ? sum + row.events : sum), 0),
  }));
  return { years, currency, rows: sizes };
}
