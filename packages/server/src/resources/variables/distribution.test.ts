import { expect, test } from "vitest";
import { distributionOf } from "./distribution.ts";

const of = (numbers: number[], classes: number) => {
  const counts = Map.groupBy(
    numbers.toSorted((one, other) => one - other),
    (value) => value,
  );
  const values = [...counts].map(([value, all]) => ({ value, count: all.length }));
  const [min, max] = [values[0]?.value ?? null, values.at(-1)?.value ?? null];
  return distributionOf([{ value: null, count: 3 }, ...values], { min, max }, classes);
};

test("cuts of equal width, of equal numbers, and where the values leave gaps", () => {
  const values = [1, 2, 3, 4, 40, 41, 42, 43, 98, 99, 100, 101];
  expect(of(values, 3).cuts).toEqual({
    equal_interval: [1, 34, 68, 101],
    quantile: [1, 28, 61, 101],
    natural_breaks: [1, 40, 98, 101],
  });
});

test("the histogram counts every value once, the largest in the last interval", () => {
  const { bins } = of([0, 1, 1, 5, 24], 3);
  expect(bins).toHaveLength(24);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(bins.at(-1)).toEqual({ min: 23, max: 24, count: 1 });
  expect(bins[1]!.count).toBe(2);
});

test("cuts are rounded for reading, outwards at the ends, so that no value falls out", () => {
  const { cuts } = of([0.1234, 0.5, 1.7777, 3.9876], 2);
  expect(cuts.equal_interval).toEqual([0.12, 2.06, 3.99]);
  expect(of([123_456, 999_999], 2).cuts.equal_interval[0]).toBeLessThanOrEqual(123_456);
  expect(of([123_456, 999_999], 2).cuts.equal_interval.at(-1)).toBeGreaterThanOrEqual(999_999);
});

test("values that do not differ, or are missing, are cut nowhere", () => {
  expect(of([7, 7, 7], 5)).toMatchObject({ bins: [{ count: 3 }], cuts: { quantile: [] } });
  expect(of([], 5)).toMatchObject({ bins: [], cuts: { natural_breaks: [] } });
});

test("fewer different values than classes make fewer classes, and never an empty one", () => {
  const { cuts } = of([1, 1, 1, 1, 2, 3], 5);
  for (const found of Object.values(cuts)) expect(new Set(found).size).toBe(found.length);
});
