// The columns of a disaster's figures: what was counted, how much, on which day and by whom; what is rarer is asked for.
import { useFormContext } from "react-hook-form";
import { currencies } from "@atalaya/contract/values/amounts.ts";
import { hasNumber, losses, metrics, qualifiers, type Figure, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { DayInput } from "../../../forms/day-input.tsx";
import { ChoiceInput, NumberInput, TextInput } from "../../../forms/fields.tsx";
import { LockedField } from "../../../forms/locked-field.tsx";
import type { RowLayout } from "../../../forms/row-style.ts";
import { SearchChoice } from "../../../forms/search-choice.tsx";
import { useWords } from "../../../ui/words.ts";

/** A row whose metric is not chosen yet holds none, which the schema refuses. */
export type FormFigure = Omit<Figure, "metric"> & { metric: Metric | null };

const isMoney = (metric: Metric | null) => metric !== null && losses[metric].unit === "money";
/** The other units are said by the metric's name. */
const shortUnits: readonly string[] = ["ha", "m"];

export function useFigureColumns(): RowLayout<FormFigure> {
  const t = useWords();
  const { getValues } = useFormContext<RecordDraft>();
  const choices = metrics.map((metric) => ({ id: metric, label: t(`loss.${metric}`) }));
  /** Dollars where the metric says so, else the currency that money was told in before. */
  const currencyOf = (metric: Metric | null) => {
    if (!isMoney(metric)) return null;
    if (metric === "loss_usd") return "USD";
    return getValues("figures").findLast((row) => row.currency !== null)?.currency ?? null;
  };
  return {
    template: "minmax(0, 1.5fr) minmax(76px, 0.7fr) 126px minmax(0, 1fr)",
    wideFrom: 480,
    columns: [
      {
        key: "metric",
        label: t("losses_metric"),
        isRequired: true,
        // What a saved figure counts stays: it is one of the course of its metric.
        draw: (field, { isNew, set }) => (
          <SearchChoice
            {...field}
            isReadOnly={!isNew}
            options={choices}
            onChosen={(metric) => set({ currency: currencyOf(metric) })}
          />
        ),
      },
      {
        key: "value",
        label: t("losses_value"),
        isRequired: true,
        isShort: true,
        draw: (field, { row }) =>
          hasNumber(row.qualifier) ? (
            <NumberInput {...field} unit={unitOf(row.metric, t)} />
          ) : (
            <LockedField label={field.label} value={t(`qualifier.${row.qualifier}`)} />
          ),
      },
      {
        key: "as_of",
        label: t("losses_as_of"),
        isRequired: true,
        isShort: true,
        draw: (field) => <DayInput {...field} />,
      },
      { key: "source", label: t("losses_source"), draw: (field) => <TextInput {...field} /> },
      {
        key: "currency",
        label: t("losses_currency"),
        isRequired: true,
        place: "aside",
        isShown: ({ metric }) => isMoney(metric),
        draw: (field) => <ChoiceInput {...field} options={currencies.map((value) => ({ value, label: value }))} />,
      },
      {
        key: "qualifier",
        label: t("losses_qualifier"),
        place: "more",
        isShown: ({ qualifier }) => qualifier !== "quantified",
        draw: (field, { set }) => (
          <ChoiceInput
            {...field}
            options={qualifiers.map((value) => ({ value, label: t(`qualifier.${value}`) }))}
            onChosen={(chosen) => {
              if (!hasNumber(chosen as Figure["qualifier"])) set({ value: null });
            }}
          />
        ),
      },
      {
        key: "note",
        label: t("losses_note"),
        place: "more",
        isShown: ({ note }) => note !== null && note !== "",
        draw: (field) => <TextInput {...field} />,
      },
    ],
  };
}

function unitOf(metric: Metric | null, t: ReturnType<typeof useWords>): string | null {
  const unit = metric && losses[metric].unit;
  return unit && shortUnits.includes(unit) ? t(`loss_unit.${unit}`) : null;
}
