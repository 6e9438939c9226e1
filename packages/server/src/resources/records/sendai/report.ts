// The table of the indicators of the Sendai Framework: columns by year, hazard or place, and what is missing for it.
import { sql } from "kysely";
import { baselineYears, countsCards, sendaiCodes } from "@atalaya/contract/domain/sendai.ts";
import {
  mostSendaiYears,
  sendaiGaps,
  type SendaiColumn,
  type SendaiGap,
  type SendaiMissing,
  type SendaiQuery,
  type SendaiReport,
} from "@atalaya/contract/resources/records/sendai.ts";
import type { Db } from "../../../platform/database/database.ts";
import { todayAtTheTop } from "../../../platform/database/sql.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { mapInTurns } from "../../../platform/turns/in-turns.ts";
import { plansOnDays, type PlansOnDay } from "../../legal-documents/queries.ts";
import { cellOf, meanOf, type Column } from "./rules.ts";
import { tellers, toldBy, type ColumnKey, type Gathered, type Teller } from "./sendai-sums.ts";
import { readYearlyFigures, type YearlyFigures } from "./yearly-figures.ts";

/** `made`: what its numbers are made of; `shown`: what the table says of it. */
type Drawn = { made: Column; shown: SendaiColumn };

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

type Facts = {
  query: SendaiQuery;
  thisYear: number;
  figures: YearlyFigures;
  gathered: Gathered;
  tellers: readonly Teller[];
  /** By year, of the years that are shown, and of which municipalities the caller may know it. */
  plans: ReadonlyMap<number, PlansOnDay>;
  legal: Scope | null;
};

/** A column of these places; `isOf` says which municipalities lie in it. */
function draw(
  facts: Facts,
  key: ColumnKey,
  year: number,
  places: readonly number[],
  isOf: (it: Teller) => boolean,
): Drawn {
  const { gathered, thisYear, plans } = facts;
  const { hasCards, told } = gathered.get(key) ?? { hasCards: false, told: [] };
  const asked = facts.tellers.filter(isOf);
  const reported = asked.filter(({ years }) => years.includes(year)).length;
  const known = asked.filter(({ id }) => facts.legal?.company_ids?.includes(id) ?? true);
  const answers = plans.get(year);
  return {
    made: {
      year,
      places,
      told,
      hasCards,
      isComplete: asked.length > 0 && reported === asked.length,
      plans: answers
        ? {
            has_risk_plan: known.filter(({ id }) => answers.has_risk_plan.has(id)).length,
            has_emergency_plan: known.filter(({ id }) => answers.has_emergency_plan.has(id)).length,
            municipalities: known.length,
          }
        : null,
    },
    shown: { year, is_running: year === thisYear, reported, municipalities: asked.length },
  };
}

const everyone = () => true;

function drawnColumns(facts: Facts, years: readonly number[]): Drawn[] {
  const { query, figures, gathered } = facts;
  const [last] = years.slice(-1) as [number];
  if (query.by === "year") return years.map((year) => draw(facts, year, year, figures.tops, everyone));
  if (query.by === "hazard")
    return [...gathered.keys()].toSorted().map((key) => {
      const { made, shown } = draw(facts, key, last, figures.tops, everyone);
      return { made, shown: { ...shown, hazard: String(key) } };
    });
  const named = new Set<number | null>(facts.tellers.map(({ gathered_id }) => gathered_id));
  for (const key of gathered.keys()) named.add(key as number | null);
  return [...named]
    .map((id): Drawn => {
      const { made, shown } = draw(facts, id, last, id === null ? [] : [id], (it) => it.gathered_id === id);
      return { made, shown: { ...shown, company_id: id, ...(id !== null && { name: figures.nameOf(id) }) } };
    })
    .toSorted(({ shown: one }, { shown: other }) =>
      one.name === undefined || other.name === undefined
        ? Number(one.name === undefined) - Number(other.name === undefined)
        : one.name.localeCompare(other.name, "es"),
    );
}

