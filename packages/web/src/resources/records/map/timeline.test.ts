import { expect, test } from "vitest";
import { binsOf, daysOf, rangeOf, stepped } from "./timeline.ts";

const months = binsOf({
  unit: "month",
  bins: [
    { start: "2023-12-01", count: 2 },
    { start: "2024-03-01", count: 5 },
  ],
});

test("months without records are bins too, and each ends on its last day", () => {
  expect(months).toEqual([
    { start: "2023-12-01", last: "2023-12-31", count: 2 },
    { start: "2024-01-01", last: "2024-01-31", count: 0 },
    { start: "2024-02-01", last: "2024-02-29", count: 0 },
    { start: "2024-03-01", last: "2024-03-31", count: 5 },
  ]);
  expect(binsOf({ unit: "decade", bins: [{ start: "1570-01-01", count: 1 }] })[0]!.last).toBe("1579-12-31");
  expect(binsOf({ unit: "day", bins: [] })).toEqual([]);
});

test("V3 a day that is none of the calendar's has no place on the line and breaks nothing", () => {
  const told = ["0001-01-01 BC", "-infinity", "2024-01-01", "10000-01-01", "infinity"].map((start) => ({
    start,
    count: 1,
  }));
  expect(binsOf({ unit: "decade", bins: told })).toEqual([{ start: "2024-01-01", last: "2033-12-31", count: 1 }]);
  for (const start of ["0001-01-01", "9999-12-31"])
    expect(binsOf({ unit: "decade", bins: [{ start, count: 1 }] })).toHaveLength(1);
});

test("a range of bins becomes days, and days become the bins they touch", () => {
  expect(daysOf(months, [1, 2])).toEqual({ observed_from: "2024-01-01", observed_to: "2024-02-29" });
  expect(daysOf(months, [0, 3])).toEqual({ observed_from: null, observed_to: null });
  expect(rangeOf(months, "2024-01-15", "2024-02-01")).toEqual([1, 2]);
  expect(rangeOf(months, undefined, undefined)).toEqual([0, 3]);
  expect(rangeOf(months, "2030-01-01", undefined)).toEqual([3, 3]);
  expect(rangeOf(months, undefined, "2000-01-01")).toEqual([0, 0]);
});

test("playing moves the range on and begins again at the end", () => {
  expect(stepped([0, 3], 4)).toEqual([0, 0]);
  expect(stepped([1, 2], 4)).toEqual([2, 3]);
  expect(stepped([2, 3], 4)).toEqual([0, 1]);
});
