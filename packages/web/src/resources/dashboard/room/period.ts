// Of which days the room counts: the last thirty, the last twelve months, or all. It stands in the address.
import { useUrlState } from "../../../api/url-state.ts";
import { dayHere } from "../../../ui/format.ts";

export const periods = ["30d", "12m", "all"] as const;
export type Period = (typeof periods)[number];

const usual: Period = "12m";
const day = 86_400_000;

/** The first day of a period that ends today, YYYY-MM-DD; of all there is none. Pure. */
export function firstDay(period: Period, today: string): string | undefined {
  if (period === "all") return undefined;
  const at = new Date(today);
  if (period === "30d") return new Date(at.getTime() - 30 * day).toISOString().slice(0, 10);
  at.setUTCFullYear(at.getUTCFullYear() - 1);
  return at.toISOString().slice(0, 10);
}

/** `from` is what lists and counts are asked with. */
export function usePeriod(): { period: Period; from: string | undefined; setPeriod: (period: Period) => void } {
  const { search, change } = useUrlState();
  const period = periods.find((it) => it === search.period) ?? usual;
  return {
    period,
    from: firstDay(period, dayHere()),
    setPeriod: (chosen) => change({ period: chosen === usual ? null : chosen }),
  };
}
