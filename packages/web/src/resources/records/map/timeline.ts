// The bins of the time slider: none left out, and which of them the filter by days covers. Pure; days are YYYY-MM-DD.
import type { RecordTimeline, TimelineUnit } from "@atalaya/contract/resources/records/map.ts";

/** `last` is the last day that belongs to the bin. */
export type Bin = { start: string; last: string; count: number };

const oneDay = 86_400_000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const isCalendarDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day);

function nextStart(start: string, unit: TimelineUnit): string {
  const date = new Date(start);
  if (unit === "day") date.setUTCDate(date.getUTCDate() + 1);
  else if (unit === "month") date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCFullYear(date.getUTCFullYear() + (unit === "year" ? 1 : 10));
  return dayOf(date);
}

/** More bins than pixels to show them in would only be noise; the server chooses units that stay far below. */
const mostBins = 400;

/** Every bin from the first to the last, also those without records. A start that is no day of the calendar has no place on the line. */
export function binsOf({ unit, bins: told }: RecordTimeline): Bin[] {
  const bins = told.filter(({ start }) => isCalendarDay(start));
  const counts = new Map(bins.map(({ start, count }) => [start, count]));
  const end = bins.at(-1)?.start ?? "";
  const filled: Bin[] = [];
  for (let start = bins[0]?.start; start && isCalendarDay(start) && start <= end && filled.length < mostBins;) {
    const next = nextStart(start, unit);
    filled.push({ start, last: dayOf(new Date(Date.parse(next) - oneDay)), count: counts.get(start) ?? 0 });
    start = next;
  }
  return filled;
}

/** Positions of the first and last bin inside the filter; the whole range without one. */
export function rangeOf(bins: readonly Bin[], from: string | undefined, to: string | undefined): [number, number] {
  const first = from ? bins.findIndex(({ last }) => last >= from) : 0;
  const last = to ? bins.findLastIndex(({ start }) => start <= to) : bins.length - 1;
  const low = first === -1 ? bins.length - 1 : first;
  return [low, Math.max(low, last)];
}

/** The filter for a range of bins: nothing at an end that leaves nothing out. */
export const daysOf = (bins: readonly Bin[], [low, high]: readonly [number, number]) => ({
  observed_from: low === 0 ? null : (bins[low]?.start ?? null),
  observed_to: high === bins.length - 1 ? null : (bins[high]?.last ?? null),
});

/** The range one step later, as wide as it is; a range that covers all begins anew with the first bin alone. */
export function stepped([low, high]: readonly [number, number], count: number): [number, number] {
  if (high - low === count - 1) return [0, 0];
  return high === count - 1 ? [0, high - low] : [low + 1, high + 1];
}
