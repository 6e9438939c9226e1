// What the preview draws: the draft made drawable while a colour is half typed, and sample values that show every class.
import { isByInterval, symbolsOf, type Legend } from "@atalaya/contract/domain/legend.ts";
import type { TypedValue, ValueType } from "@atalaya/contract/domain/typed-values.ts";
import { validColor } from "../colors/safe-colors.ts";
import type { Draft } from "../editor/variable-draft.ts";

/** The draft with a colour in place of each that cannot be drawn yet. */
export const drawable = (draft: Draft): Draft => ({
  ...draft,
  color: validColor(draft.color),
  stroke_color: draft.stroke_color && validColor(draft.stroke_color),
  options: draft.options.map((option) => ({ ...option, color: option.color && validColor(option.color) })),
  legend_classes: draft.legend_classes.map((it) => ({ ...it, color: validColor(it.color) })),
});

/** One value out of each row of the legend, in its order; a single unknown one where one symbol stands for all. */
export function legendSamples(legend: Legend): TypedValue[] {
  if (symbolsOf(legend).length === 0) return [null];
  if (isByInterval(legend.legend_method)) return legend.legend_classes.map(({ min, max }) => (min + max) / 2);
  return legend.options.map(({ key }) => key);
}

const examples: Partial<Record<ValueType, TypedValue>> = {
  integer: 120,
  decimal: 7.4,
  percent: 7.4,
  currency: 1_250_000,
  rating: 3,
  boolean: true,
};

/** A value as the form would hold it: out of the middle of the legend where it has classes. */
export function sampleValue(draft: Draft): TypedValue {
  const { value_type: type, options } = draft;
  if (isByInterval(draft.legend_method) && draft.legend_classes.length > 0) {
    const samples = legendSamples(draft);
    const middle = samples[Math.floor(samples.length / 2)];
    return type === "integer" || type === "rating" ? Math.round(Number(middle)) : (middle ?? null);
  }
  if (type === "category") return options[0]?.key ?? null;
  if (type === "multi_category") return options[0] ? [options[0].key] : null;
  return examples[type] ?? null;
}
