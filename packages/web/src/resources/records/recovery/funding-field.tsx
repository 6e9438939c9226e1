// Who pays a work of recovery, each source once with its amount.
import { useFieldArray } from "react-hook-form";
import { fundingSources } from "@atalaya/contract/recovery-item.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { ChoiceInput, NumberInput } from "../../../forms/fields.tsx";
import { useWords } from "../../../ui/words.ts";
import { ItemRows } from "./item-rows.tsx";

export function FundingField({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { fields, append, remove } = useFieldArray<RecordDraft, "recovery.funding">({ name: "recovery.funding" });
  const free = fundingSources.find((source) => fields.every((row) => row.source !== source));
  return (
    <ItemRows
      title={t("recovery.funding")}
      addLabel={t("recovery_funding_add")}
      keys={fields.map(({ id }) => id)}
      columns="minmax(0, 1.4fr) minmax(0, 1fr)"
      onAdd={() => append({ source: free ?? "municipal", amount: null })}
      onRemove={remove}
      isReadOnly={isReadOnly}
    >
      {(index) => (
        <>
          <ChoiceInput
            name={`recovery.funding.${index}.source`}
            label={t("recovery_source")}
            options={fundingSources.map((value) => ({ value, label: t(`funding_source.${value}`) }))}
            isReadOnly={isReadOnly}
          />
          <NumberInput name={`recovery.funding.${index}.amount`} label={t("recovery_amount")} isReadOnly={isReadOnly} />
        </>
      )}
    </ItemRows>
  );
}