type Row = SendaiReport["rows"][number];

/** Yearly figures that rates of these columns lack: of people and GDP of each year, of others where a number would have needed them. */
function missingOf({ figures }: Facts, columns: readonly Drawn[], rows: readonly Row[]): SendaiMissing[] {
  const years = new Map<string, number[]>();
  const note = (company_id: number, what: SendaiGap, year: number) => {
    const key = `${company_id} ${what}`;
    const known = years.get(key) ?? [];
    if (!known.includes(year)) years.set(key, [...known, year]);
  };
  for (const [at, { made }] of columns.entries()) {
    const { year, places } = made;
    for (const id of places) {
      for (const what of ["population", "gdp_local"] as const)
        if (figures.summed([id], year, what) === null) note(id, what, year);
      for (const { cells } of rows) {
        if (cells[at]!.lacks === "exchange_rate_usd") note(id, "exchange_rate_usd", year);
      }
    }
  }
  return [...years]
    .map(([key, missing]) => {
      const [id, what] = key.split(" ") as [string, SendaiGap];
      return { company_id: Number(id), name: figures.nameOf(Number(id)), what, years: missing };
    })
    .toSorted((one, other) => sendaiGaps.indexOf(one.what) - sendaiGaps.indexOf(other.what));
}

/** Plans as they were on the last day of a year that has ended, of this year as they are. */
async function plansBy(db: Db, legal: Scope | null, years: readonly number[], today: string) {
  const begun = years.filter((year) => year <= yearOf(today));
  const dayOf = (year: number) => (year === yearOf(today) ? today : `${year}-12-31`);
  const byDay = legal ? await plansOnDays(db, legal, begun.map(dayOf)) : null;
  return new Map(begun.flatMap((year) => (byDay ? [[year, byDay.get(dayOf(year))!] as const] : [])));
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Of the whole installation, as its top place has it. */
async function dayNow(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`select ${todayAtTheTop}::text as today`.execute(db);
  return rows[0]!.today;
}

/**
 * `query.to` is this year where nothing is said. Plans of the law are told where the caller may read them. 422 for years that are not in
 * order, or too many.
 */
export async function sendaiReport(
  db: Db,
  scope: Scope,
  legal: Scope | null,
  query: SendaiQuery,
): Promise<SendaiReport> {
  const today = await dayNow(db);
  const thisYear = yearOf(today);
  const to = query.to ?? thisYear;
  const isByYear = query.by === "year";
  if (isByYear && (query.from > to || to - query.from >= mostSendaiYears))
    throw new FieldProblem({ from: { code: "year_order" } });
  const years = isByYear ? span(query.from, to) : [to];
  const before = isByYear ? span(baselineYears.from, baselineYears.to) : [];
  const all = [...new Set([...before, ...years])];
  const [figures, gathered, told, plans] = await Promise.all([
    readYearlyFigures(db, scope),
    toldBy(db, scope, query, all),
    tellers(db, scope, query.place_kind, all),
    plansBy(db, legal, years, today),
  ]);
  const facts: Facts = { query, thisYear, figures, gathered, tellers: told, plans, legal };
  const columns = drawnColumns(facts, years);
  const baseline = before.map((year) => draw(facts, year, year, figures.tops, everyone));
  const rows = await mapInTurns(sendaiCodes, (code): Row => ({
    code,
    baseline: isByYear && countsCards(code) ? meanOf(baseline.map(({ made }) => cellOf(figures, made, code))) : null,
    cells: columns.map(({ made }) => cellOf(figures, made, code)),
  }));
  return {
    place: figures.tops.map(figures.nameOf).join(", "),
    currency: figures.currencyOf(figures.tops),
    columns: columns.map(({ shown }) => shown),
    rows,
    missing: missingOf(facts, columns, rows),
  };
}
