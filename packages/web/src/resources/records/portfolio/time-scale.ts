// The stretch of time that works take, and where a day stands in it.
import type { PortfolioWork } from "@atalaya/contract/resources/records/recovery-portfolio.ts";

const daysOf = (work: PortfolioWork): (string | null)[] => [
  work.planned_start_on,
  work.planned_end_on,
  work.actual_start_on,
  work.actual_end_on,
  ...work.milestones.flatMap(({ due_on, done_on }) => [due_on, done_on]),
];

/** Days that works tell; none of a work that tells no day. */
export const toldDays = (work: PortfolioWork): string[] => daysOf(work).filter((it) => it !== null);

/** `at`: where a day stands, from 0 to 1; `ticks`: first days of months, so few that their names have room. */
export type TimeScale = { from: string; to: string; at: (on: string) => number; ticks: string[] };

const mostTicks = 12;
/** Months between two ticks. */
const steps = [1, 3, 6, 12, 24, 60, 120];

const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** From the first day of the month of the first to the end of that of the last; today among them. */
export function timeScale(works: readonly PortfolioWork[], today: string): TimeScale {
  const days = [today, ...works.flatMap(toldDays)].toSorted();
  const [first, last] = [new Date(days[0]!), new Date(days.at(-1)!)];
  const from = firstOf(first.getUTCFullYear(), first.getUTCMonth());
  const to = firstOf(last.getUTCFullYear(), last.getUTCMonth() + 1);
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
  const step = steps.find((one) => months / one <= mostTicks) ?? steps.at(-1)!;
  const length = Date.parse(to) - Date.parse(from);
  const ticks: string[] = [];
  // On round months: January, April, July, October.
  const begin = Math.ceil((first.getUTCFullYear() * 12 + first.getUTCMonth()) / step) * step;
  for (let month = begin; ; month += step) {
    const tick = firstOf(Math.floor(month / 12), month % 12);
    if (tick >= to) break;
    ticks.push(tick);
  }
  return { from, to, ticks, at: (on) => Math.min(1, Math.max(0, (Date.parse(on) - Date.parse(from)) / length)) };
}
