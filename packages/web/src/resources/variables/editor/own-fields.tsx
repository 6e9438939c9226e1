// The fields of a variable's own, which only its records have: what each holds, in an order that can be changed.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { valueTypes, type FieldDefinition } from "@atalaya/contract/domain/typed-values.ts";
import { CheckInput, ChoiceInput, TextInput } from "../../../forms/fields.tsx";
import { Row } from "../../../forms/section.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Sortable, SortableRow, SortHandle } from "../../../ui/table/sortable.tsx";
import { useWords } from "../../../ui/words.ts";
import { freeKey } from "./free-key.ts";
import { OptionsField } from "./options-field.tsx";
import { RemoveButton } from "./row-parts.tsx";
import { takesOptions, takesUnit, type Draft } from "./variable-draft.ts";

const types = valueTypes.filter((type) => type !== "none");

const emptyField = (key: string): FieldDefinition => ({
  key,
  type: "text",
  label_es: "",
  label_en: null,
  unit_es: null,
  unit_en: null,
  is_required: false,
  options: [],
});

type OwnFieldsProps = { variable: Variable | null; isReadOnly: boolean };

export function OwnFields({ variable, isReadOnly }: OwnFieldsProps) {
  const t = useWords();
  const { control, getValues } = useFormContext<Draft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "fields", keyName: "row" });
  const add = () => {
    const taken = [...getValues("fields").map(({ key }) => key), ...retiredKeys(variable, "fields.")];
    append(emptyField(freeKey("", `campo-${fields.length + 1}`, taken)));
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: "12px" }}>
        {t(fields.length === 0 ? "fields_none" : "fields_help")}
      </Typography>
      <Sortable
        ids={fields.map(({ row }) => row)}
        nameOf={(id) =>
          getValues(`fields.${fields.findIndex(({ row }) => row === id)}.label_es`) || t("variable_field_untitled")
        }
        onMove={move}
      >
        {fields.map(({ row }, index) => (
          <SortableRow key={row} id={row} isFixed={isReadOnly}>
            <OwnField index={index} variable={variable} isReadOnly={isReadOnly} onRemove={() => remove(index)} />
          </SortableRow>
        ))}
      </Sortable>
      {!isReadOnly && (
        <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={add}>
          {t("field_add")}
        </Button>
      )}
    </>
  );
}

/** Keys that stood below `prefix` once, without it. */
const retiredKeys = (variable: Variable | null, prefix: string) =>
  (variable?.retired_keys ?? []).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

type OwnFieldProps = OwnFieldsProps & { index: number; onRemove: () => void };

function OwnField({ index, variable, isReadOnly, onRemove }: OwnFieldProps) {
  const t = useWords();
  const { getValues, setValue } = useFormContext<Draft>();
  const name = `fields.${index}` as const;
  const field = useWatch<Draft, typeof name>({ name });
  const saved = variable?.fields.find(({ key }) => key === field?.key);
  if (!field) return null;
  /** The key follows the label until the field is saved. */
  const rename = (label: string) => {
    if (saved) return;
    const others = getValues("fields").flatMap(({ key }, at) => (at === index ? [] : key));
    const key = freeKey(label, field.key, [...others, ...retiredKeys(variable, "fields.")]);
    setValue(`${name}.key`, key, { shouldDirty: true });
  };
  return (
    <Box
      role="group"
      aria-label={field.label_es || t("variable_field_untitled")}
      sx={{
        containerType: "inline-size",
        display: "flex",
        gap: "6px",
        mb: "10px",
        padding: "10px 8px 4px 4px",
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
        bgcolor: "background.paper",
      }}
    >
      {!isReadOnly && <SortHandle label={t("field_move", { number: index + 1 })} />}
      <Box
        sx={{ flex: 1, minWidth: 0, containerType: "inline-size" }}
        onChange={(event) => {
          const input = event.target as HTMLInputElement;
          if (input.name === `${name}.label_es`) rename(input.value);
        }}
      >
        <Row>
          <TextInput
            name={`${name}.label_es`}
            label={t("field_name")}
            isRequired
            isReadOnly={isReadOnly}
            help={field.key}
          />
          <TextInput name={`${name}.label_en`} label={t("field_name_en")} isReadOnly={isReadOnly} />
        </Row>
        <Row columns={3}>
          <ChoiceInput
            name={`${name}.type`}
            label={t("field_type")}
            isRequired
            isReadOnly={isReadOnly}
            options={types.map((value) => ({ value, label: t(`value.${value}`) }))}
          />
          {takesUnit(field.type) && (
            <>
              <TextInput name={`${name}.unit_es`} label={t("field_unit")} isReadOnly={isReadOnly} />
              <TextInput name={`${name}.unit_en`} label={t("field_unit_en")} isReadOnly={isReadOnly} />
            </>
          )}
          {!takesUnit(field.type) && (
            <Box sx={{ pt: "18px" }}>
              <CheckInput name={`${name}.is_required`} label={t("field_required")} isReadOnly={isReadOnly} />
            </Box>
          )}
        </Row>
        {takesUnit(field.type) && (
          <CheckInput name={`${name}.is_required`} label={t("field_required")} isReadOnly={isReadOnly} />
        )}
        {takesOptions(field.type) && (
          <OptionsField
            name={`${name}.options`}
            lockedKeys={saved?.options.map(({ key }) => key) ?? []}
            retiredKeys={retiredKeys(variable, `fields.${field.key}.`)}
            isReadOnly={isReadOnly}
          />
        )}
      </Box>
      {!isReadOnly && <RemoveButton label={t("field_remove", { number: index + 1 })} onClick={onRemove} />}
    </Box>
  );
}
