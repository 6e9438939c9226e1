// The field that a record's form will show for a variable, with a sample in it. It is a picture: nothing can be typed.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { FormProvider, useForm } from "react-hook-form";
import { numericTypes, type TypedValue, type ValueType } from "@atalaya/contract/typed-values.ts";
import { DayInput } from "../../forms/day-input.tsx";
import { NumberInput, TextInput, YesNoInput } from "../../forms/fields.tsx";
import { useWords } from "../../ui/words.ts";

const today = () => new Date().toISOString().slice(0, 10);

type FieldPreviewProps = { type: ValueType; name: string; unit: string | null | undefined; picture: ReactNode };

export function FieldPreview({ type, name, unit, picture }: FieldPreviewProps) {
  const t = useWords();
  const samples: Partial<Record<ValueType, TypedValue>> = {
    integer: 120,
    decimal: 7.4,
    percent: 7.4,
    currency: 1_250_000,
    rating: 3,
    boolean: true,
    text: t("variable_preview_text"),
    date: today(),
  };
  const form = useForm({ defaultValues: { preview: samples[type] ?? null } });
  return (
    <FormProvider {...form}>
      <Box inert>
        <TextField
          label={t("label.records.variable_id")}
          value={name}
          slotProps={{ htmlInput: { tabIndex: -1 }, input: { startAdornment: picture, sx: { pl: "8px" } } }}
          onChange={() => {}}
        />
        {type === "none" ? (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: "8px" }}>
            {t("variable_preview_presence")}
          </Typography>
        ) : (
          <Box sx={{ mt: "12px" }}>
            <ValuePreview type={type} unit={unit} />
          </Box>
        )}
      </Box>
    </FormProvider>
  );
}

function ValuePreview({ type, unit }: Pick<FieldPreviewProps, "type" | "unit">) {
  const field = { name: "preview", label: useWords()("label.records.value") };
  if (type === "boolean") return <YesNoInput {...field} />;
  if (type === "date") return <DayInput {...field} />;
  if (numericTypes.includes(type)) return <NumberInput {...field} unit={unit} />;
  return <TextInput {...field} />;
}
