// Where an assessment `r` stands in the matrix, and what a list asks of it.
import { sql, type RawBuilder } from "kysely";
import { classFrom, riskClasses, type RiskClass } from "@atalaya/contract/domain/risk-assessment.ts";
import type { openRisk, RecordQuery, RecordSummary } from "@atalaya/contract/resources/records.ts";
import { allOf, oneOf, whenGiven } from "../../../platform/database/sql.ts";

export const likelihood = sql<number>`likelihood_of(r.assessment)`;
export const impact = sql<number>`impact_of(r.assessment)`;
const score = sql<number>`${likelihood} * ${impact}`;

/** Null of what is no assessment, and of one that leaves a side of the matrix open. */
export const standing = sql<RecordSummary["risk"]>`(case when ${score} is not null
  then jsonb_build_object('likelihood', ${likelihood}, 'impact', ${impact}) end)`;

/** Also what was recorded before an assessment had more than a number. */
export const ofAssessments = sql<boolean>`r.variable_id = any(array(
  select v.id from variables v where v.domain = 'risk' and v.kind = 'assessment'))`;

/** From the smallest score of the class up to the next class. */
function hasClass(risk_class: RiskClass | typeof openRisk) {
  if (risk_class === "open") return sql`(${score} is null and ${ofAssessments})`;
  const next = riskClasses[riskClasses.indexOf(risk_class) + 1];
  return sql`(r.assessment is not null and ${score} >= ${classFrom[risk_class]}
    ${next ? sql`and ${score} < ${classFrom[next]}` : sql``})`;
}

/** What is to be looked at again by this day; the archived no more. The day as text: so they are kept, and compare as days do. */
export const isDueBy = (day: string | RawBuilder<string>) =>
  sql<boolean>`(r.assessment is not null and r.assessment ->> 'review_on' <= ${day} and r.status <> 'archived')`;

/** Valid until a day that is over. */
export const hasLapsed = sql<boolean>`(r.assessment is not null and r.ended_on < now()::date)`;

const standsAt = (side: RawBuilder<number>, steps: readonly number[]) =>
  sql<boolean>`r.assessment is not null and ${oneOf(side, steps)}`;

export const asAssessed = ({ likelihood: likely, impact: done, risk_class, review_to, lapsed }: Partial<RecordQuery>) =>
  allOf(
    whenGiven(likely, (steps) => standsAt(likelihood, steps)),
    whenGiven(done, (steps) => standsAt(impact, steps)),
    whenGiven(risk_class, (classes) => sql<boolean>`(${sql.join(classes.map(hasClass), sql` or `)})`),
    whenGiven(review_to, isDueBy),
    whenGiven(lapsed, (is) => (is ? hasLapsed : sql<boolean>`not ${hasLapsed}`)),
  );
