// Values of records as a person reads them.
import type { Language } from "@atalaya/contract/text.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { formatDay, formatNumber, unknown } from "../../ui/format.ts";
import type { Translate } from "../../ui/words.ts";

/** The unit that stands behind a variable's value. */
export const unitOf = (variable: Pick<Variable, "unit" | "value_type"> | undefined): string | null =>
  variable?.value_type === "percent" ? "%" : (variable?.unit ?? null);

/** A value without its unit; unknown is "—", zero is 0. */
export function showValue(value: unknown, variable: Variable | undefined, t: Translate, language: Language): string {
  if (value === null || value === undefined) return unknown;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return formatNumber(value, language);
  return variable?.value_type === "date" ? formatDay(String(value), language) : String(value);
}
