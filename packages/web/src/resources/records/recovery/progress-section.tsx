// How far a work of recovery is: its state, its days, its milestones, whose weights make the progress (V21).
import Box from "@mui/material/Box";
import { useFieldArray, useWatch } from "react-hook-form";
import { progressOf, progressStatuses, weightsOf } from "@atalaya/contract/recovery-item.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { DayInput } from "../../../forms/day-input.tsx";
import { ChoiceInput, NumberInput, TextInput } from "../../../forms/fields.tsx";
import { LockedField } from "../../../forms/locked-field.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { ItemRows } from "./item-rows.tsx";
import { useItemField } from "./use-item-field.ts";

const whole = 100;

export function ProgressSection({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const field = useItemField(isReadOnly);
  const milestones = useWatch<RecordDraft, "recovery.milestones">({ name: "recovery.milestones" }) ?? [];
  const { fields, append, remove } = useFieldArray<RecordDraft, "recovery.milestones">({ name: "recovery.milestones" });
  const weights = weightsOf({ milestones });
  const progress = progressOf({ milestones, progress_pct: null });
  return (
    <Section title={t("recovery_progress_section")}>
      <Row>
        <ChoiceInput
          {...field("progress_status")}
          help={t("required_to_submit_help")}
          emptyLabel={t("value_unknown")}
          options={progressStatuses.map((value) => ({ value, label: t(`progress_status.${value}`) }))}
        />
        {weights === whole ? (
          <LockedField
            id="field-recovery.progress_pct"
            label={t("recovery.progress_pct")}
            value={`${formatNumber(progress, language)} %`}
            help={t("recovery_progress_computed")}
          />
        ) : (
          <NumberInput {...field("progress_pct")} unit="%" />
        )}
        <DayInput {...field("planned_start_on")} />
        <DayInput {...field("planned_end_on")} />
        <DayInput {...field("actual_start_on")} />
        <DayInput {...field("actual_end_on")} />
      </Row>
      <ItemRows
        title={t("recovery.milestones")}
        help={weights > 0 && weights !== whole ? t("milestones_help", { sum: weights }) : undefined}
        addLabel={t("milestone_add")}
        keys={fields.map(({ id }) => id)}
        columns="minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(0, 1fr)"
        onAdd={() => append({ title: "", due_on: null, done_on: null, weight: null })}
        onRemove={remove}
        isReadOnly={isReadOnly}
      >
        {(index) => {
          const name = (part: string) => `recovery.milestones.${index}.${part}`;
          return (
            <>
              <Box sx={{ gridColumn: "1 / -1" }}>
                <TextInput name={name("title")} label={t("milestone_title")} isRequired isReadOnly={isReadOnly} />
              </Box>
              <DayInput name={name("due_on")} label={t("milestone_due")} isReadOnly={isReadOnly} />
              <DayInput name={name("done_on")} label={t("milestone_done")} isReadOnly={isReadOnly} />
              <NumberInput name={name("weight")} label={t("milestone_weight")} unit="%" isReadOnly={isReadOnly} />
            </>
          );
        }}
      </ItemRows>
    </Section>
  );
}
