// What the bars of one loss say: their value, their words, and where they lead.
import type { ReactNode } from "react";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import type { ScreenLink } from "../../../api/addresses.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { rateOf, sumIn, sumText } from "./show-sum.ts";
import type { SumLinks } from "./use-sum-links.ts";
import type { SumRow } from "./use-sum-rows.tsx";

export type BarRow = {
  id: number;
  name: string;
  picture: ReactNode;
  color: string | null;
  /** Null where nobody has counted. */
  value: number | null;
  text: string;
  /** The same where there is little room: "≥ 6437 M". */
  short: string;
  /** "Fallecidos: ≥ 134", for who does not see the bar. */
  told: string;
  link: ScreenLink | null;
};

const million = 1e6;

/** Above a million in millions. */
export const shortNumber = (value: number, language: Language): string =>
  formatNumber(value, language, value >= million ? { notation: "compact", maximumFractionDigits: 1 } : {});

type Drawn = {
  metric: Metric;
  currency: string | null;
  /** For so many of the people who live there. */
  isRate?: boolean;
};

/** A bar of nothing counted leads to all cards of its row. */
export function useBarRows(
  rows: readonly SumRow[],
  { metric, currency, isRate = false }: Drawn,
  linkOf: SumLinks,
): BarRow[] {
  const t = useWords();
  const [language] = useLanguage();
  return rows.map(({ id, name, picture, color, of }) => {
    const whole = sumIn(of, metric, currency);
    const sum = isRate ? rateOf(whole, of.people) : whole;
    const value = sum?.value ?? null;
    const said = sumText(sum, t, language);
    // The currency stands once, above the bars.
    const text = currency ? said.replace(` ${currency}`, "") : said;
    return {
      id,
      name,
      picture,
      color,
      value,
      text,
      short: value === null ? text : text.replace(formatNumber(value, language), shortNumber(value, language)),
      told: `${isRate ? t("loss_sums_rate_of", { metric: t(`loss.${metric}`) }) : t(`loss.${metric}`)}: ${said}`,
      link: value === null ? linkOf(of) : linkOf(of, metric),
    };
  });
}
