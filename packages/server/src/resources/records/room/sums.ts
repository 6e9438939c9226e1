// What the room adds up of records: disasters by year and hazard, as the public sees them, and the recovery.
import { sql } from "kysely";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import type { DisasterYears, RecoveryProgress } from "@atalaya/contract/resources/records/room.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTerritory, oneOf, whenGiven } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { cardsMetric, lossSums } from "../losses/loss-sums.ts";
import { matching } from "../queries.ts";

const sumOf = (metric: Metric) =>
  sql`case when sum(s.cards) filter (where s.metric = ${metric}) > 0 then (sum(s.value) filter (where s.metric = ${metric}))::float8 end`;

export async function disasterYears(db: Db, scope: Scope, from?: string): Promise<DisasterYears> {
  const ofPlaces = inTerritory(sql<number>`s.company_id`, scope);
  const [years, hazards] = await Promise.all([
    sql<DisasterYears["years"][number]>`
      select s.year, (sum(s.cards) filter (where s.metric = ${cardsMetric}))::bigint as count,
        ${sumOf("direct_affected")} as direct_affected, ${sumOf("houses_destroyed")} as houses_destroyed
      from ${lossSums({ year: true, variable: false })}
      where ${oneOf(sql`s.metric`, [cardsMetric, "direct_affected", "houses_destroyed"])} and ${ofPlaces} group by 1
      having sum(s.cards) filter (where s.metric = ${cardsMetric}) > 0 order by 1`.execute(db),
    sql<DisasterYears["hazards"][number]>`
      select counted.variable_id, v.name_es, v.name_en, v.color, v.icon, counted.count
      from (select s.variable_id, count(*) as count from published_losses s where s.is_counted and s.metric = ${cardsMetric} and ${ofPlaces}
        and ${whenGiven(from, (day) => sql`s.observed_on >= ${day}`)} group by 1) counted
      join variables v on v.id = counted.variable_id order by counted.count desc, v.id`.execute(db),
  ]);
  return { years: years.rows, hazards: hazards.rows };
}

const moneyOf = (field: string) => sql`(recovery ->> ${field})::numeric`;

/**
 * Of all recovery items of these places. What an item lacks of its need is its own gap: what another one has too much of pays for nothing
 * here, and what was cancelled is needed by nobody. Sums are by currency (V21).
 */
export async function recoveryProgress(db: Db, scope: Scope): Promise<RecoveryProgress> {
  const { rows } = await sql<RecoveryProgress>`
    with items as materialized (
      select recovery ->> 'progress_status' as status, (recovery ->> 'progress_pct')::int as progress, recovery ->> 'currency' as currency,
        ${moneyOf("need_amount")} as need, ${moneyOf("funded_amount")} as funded
      from records r where ${matching(scope, "recovery")}),
    stages as (select status, count(*) as count from items group by 1),
    money as (select currency, coalesce(sum(need), 0) as need, coalesce(sum(funded), 0) as funded,
        coalesce(sum(greatest(need - coalesce(funded, 0), 0)), 0) as gap
      from items where currency is not null and coalesce(need, funded) is not null and status is distinct from 'cancelled' group by 1)
    select (select count(*) from items) as count, (select count(progress) from items) as told,
      (select round(avg(progress), 1)::float8 from items) as progress,
      coalesce((select json_agg(stages) from stages), '[]') as stages,
      coalesce((select json_agg(money order by money.need desc) from money), '[]') as money`.execute(db);
  return rows[0]!;
}
