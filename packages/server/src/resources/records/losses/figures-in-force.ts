// The figures in force of a record `r`, read from the rows that the database makes of them (`loss_values`).
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { boundsOfFigure } from "@atalaya/contract/resources/records/figure-filter.ts";
import type { LossesInForce, Metric } from "@atalaya/contract/domain/losses.ts";
import { always, inTerritory, type Sorts } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

/** By metric what holds now. Only records with figures pay for it, and a list asks for no more rows than it shows. */
export const lossesInForce = sql<LossesInForce | null>`case when r.figures <> '[]' then (
  select jsonb_object_agg(f.metric, jsonb_build_object('value', f.value, 'qualifier', f.qualifier))
  from loss_values f where f.record_id = r.id and f.is_current) end`;

/** The row of the metric in force that has a number: zero where "there was none". */
const counted = (metric: Metric) => sql`f.metric = ${metric} and f.is_current and f.counted is not null`;

/** The record tells a number of this metric. */
export const counts = (metric: Metric): Expression<SqlBool> =>
  sql<SqlBool>`exists (select from loss_values f where f.record_id = r.id and ${counted(metric)})`;

/** Every entry of the filter holds. */
export const figuresBetween = (filter: readonly string[]): Expression<SqlBool> =>
  filter.reduce<Expression<SqlBool>>((all, entry) => {
    const bounds = boundsOfFigure(entry);
    if (!bounds) return all;
    const { metric, least, most } = bounds;
    return sql<SqlBool>`${all} and exists (select from loss_values f where f.record_id = r.id and ${counted(metric)}
      and ${least === null ? always : sql`f.counted >= ${least}`} and ${most === null ? always : sql`f.counted <= ${most}`})`;
  }, always);

/** Records joined with their number of this metric, and how a list is sorted by it; those without one are left out. */
export function byFigure(metric: Metric, scope: Scope): [from: RawBuilder<unknown>, sorts: Sorts<string>] {
  const from = sql`records r join loss_values f on f.record_id = r.id and ${counted(metric)}
    and ${inTerritory(sql<number>`f.company_id`, scope)}`;
  return [from, { [metric]: { by: sql`f.counted`, type: "float8" } }];
}
