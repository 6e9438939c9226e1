// What a field of an assessment is called where it stands alone, and what it says.
import type { RiskAssessment } from "@atalaya/contract/domain/risk-assessment.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { formatDay, formatNumber } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/words.ts";

const isImpact = (field: keyof RiskAssessment) => field.startsWith("impact_");

/** "Impacto: Personas": beside other fields an impact says that it is one. */
export const assessmentLabel = (field: keyof RiskAssessment, t: Translate): string => {
  const label = t(`assessment.${field}`);
  return isImpact(field) ? `${t("risk_impact")}: ${label}` : label;
};

/** Null of what nobody told. Institution and plan are said by their numbers: their names are elsewhere. */
export function assessmentSaid(
  field: keyof RiskAssessment,
  assessment: RiskAssessment,
  t: Translate,
  language: Language,
): string | null {
  const value = assessment[field] ?? null;
  if (value === null || value === "") return null;
  if (Array.isArray(value)) return value.join("; ") || null;
  if (field === "method") return t(`assessment_method.${value}` as WordKey);
  if (field === "likelihood") return t(`likelihood.${value}` as WordKey);
  if (isImpact(field)) return t(`impact.${value}` as WordKey);
  if (field === "review_on") return formatDay(String(value), language);
  if (field === "institution_id" || field === "plan_id") return t("recovery_number", { id: value });
  return typeof value === "number" ? formatNumber(value, language) : value;
}
