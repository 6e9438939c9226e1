// What places count in a year, looked up by place and year: of the year itself, or of the nearest one, of the place or of one above it.
import { sql } from "kysely";
import type { CompanyKind, CompanyStats, yearlyFigures } from "@atalaya/contract/resources/companies.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTerritory } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

type Figure = (typeof yearlyFigures)[number];
type Ratio = Figure | "persons_per_household";

/** A place with those above it, from the top, itself the last; `isWithin` the territory that was asked. */
export type Ground = {
  id: number;
  name: string;
  kind: CompanyKind;
  currency: string;
  path: number[];
  isWithin: boolean;
};
type Row = CompanyStats & { company_id: number };

/** Kinds that people live in. */
const territorial: readonly CompanyKind[] = ["country", "region", "province", "municipality"];

const counted = (row: Row, what: Ratio): number | null => {
  if (what !== "persons_per_household") return row[what];
  return row.population !== null && row.households ? row.population / row.households : null;
};

export type YearlyFigures = ReturnType<typeof figuresOf>;

export function figuresOf(grounds: readonly Ground[], rows: readonly Row[]) {
  const byId = new Map(grounds.map((ground) => [ground.id, ground]));
  const byPlace = Map.groupBy(rows, ({ company_id }) => company_id);
  const ofYear = (company_id: number, year: number) => byPlace.get(company_id)?.find((row) => row.year === year);

  /** Of the year, else of the latest before it, else of the first after it. */
  function nearestRow(company_id: number, year: number, what: Ratio): Row | null {
    const known = (byPlace.get(company_id) ?? []).filter((row) => counted(row, what) !== null);
    const before = known.filter((row) => row.year <= year).toSorted((one, other) => other.year - one.year);
    return before[0] ?? known.toSorted((one, other) => one.year - other.year)[0] ?? null;
  }

  /** The place's own, else that of the nearest place above it. */
  function nearest(company_id: number, year: number, what: Ratio): number | null {
    for (const id of byId.get(company_id)?.path.toReversed() ?? []) {
      const row = nearestRow(id, year, what);
      if (row) return counted(row, what);
    }
    return null;
  }

  /** Of that very year, of all of them together: null where one does not know it. */
  function summed(places: readonly number[], year: number, what: Figure): number | null {
    const values = places.map((id) => ofYear(id, year)?.[what] ?? null);
    return values.length === 0 || values.includes(null) ? null : values.reduce<number>((sum, it) => sum + it!, 0);
  }

  /** People of all of them, of the year or of the nearest one; `year` is the one that lies farthest from it. */
  function population(places: readonly number[], year: number) {
    const found = places.map((id) => nearestRow(id, year, "population"));
    if (found.length === 0 || found.includes(null)) return null;
    const known = found as Row[];
    const value = known.reduce((sum, row) => sum + row.population!, 0);
    const [farthest] = known.toSorted((one, other) => Math.abs(other.year - year) - Math.abs(one.year - year));
    // Nobody lives there: no rate can be made of it.
    return value === 0 ? null : { value, year: farthest!.year, source: sources(known) };
  }

  /** Of one place: its own number, else that of all its municipalities together. */
  function people(id: number, year: number): number | null {
    const below = grounds.filter(({ kind, path }) => kind === "municipality" && path.includes(id)).map((it) => it.id);
    return (population([id], year) ?? population(below, year))?.value ?? null;
  }

  const sources = (known: readonly Row[]): string | null =>
    [...new Set(known.flatMap(({ source }) => source ?? []))].join("; ") || null;

  return {
    nearest,
    summed,
    population,
    people,
    sourceOf: (places: readonly number[], year: number) => sources(places.flatMap((id) => ofYear(id, year) ?? [])),
    /** The currency that all of them count in. */
    currencyOf: (places: readonly number[]): string | null => {
      const currencies = new Set(places.map((id) => byId.get(id)?.currency ?? null));
      return currencies.size === 1 ? [...currencies][0]! : null;
    },
    nameOf: (id: number) => byId.get(id)?.name ?? "",
    /** The highest places of the territory, which hold all of it. */
    tops: grounds
      .filter(
        ({ kind, isWithin, path }) =>
          isWithin && territorial.includes(kind) && !path.slice(0, -1).some((id) => byId.get(id)?.isWithin),
      )
      .map(({ id }) => id),
  };
}

/** Of the places of the territory, and of those above them. */
export async function readYearlyFigures(db: Db, scope: Scope): Promise<YearlyFigures> {
  const within = inTerritory(sql<number>`c.id`, scope);
  const reach = sql`(${within} or c.id = any(${[...scope.ancestor_ids]}::bigint[]))`;
  const [grounds, stats] = await Promise.all([
    sql<Ground>`
      select c.id, c.reason_social as name, c.kind, c.currency, c.path, ${within} as "isWithin"
      from companies c where c.deleted_at is null and ${reach}`.execute(db),
    sql<Row>`select s.* from company_stats s join companies c on c.id = s.company_id where c.deleted_at is null and ${reach}`.execute(
      db,
    ),
  ]);
  return figuresOf(grounds.rows, stats.rows);
}
