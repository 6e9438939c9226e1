// What a risk is judged to be: its scenario, likelihood and impacts with the class they make, who is exposed, and what is done about it.
import Box from "@mui/material/Box";
import { useFormContext, useWatch } from "react-hook-form";
import {
  assessmentMethods,
  impactAreas,
  impactFields,
  riskOf,
  steps,
  type RiskAssessment,
} from "@atalaya/contract/domain/risk-assessment.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { DayInput } from "../../../forms/day-input.tsx";
import { ChoiceInput, NumberInput, TextInput } from "../../../forms/fields.tsx";
import { SearchChoice } from "../../../forms/choices/search-choice.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { TextListInput } from "../../../forms/text-list-input.tsx";
import { CountButton } from "../../../screens/exposure/count-button.tsx";
import { exposedFields, type Counted } from "../../../screens/exposure/counted.ts";
import { dayHere } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useInstitutionOptions } from "../../institutions/queries.ts";
import { useLegalOptions } from "../../legal-documents/queries.ts";
import { RiskTag } from "./risk-tag.tsx";
import { riskText } from "./risk-text.ts";

function useField() {
  const t = useWords();
  return (field: keyof RiskAssessment) => ({ name: `assessment.${field}`, label: t(`assessment.${field}`) });
}

export function AssessmentSection() {
  return (
    <>
      <Scenario />
      <Impacts />
      <Exposed />
      <Treatment />
    </>
  );
}

function Scenario() {
  const t = useWords();
  const field = useField();
  const help = t("required_to_submit_help");
  const emptyLabel = t("value_unknown");
  return (
    <Section title={t("assessment_section")}>
      <Row>
        <ChoiceInput
          {...field("likelihood")}
          help={help}
          emptyLabel={emptyLabel}
          options={steps.map((value) => ({ value, label: t(`likelihood.${value}`) }))}
        />
        <ChoiceInput
          {...field("method")}
          help={help}
          emptyLabel={emptyLabel}
          options={assessmentMethods.map((value) => ({ value, label: t(`assessment_method.${value}`) }))}
        />
      </Row>
      <TextInput {...field("scenario")} lines={3} />
      <Row>
        <NumberInput {...field("return_period")} />
        <NumberInput {...field("annual_probability")} />
      </Row>
    </Section>
  );
}

function Impacts() {
  const t = useWords();
  const field = useField();
  return (
    <Section title={t("assessment_impact_section")}>
      <Row columns={3}>
        {impactAreas.map((area) => (
          <ChoiceInput
            key={area}
            {...field(`impact_${area}`)}
            emptyLabel={t("value_unknown")}
            options={steps.map((value) => ({ value, label: t(`impact.${value}`) }))}
          />
        ))}
        <NumberInput {...field("susceptibility")} />
      </Row>
      <Standing />
    </Section>
  );
}

/** What likelihood and impacts make, as they are typed. */
function Standing() {
  const t = useWords();
  const typed = useWatch<RecordDraft, "assessment">({ name: "assessment" });
  const risk = typed
    ? riskOf({
        ...typed,
        likelihood: typed.likelihood ?? null,
        ...Object.fromEntries(impactFields.map((field) => [field, typed[field] ?? null])),
      })
    : null;
  return (
    <Box role="status" sx={{ minHeight: 26 }}>
      {risk ? (
        <RiskTag risk_class={risk.risk_class} text={riskText(risk, t)} />
      ) : (
        <Box component="span" sx={{ typography: "caption", color: "text.secondary" }}>
          {t("assessment_impact_help")}
        </Box>
      )}
    </Box>
  );
}

function Exposed() {
  const t = useWords();
  const [language] = useLanguage();
  const field = useField();
  const { setValue } = useFormContext<RecordDraft>();
  const geometry = useWatch<RecordDraft, "geometry">({ name: "geometry" });
  /** What is typed is replaced: it is asked for. */
  const fill = (counted: Counted) => {
    for (const [name, value] of Object.entries(exposedFields(counted, { t, language, day: dayHere() })))
      setValue(`assessment.${name as keyof RiskAssessment}`, value as never, {
        shouldDirty: true,
        shouldValidate: true,
      });
  };
  return (
    <Section title={t("assessment_exposed_section")}>
      <Row columns={3}>
        {(["exposed_people", "exposed_dwellings", "exposed_facilities"] as const).map((name) => (
          <NumberInput key={name} {...field(name)} />
        ))}
      </Row>
      <TextInput {...field("exposed_source")} />
      <CountButton label={t("exposure_fill")} geometry={geometry} onCounted={fill} />
      <Row>
        <NumberInput {...field("aal_usd")} />
        <NumberInput {...field("pml_usd")} />
      </Row>
    </Section>
  );
}

function Treatment() {
  const t = useWords();
  const field = useField();
  const institutions = useInstitutionOptions();
  const plans = useLegalOptions();
  const emptyLabel = t("value_unknown");
  return (
    <Section title={t("assessment_treatment_section")}>
      <Row>
        <SearchChoice
          {...field("institution_id")}
          help={t("required_to_submit_help")}
          emptyLabel={emptyLabel}
          options={institutions}
        />
        <DayInput {...field("review_on")} />
      </Row>
      <SearchChoice {...field("plan_id")} emptyLabel={emptyLabel} options={plans} />
      <TextListInput {...field("measures")} isOfSentences />
    </Section>
  );
}
