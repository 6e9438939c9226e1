// Sums of published losses by year, month of the year, place and hazard. A sum over a country reads what was added up already; under any other filter the cards'
// own rows are read.
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { LossGroup, LossSums, LossSumsQuery } from "@atalaya/contract/resources/records/loss-sums.ts";
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
    sums: sql`sum(s.cards)::bigint as cards, sum(s.value) as value, sum(s.open)::bigint as open`,
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
    sums: sql`count(s.value) as cards, sum(s.value::numeric) as value, count(*) filter (where s.is_open) as open`,
  };
}

/** The nearest place of the asked kind that a place `below` is or lies in; one place counts to one alone, however they are nested. */
export const gathering = (kind: string) => sql`
  select distinct on (c.id) c.id as below, p.id as gathered_id
  from companies c cross join unnest(c.path) with ordinality as above (id, depth) join companies p on p.id = above.id
  where p.kind = ${kind} and p.deleted_at is null order by c.id, above.depth desc`;

/** A row of the answer, or the total of all of them. */
type Row = LossSums["rows"][number] & { is_total: boolean };

/** Hectares and amounts are written with no more decimals than these; sums of floats drift beyond them. */
const decimals = 4;
export const withoutDrift = (value: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Put together by the database: a year of every municipality is tens of thousands of sums, which would keep everybody else waiting here. */
async function gatheredRows(db: Db, scope: Scope, query: LossSumsQuery): Promise<Row[]> {
  const { from, where, year, sums } = isKept(query) ? keptSums(scope, query) : rowsOfCards(scope, query);
  const columns: Record<LossGroup, RawBuilder<unknown>> = {
    year: sql`${year} as year`,
    month: sql`nullif(s.month, ${unknownMonth}) as month`,
    place: sql`g.gathered_id as company_id`,
    hazard: sql`${hazardOfVariable} as hazard`,
  };
  const names: Record<LossGroup, string> = { year: "year", month: "month", place: "company_id", hazard: "hazard" };
  const places = query.by.includes("place")
    ? sql`left join (${gathering(query.place_kind)}) g on g.below = s.company_id`
    : sql``;
  const hazards = query.by.includes("hazard") ? sql`join variables v on v.id = s.variable_id` : sql``;
  const positions = sql.join(query.by.map((_, at) => sql.raw(String(at + 1))));
  const groups = sql.join(query.by.map((group) => sql.ref(names[group])));
  const { rows } = await sql<Row>`
    with gathered as materialized (
      select ${sql.join(query.by.map((group) => columns[group]))}, s.metric, s.currency, ${sums}
      from ${from} ${hazards} ${places}
      where s.metric = any(${[cardsMetric, ...query.metric]}::text[]) and ${where}
      group by ${positions}, s.metric, s.currency),
    told as (
      select false as is_total, ${groups}, metric, currency, cards, value, open from gathered
      union all
      select true, ${sql.join(query.by.map(() => sql`null`))}, metric, currency, sum(cards)::bigint, sum(value), sum(open)::bigint
      from gathered group by metric, currency),
    -- Sorted once: to sort the sums of each row by themselves takes as long as all else.
    sorted as (
      -- What was added and taken away again leaves a sum of nothing.
      select * from told where cards > 0 or open > 0 order by is_total, ${groups}, array_position(${query.metric}::text[], metric), currency)
    select is_total, ${groups}, coalesce(sum(cards) filter (where metric = ${cardsMetric}), 0)::bigint as cards,
      coalesce(json_agg(json_build_object('metric', metric, 'currency', nullif(currency, ''),
        'value', case when cards > 0 then round(value, ${sql.lit(decimals)})::float8 end, 'cards', cards, 'open', open))
        filter (where metric <> ${cardsMetric}), '[]') as sums
    from sorted
    group by is_total, ${groups} order by is_total, ${groups}`.execute(db);
  return rows;
}

/** Of the last year that was asked for, or of the year nearest to it. */
async function addPeople(db: Db, scope: Scope, { observed_to }: LossSumsQuery, rows: LossSums["rows"]): Promise<void> {
  const year = observed_to ? yearOf(observed_to) : new Date().getUTCFullYear();
  const figures = await readYearlyFigures(db, scope);
  for (const row of rows) row.people = row.company_id ? figures.people(row.company_id, year) : null;
}

/** Losses of published disasters as they are gathered: rows in the order of what they are gathered by, sums in the order of the asked metrics. */
export async function sumLosses(db: Db, scope: Scope, query: LossSumsQuery): Promise<LossSums> {
  const gathered = await gatheredRows(db, scope, query);
  const last = gathered.at(-1);
  const { cards, sums } = last?.is_total ? last : { cards: 0, sums: [] };
  const rows = (last?.is_total ? gathered.slice(0, -1) : gathered).map(({ is_total: _isTotal, ...row }) => row);
  if (query.by.join() === "place") await addPeople(db, scope, query, rows);
  return { total: { cards, sums }, rows };
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
