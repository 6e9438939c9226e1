import { expect, test } from "vitest";
import { pathOf, ticksUpTo, upward } from "./scales.ts";

test("zero lies at the foot, the highest at the head, and each power of ten about as far above the one before it", () => {
  const up = upward(10_000, 100, 0);
  expect([up(0), up(10_000)]).toEqual([100, 0]);
  expect(up(10) - up(100)).toBeCloseTo(up(100) - up(1000), -1);
});

test("the axis tells zero and the powers of ten up to the highest", () => {
  expect(ticksUpTo(9800)).toEqual([0, 10, 100, 1000]);
  expect(ticksUpTo(0)).toEqual([0, 1]);
});

test("a line breaks at a year of which nothing is known", () => {
  expect(pathOf([[0, 5], [10, 6], null, [30, 7]])).toBe("M0.0,5.0L10.0,6.0M30.0,7.0");
  expect(pathOf([null, [10, 6]])).toBe("M10.0,6.0");
});
