// What the map of records counts: by class, over time, and by place. The condition is the list's own.
import { type RawBuilder, sql } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RecordsByPlace, RecordTimeline } from "@atalaya/contract/resources/records/map.ts";
import type { RecordQuery, RecordsByPlaceQuery } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTerritory, isPlausible } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { boundsOf, classKey } from "./classes.ts";
import { matching } from "../queries.ts";

type ClassCount = { variable_id: number; class: string; count: number };

/** Variables whose records the map does not count together. */
export async function unclustered(db: Db, domain: RecordDomain): Promise<number[]> {
  const found = await db
    .selectFrom("variables")
    .select("id")
    .where("domain", "=", domain)
    .where("is_clustered", "=", false)
    .where("deleted_at", "is", null)
    .execute();
  return found.map(({ id }) => id);
}

/** Records by class, of the variables whose legend has classes. */
export async function countClasses(
  db: Db,
  scope: Scope,
  domain: RecordDomain,
  query: RecordQuery,
): Promise<ClassCount[]> {
  const { rows } = await sql<ClassCount>`
    with legend as materialized (
      select v.id, ${boundsOf} as bounds from variables v
      where v.domain = ${domain} and v.legend_method <> 'single' and v.deleted_at is null)
    select variable_id, class, count(*) as count from (
      select r.variable_id, ${classKey(sql`l.bounds`)} as class
      from records r join legend l on l.id = r.variable_id where ${matching(scope, domain, query)}) classed
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** From how many days on a finer bin would only be noise. */
const spans = { decade: 120 * 365, year: 3 * 366, month: 92 };

/** The filter by days is left out: what the slider narrows must stay to be seen. A day that nobody meant would stretch it over ages. */
export async function recordTimeline(
  db: Db,
  scope: Scope,
  domain: RecordDomain,
  { observed_from: _from, observed_to: _to, ...query }: RecordQuery,
): Promise<RecordTimeline> {
  const { rows } = await sql<RecordTimeline["bins"][number] & Pick<RecordTimeline, "unit">>`
    with days as materialized (
      select r.observed_on as day, count(*) as count from records r
      where ${matching(scope, domain, query)} and ${isPlausible(sql`r.observed_on`)} group by 1),
    bin as (
      select case when span > ${spans.decade} then 'decade' when span > ${spans.year} then 'year'
        when span > ${spans.month} then 'month' else 'day' end as unit
      from (select max(day) - min(day) as span from days) s)
    select unit, date_trunc(unit, day::timestamp)::date as start, sum(count)::bigint as count
    from days, bin group by 1, 2 order by 2`.execute(db);
  return { unit: rows[0]?.unit ?? "day", bins: rows.map(({ start, count }) => ({ start, count })) };
}

/** How the values of one variable become the value of a place. `share`: in percent, of the records or of the whole sum. */
const aggregated: Record<Variable["aggregation"], RawBuilder<unknown>> = {
  count: sql`count(*)`,
  sum: sql`sum(r.value_number)`,
  mean: sql`avg(r.value_number)`,
  // The weight is the variable's own, and so the same for all of its records.
  weighted_mean: sql`avg(r.value_number)`,
  max: sql`max(r.value_number)`,
  min: sql`min(r.value_number)`,
  last: sql`(array_agg(r.value_number order by r.observed_on desc, r.id desc) filter (where r.value_number is not null))[1]`,
  share: sql`100.0 * coalesce(sum(r.value_number) / nullif(sum(sum(r.value_number)) over (), 0),
    count(*) filter (where r.value = 'true')::float8 / nullif(count(*) filter (where jsonb_typeof(r.value) = 'boolean'), 0))`,
};

async function aggregationOf(db: Db | Tx, domain: RecordDomain, variables: readonly number[] | undefined) {
  if (variables?.length !== 1) return null;
  const found = await db
    .selectFrom("variables")
    .select("aggregation")
    .where("id", "=", variables[0]!)
    .where("domain", "=", domain)
    .executeTakeFirst();
  return (found?.aggregation ?? null) as Variable["aggregation"] | null;
}

/** Each record counts to the place of the wanted kind that it lies in or below; what lies above none of them is left out. */
export async function recordsByPlace(
  db: Db | Tx,
  scope: Scope,
  domain: RecordDomain,
  { place_kind, ...query }: RecordsByPlaceQuery,
): Promise<RecordsByPlace> {
  const aggregation = await aggregationOf(db, domain, query.variable);
  const value = aggregation ? aggregated[aggregation] : sql`null`;
  const { rows } = await sql<RecordsByPlace["rows"][number]>`
    with gathered as materialized (
      select c.id as below, p.id as company_id from companies p join companies c on c.path @> array[p.id]
      where p.kind = ${place_kind} and p.deleted_at is null and ${inTerritory(sql`p.id`, scope)})
    select g.company_id, count(*) as count, (${value})::float8 as value
    from records r join gathered g on g.below = r.company_id where ${matching(scope, domain, query)}
    group by 1 order by 1`.execute(db);
  return { aggregation, rows };
}
