// How far a work of recovery is: its state, its days, its milestones, whose weights make the progress (V21).
import { useWatch } from "react-hook-form";
import { progressOf, progressStatuses, weightsOf } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { DayInput } from "../../../forms/day-input.tsx";
import { ChoiceInput, NumberInput } from "../../../forms/fields.tsx";
import { LockedField } from "../../../forms/locked-field.tsx";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { RowsTitle } from "../form/rows-title.tsx";
import { useItemField } from "./use-item-field.ts";

const { Rows, text, day, number } = rowsOf(recordsOf("recovery"), "recovery.milestones");

const whole = 100;

export function ProgressSection() {
  const t = useWords();
  const [language] = useLanguage();
  const field = useItemField();
  const milestones = useWatch<RecordDraft, "recovery.milestones">({ name: "recovery.milestones" }) ?? [];
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
      <RowsTitle help={weights > 0 && weights !== whole ? t("milestones_help", { sum: weights }) : undefined}>
        {t("label.records.recovery.milestones")}
      </RowsTitle>
      <Rows
        addLabel={t("milestone_add")}
        begin={() => ({ title: "", due_on: null, done_on: null, weight: null })}
        isOrdered
        columns={[
          text("title", { place: "line" }),
          day("due_on", { isShort: true }),
          day("done_on", { isShort: true }),
          number("weight", { width: "92px", isShort: true }, { unit: "%" }),
        ]}
      />
    </Section>
  );
}
