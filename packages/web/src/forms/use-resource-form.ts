// A form over a resource of the contract: validation after 250 ms, local draft, the server's errors on their fields, conflicts.
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "../api/request.ts";
import { session } from "../api/session.ts";
import { useWords } from "../ui/words.ts";
import { draftKey, dropDraft, readDraft, type Draft } from "./drafts.ts";
import { fieldAt } from "./field-paths.ts";
import { changedFields } from "./merge.ts";
import { useDraft, type Origin } from "./use-draft.ts";
import { rowListsOf } from "./row-lists.ts";
import { SaveCancelled } from "./save-cancelled.ts";
import { unreadableIn } from "./unreadable.ts";
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
  /** Sends the values, or only what was changed, built on `version`; answers the saved row. `isFollowed`: a step comes after it. */
  save: (values: V, version: number | null, changes: Partial<V>, isFollowed: boolean) => Promise<Saved>;
  /** Fields that are never kept on this computer: passwords. */
  secrets?: readonly string[];
};

/** Somebody else saved first: what both started from, and what stands there now. */
export type Conflict<V> = { base: V; theirs: V & { version: number; updated_by?: string | null } };

/** The saved row, as far as forms need it. */
type Saved = { id?: number; version: number };

export type ResourceForm<V extends FieldValues> = {
  form: UseFormReturn<V>;
  /** The form on the page: a field in it may hold something typed that cannot be read. */
  element: RefObject<HTMLFormElement | null>;
  submit: () => void;
  /**
   * Does something to the saved row: what is typed is saved first, and what the server refuses is shown on its fields. Nothing happens
   * while a field cannot be read or is refused.
   */
  act: (step: (row: Saved) => Promise<unknown>) => void;
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
  /** When what is shown was saved here; null before the first save. */
  savedAt: string | null;
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
  const [recovered] = useState(() => unsavedDraft<V>(key, saved));
  const origin = useRef<Origin<V>>(
    recovered
      ? { values: recovered.base, version: recovered.version }
      : { values: saved, version: subject?.version ?? null },
  );
  const form: UseFormReturn<V> = useForm<V>({
    resolver: resolverFor<V>(schema, t, () => rowListsOf(form.control)),
    defaultValues: origin.current.values as DefaultValues<V>,
    mode: "onChange",
    delayError: validationDelay,
  });
  const draft = useDraft(form, { key, origin, foundAt: recovered?.at ?? null, secrets });
  const [isSending, setIsSending] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
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

  // While nothing is typed the form follows the saved row: its text was cleaned and its new lines numbered when it was saved, and
  // both would look changed against what was typed. What is typed stays on the version that it was typed over.
  useEffect(() => {
    const newest = subject?.version ?? null;
    // Asked of the form itself: a recovered draft may have been put in since the last render.
    const isTyped = isChanged(origin.current.values, form.getValues());
    const isOther = newest !== origin.current.version || isChanged(origin.current.values, saved);
    if (!isTyped && newest !== null && isOther) restart(saved, newest);
  }, [form, isDirty, saved, subject?.version, restart]);

  const element = useRef<HTMLFormElement>(null);

  const send = async (values: V, step?: (row: Saved) => Promise<unknown>) => {
    const { values: base, version } = origin.current;
    isSaved.current = true;
    setIsSending(true);
    let isStored = false;
    try {
      const row = await save(values, version, changedFields(base, values), step !== undefined);
      isStored = true;
      setSavedAt(new Date().toISOString());
      draft.drop();
      restart(values, row.version);
      await step?.(row);
      setIsSending(false);
    } catch (error) {
      isSaved.current = false;
      // At once, because a field can only take the focus for its error when it is let go.
      flushSync(() => setIsSending(false));
      if (error instanceof SaveCancelled) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409 && error.current && !isStored)
        setConflict({ base, theirs: error.current as Conflict<V>["theirs"] });
      else showErrors(form, error, t("save_failed"));
    }
  };

  /** Nothing older is saved in the place of something typed that cannot be read. */
  const isReadable = () => {
    const unreadable = unreadableIn(element.current);
    unreadable?.checkValidity();
    unreadable?.focus();
    return !unreadable;
  };

  const letGo = () => {
    draft.flush();
    isSaved.current = true;
  };
  const tidy = () => rowListsOf(form.control).forEach((list) => list.tidy());
  /** A key that is held or pressed twice sends once: the second would find the first one's version and call it somebody else's. */
  const isUnderway = useRef(false);
  const once = (run: () => Promise<unknown>) => {
    if (isUnderway.current || !isReadable()) return;
    isUnderway.current = true;
    tidy();
    void run().finally(() => (isUnderway.current = false));
  };
  const submit = () => once(form.handleSubmit((values) => send(values)));
  const act = (step: (row: Saved) => Promise<unknown>) => once(() => doStep(step));
  const doStep = async (step: (row: Saved) => Promise<unknown>) => {
    if (isDirty || !subject) return form.handleSubmit((values) => send(values, step))();
    form.clearErrors();
    setIsSending(true);
    try {
      await step({ id: subject.id, version: origin.current.version ?? subject.version });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      flushSync(() => setIsSending(false));
      showErrors(form, error, t("save_failed"));
    } finally {
      setIsSending(false);
    }
  };
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
    element,
    submit,
    act,
    discard,
    isSaving: isSubmitting,
    isSending,
    isDirty,
    letGo,
    forget: draft.drop,
    hasUnsaved: () => (latest.current || unreadableIn(element.current) !== undefined) && !isSaved.current,
    recoveredAt: recovered && draft.keptAt ? recovered.at : null,
    keptAt: draft.keptAt,
    savedAt,
    conflict,
    resolveConflict,
    closeConflict: () => setConflict(null),
  };
}

const isChanged = <V extends FieldValues>(one: V, other: V) => Object.keys(changedFields(one, other)).length > 0;

/** The local copy, unless all that was typed is in the saved row: the page may have been left between the saving and the dropping. */
function unsavedDraft<V extends FieldValues>(key: string, saved: V): Draft<V> | null {
  const draft = readDraft<V>(key);
  if (!draft) return null;
  const isSaved = !isChanged(saved, changedFields(draft.base, draft.values) as V);
  if (isSaved) dropDraft(key);
  return isSaved ? null : draft;
}

/** Each error of the server on its field; what belongs to none is said above the form. */
function showErrors<V extends FieldValues>(form: UseFormReturn<V>, error: ApiError, otherwise: string): void {
  const fields = Object.entries(error.errors);
  for (const [path, texts] of fields) {
    const field = fieldAt(path, form.control._fields) as Path<V>;
    form.setError(field, { type: "server", message: texts[0] ?? "" }, { shouldFocus: true });
  }
  if (fields.length === 0) form.setError("root", { type: "server", message: error.message || otherwise });
}
