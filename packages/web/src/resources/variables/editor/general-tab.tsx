// What a variable is, and what the value of its records may be.
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { useWatch } from "react-hook-form";
import { geometryTypes } from "@atalaya/contract/values/geometry.ts";
import type { VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import {
  aggregations,
  directions,
  normalisations,
  periodicities,
  variableKinds,
  variablesOf,
  type Variable,
} from "@atalaya/contract/resources/variables.ts";
import { numericTypes, valueTypes } from "@atalaya/contract/domain/typed-values.ts";
import { fieldsOf, useLabelOf } from "../../../forms/fields-of.tsx";
import type { SearchOption } from "../../../forms/choices/search-choice.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { Availability } from "./availability.tsx";
import { OptionsField } from "./options-field.tsx";
import { useInUse } from "../use-variables.ts";
import { takesOptions, takesUnit, type Draft } from "./variable-draft.ts";

// Fields and labels are the same in every domain.
const resource = variablesOf("situation");
const { Text, LongText, Choice, Check, Number } = fieldsOf(resource);

type GeneralTabProps = {
  variable: Variable | null;
  groups: readonly VariableGroup[];
  /** Places that the user may define variables for. */
  places: readonly SearchOption[];
  mayShare: boolean;
  isReadOnly: boolean;
  /** How many records have each option. */
  counts: ReadonlyMap<string, number>;
};

export function GeneralTab({ variable, groups, places, mayShare, isReadOnly, counts }: GeneralTabProps) {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(resource);
  return (
    <>
      <Section title={t("variable_about")}>
        <Row>
          <Text name="name_es" isReadOnly={isReadOnly} />
          <Text name="name_en" isReadOnly={isReadOnly} />
        </Row>
        <Row>
          <LongText name="description_es" lines={2} isReadOnly={isReadOnly} />
          <LongText name="description_en" lines={2} isReadOnly={isReadOnly} />
        </Row>
        <Row>
          <Choice
            name="group_id"
            isReadOnly={isReadOnly}
            emptyLabel={t("group_none")}
            options={groups.map(({ id, name_es, name_en }) => ({ value: id, label: pick(language, name_es, name_en) }))}
          />
          <Choice
            name="kind"
            isReadOnly={isReadOnly}
            options={variableKinds.map((value) => ({ value, label: t(`variable_kind.${value}`) }))}
          />
        </Row>
        <Row>
          <Availability
            label={labelOf("company_id")}
            places={places}
            allLabel={mayShare ? t("variable_shared") : undefined}
            isReadOnly={isReadOnly}
          />
          <Box sx={{ pt: "18px" }}>
            <Check name="is_active" isReadOnly={isReadOnly} />
            <FormHelperText sx={{ "&&": { mt: 0 } }}>{t("variable_active_help")}</FormHelperText>
          </Box>
        </Row>
      </Section>
      <ValueSection variable={variable} isReadOnly={isReadOnly} counts={counts} />
      <Section title={t("variable_indicator")}>
        <Row columns={3}>
          <Choice
            name="aggregation"
            isReadOnly={isReadOnly}
            options={aggregations.map((value) => ({ value, label: t(`aggregation.${value}`) }))}
          />
          <Choice
            name="normalisation"
            isReadOnly={isReadOnly}
            options={normalisations.map((value) => ({ value, label: t(`normalisation.${value}`) }))}
          />
          <Number name="weight" isReadOnly={isReadOnly} help={t("variable_weight_help")} />
          <Choice
            name="direction"
            isReadOnly={isReadOnly}
            emptyLabel={t("direction_none")}
            options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
          />
          <Choice
            name="periodicity"
            isReadOnly={isReadOnly}
            emptyLabel={t("periodicity_none")}
            options={periodicities.map((value) => ({ value, label: t(`periodicity.${value}`) }))}
          />
        </Row>
      </Section>
    </>
  );
}

type ValueSectionProps = Pick<GeneralTabProps, "variable" | "isReadOnly" | "counts">;

/** What records were written against cannot change under them. */
function ValueSection({ variable, isReadOnly, counts }: ValueSectionProps) {
  const t = useWords();
  const value_type = useWatch<Draft, "value_type">({ name: "value_type" });
  const uses = variable?.record_count ?? 0;
  const inUse = useInUse(uses);
  const isFrozen = isReadOnly || uses > 0;
  return (
    <Section title={t("variable_value")}>
      <Row columns={3}>
        <Choice
          name="geometry_type"
          isReadOnly={isFrozen}
          help={inUse}
          options={geometryTypes.map((value) => ({ value, label: t(`geometry.${value}`) }))}
        />
        <Choice
          name="value_type"
          isReadOnly={isFrozen}
          help={inUse}
          options={valueTypes.map((value) => ({ value, label: t(`value.${value}`) }))}
        />
        <Box sx={{ pt: "14px", display: "grid" }}>
          <Check name="required_value" isReadOnly={isReadOnly} />
          <Check name="required_geometry" isReadOnly={isReadOnly} />
        </Box>
      </Row>
      {takesUnit(value_type) && (
        <Row columns={3}>
          <Text name="unit_es" isReadOnly={isFrozen} help={isFrozen ? inUse : t("variable_unit_help")} />
          <Text name="unit_en" isReadOnly={isReadOnly} />
          <Text
            name="unit_code"
            isReadOnly={isReadOnly || (uses > 0 && variable?.unit_code !== null)}
            help={t("variable_unit_code_help")}
          />
        </Row>
      )}
      {numericTypes.includes(value_type) && (
        <Row columns={3}>
          <Number name="min_value" isReadOnly={isReadOnly} />
          <Number name="max_value" isReadOnly={isReadOnly} />
          <Number name="decimals" isReadOnly={isReadOnly} />
        </Row>
      )}
      {takesOptions(value_type) && (
        <OptionsField
          name="options"
          lockedKeys={variable?.options.map(({ key }) => key) ?? []}
          retiredKeys={(variable?.retired_keys ?? []).map((key) => key.replace(/^options\./, ""))}
          isReadOnly={isReadOnly}
          counts={counts}
        />
      )}
    </Section>
  );
}
