// What cards tell of the indicators, summed up by year, hazard or place out of the sums that are kept; and which municipalities have told.
import { sql } from "kysely";
import { sendaiAddends, type Addend } from "@atalaya/contract/domain/sendai.ts";
import type { SendaiBy, SendaiQuery } from "@atalaya/contract/resources/records/sendai.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTerritory, whenGiven } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { hazardOfVariable, ofHazards } from "../losses/disaster-filter.ts";
import { cardsMetric, gathering, lossSums } from "../losses/loss-sums.ts";
import type { Told } from "./rules.ts";

/** Of a year, a hazard or a place; null is what belongs to no place of the kind. */
export type ColumnKey = string | number | null;

type Row = Omit<Told, "addend"> & { key: ColumnKey; metric: Addend | typeof cardsMetric };

/** By column: whether any card is in it, and what its cards tell. */
export type Gathered = Map<ColumnKey, { hasCards: boolean; told: Told[] }>;

/** What is modelled stays apart by place, whose households and costs it is multiplied with. */
const modelledAt = sql`case when s.metric like '% modelled' then s.company_id end`;

export async function toldBy(
  db: Db,
  scope: Scope,
  { by, hazard, place_kind }: Pick<SendaiQuery, "by" | "hazard" | "place_kind">,
  years: readonly number[],
): Promise<Gathered> {
  const keys: Record<SendaiBy, ReturnType<typeof sql>> = {
    year: sql`s.year`,
    hazard: hazardOfVariable,
    place: sql`g.gathered_id`,
  };
  const { rows } = await sql<Row>`
    select ${keys[by]} as key, s.metric, ${modelledAt} as company_id, s.currency, sum(s.cards)::bigint as cards, sum(s.value)::float8 as value,
      sum(s.open)::bigint as open
    from ${lossSums({ year: true, variable: by === "hazard" || hazard !== undefined })}
      ${by === "hazard" ? sql`join variables v on v.id = s.variable_id` : sql``}
      ${by === "place" ? sql`left join (${gathering(place_kind)}) g on g.below = s.company_id` : sql``}
    where s.metric = any(${[cardsMetric, ...sendaiAddends]}::text[]) and s.year = any(${years}::int[]) and ${inTerritory(sql<number>`s.company_id`, scope)}
      and ${whenGiven(hazard, (codes) => ofHazards(sql`s.variable_id`, codes))}
    group by 1, 2, 3, 4`.execute(db);
  const gathered: Gathered = new Map();
  for (const { key, metric, ...row } of rows) {
    // What was added and taken away again leaves a sum of nothing.
    if (row.cards === 0 && row.open === 0) continue;
    const of = gathered.get(key) ?? { hasCards: false, told: [] };
    gathered.set(key, of);
    if (metric === cardsMetric) of.hasCards = true;
    else of.told.push({ ...row, addend: metric });
  }
  return gathered;
}

/** How many published disasters of each year municipalities have, with what lies in them. */
export const cardsByMunicipality = (scope: Scope, years: readonly number[]) => sql`(
  select g.gathered_id as id, s.year, sum(s.cards)::bigint as cards
  from ${lossSums({ year: true, variable: false })} join (${gathering("municipality")}) g on g.below = s.company_id
  where s.metric = ${cardsMetric} and s.year = any(${years}::int[]) and ${inTerritory(sql<number>`s.company_id`, scope)} group by 1, 2)`;

/** A municipality of the territory, the place of the asked kind that it counts to, and the years of which it has told. */
export type Teller = { id: number; gathered_id: number | null; years: number[] };

export async function tellers(db: Db, scope: Scope, place_kind: string, years: readonly number[]): Promise<Teller[]> {
  const { rows } = await sql<Teller>`
    with told as (
      select c.id, c.year from ${cardsByMunicipality(scope, years)} c where c.cards > 0
      union
      select company_id, year from loss_years where is_complete and year = any(${years}::int[])),
    by_place as materialized (select id, array_agg(year) as years from told group by id)
    select c.id, g.gathered_id, coalesce(t.years, '{}') as years
    from companies c left join (${gathering(place_kind)}) g on g.below = c.id left join by_place t on t.id = c.id
    where c.kind = 'municipality' and c.deleted_at is null and ${inTerritory(sql<number>`c.id`, scope)}`.execute(db);
  return rows;
}
