// The figures in force of a record `r`, read from the rows that the database makes of them (`loss_values`).
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { boundsOfFigure } from "@atalaya/contract/resources/records/figure-filter.ts";
import type { LossesInForce, Metric } from "@atalaya/contract/domain/losses.ts";
import { always, whenGiven, type Sorts } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

/** By metric what holds now. Only records with figures pay for it, and a list asks for no more rows than it shows. */
export const lossesInForce = sql<LossesInForce | null>`case when r.figures <> '[]' then (
  select jsonb_object_agg(f.metric, jsonb_build_object('value', f.value, 'qualifier', f.qualifier))
  from loss_values f where f.record_id = r.id and f.is_current) end`;

/**
 * The row `f` of the metric in force that has a number: zero where "there was none". One place alone is said too: an index begins with it.
 * For several of them it would make the database guess far too few rows.
 */
function counted(metric: Metric, { company_ids }: Scope): RawBuilder<boolean> {
  const inPlace = company_ids?.length === 1 ? sql`and f.company_id = ${company_ids[0]}` : sql``;
  return sql`f.record_id = r.id and f.metric = ${metric} and f.is_current and f.counted is not null ${inPlace}`;
}

/** The record tells a number of this metric. */
export const counts = (metric: Metric, scope: Scope): Expression<SqlBool> =>
  sql<SqlBool>`exists (select from loss_values f where ${counted(metric, scope)})`;

/** Every entry of the filter holds. */
export const figuresBetween = (filter: readonly string[], scope: Scope): Expression<SqlBool> =>
  filter.reduce<Expression<SqlBool>>((all, entry) => {
    const bounds = boundsOfFigure(entry);
    if (!bounds) return all;
    const { metric, least, most } = bounds;
    return sql<SqlBool>`${all} and exists (select from loss_values f where ${counted(metric, scope)}
      and ${whenGiven(least, (number) => sql`f.counted >= ${number}`)} and ${whenGiven(most, (number) => sql`f.counted <= ${number}`)})`;
  }, always);

/** Records joined with their number of this metric, and how a list is sorted by it; those without one are left out. */
export const byFigure = (metric: Metric, scope: Scope): [from: RawBuilder<unknown>, sorts: Sorts<string>] => [
  sql`records r join loss_values f on ${counted(metric, scope)}`,
  { [metric]: { by: sql`f.counted`, type: "float8" } },
];
