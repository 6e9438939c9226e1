// The field that a record's form will show for a variable, with a sample in it. It is a picture: nothing can be typed.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FormProvider, useForm } from "react-hook-form";
import type { RecordValue } from "@atalaya/contract/resources/records.ts";
import type { ValueType } from "@atalaya/contract/resources/variables.ts";
import { DayInput } from "../../forms/day-input.tsx";
import { NumberInput, TextInput, YesNoInput } from "../../forms/fields.tsx";
import { useWords } from "../../ui/words.ts";

const today = () => new Date().toISOString().slice(0, 10);

type FieldPreviewProps = { type: ValueType; label: string; unit: string | null | undefined; help: string };

export function FieldPreview({ type, label, unit, help }: FieldPreviewProps) {
  const t = useWords();
  const samples: Record<ValueType, RecordValue> = {
    none: null,
    integer: 120,
    decimal: 7.4,
    percent: 7.4,
    boolean: true,
    text: t("variable_preview_text"),
    date: today(),
  };
  const form = useForm({ defaultValues: { preview: samples[type] } });
  if (type === "none")
    return (
      <Typography variant="caption" color="textSecondary">
        {t("variable_preview_presence")}
      </Typography>
    );
  const field = { name: "preview", label, help: help || undefined };
  return (
    <FormProvider {...form}>
      <Box inert>
        {type === "boolean" ? (
          <YesNoInput {...field} />
        ) : type === "text" ? (
          <TextInput {...field} />
        ) : type === "date" ? (
          <DayInput {...field} />
        ) : (
          <NumberInput {...field} unit={unit} />
        )}
      </Box>
    </FormProvider>
  );
}
