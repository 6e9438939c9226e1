// The fields of a record, in the order of the screen. Labels, marks and checks come from the contract and the variable's definition.
import { lazy, Suspense } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { confidences, datePrecisions, type RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useHazardNames } from "../../../api/hazard-names.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { fieldsOf, useLabelOf } from "../../../forms/fields-of.tsx";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { Row, Section } from "../../../forms/section.tsx";
import { TextListInput } from "../../../forms/text-list-input.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { DisasterSections } from "../losses/disaster-sections.tsx";
import { emptyAttributes } from "./record-draft.ts";
import { OwnFields } from "./own-fields.tsx";
import { isDerived } from "../show-value.ts";
import { useTags } from "../use-records.ts";
import { ValueField } from "./value-field.tsx";
import { disastersFirst, placeFor, placesFor, sectorOf } from "./variable-defaults.ts";

/** `id`: null while it is new. */
type RecordFormProps = { domain: RecordDomain; variables: readonly Variable[]; id: number | null };

/** Only records of these kinds need them. */
const RecoverySection = lazy(async () => ({
  default: (await import("../recovery/recovery-section.tsx")).RecoverySection,
}));

const AssessmentSection = lazy(async () => ({
  default: (await import("../assessments/assessment-section.tsx")).AssessmentSection,
}));

// Labels and schema are the same in every domain.
const records = recordsOf("situation");
const { Text, LongText, Day, Number, Choice, Search, Check } = fieldsOf(records);

export function RecordForm({ domain, variables, id }: RecordFormProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const hazardNames = useHazardNames();
  const { setValue, getValues } = useFormContext<RecordDraft>();
  const isNew = id === null;
  const variable_id = useWatch<RecordDraft, "variable_id">({ name: "variable_id" });
  const variable = variables.find(({ id }) => id === variable_id);
  const isEvent = variable?.kind === "event_type";
  const all = usePlace().places;
  const places = usePlaceOptions((id) => may(`records.${domain}.${isNew ? "create" : "update"}`, id));

  /** A value of one variable means nothing under another. */
  const choose = (variable_id: number | null) => {
    const chosen = variables.find((it) => it.id === variable_id);
    setValue("value", null, { shouldDirty: true });
    setValue("attributes", emptyAttributes(chosen), { shouldDirty: true });
    if (!getValues("source") && chosen?.source_default)
      setValue("source", chosen.source_default, { shouldDirty: true });
    // What was counted in an area is for an assessment; nothing else takes it.
    if (chosen?.kind !== "assessment" && getValues("assessment")) setValue("assessment", null, { shouldDirty: true });
    if (!chosen || !isNew) return;
    const possible = placesFor(
      chosen,
      all,
      places.map((place) => place.id),
    );
    const [before, fitting] = [getValues("company_id"), placeFor(getValues("company_id"), possible)];
    if (fitting !== null && fitting !== before)
      setValue("company_id", fitting, { shouldDirty: true, shouldValidate: true });
    if (chosen.kind === "recovery_type" && sectorOf(chosen) && !getValues("recovery.sector"))
      setValue("recovery.sector", sectorOf(chosen), { shouldDirty: true });
  };

  return (
    <>
      <Section title={t("section_record")}>
        <Row>
          <Search
            name="variable_id"
            options={disastersFirst(variables)
              .filter((it) => it.is_active || it.id === variable_id)
              .map((it) => ({
                id: it.id,
                label: pick(language, it.name_es, it.name_en),
                called: hazardNames(it.hip_code),
                picture: <Swatch icon={it.icon} color={it.color} size={18} />,
              }))}
            onChosen={choose}
          />
          <Search name="company_id" options={places} />
        </Row>
        <Text name="title" />
      </Section>
      <Section title={t("section_value")}>
        <Row>
          <Day name="observed_on" />
          <Choice
            name="date_precision"
            options={datePrecisions.map((value) => ({ value, label: t(`date_precision.${value}`) }))}
          />
          {variable && !isDerived(variable) && <ValueField variable={variable} />}
          <Day name="ended_on" help={isEvent ? undefined : t("valid_until")} />
          {isEvent && <Number name="duration_days" />}
        </Row>
      </Section>
      {variable && <OwnFields variable={variable} />}
      {isEvent && <DisasterSections id={id} />}
      <Suspense>
        {variable?.kind === "recovery_type" && <RecoverySection />}
        {variable?.kind === "assessment" && <AssessmentSection />}
      </Suspense>
      <SourceSection />
      <MoreSection domain={domain} isNew={isNew} />
    </>
  );
}

function SourceSection() {
  const t = useWords();
  return (
    <Section title={t("section_source")}>
      <Row>
        <Text name="source" help={t("required_to_submit_help")} />
        <Day name="source_date" />
        <Text name="source_url" placeholder="https://" />
        <Choice
          name="confidence"
          emptyLabel={t("value_unknown")}
          options={confidences.map((value) => ({ value, label: t(`confidence.${value}`) }))}
        />
      </Row>
    </Section>
  );
}

function MoreSection({ domain, isNew }: Pick<RecordFormProps, "domain"> & { isNew: boolean }) {
  const t = useWords();
  const labelOf = useLabelOf(records);
  const tags = useTags(domain);
  return (
    <Section title={t("section_more")}>
      <Row>
        <Text name="locality" />
        <Text name="address" />
        <Text name="code" placeholder={isNew ? t("record_code_automatic") : undefined} />
        <TextListInput name="tags" label={labelOf("tags")} help={t("tags_help")} suggestions={tags} />
      </Row>
      <LongText name="description" />
      <Check name="is_public" />
    </Section>
  );
}
