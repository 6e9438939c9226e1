// The form that a record of the variable will have, with samples in it. It is a picture: nothing can be typed.
import { useEffect, type ReactNode } from "react";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { FormProvider, useForm } from "react-hook-form";
import { symbolOf } from "@atalaya/contract/domain/legend.ts";
import { numericTypes, type FieldDefinition, type ValueType } from "@atalaya/contract/domain/typed-values.ts";
import { DayInput } from "../../../forms/day-input.tsx";
import { ChoiceInput, NumberInput, TextInput, YesNoInput } from "../../../forms/fields.tsx";
import { dayHere } from "../../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { sampleValue } from "./preview-samples.ts";
import type { Draft } from "../editor/variable-draft.ts";

type FormPreviewProps = { draft: Draft; name: string; unit: string | null; picture: ReactNode };

export function FormPreview({ draft, name, unit, picture }: FormPreviewProps) {
  const t = useWords();
  const [language] = useLanguage();
  const value = sampleValue(draft);
  const form = useForm({ defaultValues: { value, observed_on: dayHere() } });
  const { setValue } = form;
  const shown = JSON.stringify(value);
  useEffect(() => setValue("value", JSON.parse(shown) as never), [setValue, shown]);
  const symbol = symbolOf(draft, value);
  return (
    <FormProvider {...form}>
      <Box inert sx={{ "& .MuiFormHelperText-root": { display: "none" }, display: "grid", gap: "10px" }}>
        <TextField
          label={t("label.records.variable_id")}
          value={name}
          slotProps={{ htmlInput: { tabIndex: -1 }, input: { startAdornment: picture, sx: { pl: "8px" } } }}
          onChange={() => {}}
        />
        {draft.value_type === "none" ? (
          <Typography variant="caption" component="p" color="textSecondary">
            {t("variable_preview_presence")}
          </Typography>
        ) : (
          <SampleInput
            name="value"
            label={t("label.records.value")}
            type={draft.value_type}
            unit={unit}
            isRequired={draft.required_value}
            options={draft.options}
          />
        )}
        {symbol.label && (
          <Typography
            variant="caption"
            component="p"
            sx={{ display: "flex", alignItems: "center", gap: "6px", mt: "-6px" }}
          >
            <Box
              component="span"
              sx={{ width: 12, height: 12, borderRadius: "3px" }}
              style={{ background: symbol.color }}
            />
            {symbol.label[language]}
          </Typography>
        )}
        {draft.fields.map((field, index) => (
          <SampleInput
            key={index}
            name={`own-${index}`}
            label={pick(language, field.label_es, field.label_en) || t("variable_field_untitled")}
            type={field.type}
            unit={field.unit_es && pick(language, field.unit_es, field.unit_en)}
            isRequired={field.is_required}
            options={field.options}
          />
        ))}
        <DayInput name="observed_on" label={t("label.records.observed_on")} isRequired />
      </Box>
    </FormProvider>
  );
}

type SampleInputProps = {
  name: string;
  label: string;
  type: ValueType;
  unit: string | null;
  isRequired: boolean;
  options: FieldDefinition["options"];
};

function SampleInput({ type, unit, options, ...field }: SampleInputProps) {
  const [language] = useLanguage();
  if (type === "boolean") return <YesNoInput {...field} />;
  if (type === "date" || type === "datetime") return <DayInput {...field} />;
  if (numericTypes.includes(type)) return <NumberInput {...field} unit={type === "percent" ? "%" : unit} />;
  if (type === "category")
    return (
      <ChoiceInput
        {...field}
        options={options.map(({ key, label_es, label_en }) => ({
          value: key,
          label: pick(language, label_es, label_en),
        }))}
      />
    );
  return <TextInput {...field} />;
}
