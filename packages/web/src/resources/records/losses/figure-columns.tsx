// The columns of a disaster's figures: what was counted, how much, by whom, on which day and at which hour; what is rarer is asked for.
import { useFormContext } from "react-hook-form";
import { currencies } from "@atalaya/contract/values/amounts.ts";
import {
  figureBases,
  hasNumber,
  losses,
  metrics,
  qualifiers,
  type Metric,
  type Qualifier,
} from "@atalaya/contract/domain/losses.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { NumberInput } from "../../../forms/fields.tsx";
import { LockedField } from "../../../forms/locked-field.tsx";
import { rowsOf, type RowIn } from "../../../forms/rows/rows-of.tsx";
import { useWords } from "../../../ui/words.ts";
import type { FigureMoment } from "./figure-moment.ts";

const { Rows, text, number, day, hour, choice, search, other } = rowsOf(recordsOf("risk"), "figures");

export const FigureRows = Rows;

/** Adds a figure that says something already; the focus stays where it is. */
export type AddFigure = (row: RowIn<ReturnType<typeof recordsOf>, "figures">) => void;

const isMoney = (metric: Metric | null) => metric !== null && losses[metric].unit === "money";
const isDollars = ({ metric }: { metric: Metric | null }) => metric === "loss_usd";
const isNumber = (qualifier: Qualifier | null) => qualifier !== null && hasNumber(qualifier);
/** The other units are said by the metric's name. */
const shortUnits: readonly string[] = ["ha", "m"];

export function useFigureColumns({ hourOn }: FigureMoment) {
  const t = useWords();
  const { getValues } = useFormContext<RecordDraft>();
  const choices = metrics.map((metric) => ({ id: metric, label: t(`loss.${metric}`) }));
  const known = qualifiers.map((value) => ({ value, label: t(`qualifier.${value}`) }));
  const bases = figureBases.map((value) => ({ value, label: t(`figure_basis.${value}`) }));
  /** Dollars where the metric says so, else the currency that money was told in before. */
  const currencyOf = (metric: Metric | null) => {
    if (!isMoney(metric)) return null;
    if (metric === "loss_usd") return "USD";
    return getValues("figures").findLast((row) => row.currency !== null)?.currency ?? null;
  };
  return [
    // What a saved figure counts stays: it is one of the course of its metric.
    search("metric", { width: "minmax(0, 1.4fr)" }, ({ isNew, set }) => ({
      isReadOnly: !isNew,
      options: choices,
      onChosen: (metric) => set({ currency: currencyOf(metric) }),
    })),
    other("value", { width: "minmax(76px, 0.7fr)", isRequired: true, isShort: true }, (field, { row }) =>
      isNumber(row.qualifier) ? (
        <NumberInput {...field} unit={unitOf(row.metric, t)} />
      ) : (
        <LockedField label={field.label} value={t(`qualifier.${row.qualifier ?? "unknown"}`)} />
      ),
    ),
    text("source"),
    // Filled in by themselves, so they come last: whoever types on need not pass them.
    day("as_of", { width: "122px", isShort: true }, ({ row, isNew, set }) => ({
      onChosen: (chosen) => {
        if (isNew) set({ hour: hourOn(chosen, row.hour) });
      },
    })),
    hour("hour", { width: "60px", isShort: true }),
    choice(
      "currency",
      { isRequired: true, place: "aside", isShown: ({ metric }) => isMoney(metric) },
      { options: currencies.map((value) => ({ value, label: value })) },
    ),
    number("fx_rate", { place: "aside", isShown: isDollars, isRequired: false }),
    day("fx_on", { place: "aside", isShown: isDollars }),
    choice("basis", { place: "more", isShown: ({ basis }) => basis === "derived" }, { options: bases }),
    choice("qualifier", { place: "more", isShown: ({ qualifier }) => qualifier !== "quantified" }, ({ set }) => ({
      options: known,
      onChosen: (chosen) => {
        if (!isNumber(chosen as Qualifier)) set({ value: null });
      },
    })),
    text("note", { place: "more", isShown: ({ note }) => note !== null && note !== "" }),
  ];
}

function unitOf(metric: Metric | null, t: ReturnType<typeof useWords>): string | null {
  const unit = metric && losses[metric].unit;
  return unit && shortUnits.includes(unit) ? t(`loss_unit.${unit}`) : null;
}
