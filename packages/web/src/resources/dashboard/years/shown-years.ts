// The years of the chart: the last twelve, those without a card among them; more, where all that is told lies before. Pure.
import type { DisasterYears } from "@atalaya/contract/resources/records/room.ts";

export type ShownYear = DisasterYears["years"][number];

const shownYears = 12;

export const yearMetrics = ["direct_affected", "houses_destroyed"] as const;
export type YearMetric = (typeof yearMetrics)[number];

const isTold = (year: ShownYear) => yearMetrics.some((metric) => year[metric] !== null);

/** A year of which no card tells is empty, and never zero. */
export function lastYears(years: DisasterYears["years"], thisYear: number): ShownYear[] {
  const known = new Map(years.map((it) => [it.year, it]));
  const newest = years.findLast(isTold)?.year ?? thisYear;
  const first = Math.min(thisYear - shownYears + 1, newest);
  return Array.from({ length: thisYear - first + 1 }, (_, at) => {
    const year = first + at;
    return known.get(year) ?? { year, count: 0, direct_affected: null, houses_destroyed: null };
  });
}

/** The year with the most of it; null where none tells more than nothing. */
export function peakOf(years: readonly ShownYear[], metric: YearMetric): ShownYear | null {
  const highest = years.reduce<ShownYear | null>(
    (best, one) => ((one[metric] ?? 0) > (best?.[metric] ?? 0) ? one : best),
    null,
  );
  return highest;
}
