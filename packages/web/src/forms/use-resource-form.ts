// A form over a resource of the contract: validation after 250 ms, local draft, the server's errors on their fields, conflicts.
import { useCallback, useEffect, useRef, useState } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "../api/request.ts";
import { useWords } from "../ui/words.ts";
import { useDraft } from "./use-draft.ts";
import { resolverFor } from "./validate.ts";

/** */
const validationDelay = 250;

/** What is being edited: a saved row with its version, or something new. */
export type Subject = { id: number; version: number } | null;

type Options<V extends FieldValues> = {
  path: string;
  schema: z.ZodObject;
  /** Saved values, or those that a new row starts with. */
  saved: V;
  subject: Subject;
  /** Sends the values; `version` is the one to build on. */
  save: (values: V, version: number | null) => Promise<unknown>;
  /** Fields that are never kept on this computer: passwords. */
  secrets?: readonly string[];
};

export type Conflict<V> = { current: V & { version: number; updated_by?: string | null } };

export type ResourceForm<V extends FieldValues> = {
  form: UseFormReturn<V>;
  submit: () => void;
  discard: () => void;
  isSaving: boolean;
  isDirty: boolean;
  /** For the moment of leaving, when the last render may be older than the last save. */
  hasUnsaved: () => boolean;
  recoveredAt: string | null;
  keptAt: string | null;
  conflict: Conflict<V> | null;
  /** Takes the merged values, built on the other person's version, and saves them. */
  resolveConflict: (values: V) => void;
  closeConflict: () => void;
};

/** Everything a form needs to behave; `FormPanel` draws it. */
export function useResourceForm<V extends FieldValues>({
  path,
  schema,
  saved,
  subject,
  save,
  secrets,
}: Options<V>): ResourceForm<V> {
  const t = useWords();
  const form = useForm<V>({
    resolver: resolverFor<V>(schema, t),
    defaultValues: saved as DefaultValues<V>,
    mode: "onChange",
    delayError: validationDelay,
  });
  const id = subject?.id ?? "new";
  const draft = useDraft(form, { path, id, version: subject?.version ?? null, secrets });
  const [version, setVersion] = useState(draft.recovered?.version ?? subject?.version ?? null);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const { isSubmitting, isDirty } = form.formState;
  const isSaved = useRef(false);
  const latest = useRef(isDirty);
  latest.current = isDirty;

  useEffect(() => {
    if (!draft.recovered) return;
    for (const [field, value] of Object.entries(draft.recovered.values))
      form.setValue(field as Path<V>, value, { shouldDirty: true });
    // Only when the form opens.
  }, []);

  // While nothing is typed the form follows the saved row, one's own save included; what is typed stays on its own version.
  const seen = useRef(subject?.version ?? null);
  useEffect(() => {
    const newest = subject?.version ?? null;
    if (isDirty || newest === seen.current) return;
    seen.current = newest;
    isSaved.current = false;
    setVersion(newest);
    form.reset(saved as DefaultValues<V>);
  }, [form, isDirty, saved, subject?.version]);

  const send = useCallback(
    async (values: V, on: number | null) => {
      try {
        isSaved.current = true;
        await save(values, on);
        draft.drop();
        form.reset(values as DefaultValues<V>);
      } catch (error) {
        isSaved.current = false;
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 409 && error.current) setConflict({ current: error.current as Conflict<V>["current"] });
        else showErrors(form, error, t("save_failed"));
      }
    },
    [save, draft.drop, form, t],
  );

  const submit = () => void form.handleSubmit((values) => send(values, version))();
  const discard = () => {
    draft.drop();
    form.reset(saved as DefaultValues<V>);
    setVersion(subject?.version ?? null);
  };
  const resolveConflict = (values: V) => {
    if (!conflict) return;
    setConflict(null);
    setVersion(conflict.current.version);
    for (const [field, value] of Object.entries(values)) form.setValue(field as Path<V>, value, { shouldDirty: true });
    void form.handleSubmit((merged) => send(merged, conflict.current.version))();
  };
  return {
    form,
    submit,
    discard,
    isSaving: isSubmitting,
    isDirty,
    hasUnsaved: () => latest.current && !isSaved.current,
    recoveredAt: draft.recovered && draft.keptAt ? draft.recovered.at : null,
    keptAt: draft.keptAt,
    conflict,
    resolveConflict,
    closeConflict: () => setConflict(null),
  };
}

/** Each error of the server on its field; what belongs to none is said above the form. */
function showErrors<V extends FieldValues>(form: UseFormReturn<V>, error: ApiError, otherwise: string): void {
  const fields = Object.entries(error.errors);
  for (const [path, texts] of fields) {
    const field = path.split(".")[0] as Path<V>;
    form.setError(field, { type: "server", message: texts[0] ?? "" }, { shouldFocus: true });
  }
  if (fields.length === 0) form.setError("root", { type: "server", message: error.message || otherwise });
}
