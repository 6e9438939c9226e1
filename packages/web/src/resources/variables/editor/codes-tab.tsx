// What the variable is called in other systems, where its data usually come from, and whether the public sees it.
import { useFormContext } from "react-hook-form";
import { capCategories } from "@atalaya/contract/domain/cap/codes.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { sectors } from "@atalaya/contract/domain/sectors.ts";
import { useHazardOf } from "../../../api/hazards.ts";
import { useHazardOptions } from "../../../forms/choices/hazard-options.ts";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Draft } from "./variable-draft.ts";

const { Text, Choice, Search, Check } = fieldsOf(variablesOf("situation"));

export function CodesTab({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const hazardOf = useHazardOf();
  const { setValue } = useFormContext<Draft>();
  /** One choice says what five systems call the hazard, and gives its icon. */
  const fill = (hip_code: string | null) => {
    const hazard = hip_code === null ? undefined : hazardOf(hip_code);
    if (!hazard) return;
    const { glide_type, emdat_key, desinventar_event, cap_category, icon } = hazard;
    for (const [name, value] of Object.entries({ glide_type, emdat_key, desinventar_event, cap_category, icon }))
      setValue(name as keyof Draft, value, { shouldDirty: true, shouldValidate: true });
  };
  const known = useHazardOptions().map(({ value, icon, ...option }) => ({
    ...option,
    id: value,
    detail: value,
    picture: <Icon name={icon} />,
  }));
  return (
    <>
      <Section title={t("codes_hazard")}>
        <Row>
          <Search<string>
            name="hip_code"
            isReadOnly={isReadOnly}
            emptyLabel={t("codes_no_hazard")}
            help={t("codes_hazard_help")}
            options={known}
            onChosen={fill}
          />
          <Choice
            name="cap_category"
            isReadOnly={isReadOnly}
            emptyLabel={t("codes_none")}
            options={capCategories.map((value) => ({ value, label: t(`cap_category.${value}`) }))}
          />
        </Row>
        <Row columns={3}>
          <Text name="glide_type" isReadOnly={isReadOnly} />
          <Text name="emdat_key" isReadOnly={isReadOnly} />
          <Text name="desinventar_event" isReadOnly={isReadOnly} />
        </Row>
      </Section>
      <Section title={t("codes_other")}>
        <Row>
          <Text name="sendai_indicator" isReadOnly={isReadOnly} help="A-1 … G-6" />
          <Text name="hxl_tag" isReadOnly={isReadOnly} help="#affected+killed" />
        </Row>
        <Row>
          <Text name="desinventar_field" isReadOnly={isReadOnly} />
          <Choice
            name="sector_code"
            isReadOnly={isReadOnly}
            emptyLabel={t("codes_none")}
            options={sectors.map((value) => ({ value, label: t(`sector.${value}`) }))}
          />
        </Row>
      </Section>
      <Section title={t("codes_source")}>
        <Row>
          <Text name="source_default" isReadOnly={isReadOnly} help={t("codes_source_help")} />
          <Text name="licence" isReadOnly={isReadOnly} />
        </Row>
        <Check name="is_public" isReadOnly={isReadOnly} />
      </Section>
    </>
  );
}
