import { expect, test } from "vitest";
import { assessmentWarnings, classOf, impactOf, RiskAssessment, riskAt, riskOf, steps } from "./risk-assessment.ts";

const assessed = (changes: object) => RiskAssessment.parse(changes);

test("each of the 25 cells has the class that the domain's table says: 1-4, 5-9, 10-14, 15-25", () => {
  const drawn = steps.map((likelihood) =>
    steps.map((impact) => riskAt(likelihood, impact).risk_class.slice(0, 1)).join(""),
  );
  expect(drawn).toEqual(["llllm", "llmmh", "lmmhv", "lmhvv", "mhvvv"]);
  expect([1, 4, 5, 9, 10, 14, 15, 25].map(classOf)).toEqual([
    "low",
    "low",
    "medium",
    "medium",
    "high",
    "high",
    "very_high",
    "very_high",
  ]);
});

test("the impact is the largest of what was judged, and open while nothing was", () => {
  expect(impactOf(assessed({ impact_people: 2, impact_governance: 4 }))).toBe(4);
  expect(impactOf(assessed({}))).toBeNull();
  expect(riskOf(assessed({ likelihood: 5, impact_people: 4, impact_economy: 2 }))).toEqual({
    likelihood: 5,
    impact: 4,
    score: 20,
    risk_class: "very_high",
  });
  expect(riskOf(assessed({ likelihood: 5 }))).toBeNull();
  expect(riskOf(assessed({ impact_people: 5 }))).toBeNull();
});

test("a probability fits its return period as 1 / T or as Poisson's, as people round it", () => {
  const remarked = (return_period: number, annual_probability: number) =>
    assessmentWarnings(assessed({ return_period, annual_probability })).map(({ parameters }) => parameters["expected"]);
  for (const [years, probability] of [
    [100, 0.01],
    [30, 0.03],
    [1, 0.63],
    [1, 1],
    [0.2, 0.99],
  ] as const)
    expect(remarked(years, probability)).toEqual([]);
  expect(remarked(100, 0.1)).toEqual([0.01]);
  expect(remarked(10, 0.5)).toEqual([0.095]);
  expect(assessmentWarnings(assessed({ return_period: 10 }))).toEqual([]);
});

test("nothing outside of the scale, and no probability of zero or above one", () => {
  for (const wrong of [
    { likelihood: 0 },
    { likelihood: 6 },
    { impact_people: 2.5 },
    { susceptibility: 9 },
    { annual_probability: 0 },
    { annual_probability: 1.01 },
    { return_period: 0 },
    { exposed_people: -1 },
    { pml_usd: -5 },
    { measures: [""] },
  ])
    expect(RiskAssessment.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
