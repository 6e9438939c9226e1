// The cards that add up to one number of the table.
import { sql } from "kysely";
import { addendsOf, sendaiCodes, sendaiIndicator, type Multiplier } from "@atalaya/contract/domain/sendai.ts";
import {
  mostSendaiCards,
  type SendaiCards,
  type SendaiCardsQuery,
} from "@atalaya/contract/resources/records/sendai.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTerritory, whenGiven } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { ofHazards } from "../losses/disaster-filter.ts";
import { multiplierOf } from "./rules.ts";
import { readYearlyFigures, type YearlyFigures } from "./yearly-figures.ts";

/** Of these the largest are named: what is modelled is known only after its place's figures are. */
const mostRead = 500;

/** What each modelled sum is multiplied with. */
const multipliers = new Map<string, Multiplier>(
  sendaiCodes.flatMap((code) => {
    const { made } = sendaiIndicator(code);
    return "sums" in made && made.modelled ? [[made.modelled.sum, made.modelled.times] as const] : [];
  }),
);

type Card = Omit<SendaiCards["cards"][number], "value" | "is_modelled" | "currency">;
type Row = Card & { metric: string; currency: string; value: number | null; total: number };

function worth({ metric, value, company_id }: Row, figures: YearlyFigures, year: number): number | null {
  const times = multipliers.get(metric);
  return times && value !== null ? value * multiplierOf(figures, times, company_id, year) : value;
}

/** What counts, in the year of the public's copy: a figure that gave way to those of a disaster's parts is not among them. */
export async function sendaiCards(
  db: Db,
  scope: Scope,
  { indicator, year, hazard }: SendaiCardsQuery,
): Promise<SendaiCards> {
  const told = addendsOf(indicator);
  const [figures, { rows }] = await Promise.all([
    readYearlyFigures(db, scope),
    sql<Row>`
      with chosen as (
        select s.record_id, max(s.value) as largest, count(*) over () as total from published_losses s
        where s.is_counted and s.metric = any(${told}::text[]) and s.observed_on between ${`${year}-01-01`} and ${`${year}-12-31`}
          and ${inTerritory(sql<number>`s.company_id`, scope)} and ${whenGiven(hazard, (codes) => ofHazards(sql`s.variable_id`, codes))}
        group by s.record_id order by largest desc nulls last, s.record_id limit ${mostRead})
      select r.id, r.published ->> 'title' as title, s.company_id, c.reason_social as company_name,
        s.observed_on::text as observed_on, s.metric, s.currency, s.value, s.is_open, chosen.total
      from chosen join published_losses s on s.record_id = chosen.record_id and s.is_counted and s.metric = any(${told}::text[])
        join records r on r.id = s.record_id join companies c on c.id = s.company_id`.execute(db),
  ]);
  const cards = new Map<string, SendaiCards["cards"][number]>();
  for (const row of rows) {
    const value = worth(row, figures, year);
    const of = `${row.id} ${row.currency}`;
    const known = cards.get(of);
    const { metric, total: _total, ...card } = row;
    cards.set(of, {
      ...card,
      currency: row.currency || null,
      value: value === null ? (known?.value ?? null) : (known?.value ?? 0) + value,
      is_modelled: (known?.is_modelled ?? false) || multipliers.has(metric),
      is_open: (known?.is_open ?? false) || row.is_open,
    });
  }
  return {
    cards: [...cards.values()]
      .toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1) || one.id - other.id)
      .slice(0, mostSendaiCards),
    count: rows[0]?.total ?? 0,
  };
}
