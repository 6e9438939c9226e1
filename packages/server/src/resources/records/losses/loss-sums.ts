// Sums of published losses by year, month of the year, place and hazard. A sum over a country reads what was added up already; under any other filter the cards'
// own rows are read.
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import type { LossGroup, LossSum, LossSums, LossSumsQuery } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTerritory, oneOf, whenGiven } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { matching } from "../queries.ts";
import { readYearlyFigures } from "../sendai/yearly-figures.ts";
import { hazardOfVariable, ofHazards } from "./disaster-filter.ts";

/** The metric of the card itself, beside those of its figures. */
export const cardsMetric = "cards";

/** The month of cards of which only the year is known. */
const unknownMonth = 13;

/** What sums are kept by, and what does not change which cards match. */
const keptBy: ReadonlySet<string> = new Set<keyof LossSumsQuery>([
  "place",
  "variable",
  "hazard",
  "has_published",
  "page",
  "per_page",
  "by",
  "metric",
  "place_kind",
  "at",
]);

type Days = Pick<Partial<RecordQuery>, "observed_from" | "observed_to">;

/** Sums are kept by whole years. */
const areWholeYears = ({ observed_from, observed_to }: Days): boolean =>
  (observed_from?.endsWith("-01-01") ?? true) && (observed_to?.endsWith("-12-31") ?? true);

type Filters = Omit<LossSumsQuery, "by" | "metric" | "place_kind">;

/** Whether the rows of published losses tell by themselves which cards match. */
const isOfRows = ({ observed_from: _from, observed_to: _to, month: _month, ...query }: Filters): boolean =>
  query.has_published !== false &&
  Object.entries(query).every(([name, value]) => keptBy.has(name) || value === undefined || value === "");

/** Months are kept of all years together, and nothing of the past. */
const isKept = ({ by, ...query }: LossSumsQuery): boolean =>
  query.at === undefined &&
  isOfRows(query) &&
  areWholeYears(query) &&
  query.month === undefined &&
  !(by.includes("month") && (by.includes("year") || query.observed_from || query.observed_to));

/** Whether a sum is told apart by year, by month of the year and by variable: there are sums of all of them too, and no month of a year. */
type Apart = { year: boolean; month?: boolean; variable: boolean };

const apartBy = (column: string, isApart: boolean) => sql.raw(`a.${column} ${isApart ? ">" : "="} 0`);

/** Sums `s`, with what changed since they were folded. */
export const lossSums = ({ year, month = false, variable }: Apart) => sql`(
  select * from (select * from loss_sums union all select * from loss_sum_changes) a
  where ${apartBy("variable_id", variable)} and ${apartBy("year", year)} and ${apartBy("month", month)}) s`;

type Source = {
  from: RawBuilder<unknown>;
  where: Expression<SqlBool>;
  year: RawBuilder<unknown>;
  sums: RawBuilder<unknown>;
};

const yearOf = (day: string) => Number(day.slice(0, 4));

const keptSums = (scope: Scope, query: LossSumsQuery): Source => {
  const { observed_from, observed_to, variable, by } = query;
  const apart = {
    year: by.includes("year") || Boolean(observed_from ?? observed_to),
    month: by.includes("month"),
    variable: by.includes("hazard") || Boolean(variable ?? query.hazard),
  };
  return {
    from: lossSums(apart),
    where: sql<SqlBool>`${inTerritory(sql<number>`s.company_id`, scope)}
      and ${whenGiven(observed_from, (day) => sql`s.year >= ${yearOf(day)}`)}
      and ${whenGiven(observed_to, (day) => sql`s.year <= ${yearOf(day)}`)}
      and ${whenGiven(variable, (ids) => oneOf(sql`s.variable_id`, ids))}
      and ${whenGiven(query.hazard, (codes) => ofHazards(sql`s.variable_id`, codes))}`,
    year: sql`s.year`,
    sums: sql`sum(s.cards)::bigint as cards, sum(s.value)::float8 as value, sum(s.open)::bigint as open`,
  };
};

/** Figures `s` that count. Day, variable and hazard are those of the public's copy, which may be older than the record. */
export function countedFigures(scope: Scope, query: Filters): Pick<Source, "from" | "where"> {
  const { observed_from, observed_to, month, variable, hazard, ...rest } = query;
  const [from, isOfCards] = isOfRows(query)
    ? [sql`published_losses s`, inTerritory(sql<number>`s.company_id`, scope)]
    : [sql`published_losses s join records r on r.id = s.record_id`, matching(scope, "risk", rest)];
  return {
    from,
    where: sql<SqlBool>`s.is_counted and ${isOfCards}
      and ${whenGiven(observed_from, (day) => sql`s.observed_on >= ${day}`)}
      and ${whenGiven(observed_to, (day) => sql`s.observed_on <= ${day}`)}
      and ${whenGiven(month, (months) => oneOf(sql`s.month`, months))}
      and ${whenGiven(variable, (ids) => oneOf(sql`s.variable_id`, ids))}
      and ${whenGiven(hazard, (codes) => ofHazards(sql`s.variable_id`, codes))}`,
  };
}

function rowsOfCards(scope: Scope, { by: _by, metric: _metric, place_kind: _kind, ...query }: LossSumsQuery): Source {
  return {
    ...countedFigures(scope, query),
    year: sql`extract(year from s.observed_on)::int`,
    sums: sql`count(s.value) as cards, sum(s.value::numeric)::float8 as value, count(*) filter (where s.is_open) as open`,
  };
}

