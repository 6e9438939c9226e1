// Sums of losses as a person reads them. Pure.
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import { ratedFor } from "@atalaya/contract/domain/sendai.ts";
import { showFigure } from "@atalaya/contract/domain/show-figure.ts";
import type { LossSum, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Translate } from "../../../ui/words.ts";

export type Gathered = LossSums["total"];

/** "At least none" says nothing but that there was some. */
const qualifierOf = ({ value, open }: Pick<LossSum, "value" | "open">) => {
  if (open > 0) return value ? "at_least" : "present_unquantified";
  return value === null ? "unknown" : "quantified";
};

/** "1.234", "≥ 12" where there was more than was counted, "hubo" where nobody counted what there was, "—" where nothing is known. */
export function sumText(sum: LossSum | undefined, t: Translate, language: Language): string {
  const { value, open, currency } = sum ?? { value: null, open: 0, currency: null };
  const number = showFigure({ value, qualifier: qualifierOf({ value, open }) }, t, language);
  return currency && value ? `${number} ${currency}` : number;
}

/**
 * Money that nobody counted has no currency: where others did, none adds nothing to them, and some, not counted, leaves each of them open.
 */
export function sumsOf({ sums }: Gathered, metric: Metric): LossSum[] {
  const all = sums.filter((it) => it.metric === metric);
  const told = all.filter(({ currency }) => currency !== null);
  const uncounted = all.find(({ currency }) => currency === null);
  if (!uncounted || told.length === 0) return all;
  return told.map((sum) => ({ ...sum, open: sum.open + uncounted.open }));
}

/** What one can be compared by: of money the currency that most cards are in. */
export const mainCurrency = (total: Gathered, metric: Metric): string | null =>
  sumsOf(total, metric).toSorted((one, other) => other.cards - one.cards)[0]?.currency ?? null;

/** In one currency; where nobody counted, whatever is known. */
export const sumIn = (row: Gathered, metric: Metric, currency: string | null): LossSum | undefined =>
  sumsOf(row, metric).find((it) => it.currency === currency || it.currency === null);

/** No more digits than a rate can tell: 9860, 19.7, 5.06. */
const rounded = (rate: number): number => Number(rate.toFixed(rate >= 100 ? 0 : rate >= 10 ? 1 : 2));

/** For 100,000 of the people who live there; nothing where nobody knows how many they are. */
export function rateOf(sum: LossSum | undefined, people: number | null | undefined): LossSum | undefined {
  if (!sum || !people) return undefined;
  const value = sum.value === null ? null : rounded((sum.value * ratedFor.population) / people);
  return { ...sum, value };
}
