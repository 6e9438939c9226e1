// Who pays a work of recovery, each source once with its amount.
import { useWatch } from "react-hook-form";
import { fundingSources, type RecoveryItem } from "@atalaya/contract/domain/recovery-item.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { ChoiceInput, NumberInput } from "../../../forms/fields.tsx";
import { RowTable } from "../../../forms/row-table.tsx";
import { useWords } from "../../../ui/words.ts";
import { RowsTitle } from "../form/rows-title.tsx";

type Funding = RecoveryItem["funding"][number];

export function FundingField() {
  const t = useWords();
  const rows = useWatch<RecordDraft, "recovery.funding">({ name: "recovery.funding" }) ?? [];
  const free = fundingSources.find((source) => rows.every((row) => row.source !== source));
  const sources = fundingSources.map((value) => ({ value, label: t(`funding_source.${value}`) }));
  return (
    <>
      <RowsTitle>{t("recovery.funding")}</RowsTitle>
      <RowTable<Funding>
        name="recovery.funding"
        label={t("recovery.funding")}
        addLabel={t("recovery_funding_add")}
        mayAdd={free !== undefined}
        begin={() => ({ source: free ?? "municipal", amount: null })}
        layout={{
          template: "minmax(0, 1.4fr) minmax(0, 1fr)",
          columns: [
            {
              key: "source",
              label: t("recovery_source"),
              draw: (field) => <ChoiceInput {...field} options={sources} />,
            },
            { key: "amount", label: t("recovery_amount"), draw: (field) => <NumberInput {...field} /> },
          ],
        }}
      />
    </>
  );
}
