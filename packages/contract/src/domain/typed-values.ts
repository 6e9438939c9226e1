// Typed values: what the value of a record, and each field of a variable's own, may hold, and how a definition checks one.
import { z } from "zod";
import { iconCodePoints } from "../icons.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { CalendarDay, Instant, isTooEarly } from "../record.ts";
import type { Parameters } from "../text.ts";

/** `none` says only "it is there"; a rating is a whole number from 1 to 5; money is in the unit of its definition. */
export const valueTypes = [
  "none",
  "integer",
  "decimal",
  "percent",
  "currency",
  "boolean",
  "category",
  "multi_category",
  "rating",
  "text",
  "date",
  "datetime",
  "url",
] as const;
export type ValueType = (typeof valueTypes)[number];

/** Types whose values are numbers: they are measured in a unit, summed, and classed by intervals. */
export const numericTypes: readonly ValueType[] = ["integer", "decimal", "percent", "currency", "rating"];

/** `#RRGGBB`, or `#RRGGBBAA` with transparency; kept in capitals. */
export const Color = z
  .string()
  .refine((text) => /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text), { params: { code: "color" } })
  .transform((text) => text.toUpperCase());

/** A Font Awesome 4.7 name, without `fa-`. */
export const IconName = z.string().refine((name) => Object.hasOwn(iconCodePoints, name), { params: { code: "icon" } });

/** Stable names inside a definition: records keep them, so a key is never given to something else. */
export const Key = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);

const mostOptions = 100;
const mostFields = 60;

/** One of the values that a category may have; `score` is its weight in an index. */
export const Option = z.object({
  key: Key,
  label_es: requiredText(80),
  label_en: optionalText(80),
  color: Color.nullable().default(null),
  icon: IconName.nullable().default(null),
  score: z.number().nullable().default(null),
});
export type Option = z.infer<typeof Option>;

/** Reports every key that stands twice, on the row where it stands again. */
export function keysAreUnique(rows: readonly { key: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { key }] of rows.entries()) {
    if (seen.has(key)) context.addIssue({ code: "custom", path: [index, "key"], params: { code: "taken" } });
    seen.add(key);
  }
}

export const Options = z.array(Option).max(mostOptions).superRefine(keysAreUnique);

/** A field of a variable's own: like a column that only its records have (DesInventar's `diccionario`). */
export const FieldDefinition = z.object({
  key: Key,
  type: z.enum(valueTypes).exclude(["none"]),
  label_es: requiredText(80),
  label_en: optionalText(80),
  unit_es: optionalText(30),
  unit_en: optionalText(30),
  is_required: z.boolean().default(false),
  options: Options.default([]),
});
export type FieldDefinition = z.infer<typeof FieldDefinition>;

export const FieldDefinitions = z.array(FieldDefinition).max(mostFields).superRefine(keysAreUnique);

const longestText = 1000;

/** A value of any of the types; null is "unknown", never zero (V1). Days are `YYYY-MM-DD`, instants carry their offset. */
export const TypedValue = z
  .union([z.number(), z.boolean(), requiredText(longestText), z.array(Key).min(1).max(mostOptions)])
  .nullable();
export type TypedValue = z.infer<typeof TypedValue>;

/** What decides whether a value fits. */
export type ValueDefinition = {
  type: ValueType;
  options: readonly Pick<Option, "key">[];
  min_value?: number | null;
  max_value?: number | null;
};

/** A finding on one value: the code of its text, and what stands in it. */
export type Finding = { code: string; parameters?: Parameters };

/** V1: negative zero is no number that anybody counted. JSON has neither NaN nor Infinity. */
const isNumber = (value: unknown): value is number => typeof value === "number" && !Object.is(value, -0);
const isWhole = (value: unknown) => Number.isSafeInteger(value) && isNumber(value);
const isWebAddress = (value: unknown) => z.url({ protocol: /^https?$/ }).safeParse(value).success;
const isOption = (value: unknown, { options }: ValueDefinition) => options.some(({ key }) => key === value);

const fits: Record<ValueType, (value: Exclude<TypedValue, null>, definition: ValueDefinition) => boolean> = {
  none: () => false,
  integer: isWhole,
  decimal: isNumber,
  percent: isNumber,
  currency: isNumber,
  rating: isWhole,
  boolean: (value) => typeof value === "boolean",
  text: (value) => typeof value === "string",
  date: (value) => CalendarDay.safeParse(value).success,
  datetime: (value) => Instant.safeParse(value).success,
  url: isWebAddress,
  category: isOption,
  multi_category: (value, definition) =>
    Array.isArray(value) && new Set(value).size === value.length && value.every((key) => isOption(key, definition)),
};

/** V1: counts and money begin at zero, a percentage ends at a hundred. A definition may only narrow these. */
const limits: Partial<Record<ValueType, [minimum: number, maximum: number]>> = {
  integer: [0, Number.MAX_SAFE_INTEGER],
  currency: [0, Number.MAX_VALUE],
  percent: [0, 100],
  rating: [1, 5],
};

const misfit = (type: ValueType): Finding => {
  if (type === "none") return { code: "value_unexpected" };
  return { code: type === "category" || type === "multi_category" ? "choice" : "value_type" };
};

/** What is wrong with a value under its definition (V1, V9), or null. Null is unknown and fits every type. */
export function findingOn(value: TypedValue, definition: ValueDefinition): Finding | null {
  if (value === null) return null;
  if (!fits[definition.type](value, definition)) return misfit(definition.type);
  const isDated = definition.type === "date" || definition.type === "datetime";
  if (isDated && isTooEarly(String(value))) return { code: "day_early" };
  if (typeof value !== "number") return null;
  const [lowest, highest] = limits[definition.type] ?? [-Infinity, Infinity];
  const minimum = Math.max(lowest, definition.min_value ?? -Infinity);
  const maximum = Math.min(highest, definition.max_value ?? Infinity);
  if (value < minimum) return { code: "number_small", parameters: { minimum } };
  return value > maximum ? { code: "number_big", parameters: { maximum } } : null;
}

/** Values of a variable's own fields, by key. */
export const Attributes = z.record(Key, TypedValue);
export type Attributes = z.infer<typeof Attributes>;

/** What is wrong with the attributes of a record, by key (V9). Missing required fields are asked for when it is published. */
export function attributeFindings(
  attributes: Attributes,
  fields: readonly Pick<FieldDefinition, "key" | "type" | "options">[],
): Record<string, Finding> {
  const known = new Map(fields.map((field) => [field.key, field]));
  const findings = Object.entries(attributes).map(([key, value]) => {
    const field = known.get(key);
    return [key, field ? findingOn(value, field) : { code: "unknown_field", parameters: { fields: key } }] as const;
  });
  return Object.fromEntries(findings.flatMap(([key, finding]) => (finding ? [[key, finding]] : [])));
}
