// What the assessment of a risk must name, what it makes of the record's value, and by when it is looked at again. Pure.
import { impactOf, riskOf, type RiskAssessment } from "@atalaya/contract/domain/risk-assessment.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { VariableDraft } from "@atalaya/contract/resources/variables.ts";
import type { FieldIssues } from "../../../platform/http/problem.ts";

type Assessed = Pick<RecordDraft, "assessment" | "observed_on">;

/** What is needed before somebody else is asked to validate it. Any one impact will do: it is the largest of those that were judged. */
const demanded = ["method", "likelihood", "institution_id"] as const;

export const missingOfAssessment = (assessment: RiskAssessment | null): string[] => [
  ...demanded.filter((field) => (assessment?.[field] ?? null) === null).map((field) => `assessment.${field}`),
  ...(assessment && impactOf(assessment) !== null ? [] : ["assessment.impact_people"]),
];

/** It is looked at again after it was made. */
export function assessmentFindings({ assessment, observed_on }: Assessed): FieldIssues {
  const review_on = assessment?.review_on ?? null;
  return review_on !== null && review_on < observed_on ? { "assessment.review_on": { code: "day_order" } } : {};
}

/**
 * The score is also the record's value where its variable counts, so that map, list and sort know it. Nothing where there is no assessment:
 * what was recorded as a number alone keeps it.
 */
export const withRisk = (
  { assessment }: Pick<RecordDraft, "assessment">,
  { kind, value_type }: Pick<VariableDraft, "kind" | "value_type">,
): Partial<Pick<RecordDraft, "value">> =>
  assessment && kind === "assessment" && value_type === "integer" ? { value: riskOf(assessment)?.score ?? null } : {};
