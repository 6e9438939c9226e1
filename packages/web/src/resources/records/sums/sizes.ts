// How often disasters of a size come, as a person reads it. Pure.
import type { EventSizes } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/words.ts";

/** How many years the record speaks of, the first and the last among them. */
export const spanOf = ({ years }: EventSizes): number => (years ? years.to - years.from + 1 : 0);

/** "2,4 años", "1 año": years of the record for each disaster. */
export function everyText(events: number, span: number, t: Translate, language: Language): string {
  const years = formatNumber(span / events, language, { maximumSignificantDigits: 2 });
  return years === "1" ? t("loss_sizes_year_one") : t("loss_sizes_years", { years });
}

/** "0,42": disasters in a year. */
export const perYear = (events: number, span: number, language: Language): string =>
  formatNumber(events / span, language, { maximumSignificantDigits: 2 });
