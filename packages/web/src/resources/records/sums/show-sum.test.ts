// What a sum says of what is known.
import { expect, test } from "vitest";
import type { LossSum } from "@atalaya/contract/resources/records/loss-sums.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import { mainCurrency, rateOf, sumIn, sumsOf, sumText } from "./show-sum.ts";

const sum = (
  value: number | null,
  open = 0,
  currency: string | null = null,
  cards = value === null ? 0 : 1,
): LossSum => ({
  metric: currency ? "loss_local" : "deaths",
  currency,
  value,
  cards,
  open,
});

test.each([
  [undefined, "—"],
  [sum(null), "—"],
  [sum(0), "0"],
  [sum(1234), "1.234"],
  [sum(12, 1), "≥\u00a012"],
  [sum(null, 2), "hubo"],
  [sum(0, 1), "hubo"],
  [sum(5000, 1, "CLP"), "≥\u00a05.000 CLP"],
])("%j says %j", (one, said) => expect(sumText(one, wordsIn("es"), "es")).toBe(said));

test("money that was there and not counted leaves every currency open, and none of it adds nothing", () => {
  const uncounted = { ...sum(0, 1), metric: "loss_local" as const };
  const row = { cards: 4, sums: [uncounted, sum(10, 0, "CLP", 2), sum(3, 0, "USD", 1)] };
  expect(sumsOf(row, "loss_local").map(({ currency, open }) => [currency, open])).toEqual([
    ["CLP", 1],
    ["USD", 1],
  ]);
  expect(mainCurrency(row, "loss_local")).toBe("CLP");
  expect(sumIn({ cards: 1, sums: [uncounted] }, "loss_local", "CLP")).toBe(uncounted);
});

test("a rate is told for 100,000 people, no finer than it is known, and not at all where nobody knows how many they are", () => {
  expect(rateOf(sum(15), 296_655)?.value).toBe(5.06);
  expect(rateOf(sum(2900), 296_655)?.value).toBe(978);
  expect(rateOf(sum(60), 296_655)?.value).toBe(20.2);
  expect(rateOf(sum(0), 296_655)?.value).toBe(0);
  expect(rateOf(sum(null, 1), 296_655)).toMatchObject({ value: null, open: 1 });
  expect(rateOf(sum(15), null)).toBeUndefined();
});
