// Values of records as a person reads them.
import type { Language } from "@atalaya/contract/text.ts";
import { numericTypes, type FieldDefinition } from "@atalaya/contract/domain/typed-values.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { formatDay, formatInstant, formatNumber, unknown } from "../../ui/format.ts";
import { pick, type Translate } from "../../ui/words.ts";

/** V21: the value is the progress of the recovery item, and is stated there. */
export const isProgress = ({ kind, value_type }: Pick<Variable, "kind" | "value_type">): boolean =>
  kind === "recovery_type" && value_type === "percent";

/** Nobody types the value: it follows from the item of a work, or from what an assessment judges. */
export const isDerived = (variable: Pick<Variable, "kind" | "value_type">): boolean =>
  isProgress(variable) || (variable.kind === "assessment" && variable.value_type === "integer");

/**
 * Whether sorting by value sorts by what the column shows. Words are shown for options and texts, and the most telling figure for a
 * disaster: people one row, houses the next.
 */
export const isSortedByValue = (variables: readonly Pick<Variable, "kind" | "value_type">[]): boolean =>
  variables.some(({ value_type }) => numericTypes.includes(value_type)) &&
  variables.every(
    ({ kind, value_type }) => numericTypes.includes(value_type) || (value_type === "none" && kind !== "event_type"),
  );

/** The unit that stands behind a variable's value. */
export const unitOf = (
  variable: Pick<Variable, "unit_es" | "unit_en" | "value_type"> | undefined,
  language: Language,
): string | null =>
  variable?.value_type === "percent"
    ? "%"
    : variable
      ? pick(language, variable.unit_es ?? "", variable.unit_en) || null
      : null;

/** The unit that stands behind the value of one of a variable's own fields. */
export const fieldUnit = (field: Pick<FieldDefinition, "type" | "unit_es" | "unit_en">, language: Language) =>
  unitOf({ ...field, value_type: field.type }, language);

type Definition = Pick<Variable, "value_type" | "options">;

/** A value without its unit; unknown is "—", zero is 0. */
export function showValue(value: unknown, variable: Definition | undefined, t: Translate, language: Language): string {
  if (value === null || value === undefined) return unknown;
  if (Array.isArray(value)) return value.map((it) => showValue(it, variable, t, language)).join(", ");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number")
    return variable?.value_type === "rating" ? t("rating_of_five", { value }) : formatNumber(value, language);
  const option = variable?.options.find(({ key }) => key === value);
  if (option) return pick(language, option.label_es, option.label_en);
  if (variable?.value_type === "datetime") return formatInstant(String(value), language);
  return variable?.value_type === "date" ? formatDay(String(value), language) : String(value);
}
