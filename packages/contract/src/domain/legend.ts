// Legends: how the value of a record decides the colour and icon it is drawn with (V10).
import { z } from "zod";
import { optionalText, requiredText } from "../values/plain-text.ts";
import type { Text } from "../text.ts";
import { Color, IconName, type Option, type TypedValue } from "./typed-values.ts";

/**
 * `single`: one symbol for all. `categorized`: one per option of the value. `continuous`: a ramp from the first to the last class.
 * The others cut numbers into intervals; they differ in how the cuts were found, and are drawn alike.
 */
export const legendMethods = [
  "single",
  "categorized",
  "manual_breaks",
  "equal_interval",
  "quantile",
  "natural_breaks",
  "continuous",
] as const;
export type LegendMethod = (typeof legendMethods)[number];

/** Methods whose classes are intervals of numbers. */
export const isByInterval = (method: LegendMethod): boolean => method !== "single" && method !== "categorized";

/** An interval from `min` (included) to `max` (excluded; the last class includes it). */
export const LegendClass = z.object({
  min: z.number(),
  max: z.number(),
  label_es: requiredText(80),
  label_en: optionalText(80),
  color: Color,
  icon: IconName.nullable().default(null),
});
export type LegendClass = z.infer<typeof LegendClass>;

const fewestClasses = 2;
const mostClasses = 9;

/** V10: two to nine classes, in order, without gaps or overlaps; none for a legend that needs none. */
export const LegendClasses = z
  .array(LegendClass)
  .max(mostClasses)
  .superRefine((classes, context) => {
    const report = (index: number, field: "min" | "max", code: string) =>
      context.addIssue({ code: "custom", path: [index, field], params: { code } });
    for (const [index, { min, max }] of classes.entries()) {
      if (!(max > min)) report(index, "max", "class_empty");
      const before = classes[index - 1];
      if (before && before.max !== min) report(index, "min", before.max < min ? "class_gap" : "class_overlap");
    }
    if (classes.length > 0 && classes.length < fewestClasses)
      context.addIssue({ code: "custom", params: { code: "list_small", minimum: fewestClasses } });
  });

/** The position of the class that a number falls into; -1 outside of all of them, and for what is no number. */
export function classOf(classes: readonly Pick<LegendClass, "min" | "max">[], value: TypedValue): number {
  if (typeof value !== "number") return -1;
  const last = classes.length - 1;
  return classes.findIndex(({ min, max }, index) => value >= min && (value < max || (index === last && value === max)));
}

/** What decides how a record is drawn: a variable, or a draft of one. */
export type Legend = {
  color: string;
  icon: string;
  legend_method: LegendMethod;
  legend_classes: readonly LegendClass[];
  options: readonly Option[];
};

/** How something is drawn. `label` names the class or option; null where the variable's own name says it. */
export type MapSymbol = { color: string; icon: string; label: Text | null };

type Labelled = { label_es: string; label_en: string | null };

const labelOf = ({ label_es, label_en }: Labelled): Text => ({ es: label_es, en: label_en ?? label_es });

/** What an option or class says itself stands before the variable's colour and icon. */
const symbolFrom = (legend: Legend, part: Labelled & { color: string | null; icon: string | null }): MapSymbol => ({
  color: part.color ?? legend.color,
  icon: part.icon ?? legend.icon,
  label: labelOf(part),
});

/** The rows of a legend, in their order; empty where one symbol stands for all. */
export function symbolsOf(legend: Legend): MapSymbol[] {
  if (legend.legend_method === "single") return [];
  const parts = legend.legend_method === "categorized" ? legend.options : legend.legend_classes;
  return parts.map((part) => symbolFrom(legend, part));
}

/** How a record with this value is drawn; one outside of all classes, or without a value, in the variable's own colour. */
export function symbolOf(legend: Legend, value: TypedValue): MapSymbol {
  const { legend_method: method, legend_classes: classes, options } = legend;
  const own: MapSymbol = { color: legend.color, icon: legend.icon, label: null };
  if (method === "single") return own;
  const parts = method === "categorized" ? options : classes;
  const at = method === "categorized" ? options.findIndex(({ key }) => key === value) : classOf(classes, value);
  const part = parts[at];
  if (!part) return own;
  const symbol = symbolFrom(legend, part);
  return method === "continuous" ? { ...symbol, color: colorAt(stopsOf(classes), value as number) } : symbol;
}

/** Where a continuous legend has exactly the colour of each class: its two ends, and the middle of each class between. */
export const stopsOf = (
  classes: readonly Pick<LegendClass, "min" | "max" | "color">[],
): [at: number, color: string][] =>
  classes.map(({ min, max, color }, index) => [
    index === 0 ? min : index === classes.length - 1 ? max : (min + max) / 2,
    color,
  ]);

const channelsOf = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** The colour between two stops, channel by channel, as the map interpolates it. */
function colorAt(stops: readonly [at: number, color: string][], value: number): string {
  const next = stops.findIndex(([at]) => value <= at);
  const [upper, lower] = [stops[next], stops[next - 1]];
  if (!upper || !lower) return (upper ?? stops.at(-1))?.[1] ?? "";
  const share = (value - lower[0]) / (upper[0] - lower[0]);
  const to = channelsOf(upper[1]);
  const mixed = channelsOf(lower[1]).map((from, index) => Math.round(from + ((to[index] ?? from) - from) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}
