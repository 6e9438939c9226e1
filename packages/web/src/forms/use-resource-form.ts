// A form over a resource of the contract: validation after 250 ms, local draft, the server's errors on their fields, conflicts.
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "../api/request.ts";
import { session } from "../api/session.ts";
import { useWords } from "../ui/words.ts";
import { draftKey, readDraft } from "./drafts.ts";
import { changedFields } from "./merge.ts";
import { useDraft, type Origin } from "./use-draft.ts";
import { resolverFor } from "./validate.ts";

/** */
const validationDelay = 250;
const noSecrets: readonly string[] = [];

/** What is being edited: a saved row with its version, or something new. */
export type Subject = { id: number; version: number } | null;

type Options<V extends FieldValues> = {
  path: string;
  schema: z.ZodObject;
  /** Saved values, or those that a new row starts with. */
  saved: V;
  subject: Subject;
  /** Sends the values, or only what was changed, built on `version`; answers the saved row. */
  save: (values: V, version: number | null, changes: Partial<V>) => Promise<{ version: number }>;
  /** Fields that are never kept on this computer: passwords. */
  secrets?: readonly string[];
};

/** Somebody else saved first: what both started from, and what stands there now. */
export type Conflict<V> = { base: V; theirs: V & { version: number; updated_by?: string | null } };

export type ResourceForm<V extends FieldValues> = {
  form: UseFormReturn<V>;
  submit: () => void;
  discard: () => void;
  isSaving: boolean;
  /** The values are on their way: nothing may be typed that would not be among them. */
  isSending: boolean;
  isDirty: boolean;
  /** For the moment of leaving, when the last render may be older than the last save. */
  hasUnsaved: () => boolean;
  /** Before the form is left without a question: what was typed stays in the local copy until `forget`. */
  letGo: () => void;
  forget: () => void;
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
  secrets = noSecrets,
}: Options<V>): ResourceForm<V> {
  const t = useWords();
  const key = draftKey(session().user?.id ?? 0, path, subject?.id ?? "new");
  const [recovered] = useState(() => readDraft<V>(key));
  const origin = useRef<Origin<V>>(
    recovered
      ? { values: recovered.base, version: recovered.version }
      : { values: saved, version: subject?.version ?? null },
  );
  const form = useForm<V>({
    resolver: resolverFor<V>(schema, t),
    defaultValues: origin.current.values as DefaultValues<V>,
    mode: "onChange",
    delayError: validationDelay,
  });
  const draft = useDraft(form, { key, origin, foundAt: recovered?.at ?? null, secrets });
  const [isSending, setIsSending] = useState(false);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const { isSubmitting, isDirty } = form.formState;
  const isSaved = useRef(false);
  const latest = useRef(isDirty);
  latest.current = isDirty;

  /** Begins anew over a saved row. */
  const restart = useCallback(
    (values: V, version: number | null) => {
      origin.current = { values, version };
      isSaved.current = false;
      form.reset(values as DefaultValues<V>);
    },
    [form],
  );
  const put = useCallback(
    (values: Partial<V>) => {
      for (const [field, value] of Object.entries(values))
        form.setValue(field as Path<V>, value, { shouldDirty: true });
    },
    [form],
  );

  useEffect(() => {
    if (recovered) put(changedFields(recovered.base, recovered.values) as Partial<V>);
  }, [recovered, put]);

  // While nothing is typed the form follows the saved row; what is typed stays on the version that it was typed over.
  useEffect(() => {
    const newest = subject?.version ?? null;
    // Asked of the form itself: a recovered draft may have been put in since the last render.
    const isTyped = Object.keys(changedFields(origin.current.values, form.getValues())).length > 0;
    if (!isTyped && newest !== null && newest !== origin.current.version) restart(saved, newest);
  }, [form, isDirty, saved, subject?.version, restart]);

  const send = async (values: V) => {
    const { values: base, version } = origin.current;
    isSaved.current = true;
    setIsSending(true);
    try {
      const row = await save(values, version, changedFields(base, values));
      draft.drop();
      restart(values, row.version);
      setIsSending(false);
    } catch (error) {
      isSaved.current = false;
      // At once, because a field can only take the focus for its error when it is let go.
      flushSync(() => setIsSending(false));
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409 && error.current) setConflict({ base, theirs: error.current as Conflict<V>["theirs"] });
      else showErrors(form, error, t("save_failed"));
    }
  };

  const letGo = () => {
    draft.flush();
    isSaved.current = true;
  };
  const submit = () => void form.handleSubmit(send)();
  const discard = () => {
    draft.drop();
    restart(saved, subject?.version ?? null);
  };
  const resolveConflict = (values: V) => {
    if (!conflict) return;
    const theirs = Object.fromEntries(Object.keys(saved).map((field) => [field, conflict.theirs[field]])) as V;
    setConflict(null);
    restart(theirs, conflict.theirs.version);
    put(values);
    submit();
  };
  return {
    form,
    submit,
    discard,
    isSaving: isSubmitting,
    isSending,
    isDirty,
    letGo,
    forget: draft.drop,
    hasUnsaved: () => latest.current && !isSaved.current,
    recoveredAt: recovered && draft.keptAt ? recovered.at : null,
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
