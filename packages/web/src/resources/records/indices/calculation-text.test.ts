// The calculation of an index as it is written out.
import { expect, test } from "vitest";
import { calculationText } from "./calculation-text.ts";

const weights = [0.5, 0.3, 0.2];
const parts = (...values: (number | null)[]) => values.map((normalised) => ({ normalised }));

test("the weighted mean is written as a sum, divided by what is known of the weight where not all is", () => {
  const rule = { aggregation: "arithmetic", scale: 100 } as const;
  expect(calculationText({ value: 75, weight_known: 1, members: parts(0.5, 1, 1) }, weights, rule, "es")).toBe(
    "(0,50 × 0,50 + 1,00 × 0,30 + 1,00 × 0,20) × 100 = 75",
  );
  expect(calculationText({ value: 71.875, weight_known: 0.8, members: parts(1, 0.25, null) }, weights, rule, "es")).toBe("(1,00 × 0,50 + 0,25 × 0,30) ÷ 0,80 × 100 = 71,88"); // prettier-ignore
});

test("the geometric mean is written as a product of powers", () => {
  const rule = { aggregation: "geometric", scale: 10 } as const;
  expect(calculationText({ value: 7.0710678, weight_known: 1, members: parts(0.5, 1, 1) }, weights, rule, "en")).toBe(
    "0.50^0.50 × 1.00^0.30 × 1.00^0.20 × 10 = 7.07",
  );
  expect(calculationText({ value: 5.946, weight_known: 0.8, members: parts(1, 0.25, null) }, weights, rule, "en")).toBe("(1.00^0.50 × 0.25^0.30)^(1 ÷ 0.80) × 10 = 5.95"); // prettier-ignore
});
