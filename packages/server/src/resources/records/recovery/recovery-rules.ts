// What the recovery item of a record must name, what it makes of the record's value, and what about it deserves a second look (V21). Pure.
import { progressOf, weightsOf, type RecoveryItem } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { VariableDraft } from "@atalaya/contract/resources/variables.ts";
import type { Warning } from "@atalaya/contract/domain/warnings.ts";

/** What is needed before somebody else is asked to validate it. */
const demanded = ["sector", "phase", "intervention", "progress_status", "responsible_institution_id"] as const;

export const missingOfItem = (item: RecoveryItem | null): string[] =>
  demanded.filter((field) => (item?.[field] ?? null) === null).map((field) => `recovery.${field}`);

/**
 * The item with the progress that its milestones make, which is also the record's value where its variable counts percent: so the map, the
 * list and its sort know it. Nothing where there is no item.
 */
export function withProgress(
  { recovery }: Pick<RecordDraft, "recovery">,
  { kind, value_type }: Pick<VariableDraft, "kind" | "value_type">,
): Partial<Pick<RecordDraft, "recovery" | "value">> {
  if (!recovery || kind !== "recovery_type") return {};
  const progress_pct = progressOf(recovery);
  return { recovery: { ...recovery, progress_pct }, ...(value_type === "percent" && { value: progress_pct }) };
}

const whole = 100;

/** V21: what is done asks to be called completed; more spent than funded, and weights that make no whole, are told. */
export function recoveryWarnings(item: RecoveryItem): Warning[] {
  const { progress_status, spent_amount, funded_amount } = item;
  const warnings: Warning[] = [];
  const isOver = progress_status === "completed" || progress_status === "cancelled";
  if (progressOf(item) === whole && !isOver)
    warnings.push({ field: "recovery.progress_status", code: "recovery_finished", parameters: {} });
  if (spent_amount !== null && funded_amount !== null && spent_amount > funded_amount)
    warnings.push({
      field: "recovery.spent_amount",
      code: "spent_above_funded",
      parameters: { value: spent_amount, limit: funded_amount },
    });
  const weights = weightsOf(item);
  if (weights > 0 && weights < whole)
    warnings.push({ field: "recovery.milestones", code: "weights_incomplete", parameters: { sum: weights } });
  return warnings;
}
