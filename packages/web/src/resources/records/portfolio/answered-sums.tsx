// The sums once they are there, and the choice between currencies where works tell money in several.
import type { ReactNode } from "react";
import type { RecoveryGroup, RecoverySums } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { SelectOne } from "../../../ui/pickers/select-one.tsx";
import { useWords } from "../../../ui/words.ts";
import { Answered } from "../sums/answered.tsx";
import { unitFor, type Unit } from "./show-money.ts";
import { useRecoverySums } from "./use-portfolio.ts";

export const said = {
  failed: "recovery_portfolio_failed",
  none: "recovery_portfolio_none",
  noneText: "recovery_portfolio_none_text",
} as const;

type AnsweredSumsProps = { by: RecoveryGroup; children: (sums: RecoverySums, unit: Unit) => ReactNode };

export const AnsweredSums = ({ by, children }: AnsweredSumsProps) => (
  <Answered asked={useRecoverySums(by)} isEmpty={({ total }) => total.items === 0} said={said}>
    {(sums) => children(sums, unitFor(sums.total, sums.currency ?? ""))}
  </Answered>
);

/** Money of several currencies is never added: one of them is told at a time. */
export function CurrencyChoice({ sums: { currency, currencies } }: { sums: RecoverySums }) {
  const t = useWords();
  const { change } = useUrlState();
  if (currency === null || currencies.length < 2) return null;
  return (
    <SelectOne
      label={t("recovery.currency")}
      value={currency}
      segments={currencies.map((one) => ({
        value: one.currency,
        label: t("recovery_currency_items", { currency: one.currency, count: one.items }),
      }))}
      onChange={(chosen) => change({ currency: chosen }, { isReplacing: true })}
    />
  );
}
