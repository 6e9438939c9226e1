// How an indicator of the Sendai Framework is made of what cards tell and what a place counts in a year (domain 2.3): pure, no database.
import {
  defaultHousehold,
  defaultWorkersPerHa,
  ratedFor,
  sendaiIndicator,
  sendaiIndicators,
  type Addend,
  type Denominator,
  type Multiplier,
  type SendaiCode,
} from "@atalaya/contract/domain/sendai.ts";
import type { SendaiCell } from "@atalaya/contract/resources/records/sendai.ts";
import type { YearlyFigures } from "./yearly-figures.ts";

/** What cards of a year tell, summed up; of what is modelled by place, as each has its own multiplier. */
export type Told = {
  addend: Addend;
  /** Only of what is modelled. */
  company_id: number | null;
  currency: string;
  value: number | null;
  cards: number;
  open: number;
};

/** Everything that a column is made of. */
export type Column = {
  year: number;
  /** The places that its rates are divided by: none is known, then none of its denominators. */
  places: readonly number[];
  told: readonly Told[];
  /** Whether any published disaster is in it, and whether every municipality has told of its year. */
  hasCards: boolean;
  isComplete: boolean;
  plans: { has_risk_plan: number; has_emergency_plan: number; municipalities: number } | null;
};

type Numerator = Pick<SendaiCell, "basis" | "is_open" | "cards" | "lacks"> & { value: number | null };

const nothing: Numerator = { value: null, basis: null, is_open: false, cards: 0, lacks: null };

/** Persons per household or workers per hectare, of the place or of the nearest one above that counted it. */
export function multiplierOf(figures: YearlyFigures, times: Multiplier, company_id: number, year: number): number {
  if (times === "workers_per_ha") return figures.nearest(company_id, year, times) ?? defaultWorkersPerHa;
  const counted = figures.nearest(company_id, year, "persons_per_household");
  // UNDRR: what lies outside of these is a mistake of one of both counts.
  return counted === null || counted < 1 || counted > 10 ? defaultHousehold : counted;
}

/** Money of one currency in another: the same, or dollars at the rate of the year. */
function converted(figures: YearlyFigures, { year, places }: Column, value: number, from: string): number | null {
  const to = figures.currencyOf(places);
  if (from === to) return value;
  if (from !== "USD" || to === null) return null;
  const rate = figures.summed(places.slice(0, 1), year, "exchange_rate_usd");
  return rate === null ? null : value * rate;
}

/** The parts of a sum that are known; one that is not leaves it open. */
function added(parts: readonly Numerator[]): Numerator {
  const known = parts.filter(({ value }) => value !== null);
  return {
    value: known.length === 0 ? null : known.reduce((sum, { value }) => sum + value!, 0),
    basis: known.some(({ basis }) => basis === "modelled") ? "modelled" : "derived",
    is_open: known.length < parts.length || parts.some(({ is_open }) => is_open),
    cards: parts.reduce((sum, { cards }) => sum + cards, 0),
    lacks: parts.find(({ lacks }) => lacks !== null)?.lacks ?? null,
  };
}

/** One sum as the indicator counts it: multiplied where it is modelled, money in the currency of the column. */
function worth(figures: YearlyFigures, column: Column, code: SendaiCode, told: Told): Numerator {
  const { made, per } = sendaiIndicator(code);
  const modelled = "sums" in made && made.modelled?.sum === told.addend ? made.modelled : null;
  const basis = modelled ? ("modelled" as const) : ("reported" as const);
  // "Some, not counted" is no number, but more than nothing (V1).
  if (told.value === null || told.cards === 0) return { ...nothing, is_open: told.open > 0 };
  const times = modelled ? multiplierOf(figures, modelled.times, told.company_id!, column.year) : 1;
  const value = per === "gdp" ? converted(figures, column, told.value, told.currency) : told.value * times;
  if (value === null) return { value, basis, is_open: true, cards: told.cards, lacks: "exchange_rate_usd" };
  return { value, basis, is_open: told.open > 0, cards: told.cards, lacks: null };
}

function numeratorOf(figures: YearlyFigures, column: Column, code: SendaiCode): Numerator {
  const { made } = sendaiIndicator(code);
  if ("asked" in made) {
    const value = figures.summed(column.places, column.year, made.asked);
    return { ...nothing, value, basis: value === null ? null : "reported" };
  }
  if ("plans" in made) {
    if (!column.plans) return nothing;
    return { ...nothing, value: column.plans[made.plans], basis: "reported" };
  }
  if ("adds" in made) return added(made.adds.map((part) => numeratorOf(figures, column, part as SendaiCode)));
  const parts = column.told
    .filter(({ addend }) => made.sums.includes(addend) || made.modelled?.sum === addend)
    .map((told) => worth(figures, column, code, told));
  if (parts.length === 0)
    return !column.hasCards && column.isComplete ? { ...nothing, value: 0, basis: "reported" } : nothing;
  const sum = added(parts);
  const isOpen = parts.some(({ is_open }) => is_open);
  return {
    ...sum,
    is_open: isOpen,
    basis: sum.value === null ? null : sum.basis === "modelled" ? "modelled" : "reported",
  };
}

type Divided = Pick<SendaiCell, "denominator" | "denominator_year" | "denominator_source" | "lacks">;
const undivided: Divided = { denominator: null, denominator_year: null, denominator_source: null, lacks: null };

function denominatorOf(figures: YearlyFigures, column: Column, code: SendaiCode): Divided {
  const { year, places, told, plans } = column;
  const { per, made } = sendaiIndicator(code);
  switch (per) {
    case "population": {
      const found = figures.population(places, year);
      return found
        ? { denominator: found.value, denominator_year: found.year, denominator_source: found.source, lacks: null }
        : { ...undivided, lacks: "population" };
    }
    case "gdp": {
      const denominator = figures.currencyOf(places) && figures.summed(places, year, "gdp_local");
      if (!denominator) return { ...undivided, lacks: "gdp_local" };
      return { ...undivided, denominator, denominator_year: year, denominator_source: figures.sourceOf(places, year) };
    }
    case "municipalities":
      return { ...undivided, denominator: plans?.municipalities || null };
    case "exposed": {
      const exposed = told.filter(({ addend }) => "sums" in made && addend === made.among);
      return { ...undivided, denominator: exposed.reduce((sum, { value }) => sum + (value ?? 0), 0) || null };
    }
    case null:
      return undivided;
  }
}

/** The number of an indicator in a column, with what it was made of. */
export function cellOf(figures: YearlyFigures, column: Column, code: SendaiCode): SendaiCell {
  const { per }: { per: Denominator } = sendaiIndicators[code];
  const { value: numerator, lacks, ...made } = numeratorOf(figures, column, code);
  const divided = denominatorOf(figures, column, code);
  const { denominator } = divided;
  const rate = numerator === null || denominator === null ? null : (numerator * ratedFor[per!]) / denominator;
  return {
    ...made,
    ...divided,
    numerator,
    value: per === null ? numerator : rate,
    lacks: lacks ?? (numerator === null ? null : divided.lacks),
  };
}

/** The mean of what is known of some years; null where nothing is. */
export function meanOf(cells: readonly SendaiCell[]) {
  const known = cells.filter(({ value }) => value !== null);
  return {
    value: known.length === 0 ? null : known.reduce((sum, { value }) => sum + value!, 0) / known.length,
    years: known.length,
    is_open: known.some(({ is_open }) => is_open),
  };
}
