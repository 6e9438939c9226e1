// A figure that a person writes into the report itself: how much, how sure, on which day, at which hour, from whom.
import Box from "@mui/material/Box";
import { useFormContext, useWatch } from "react-hook-form";
import { currencies } from "@atalaya/contract/values/amounts.ts";
import { hasNumber, losses, qualifiers, type Figure, type Qualifier } from "@atalaya/contract/domain/losses.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { DayInput } from "../../../forms/day-input.tsx";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { ChoiceInput, NumberInput, TextInput } from "../../../forms/fields.tsx";
import { HourInput } from "../../../forms/hour-input.tsx";
import { LockedField } from "../../../forms/locked-field.tsx";
import { useWords } from "../../../ui/words.ts";

type OwnFigureProps = {
  /** Of which metric it is, in words. */
  title: string;
  /** Where it stands among the figures that were written. */
  index: number;
};

export function OwnFigure({ title, index }: OwnFigureProps) {
  const t = useWords();
  // It is a figure as an event card has them.
  const labelOf = useLabelOf(recordsOf("risk"));
  const { setValue } = useFormContext();
  const name = `figures.${index}`;
  const figure = useWatch({ name }) as Figure | undefined;
  if (!figure) return null;
  const isNumber = hasNumber(figure.qualifier);
  const field = (part: keyof Figure) => ({ name: `${name}.${part}`, label: labelOf(`figures.${part}`) });
  return (
    <Box role="group" aria-label={t("report_own_figure", { metric: title })} sx={fieldsStyle}>
      {isNumber ? (
        <NumberInput {...field("value")} isRequired />
      ) : (
        <LockedField label={labelOf("figures.value")} value={t(`qualifier.${figure.qualifier}`)} />
      )}
      {losses[figure.metric].unit === "money" && (
        <ChoiceInput
          {...field("currency")}
          isRequired
          emptyLabel=""
          options={currencies.map((value) => ({ value, label: value }))}
        />
      )}
      <ChoiceInput
        {...field("qualifier")}
        options={qualifiers.map((value) => ({ value, label: t(`qualifier.${value}`) }))}
        onChosen={(chosen) => {
          if (!hasNumber(chosen as Qualifier)) setValue(`${name}.value`, null, { shouldDirty: true });
        }}
      />
      <DayInput {...field("as_of")} isRequired />
      <HourInput {...field("hour")} />
      <TextInput {...field("source")} />
    </Box>
  );
}

/** In a line where there is room, else as many as fit. */
const fieldsStyle = {
  display: "grid",
  gap: "0 12px",
  pt: "8px",
  gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))",
  alignItems: "start",
} as const;
