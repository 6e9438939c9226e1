// Where the bars of the chart stand, what its axis tells, and which bars have room to say how much they are. Pure.

const mostSteps = 4;

/** Even steps of 1, 2 or 5 from zero to the first that is not below the highest. */
export function ticksUpTo(highest: number): number[] {
  const rough = Math.max(highest, 1) / mostSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5].find((it) => it * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** Every year from the first with a card to the last. */
export function yearsOf(known: readonly number[]): number[] {
  if (known.length === 0) return [];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

type Labelled = { key: string; middle: number; top: number; width: number };

/** In px: how high a label is, and how far above its bar. */
const label = { height: 12, gap: 4 };

/** The bars whose label meets neither another one nor a higher bar: the highest bars are heard first. */
export function withLabel(bars: readonly Labelled[], barWidth: number): Set<string> {
  const placed: Labelled[] = [];
  const isNear = (one: Labelled, other: Labelled, reach: number) =>
    Math.abs(one.middle - other.middle) < one.width / 2 + reach / 2;
  for (const bar of bars.toSorted((one, other) => one.top - other.top)) {
    const meetsLabel = placed.some(
      (it) => isNear(bar, it, it.width) && Math.abs(bar.top - it.top) < label.height + label.gap,
    );
    const meetsBar = bars.some((it) => it !== bar && it.top < bar.top - label.gap && isNear(bar, it, barWidth));
    if (!meetsLabel && !meetsBar) placed.push(bar);
  }
  return new Set(placed.map(({ key }) => key));
}
