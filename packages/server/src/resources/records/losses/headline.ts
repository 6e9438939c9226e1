// The one figure by which a list tells a disaster.
import { sql } from "kysely";
import { headlineMetrics } from "@atalaya/contract/domain/losses.ts";

/**
 * Headline of the record `r`: of each metric the figure published last holds, in the order of `compareFigures`. Only records with figures
 * pay for it, and a list asks for no more rows than it shows.
 */
export const headline = sql`case when r.figures <> '[]' then (
  select jsonb_build_object('metric', held.metric, 'value', held.value, 'qualifier', held.qualifier)
  from (
    select distinct on (f.metric) f.metric, f.value, f.qualifier, array_position(${headlineMetrics}::text[], f.metric) as rank
    from jsonb_array_elements(r.figures) with ordinality as listed(figure, nth)
      cross join lateral jsonb_to_record(listed.figure) as f(metric text, value float8, qualifier text, as_of text, hour text)
    where f.metric = any(${headlineMetrics}::text[])
    order by f.metric, f.as_of desc, f.hour desc nulls last, listed.nth desc) held
  where held.value is not null order by held.value = 0, held.rank limit 1) end`;