/** The nearest place of the asked kind that a place `below` is or lies in; one place counts to one alone, however they are nested. */
export const gathering = (kind: string) => sql`
  select distinct on (c.id) c.id as below, p.id as gathered_id
  from companies c cross join unnest(c.path) with ordinality as above (id, depth) join companies p on p.id = above.id
  where p.kind = ${kind} and p.deleted_at is null order by c.id, above.depth desc`;

type Row = {
  year?: number;
  month?: number | null;
  company_id?: number | null;
  hazard?: string;
  metric: Metric | typeof cardsMetric;
  currency: string;
  cards: number;
  value: number | null;
  open: number;
};

async function gatheredRows(db: Db, scope: Scope, query: LossSumsQuery): Promise<Row[]> {
  const { from, where, year, sums } = isKept(query) ? keptSums(scope, query) : rowsOfCards(scope, query);
  const columns: Record<LossGroup, RawBuilder<unknown>> = {
    year: sql`${year} as year`,
    month: sql`nullif(s.month, ${unknownMonth}) as month`,
    place: sql`g.gathered_id as company_id`,
    hazard: sql`${hazardOfVariable} as hazard`,
  };
  const places = query.by.includes("place")
    ? sql`left join (${gathering(query.place_kind)}) g on g.below = s.company_id`
    : sql``;
  const hazards = query.by.includes("hazard") ? sql`join variables v on v.id = s.variable_id` : sql``;
  const groups = sql.join(query.by.map((_, at) => sql.raw(String(at + 1))));
  const { rows } = await sql<Row>`
    select ${sql.join(query.by.map((group) => columns[group]))}, s.metric, s.currency, ${sums}
    from ${from} ${hazards} ${places}
    where s.metric = any(${[cardsMetric, ...query.metric]}::text[]) and ${where}
    group by ${groups}, s.metric, s.currency order by ${groups}`.execute(db);
  // What was added and taken away again leaves a sum of nothing.
  return rows.filter(({ cards, open }) => cards > 0 || open > 0);
}

type Gathered = LossSums["total"];

const sumOf = ({ metric, currency, value, cards, open }: Row & { metric: Metric }): LossSum => ({
  metric,
  currency: currency || null,
  value: cards > 0 ? value : null,
  cards,
  open,
});

function add({ sums }: Gathered, next: LossSum): void {
  const known = sums.find(({ metric, currency }) => metric === next.metric && currency === next.currency);
  if (!known) return void sums.push({ ...next });
  known.value = next.value === null ? known.value : withoutDrift((known.value ?? 0) + next.value);
  known.cards += next.cards;
  known.open += next.open;
}

/** Hectares and amounts are written with no more decimals than these. */
export const withoutDrift = (value: number) => Math.round(value * 1e4) / 1e4;

/** Of the last year that was asked for, or of the year nearest to it. */
async function addPeople(db: Db, scope: Scope, { observed_to }: LossSumsQuery, rows: LossSums["rows"]): Promise<void> {
  const year = observed_to ? yearOf(observed_to) : new Date().getUTCFullYear();
  const figures = await readYearlyFigures(db, scope);
  for (const row of rows) row.people = row.company_id ? figures.people(row.company_id, year) : null;
}

/** Losses of published disasters as they are gathered: rows in the order of what they are gathered by, sums in the order of the asked metrics. */
export async function sumLosses(db: Db, scope: Scope, query: LossSumsQuery): Promise<LossSums> {
  const total: Gathered = { cards: 0, sums: [] };
  const rows = new Map<string, LossSums["rows"][number]>();
  for (const row of await gatheredRows(db, scope, query)) {
    const { year, month, company_id, hazard, metric, cards } = row;
    const key = `${year} ${month} ${company_id} ${hazard}`;
    const of = rows.get(key) ?? { year, month, company_id, hazard, cards: 0, sums: [] };
    rows.set(key, of);
    if (metric === cardsMetric) {
      of.cards += cards;
      total.cards += cards;
      continue;
    }
    const sum = sumOf({ ...row, metric });
    add(of, sum);
    add(total, sum);
  }
  const rank = ({ metric }: LossSum) => query.metric.indexOf(metric);
  for (const { sums } of [total, ...rows.values()]) sums.sort((one, other) => rank(one) - rank(other));
  if (query.by.join() === "place") await addPeople(db, scope, query, [...rows.values()]);
  return { total, rows: [...rows.values()] };
}

/** Adds what changed to the sums; what is read is the same before, meanwhile and after. */
export async function foldLossSums(tx: Tx): Promise<void> {
  await sql`
    with folded as (delete from loss_sum_changes returning *)
    insert into loss_sums as known (variable_id, year, month, metric, company_id, currency, cards, value, open)
    select variable_id, year, month, metric, company_id, currency, sum(cards), sum(value), sum(open) from folded group by 1, 2, 3, 4, 5, 6
    on conflict (variable_id, year, month, metric, company_id, currency) do update set cards = known.cards + excluded.cards,
      value = known.value + excluded.value, open = known.open + excluded.open`.execute(tx);
  await sql`delete from loss_sums where cards = 0 and open = 0`.execute(tx);
}
