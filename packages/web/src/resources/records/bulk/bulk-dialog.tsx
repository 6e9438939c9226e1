// One step over many records, as it is asked for and confirmed.
import Typography from "@mui/material/Typography";
import { FormProvider, useForm } from "react-hook-form";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { ownField, ownFieldPrefix } from "@atalaya/contract/resources/records/columns.ts";
import type { BulkAction } from "@atalaya/contract/resources/records/bulk-changes.ts";
import { transitions } from "@atalaya/contract/resources/records/transitions.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Attributes } from "@atalaya/contract/domain/typed-values.ts";
import { TextInput } from "../../../forms/fields.tsx";
import { TextListInput } from "../../../forms/text-list-input.tsx";
import { StepFrame } from "../../../screens/bulk/step-frame.tsx";
import { inputAt, TickedFields, useTicks } from "../../../screens/bulk/ticked-fields.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useRecordInputs } from "./record-bulk-inputs.tsx";
import { sizeOf, useBulkChange, type BulkTarget } from "./use-bulk.ts";

type Step = Extract<BulkAction, { kind: "transition" }>["step"];

/** What somebody wants to do, before its details are known. */
export type BulkWish =
  { kind: "set_fields" | "add_tags" | "remove_tags" | "delete" } | { kind: "transition"; step: Step };

type BulkDialogProps = {
  domain: RecordDomain;
  wish: BulkWish;
  target: BulkTarget;
  variables: readonly Variable[];
  onDone: () => void;
  onUntick: (ids: number[]) => void;
  onClose: () => void;
};

const nothing = {
  source: "",
  source_url: "",
  confidence: null,
  locality: "",
  observed_on: null,
  value: null,
  attributes: {} as Attributes,
  umbrella_id: null,
  is_public: "yes",
  tags: [] as string[],
  reason: "",
};

/** What is asked of the server: only ticked fields are changed. */
function actionOf(wish: BulkWish, values: typeof nothing, ticked: ReadonlySet<string>): BulkAction {
  if (wish.kind === "delete") return { kind: "delete" };
  if (wish.kind === "transition") return { ...wish, reason: values.reason || null };
  const reason = values.reason || null;
  if (wish.kind !== "set_fields") return { kind: wish.kind, tags: values.tags, reason };
  const contents = { ...values, is_public: values.is_public === "yes" };
  const [own, shared] = [true, false].map((isOwn) =>
    [...ticked].filter((field) => field.startsWith(ownFieldPrefix) === isOwn),
  );
  const attributes = own!.map((field) => ownField(field)!).map((key) => [key, values.attributes[key] ?? null]);
  return {
    kind: "set_fields",
    reason,
    fields: {
      ...Object.fromEntries(shared!.map((field) => [field, contents[field as keyof typeof nothing]])),
      ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) as Attributes }),
    },
  };
}

export function BulkDialog({ domain, wish, target, variables, onDone, onUntick, onClose }: BulkDialogProps) {
  const t = useWords();
  const [language] = useLanguage();
  const form = useForm({ defaultValues: nothing });
  const { inputs, labelOf } = useRecordInputs(domain, variables);
  const ticks = useTicks(form, inputs);
  const { mutate, isPending, error, reset } = useBulkChange(domain, onDone);
  const size = sizeOf(target);
  const isStep = wish.kind === "transition";

  const apply = form.handleSubmit((values) =>
    mutate(
      { target, action: actionOf(wish, values, ticks.fields) },
      {
        onError: ({ errors }) => {
          for (const [path, [message]] of Object.entries(errors)) {
            const name = inputAt(path, [...ticks.fields, "reason", "tags"]);
            if (name) form.setError(name as keyof typeof nothing, { message });
          }
        },
      },
    ),
  );
  const count = formatNumber(size, language);
  return (
    <StepFrame
      title={isStep ? t(`bulk_step_${wish.step}`) : t(`bulk_title_${wish.kind}`)}
      applyLabel={size === 1 ? t("bulk_apply_one") : t("bulk_apply_many", { count })}
      isDeletion={wish.kind === "delete"}
      isReady={wish.kind !== "set_fields" || ticks.fields.size > 0}
      size={size}
      isPending={isPending}
      error={error}
      labelOf={labelOf}
      onApply={() => void apply()}
      onUntick={
        "rows" in target
          ? (ids) => {
              onUntick(ids);
              reset();
            }
          : undefined
      }
      onClose={onClose}
    >
      <FormProvider {...form}>
        {wish.kind === "set_fields" && <TickedFields inputs={inputs} labelOf={labelOf} ticks={ticks} />}
        {(wish.kind === "add_tags" || wish.kind === "remove_tags") && (
          <TextListInput name="tags" label={t("label.records.tags")} help={t("bulk_tags_help")} />
        )}
        {wish.kind !== "delete" && (
          <TextInput
            name="reason"
            label={t("bulk_reason")}
            help={isStep ? undefined : t("reason_help")}
            isRequired={isStep && transitions[wish.step].needs_reason}
            lines={2}
          />
        )}
        {wish.kind === "delete" && <Typography>{t("bulk_delete_text")}</Typography>}
      </FormProvider>
    </StepFrame>
  );
}
