// The fields that many rows may be given the same contents in; only ticked ones are changed, and filling one in ticks it.
import { useEffect, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useWords } from "../../ui/words.ts";

type Ticks = { fields: ReadonlySet<string>; tick: (field: string, isTicked: boolean) => void };

/** The ticked fields of a form. */
export function useTicks<V extends FieldValues>({ subscribe }: UseFormReturn<V>): Ticks {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const tick = (field: string, isTicked: boolean) =>
    setFields((ticked) => new Set(isTicked ? [...ticked, field] : [...ticked].filter((it) => it !== field)));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) tick(name, true);
        },
      }),
    [subscribe],
  );
  return { fields, tick };
}

type TickedFieldsProps = {
  /** By field. */
  inputs: Readonly<Record<string, ReactNode>>;
  labelOf: (field: string) => string;
  ticks: Ticks;
};

export function TickedFields({ inputs, labelOf, ticks: { fields, tick } }: TickedFieldsProps) {
  const t = useWords();
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: "12px" }}>
        {t("bulk_set_help")}
      </Typography>
      {Object.entries(inputs).map(([field, input]) => (
        <Box key={field} sx={{ display: "flex", alignItems: "flex-start", gap: "4px" }}>
          <Checkbox
            checked={fields.has(field)}
            onChange={(event) => tick(field, event.target.checked)}
            sx={{ mt: "22px" }}
            slotProps={{ input: { "aria-label": t("bulk_set_field", { field: labelOf(field) }) } }}
          />
          <Box sx={{ flex: 1, minWidth: 0, opacity: fields.has(field) ? 1 : 0.7 }}>{input}</Box>
        </Box>
      ))}
    </>
  );
}
