// The calculation of a place's index as it would be written on paper. Pure.
import type { IndexRule } from "@atalaya/contract/domain/composite-index.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../../ui/format.ts";

const digits = { minimumFractionDigits: 2, maximumFractionDigits: 4 };

type Reckoned = { value: number; weight_known: number; members: readonly { normalised: number | null }[] };

/**
 * "(0,50 × 0,50 + 1,00 × 0,30) ÷ 0,80 × 100 = 68,75"; of a geometric mean "(0,50^0,50 × 1,00^0,30)^(1 ÷ 0,80) × 100 = …". What the known
 * weights are divided by stands there only where not all is known.
 */
export function calculationText(
  { value, weight_known, members }: Reckoned,
  weights: readonly number[],
  { aggregation, scale }: Pick<IndexRule, "aggregation" | "scale">,
  language: Language,
): string {
  const say = (number: number) => formatNumber(number, language, digits);
  const isGeometric = aggregation === "geometric";
  const terms = members.flatMap(({ normalised }, at) =>
    normalised === null ? [] : [`${say(normalised)}${isGeometric ? "^" : " × "}${say(weights[at]!)}`],
  );
  const joined = terms.join(isGeometric ? " × " : " + ");
  const isWhole = weight_known > 1 - 1e-6;
  const stretched = isWhole
    ? terms.length > 1 && !isGeometric
      ? `(${joined})`
      : joined
    : `(${joined})${isGeometric ? `^(1 ÷ ${say(weight_known)})` : ` ÷ ${say(weight_known)}`}`;
  return `${stretched} × ${scale} = ${formatNumber(value, language)}`;
}
