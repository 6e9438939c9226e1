import { expect, test } from "vitest";
import { lastYears, peakOf } from "./shown-years.ts";

const year = (of: number, direct_affected: number | null) => ({
  year: of,
  count: 1,
  direct_affected,
  houses_destroyed: null,
});

test("the last twelve years are shown, and one without a card is unknown, not zero", () => {
  const shown = lastYears([year(2001, 5), year(2024, 21_000)], 2026);
  expect(shown.map((it) => it.year)).toEqual([2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
  expect(shown[0]).toEqual({ year: 2015, count: 0, direct_affected: null, houses_destroyed: null });
  expect(peakOf(shown, "direct_affected")?.year).toBe(2024);
  expect(peakOf(shown, "houses_destroyed")).toBeNull();
});

test("where all that is told lies further back, the years go back to the newest of it", () => {
  const shown = lastYears([year(1985, 3), year(2012, 7), year(2020, null)], 2026);
  expect(shown[0]).toMatchObject({ year: 2012, direct_affected: 7 });
  expect(shown).toHaveLength(15);
});

test("a year of nothing is no peak", () => expect(peakOf([year(2024, 0)], "direct_affected")).toBeNull());
