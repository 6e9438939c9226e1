// Works of recovery added up by sector, place, disaster, source of money or phase, and households by what is done about their homes.
import { sql, type RawBuilder } from "kysely";
import type { currencies } from "@atalaya/contract/values/amounts.ts";
import { needHorizons } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import {
  needColumns,
  type HousingSum,
  type RecoveryGroup,
  type RecoverySum,
  type RecoverySums,
  type RecoverySumsQuery,
} from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { gathering } from "../losses/loss-sums.ts";
import { matching, mayBeKnown } from "../queries.ts";
import { isOverdue } from "./recovery-filter.ts";

type Currency = (typeof currencies)[number];

/** The works `w` of the list, each once. `paid`: what its sources are said to give. */
const works = (scope: Scope, { by: _by, currency: _currency, place_kind: _kind, ...query }: RecoverySumsQuery) => sql`
  works as materialized (
    select r.id, r.company_id, ${isOverdue} as is_overdue, item.*,
      (select sum(f.amount) from jsonb_to_recordset(item.funding) f(amount numeric)) as paid
    from records r cross join lateral jsonb_to_record(coalesce(r.recovery, '{}')) as item(
      event_id bigint, sector text, phase text, need_horizon text, progress_status text, progress_pct int, is_better boolean, currency text,
      damage_value numeric, loss_value numeric, need_amount numeric, funded_amount numeric, spent_amount numeric, funding jsonb, housing jsonb,
      beneficiaries bigint, households bigint)
    where ${matching(scope, "recovery", query)})`;

const isCancelled = sql`w.progress_status is not distinct from 'cancelled'`;

/** What was cancelled is needed by nobody: it is counted and adds to nothing. */
const amountOf = (value: RawBuilder<unknown>, condition: RawBuilder<unknown> = sql`true`) => {
  const told = sql`filter (where not ${isCancelled} and ${condition})`;
  return sql`json_build_object('value', (sum(${value}) ${told})::float8, 'told', count(${value}) ${told})`;
};

const countOf = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})`;

const horizonOf = (column: (typeof needColumns)[number]) =>
  column === "open"
    ? sql`w.need_horizon is null or w.need_horizon <> all(${needHorizons}::text[])`
    : sql`w.need_horizon = ${column}`;

function sumsIn(currency: Currency | null): RawBuilder<unknown> {
  const money = (value: RawBuilder<unknown>, condition = sql`true`) =>
    amountOf(value, sql`w.currency = ${currency} and (${condition})`);
  const need = sql`w.need_amount`;
  const needs = needColumns.flatMap((column) => [sql.lit(column), money(need, horizonOf(column))]);
  return sql`count(*) as items, ${countOf(isCancelled)} as cancelled, ${countOf(sql`w.progress_status = 'completed'`)} as finished,
    ${countOf(sql`w.is_overdue`)} as overdue, ${countOf(sql`not ${isCancelled} and w.is_better`)} as better,
    ${countOf(sql`not ${isCancelled} and not w.is_better`)} as not_better,
    round(avg(w.progress_pct) filter (where not ${isCancelled}), 1)::float8 as progress,
    ${amountOf(sql`w.beneficiaries`)} as people, ${amountOf(sql`w.households`)} as households,
    ${money(sql`w.damage_value`)} as damage, ${money(sql`w.loss_value`)} as loss, ${money(need)} as need,
    ${money(sql`w.funded_amount`)} as funded, ${money(sql`w.spent_amount`)} as spent,
    ${money(sql`case when w.need_amount is not null then greatest(w.need_amount - coalesce(w.funded_amount, 0), 0) end`)} as gap,
    json_build_object(${sql.join(needs)}) as needs`;
}

/**
 * Each work with every source that pays for it, and with none for what of its money no source is told of. How much of the need is a source's
 * nobody says, nor what of it was spent.
 */
const bySource = sql`(
  select w.id, w.company_id, w.event_id, w.sector, w.phase, w.progress_status, w.progress_pct, w.is_better, w.is_overdue, w.currency, w.need_horizon,
    w.beneficiaries, w.households, f.source, f.amount as funded_amount, null::numeric as damage_value, null::numeric as loss_value,
    null::numeric as need_amount, null::numeric as spent_amount
  from works w cross join lateral (
    select f.source, f.amount from jsonb_to_recordset(w.funding) f(source text, amount numeric)
    union all
    select null, w.funded_amount - coalesce(w.paid, 0) where w.funded_amount > coalesce(w.paid, 0) or jsonb_array_length(coalesce(w.funding, '[]')) = 0
  ) f)`;

const gathered: Record<
  RecoveryGroup,
  (query: RecoverySumsQuery, scope: Scope) => { from: RawBuilder<unknown>; key: RawBuilder<unknown> }
> = {
  sector: () => ({ from: sql`works w`, key: sql`w.sector` }),
  phase: () => ({ from: sql`works w`, key: sql`w.phase` }),
  source: () => ({ from: sql`${bySource} w`, key: sql`w.source` }),
  place: ({ place_kind }) => ({
    from: sql`works w left join (${gathering(place_kind)}) g on g.below = w.company_id`,
    key: sql`g.gathered_id`,
  }),
  event: (_, scope) => ({
    from: sql`works w left join records e on e.id = w.event_id`,
    key: sql`case when e.id is not null then jsonb_build_object('id', e.id, 'title', case when ${mayBeKnown(scope)} then e.title end) end`,
  }),
};

const columnOf: Record<RecoveryGroup, string> = {
  sector: "sector",
  phase: "phase",
  source: "source",
  place: "company_id",
  event: "event",
};

async function currenciesOf(db: Db, scope: Scope, query: RecoverySumsQuery): Promise<RecoverySums["currencies"]> {
  const { rows } = await sql<RecoverySums["currencies"][number]>`
    with ${works(scope, query)}
    select w.currency, count(*) as items from works w where w.currency is not null group by 1 order by 2 desc, 1`.execute(
    db,
  );
  return rows;
}

async function housingOf(db: Db, scope: Scope, query: RecoverySumsQuery): Promise<HousingSum[]> {
  const { rows } = await sql<HousingSum>`
    with ${works(scope, query)}
    select h.grade, h.solution, sum(h.households)::bigint as households, sum(h.delivered)::bigint as delivered
    from works w cross join lateral jsonb_to_recordset(w.housing) h(grade text, solution text, households bigint, delivered bigint)
    where not ${isCancelled} and h.households is not null group by 1, 2`.execute(db);
  return rows;
}

/** 0.1 and 0.2 of many works are written as they were told. */
export async function recoverySums(db: Db, scope: Scope, query: RecoverySumsQuery): Promise<RecoverySums> {
  const currencies = await currenciesOf(db, scope, query);
  const currency = query.currency ?? currencies[0]?.currency ?? null;
  const { from, key } = gathered[query.by](query, scope);
  const sums = sumsIn(currency);
  const [rows, total, housing] = await Promise.all([
    sql<RecoverySum & { key: unknown }>`
      with ${works(scope, query)} select ${key} as key, ${sums} from ${from} group by 1 order by 1`.execute(db),
    sql<RecoverySum>`with ${works(scope, query)} select ${sums} from works w`.execute(db),
    housingOf(db, scope, query),
  ]);
  return {
    currency,
    currencies,
    total: total.rows[0]!,
    rows: rows.rows.map(({ key: by, ...sum }) => ({ ...sum, [columnOf[query.by]]: by })),
    housing,
  };
}
