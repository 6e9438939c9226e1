// Legends: how the value of a record decides the colour and icon it is drawn with (V10).
import { z } from "zod";
import { optionalText, requiredText } from "./plain-text.ts";
import { Color, IconName, type TypedValue } from "./typed-values.ts";

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
