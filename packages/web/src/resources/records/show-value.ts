// Values of records as a person reads them.
import type { Language } from "@atalaya/contract/text.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { formatDay, formatNumber, unknown } from "../../ui/format.ts";
import { pick, type Translate } from "../../ui/words.ts";

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

/** A value without its unit; unknown is "—", zero is 0. */
export function showValue(value: unknown, variable: Variable | undefined, t: Translate, language: Language): string {
  if (value === null || value === undefined) return unknown;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return formatNumber(value, language);
  return variable?.value_type === "date" ? formatDay(String(value), language) : String(value);
}
