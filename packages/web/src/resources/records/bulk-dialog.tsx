// One step over many records: what it does is said, confirmed, and when rows stand in its way, they are named.
import { useId, useState } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { FormProvider, useForm } from "react-hook-form";
import type { Domain } from "@atalaya/contract/domains.ts";
import { ownField, ownFieldPrefix } from "@atalaya/contract/record-columns.ts";
import type { BulkAction } from "@atalaya/contract/resources/bulk-changes.ts";
import { transitions } from "@atalaya/contract/resources/record-transitions.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Attributes } from "@atalaya/contract/typed-values.ts";
import { TextInput } from "../../forms/fields.tsx";
import { TextListInput } from "../../forms/text-list-input.tsx";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { BulkFields } from "./bulk-fields.tsx";
import { RowErrors } from "./row-errors.tsx";
import { sizeOf, useBulkChange, type BulkTarget } from "./use-bulk.ts";

type Step = Extract<BulkAction, { kind: "transition" }>["step"];

/** What somebody wants to do, before its details are known. */
export type BulkWish =
  { kind: "set_fields" | "add_tags" | "remove_tags" | "delete" } | { kind: "transition"; step: Step };

type BulkDialogProps = {
  domain: Domain;
  wish: BulkWish;
  target: BulkTarget;
  variables: readonly Variable[];
  onDone: () => void;
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
  is_public: "yes",
  tags: [] as string[],
  reason: "",
};

export function BulkDialog({ domain, wish, target, variables, onDone, onClose }: BulkDialogProps) {
  const t = useWords();
  const [language] = useLanguage();
  const titleId = useId();
  const form = useForm({ defaultValues: nothing });
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending, error } = useBulkChange(domain, onDone);
  const size = sizeOf(target);
  const isStep = wish.kind === "transition";

  const actionOf = (values: typeof nothing): BulkAction => {
    if (wish.kind === "delete") return { kind: "delete" };
    if (wish.kind === "transition") return { ...wish, reason: values.reason || null };
    const reason = values.reason || null;
    if (wish.kind !== "set_fields") return { kind: wish.kind, tags: values.tags, reason };
    const contents = { ...values, is_public: values.is_public === "yes" };
    const [own, shared] = [true, false].map((isOwn) =>
      [...fields].filter((field) => field.startsWith(ownFieldPrefix) === isOwn),
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
  };
  const apply = form.handleSubmit((values) =>
    mutate(
      { target, action: actionOf(values) },
      {
        onError: ({ errors }) => {
          for (const [path, [message]] of Object.entries(errors))
            form.setError((path.split(".").at(-1) ?? path) as keyof typeof nothing, { message });
        },
      },
    ),
  );
  const title = isStep ? t(`bulk_step_${wish.step}`) : t(`bulk_title_${wish.kind}`);
  const isReady = wish.kind !== "set_fields" || fields.size > 0;
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <FormProvider {...form}>
          {wish.kind === "set_fields" && (
            <BulkFields variables={variables} chosen={fields} onChoose={(chosen) => setFields(chosen)} />
          )}
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
        {error && <RowErrors error={error} />}
      </DialogContent>
      {isPending && <LinearProgress aria-label={t("bulk_working")} />}
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          color={wish.kind === "delete" ? "error" : "primary"}
          disabled={isPending || !isReady}
          onClick={(event) => void apply(event)}
        >
          {isPending
            ? t("bulk_working")
            : size === 1
              ? t("bulk_apply_one")
              : t("bulk_apply_many", { count: formatNumber(size, language) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
