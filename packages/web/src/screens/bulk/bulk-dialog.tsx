// One step over the ticked rows of a noun's list, as it is asked for and confirmed.
import Typography from "@mui/material/Typography";
import { FormProvider, useForm } from "react-hook-form";
import type { BulkAction } from "@atalaya/contract/bulk.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useWords } from "../../ui/words.ts";
import type { BulkNoun, Inputs } from "./bulk-noun.ts";
import { StepFrame } from "./step-frame.tsx";
import { inputAt, TickedFields, useTicks } from "./ticked-fields.tsx";
import { useBulkStep, useCounted } from "./use-bulk-step.ts";
import type { ChosenRows } from "./use-chosen-rows.ts";

type BulkDialogProps = {
  noun: BulkNoun;
  action: BulkAction;
  rows: ChosenRows["rows"];
  onChanged: () => void;
  onDone: () => void;
  onUntick: (ids: number[]) => void;
  onClose: () => void;
};

export const BulkDialog = (props: BulkDialogProps) => (
  <props.noun.Inputs>{(inputs) => <Step {...props} inputs={inputs} />}</props.noun.Inputs>
);

type StepProps = BulkDialogProps & { inputs: Inputs };

function Step({ noun, action, rows, inputs, onChanged, onDone, onUntick, onClose }: StepProps) {
  const t = useWords();
  const counted = useCounted(noun);
  const labelOf = useLabelOf(noun.resource);
  const form = useForm<Record<string, unknown>>({ defaultValues: noun.empty ?? {} });
  const ticks = useTicks(form, inputs);
  const { mutate, isPending, error, reset } = useBulkStep(noun, onChanged);
  const apply = form.handleSubmit((values) => {
    const fields = Object.fromEntries([...ticks.fields].map((field) => [field, values[field] ?? null]));
    const step = action === "set_fields" ? { action, fields, rows } : { action, rows };
    mutate(step, {
      onSuccess: onDone,
      onError: ({ errors }) => {
        for (const [path, [message]] of Object.entries(errors)) {
          const name = inputAt(path, [...ticks.fields]);
          if (name) form.setError(name, { message });
        }
      },
    });
  });
  return (
    <StepFrame
      title={t(`bulk_title_${action}`)}
      applyLabel={t("bulk_apply_to", { what: counted(rows.length) })}
      isDeletion={action === "delete"}
      isReady={action !== "set_fields" || ticks.fields.size > 0}
      size={rows.length}
      isPending={isPending}
      error={error}
      labelOf={labelOf}
      onUntick={(ids) => {
        onUntick(ids);
        reset();
      }}
      onApply={() => void apply()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {action === "set_fields" && <TickedFields inputs={inputs} labelOf={labelOf} ticks={ticks} />}
        {action === "delete" && <Typography>{t("bulk_delete_text")}</Typography>}
        {action === "restore" && <Typography>{t("bulk_restore_text")}</Typography>}
      </FormProvider>
    </StepFrame>
  );
}
