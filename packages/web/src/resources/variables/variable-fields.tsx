// The fields of a variable: what it is, what its records hold, how it looks.
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { useWatch } from "react-hook-form";
import { geometryTypes } from "@atalaya/contract/geometry.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { valueTypes } from "@atalaya/contract/typed-values.ts";
import { useBound } from "../../forms/field-parts.tsx";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { LockedField } from "../../forms/locked-field.tsx";
import { PlaceChoice } from "../../forms/place-choice.tsx";
import type { SearchOption } from "../../forms/search-choice.tsx";
import { Row, Section } from "../../forms/section.tsx";
import { useWords } from "../../ui/words.ts";
import { ColorField } from "./color-field.tsx";
import { IconField } from "./icon-field.tsx";
import { useInUse } from "./use-variables.ts";
import { takesUnit, type Draft } from "./variable-draft.ts";

// Fields and labels are the same in every domain.
const resource = variablesOf("situation");
const { Text, LongText, Choice, Check } = fieldsOf(resource);

type VariableFieldsProps = {
  /** Places that the user may define variables for. */
  places: readonly SearchOption[];
  mayShare: boolean;
  isReadOnly: boolean;
  /** Records that use it: what they were written against cannot change under them. */
  uses: number;
};

export function VariableFields({ places, mayShare, isReadOnly, uses }: VariableFieldsProps) {
  const t = useWords();
  const labelOf = useLabelOf(resource);
  const value_type = useWatch<Draft, "value_type">({ name: "value_type" });
  const inUse = useInUse(uses);
  const isFrozen = isReadOnly || uses > 0;
  return (
    <>
      <Section title={t("variable_general")}>
        <Row>
          <Text name="name_es" isReadOnly={isReadOnly} />
          <Text name="name_en" isReadOnly={isReadOnly} />
        </Row>
        <Row>
          <LongText name="description_es" lines={2} isReadOnly={isReadOnly} />
          <LongText name="description_en" lines={2} isReadOnly={isReadOnly} />
        </Row>
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
          {takesUnit(value_type) && (
            <Text name="unit_es" isReadOnly={isFrozen} help={isFrozen ? inUse : t("variable_unit_help")} />
          )}
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
      <Section title={t("variable_symbology")}>
        <Row>
          <ColorField name="color" label={labelOf("color")} isReadOnly={isReadOnly} />
          <IconField name="icon" label={labelOf("icon")} isReadOnly={isReadOnly} />
        </Row>
      </Section>
    </>
  );
}

type AvailabilityProps = {
  label: string;
  places: readonly SearchOption[];
  allLabel: string | undefined;
  isReadOnly: boolean;
};

function Availability({ label, places, allLabel, isReadOnly }: AvailabilityProps) {
  const t = useWords();
  const { field, ref, error } = useBound("company_id");
  const value = field.value as Draft["company_id"];
  const place = places.find(({ id }) => id === value)?.label ?? t("variable_from_above");
  if (isReadOnly)
    return <LockedField id="field-company_id" label={label} value={value === null ? t("variable_shared") : place} />;
  return (
    <PlaceChoice
      id="field-company_id"
      label={label}
      value={value}
      onChange={field.onChange}
      places={places}
      allLabel={allLabel}
      error={error}
      inputRef={ref}
    />
  );
}
