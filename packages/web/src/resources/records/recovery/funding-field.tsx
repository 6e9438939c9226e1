// Who pays a work of recovery, each source once with its amount.
import { useWatch } from "react-hook-form";
import { fundingSources } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { useWords } from "../../../ui/words.ts";
import { RowsTitle } from "../form/rows-title.tsx";

const { Rows, choice, number } = rowsOf(recordsOf("recovery"), "recovery.funding");

export function FundingField() {
  const t = useWords();
  const rows = useWatch<RecordDraft, "recovery.funding">({ name: "recovery.funding" }) ?? [];
  const free = fundingSources.find((source) => rows.every((row) => row.source !== source));
  const sources = fundingSources.map((value) => ({ value, label: t(`funding_source.${value}`) }));
  return (
    <>
      <RowsTitle>{t("label.records.recovery.funding")}</RowsTitle>
      <Rows
        addLabel={t("recovery_funding_add")}
        mayAdd={free !== undefined}
        begin={() => ({ source: free ?? "municipal", amount: null })}
        columns={[choice("source", { width: "minmax(0, 1.4fr)" }, { options: sources }), number("amount")]}
      />
    </>
  );
}
