// Medians, percentiles, and the verdict on a bar.
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

/** The number below which a share of them lies. */
export const percentile = (numbers: readonly number[], share: number): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))]!;

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Prints a figure beside its bar; a figure that misses it makes the command fail. */
export function judge(what: string, figure: number, bar: { least?: number; most?: number }, isBinding = true): void {
  const isMet = figure >= (bar.least ?? -Infinity) && figure <= (bar.most ?? Infinity);
  const limit = bar.least === undefined ? `at most ${bar.most}` : `at least ${bar.least}`;
  console.log(
    `  ${what}: ${figure.toFixed(2)} (${limit})${isMet ? "" : isBinding ? "  MISSED" : "  (not binding here)"}`,
  );
  if (!isMet && isBinding) process.exitCode = 1;
}
