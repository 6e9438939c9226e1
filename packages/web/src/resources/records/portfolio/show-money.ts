// Amounts of a portfolio, which are read beside each other: all of them in one unit.
import type { Amount, RecoverySum } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber, unknown } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/words.ts";

const million = 1_000_000;
/** From here on nobody reads single units. */
const large = 10 * million;

/** What every amount is divided by. */
export type Unit = { by: number; currency: string };

export function unitFor(
  total: Pick<RecoverySum, "damage" | "loss" | "need" | "funded" | "spent">,
  currency: string,
): Unit {
  const most = Math.max(
    ...[total.damage, total.loss, total.need, total.funded, total.spent].map((it) => it.value ?? 0),
  );
  return { by: most >= large ? million : 1, currency };
}

export const unitText = ({ by, currency }: Unit, t: Translate): string =>
  by === 1 ? currency : t("recovery_millions", { currency });

/** "1.234,5"; "—" where no work tells it. Small parts of a million are no zero. */
export function moneyText({ value }: Pick<Amount, "value">, { by }: Unit, language: Language): string {
  if (value === null) return unknown;
  const shown = value / by;
  return formatNumber(
    shown,
    language,
    Math.abs(shown) < 1 && shown !== 0 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: by === 1 ? 2 : 1 },
  );
}

export const plus = (one: Amount, other: Amount): Amount => ({
  value: one.value === null ? other.value : one.value + (other.value ?? 0),
  told: Math.max(one.told, other.told),
});
