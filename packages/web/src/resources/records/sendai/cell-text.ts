// Numbers of the indicators as a person reads them, and how they were made. Pure.
import { ratedFor, sendaiIndicator, type SendaiCode } from "@atalaya/contract/domain/sendai.ts";
import type { SendaiCell, SendaiGap } from "@atalaya/contract/resources/records/sendai.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber, unknown } from "../../../ui/format.ts";

/** From here on decimals say nothing. */
const whole = 100;
const least = 0.01;

/** "7,38", "201", "< 0,01" where it is not nothing, "≥ 7,38" where it was more; "—" where it is not known. */
export function valueText(value: number | null, isOpen: boolean, language: Language): string {
  if (value === null) return unknown;
  const isTiny = value > 0 && value < least / 2;
  if (isTiny) return isOpen ? "> 0" : `<\u00a0${formatNumber(least, language)}`;
  const text = formatNumber(value, language, { maximumFractionDigits: value < whole ? 2 : 0 });
  return isOpen ? `≥\u00a0${text}` : text;
}

/** "134 × 100.000 ÷ 1.815.902"; null where there is nothing to divide, or one of them is not known. */
export function calculationText(code: SendaiCode, cell: SendaiCell, language: Language): string | null {
  const { per } = sendaiIndicator(code);
  const { numerator, denominator } = cell;
  if (per === null || numerator === null || denominator === null) return null;
  return `${formatNumber(numerator, language)} × ${formatNumber(ratedFor[per], language)} ÷ ${formatNumber(denominator, language)}`;
}

type Dated = Pick<SendaiCell, "denominator_year">;

/** The year that the denominator is of, where it is another than the number's. */
export const otherYear = ({ denominator_year }: Dated, year: number): number | null =>
  denominator_year === null || denominator_year === year ? null : denominator_year;

/** Which yearly figure of its place would make the number better. */
export function lackOf(code: SendaiCode, cell: SendaiCell, year: number): SendaiGap | null {
  if (cell.lacks) return cell.lacks;
  if (otherYear(cell, year) === null) return null;
  return sendaiIndicator(code).per === "gdp" ? "gdp_local" : "population";
}
