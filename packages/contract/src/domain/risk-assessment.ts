// The assessment of a risk: how likely a scenario is, what it would do to whom, and the class that both make (5x5 matrix).
import { z } from "zod";
import { optionalCount, optionalMoney } from "../values/amounts.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { Day, Id } from "../record.ts";
import type { Warning } from "./warnings.ts";

/** How the likelihood and the impact were found: by the matrix itself, from an index, from a model of probabilities, or by who knows. */
export const assessmentMethods = ["matrix_5x5", "index", "probabilistic", "expert"] as const;

/** To what a scenario does something; the largest of them is the impact. */
export const impactAreas = ["people", "economy", "infrastructure", "environment", "governance"] as const;

/** Both sides of the matrix. */
export const steps = [1, 2, 3, 4, 5] as const;
const largestStep = 5;
const Step = z.int().min(1).max(largestStep).nullable().default(null);

export const riskClasses = ["low", "medium", "high", "very_high"] as const;
export type RiskClass = (typeof riskClasses)[number];

/** The smallest score of each class: 1-4 low, 5-9 medium, 10-14 high, 15-25 very high. */
export const classFrom: Readonly<Record<RiskClass, number>> = { low: 1, medium: 5, high: 10, very_high: 15 };

export const classOf = (score: number): RiskClass => riskClasses.findLast((it) => classFrom[it] <= score) ?? "low";

const longestPeriod = 1_000_000;
const mostMeasures = 30;

/** The hazard is that of the variable: each has a layer of its own on the map. */
export const RiskAssessment = z.object({
  method: z.enum(assessmentMethods).nullable().default(null),
  /** What is taken to happen: how large, where it begins, at what hour. */
  scenario: optionalText(2000),
  /** In years. */
  return_period: z.number().positive().max(longestPeriod).nullable().default(null),
  /** That it happens within a year: above 0 to 1. */
  annual_probability: z.number().positive().max(1).nullable().default(null),
  likelihood: Step,
  impact_people: Step,
  impact_economy: Step,
  impact_infrastructure: Step,
  impact_environment: Step,
  impact_governance: Step,
  susceptibility: Step,
  exposed_people: optionalCount(),
  exposed_dwellings: optionalCount(),
  exposed_facilities: optionalCount(),
  /** How the exposed were counted. */
  exposed_source: optionalText(500),
  /** Average annual loss and probable maximum loss, in US dollars. */
  aal_usd: optionalMoney,
  pml_usd: optionalMoney,
  /** By when it is to be looked at again. */
  review_on: Day.nullable().default(null),
  /** Who assessed it. */
  institution_id: Id.nullable().default(null),
  /** The plan that deals with the risk: a document of the legal framework. */
  plan_id: Id.nullable().default(null),
  measures: z.array(requiredText(300)).max(mostMeasures).default([]),
});
export type RiskAssessment = z.infer<typeof RiskAssessment>;

export const impactFields = impactAreas.map((area) => `impact_${area}` as const);

/** The largest of what was judged; null where nothing was. */
export function impactOf(assessment: Pick<RiskAssessment, (typeof impactFields)[number]>): number | null {
  const judged = impactFields.flatMap((field) => assessment[field] ?? []);
  return judged.length > 0 ? Math.max(...judged) : null;
}

/** Where an assessment stands in the matrix. */
export type Risk = { likelihood: number; impact: number; score: number; risk_class: RiskClass };

export const riskAt = (likelihood: number, impact: number): Risk => {
  const score = likelihood * impact;
  return { likelihood, impact, score, risk_class: classOf(score) };
};

/** Null while the likelihood or every impact is open. */
export function riskOf(assessment: RiskAssessment): Risk | null {
  const impact = impactOf(assessment);
  return assessment.likelihood === null || impact === null ? null : riskAt(assessment.likelihood, impact);
}

/** Of what is rounded as people round it: 1 in 30 years is 3 %. */
const allowance = 0.15;

/**
 * What happens on average once in T years has in any one of them the probability `1 - exp(-1 / T)` (Poisson), for which 1 / T is often said.
 * Told where the stated one fits neither.
 */
export function assessmentWarnings({ return_period, annual_probability }: RiskAssessment): Warning[] {
  if (return_period === null || annual_probability === null) return [];
  const expected = 1 - Math.exp(-1 / return_period);
  const fits = [expected, Math.min(1, 1 / return_period)].some(
    (it) => Math.abs(annual_probability - it) <= allowance * it,
  );
  return fits
    ? []
    : [
        {
          field: "assessment.annual_probability",
          code: "probability_period",
          parameters: { value: annual_probability, expected: Number(expected.toPrecision(2)) },
        },
      ];
}
