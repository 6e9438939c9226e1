// Classes of the values of places: the legend's own intervals, or quantiles in a sequence of one hue. Pure.

export type ValueClass = { min: number; max: number; color: string };

/** Low to high (sequence "blue" of the design); the same order in both schemes. */
const sequence = ["#E4EFF6", "#B5D2E8", "#75AED4", "#2F7DB5", "#0B4F80"];

/** At most five classes with about as many places each; fewer where values repeat. The last includes its upper bound. */
export function quantileClasses(values: readonly number[]): ValueClass[] {
  const sorted = values.toSorted((a, b) => a - b);
  const most = sorted.at(-1);
  if (most === undefined) return [];
  const cuts = sequence.map((_, index) => sorted[Math.floor((index * sorted.length) / sequence.length)]!);
  const lows = [...new Set(cuts)];
  return lows.map((min, index) => {
    const step =
      lows.length === 1 ? sequence.length - 2 : Math.round((index * (sequence.length - 1)) / (lows.length - 1));
    return { min, max: lows[index + 1] ?? most, color: sequence[step]! };
  });
}
