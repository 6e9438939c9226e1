// The class of a record in SQL, as `classOf` of the contract finds it: by the legend of its variable, read anew with each query.
import { type Expression, sql, type SqlBool } from "kysely";
import { noClass } from "@atalaya/contract/resources/records/map.ts";
import { always } from "../../../platform/database/sql.ts";

/** Of a variable `v`: the lower bounds of its intervals and the last upper one; null where the legend has no intervals. */
export const boundsOf = sql<
  number[] | null
>`case when v.legend_method not in ('single', 'categorized') and v.legend_classes <> '[]' then
  (select array_agg((c.class ->> 'min')::float8 order by c.place) || max((c.class ->> 'max')::float8)
    from jsonb_array_elements(v.legend_classes) with ordinality as c(class, place)) end`;

/** The key of the class of a record `r`: an option's key, or the position of an interval from 0. */
export const classKey = (bounds: Expression<unknown>) => sql<string>`case
  when ${bounds} is null then coalesce(r.value #>> '{}', ${noClass})
  when r.value_number is null then ${noClass}
  -- The last interval includes its upper bound.
  when r.value_number = (${bounds})[array_length(${bounds}, 1)] then (array_length(${bounds}, 1) - 2)::text
  when width_bucket(r.value_number, ${bounds}) in (0, array_length(${bounds}, 1)) then ${noClass}
  else (width_bucket(r.value_number, ${bounds}) - 1)::text end`;

/** Only the chosen classes of each variable that any are chosen of; records of other variables stay. */
export function inClasses(chosen: ReadonlyMap<number, readonly string[]>): Expression<SqlBool> {
  return [...chosen].reduce<Expression<SqlBool>>((all, [variable_id, keys]) => {
    // Depends on no row: read once for the whole query.
    const bounds = sql`(select ${boundsOf} from variables v where v.id = ${variable_id})`;
    return sql<SqlBool>`${all} and (r.variable_id <> ${variable_id} or ${classKey(bounds)} = any(${keys}::text[]))`;
  }, always);
}
