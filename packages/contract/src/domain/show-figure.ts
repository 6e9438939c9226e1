// A figure of losses as a person reads it.
import type { Language } from "../text.ts";
import { formatDay, formatNumber } from "../values/format.ts";
import type { Translate } from "../words.ts";
import { hasNumber, type Figure } from "./losses.ts";

const signs: Partial<Record<Figure["qualifier"], string>> = { at_least: "≥\u00a0", approximate: "≈\u00a0" };

/** "≥ 1.000", "no hubo", "—". What is typed and no number is shown as unknown. */
export function showFigure(
  { qualifier, value }: Pick<Figure, "qualifier" | "value">,
  t: Translate,
  language: Language,
): string {
  if (hasNumber(qualifier)) return `${signs[qualifier] ?? ""}${formatNumber(value, language)}`;
  return t(`qualifier_short.${qualifier as "none" | "unknown" | "present_unquantified"}`);
}

/** When it was published, by the clock of its place: "02-03-2026 03:00"; the day alone where no hour is told. */
export const showAsOf = ({ as_of, hour }: Pick<Figure, "as_of" | "hour">, language: Language): string =>
  [formatDay(as_of, language), hour].filter(Boolean).join(" ");

/** Who published it, that it was derived where nobody counted it, and the rate of a loss in dollars; null where none of it is told. */
export function showOrigin(
  { source, basis, fx_rate, fx_on }: Pick<Figure, "source" | "basis" | "fx_rate" | "fx_on">,
  t: Translate,
  language: Language,
): string | null {
  const rate = fx_rate && t("figure_rate", { rate: formatNumber(fx_rate, language), day: formatDay(fx_on, language) });
  return [source, basis === "derived" && t("figure_basis.derived"), rate].filter(Boolean).join(" · ") || null;
}
