// The assessment of a risk to be read: its scenario, where it stands, who is exposed, and what is done about it.
import { factsOf, paperSection } from "@atalaya/contract/paper.ts";
import { impactFields, riskOf, type RiskAssessment } from "@atalaya/contract/domain/risk-assessment.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Translate } from "../../../ui/words.ts";
import { assessmentSaid } from "../assessments/assessment-said.ts";
import { riskText } from "../assessments/risk-text.ts";

type Fact = [label: string, value: string | null];

export function assessmentSections(assessment: RiskAssessment, t: Translate, language: Language) {
  const risk = riskOf(assessment);
  const fact = (field: keyof RiskAssessment): Fact => [
    t(`assessment.${field}`),
    assessmentSaid(field, assessment, t, language),
  ];
  return [
    paperSection(t("assessment_section"), [
      factsOf([
        [t("risk_class"), risk && riskText(risk, t)],
        fact("method"),
        fact("likelihood"),
        fact("return_period"),
        fact("annual_probability"),
        fact("review_on"),
      ]),
      { kind: "text", text: assessment.scenario ?? "" },
    ]),
    paperSection(t("assessment_impact_section"), [factsOf([...impactFields.map(fact), fact("susceptibility")])]),
    paperSection(t("assessment_exposed_section"), [
      factsOf(
        (
          ["exposed_people", "exposed_dwellings", "exposed_facilities", "exposed_source", "aal_usd", "pml_usd"] as const
        ).map(fact),
      ),
    ]),
    paperSection(t("assessment.measures"), [{ kind: "text", text: assessment.measures.join("\n") }]),
  ];
}
