// How the values of a variable are spread, out of how often each occurs: a histogram, and cuts by three methods. Pure.
import { ckmeans, equalIntervalBreaks, quantileSorted } from "simple-statistics";
import type { Distribution } from "@atalaya/contract/domain/distribution.ts";

/** A value of a record and how many records have it; null is "without a value". */
export type ValueCount = Distribution["values"][number];

const binCount = 24;
/** Values for the cuts; natural breaks cost their number times the number of classes. */
const mostForCuts = 4000;

type NumberCount = { value: number; count: number };

const isNumber = (it: ValueCount): it is NumberCount => typeof it.value === "number";

/** The smallest and the largest number; null where there is none. */
export type Extremes = Pick<Distribution, "min" | "max">;

/** Histogram and cuts. `values` are ascending. */
export function distributionOf(
  values: ValueCount[],
  { min, max }: Extremes,
  classes: number,
): Pick<Distribution, "bins" | "cuts"> {
  if (min === null || max === null) return { bins: [], cuts: none };
  const numbers = values.filter(isNumber);
  const sorted = spread(numbers);
  // Where values were put together the ends may be gone from among them.
  const whole = [...(sorted[0] === min ? [] : [min]), ...sorted, ...(sorted.at(-1) === max ? [] : [max])];
  const cuts = min === max ? none : cutsOf(whole, classes);
  return { bins: binsOf(numbers, min, max), cuts };
}

const none = { equal_interval: [], quantile: [], natural_breaks: [] };

function binsOf(numbers: NumberCount[], min: number, max: number): Distribution["bins"] {
  const bins = min === max ? 1 : binCount;
  const width = (max - min) / bins;
  const counts = Array.from({ length: bins }, () => 0);
  for (const { value, count } of numbers) {
    const at = width === 0 ? 0 : Math.min(bins - 1, Math.floor((value - min) / width));
    counts[at] = (counts[at] ?? 0) + count;
  }
  return counts.map((count, index) => ({
    min: min + index * width,
    max: index === bins - 1 ? max : min + (index + 1) * width,
    count,
  }));
}

/** Each value as often as it occurs, thinned out evenly where that would be too many: the first and the last stay. */
function spread(numbers: NumberCount[]): number[] {
  const all = numbers.flatMap(({ value, count }) => Array.from({ length: count }, () => value));
  if (all.length <= mostForCuts) return all;
  return Array.from({ length: mostForCuts }, (_, index) => {
    return all[Math.round((index * (all.length - 1)) / (mostForCuts - 1))] ?? 0;
  });
}

function cutsOf(sorted: number[], classes: number): Distribution["cuts"] {
  const distinct = new Set(sorted).size;
  const count = Math.min(classes, distinct);
  const last = sorted.at(-1) ?? 0;
  const shares = Array.from({ length: classes + 1 }, (_, index) => index / classes);
  return {
    equal_interval: tidy(equalIntervalBreaks(sorted, classes)),
    quantile: tidy(shares.map((share) => quantileSorted(sorted, share))),
    natural_breaks: tidy([...ckmeans(sorted, count).map((cluster) => cluster[0] ?? 0), last]),
  };
}

/** Cuts that a person can read, rounded to a hundredth of the range; the outer ones outwards, so that no value falls out. */
function tidy(cuts: number[]): number[] {
  const [first = 0, last = 0] = [cuts[0], cuts.at(-1)];
  const digits = Math.max(0, 2 - Math.floor(Math.log10(last - first)));
  const unit = 10 ** -digits;
  const by = (round: (value: number) => number, value: number) =>
    // Twelve digits hide what binary fractions add to a decimal one.
    Number((round(Number((value / unit).toPrecision(12))) * unit).toFixed(Math.min(digits, 20)));
  const inner = cuts.slice(1, -1).map((cut) => by(Math.round, cut));
  return [...new Set([by(Math.floor, first), ...inner, by(Math.ceil, last)])];
}
