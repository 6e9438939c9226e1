// The fields that many rows may be given the same contents in; only ticked ones are changed, and filling one in ticks it.
import { useEffect, useEffectEvent, useState } from "react";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useWords } from "../../ui/words.ts";
import type { Inputs } from "./bulk-noun.ts";

type Ticks = { fields: ReadonlySet<string>; tick: (field: string, isTicked: boolean) => void };

/** The ticked fields of a form. `inputs`: those that can be; other inputs of the form, such as the reason, change nothing by themselves. */
export function useTicks<V extends FieldValues>({ subscribe }: UseFormReturn<V>, inputs: Inputs): Ticks {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const tick = (field: string, isTicked: boolean) =>
    setFields((ticked) => new Set(isTicked ? [...ticked, field] : [...ticked].filter((it) => it !== field)));
  const filled = useEffectEvent((name = "") => {
    if (name in inputs) tick(name, true);
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => filled(name) }), [subscribe]);
  return { fields, tick };
}

/**
 * The input among `names` that an error of the server speaks of: `tags` of `action.tags.0`, `kind` of `fields.kind`. An error put where no
 * input is would never leave, and the form never be sent again.
 */
export const inputAt = (path: string, names: readonly string[]): string | undefined => {
  const own = path.replace(/^(action\.)?(fields\.)?/, "");
  return names.find((name) => `${own}.`.startsWith(`${name}.`));
};

type TickedFieldsProps = {
  /** By field. */
  inputs: Inputs;
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
