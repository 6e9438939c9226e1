// Bounds of a figure as a person says them: for the chip of a filter, and for paper.
import { boundsOfFigure, type FigureBounds } from "@atalaya/contract/resources/records/figure-filter.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { valuesOf } from "../../../screens/filters.ts";
import { formatNumber } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/words.ts";

/** The bounds that an address holds; what is none of them is left out. */
export const figuresIn = (text: string | undefined): FigureBounds[] =>
  valuesOf(text).flatMap((entry) => boundsOfFigure(entry) ?? []);

function boundsText({ least, most }: FigureBounds, t: Translate, language: Language): string {
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 4 });
  if (least !== null && most !== null)
    return least === most ? number(least) : t("figure_between", { least: number(least), most: number(most) });
  if (least !== null) return t("figure_or_more", { least: number(least) });
  return most === null ? t("figure_any") : t("figure_or_less", { most: number(most) });
}

/** "Fallecidos: 10 o más", "Viviendas destruidas: 1 a 99", "Evacuados: con cifra". */
export const figureText = (bounds: FigureBounds, t: Translate, language: Language): string =>
  `${t(`loss.${bounds.metric}`)}: ${boundsText(bounds, t, language)}`;
