import { expect, test } from "vitest";
import { ticksUpTo, withLabel, yearsOf } from "./bars.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [134, [0, 50, 100, 150]],
  [6974, [0, 2000, 4000, 6000, 8000]],
])("the axis up to %d tells %j", (highest, ticks) => expect(ticksUpTo(highest)).toEqual(ticks));

test("years without a card stand between those that have some", () =>
  expect(yearsOf([2024, 2021])).toEqual([2021, 2022, 2023, 2024]));

test("a label that a higher bar would run through is left out, and so is one beside another", () => {
  const bar = (key: string, middle: number, top: number) => ({ key, middle, top, width: 30 });
  expect([...withLabel([bar("low", 10, 80), bar("high", 30, 10), bar("far", 90, 80)], 16)]).toEqual(["high", "far"]);
  expect([...withLabel([bar("one", 10, 50), bar("two", 30, 50)], 16)]).toEqual(["one"]);
});
