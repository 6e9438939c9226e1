// Reads how often each value of a variable occurs in the records of the caller's places, in a bounded time.
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import type { Extremes, ValueCount } from "./distribution.ts";

/** Up to here every record is read; beyond, blocks of the table that hold about `sampledRows` rows. */
const exactRows = 50_000;
const sampledRows = 100_000;
/** Different values in an answer; more are put together into as many steps. */
const mostValues = 1000;

/** Only what a legend can tell apart: numbers, options, yes and no. */
const shown = sql`case jsonb_typeof(r.value) when 'number' then r.value when 'boolean' then r.value
  when 'string' then case when length(r.value #>> '{}') <= 40 then r.value end end`;

type Counted = { value: ValueCount["value"]; count: number };

const tally = (db: Db, from: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql<Counted>`
    with picked as (select ${shown} as value from ${from} where ${where}),
      counted as (select value, count(*) as count from picked group by value),
      placed as (select *, row_number() over (order by value) as place, count(*) over () as distinct_values from counted),
      stepped as (select *, case when jsonb_typeof(value) = 'number' and distinct_values > ${mostValues}
        then place * ${mostValues} / distinct_values else -place end as step from placed)
    select (array_agg(value order by value))[((count(*) + 1) / 2)::integer] as value, sum(count)::bigint as count
    from stepped group by step order by 1 nulls first`.execute(db);

/** The ends, which neither a sample nor steps may lose: two looks into the index. */
async function extremes(db: Db, where: RawBuilder<unknown>): Promise<Extremes> {
  const { rows } = await sql<Extremes>`
    select min(r.value_number) as min, max(r.value_number) as max from records r where ${where}`.execute(db);
  return rows[0] ?? { min: null, max: null };
}

/** `count` is scaled up from the sample; an exact reading answers exact counts. */
export async function countValues(
  db: Db,
  scope: Scope,
  variable_id: number,
): Promise<Extremes & { count: number; is_sample: boolean; values: ValueCount[] }> {
  const where = sql`r.variable_id = ${variable_id} and r.deleted_at is null and ${inTerritory(sql`r.company_id`, scope)}`;
  const ends = await extremes(db, where);
  const bounded = await sql<{ count: number }>`
    select count(*) as count from (select from records r where ${where} limit ${exactRows + 1}) bounded`.execute(db);
  const least = bounded.rows[0]?.count ?? 0;
  if (least <= exactRows) {
    const { rows } = await tally(db, sql`records r`, where);
    return { ...ends, count: least, is_sample: false, values: rows };
  }
  const table = await sql<{
    rows: number;
  }>`select greatest(reltuples, 1) as rows from pg_class where oid = 'records'::regclass`.execute(db);
  const share = Math.min(1, sampledRows / (table.rows[0]?.rows ?? 1));
  // Repeatable, so that the same legend comes out of the same records.
  const sample = await tally(db, sql`records r tablesample system (${share * 100}::real) repeatable (1)`, where);
  const values = sample.rows.map(({ value, count }) => ({ value, count: Math.round(count / share) }));
  return { ...ends, count: values.reduce((sum, it) => sum + it.count, 0), is_sample: share < 1, values };
}
