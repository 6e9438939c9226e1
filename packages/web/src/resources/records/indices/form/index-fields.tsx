// The fields of an index. Labels, marks and checks come from the contract.
import { useFormContext } from "react-hook-form";
import { indexAggregations, indexScales, type IndexScale } from "@atalaya/contract/domain/composite-index.ts";
import { companyKinds } from "@atalaya/contract/resources/companies.ts";
import {
  compositeIndices,
  type CompositeIndex,
  type CompositeIndexDraft,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import { PlaceChoice } from "../../../../forms/choices/place-choice.tsx";
import { usePlaceOptions } from "../../../../forms/choices/place-options.ts";
import { useBound } from "../../../../forms/field-parts.tsx";
import { fieldsOf, useLabelOf } from "../../../../forms/fields-of.tsx";
import { Row, Section } from "../../../../forms/section.tsx";
import { useWords } from "../../../../ui/words.ts";
import { useMayDefineIndex } from "../use-indices.ts";
import { CutsField } from "./cuts-field.tsx";
import { MembersField } from "./members-field.tsx";
import { ShareInput } from "./share-input.tsx";

const { Text, LongText, Choice, Check } = fieldsOf(compositeIndices);

/** `index`: null while it is new. */
export function IndexFields({ index }: { index: CompositeIndex | null }) {
  const t = useWords();
  const labelOf = useLabelOf(compositeIndices);
  const { getValues, setValue } = useFormContext<CompositeIndexDraft>();
  /** Cuts stay where they are on the scale. */
  const rescale = (scale: IndexScale) => {
    const { cuts } = getValues();
    const most = Math.max(...(cuts ?? []));
    const factor = scale === 100 && most <= 10 ? 10 : scale === 10 && most > 10 ? 0.1 : 1;
    if (cuts && factor !== 1)
      setValue(
        "cuts",
        cuts.map((cut) => Number((cut * factor).toFixed(4))),
        { shouldDirty: true },
      );
  };
  return (
    <>
      <Section title={t("index_choose")}>
        <Row>
          <Text name="name_es" />
          <Text name="name_en" />
        </Row>
        <Row>
          <Territory isNew={index === null} />
          <Choice
            name="place_kind"
            options={companyKinds.map((value) => ({ value, label: t(`company_kind_${value}`) }))}
          />
        </Row>
        <LongText name="description_es" lines={2} />
        <LongText name="description_en" lines={2} />
      </Section>
      <Section title={t("index_section_members")}>
        <MembersField />
      </Section>
      <Section title={t("index_section_result")}>
        <Row>
          <Choice
            name="aggregation"
            options={indexAggregations.map((value) => ({ value, label: t(`index_aggregation.${value}`) }))}
            help={t("index_aggregation_help")}
          />
          <ShareInput name="least_weight" label={labelOf("least_weight")} help={t("index_least_help")} isRequired />
        </Row>
        <Choice
          name="scale"
          options={indexScales.map((value) => ({ value, label: t(`index_scale.${value}`) }))}
          onChosen={(scale) => rescale(scale as IndexScale)}
        />
        <CutsField />
        <Check name="is_active" />
      </Section>
    </>
  );
}

function Territory({ isNew }: { isNew: boolean }) {
  const t = useWords();
  const labelOf = useLabelOf(compositeIndices);
  const mayDefine = useMayDefineIndex();
  const { field, ref, error } = useBound("company_id");
  const action = isNew ? "create" : "update";
  const places = usePlaceOptions((company_id) => mayDefine(action, { company_id }));
  return (
    <PlaceChoice
      id="field-company_id"
      label={labelOf("company_id")}
      value={field.value as number | null | undefined}
      onChange={field.onChange}
      places={places}
      allLabel={mayDefine(action, { company_id: null }) ? t("index_everywhere") : undefined}
      error={error}
      inputRef={ref}
    />
  );
}
