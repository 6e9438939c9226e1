// A form over a resource of the contract: validation after 250 ms, local draft, the server's errors on their fields, conflicts.
import { useLayoutEffect, useRef, type RefObject } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { unreadableIn } from "./unreadable.ts";
import { useConflict, type Conflict } from "./use-conflict.ts";
import { useDraft } from "./use-draft.ts";
import { useFormOver, type Subject } from "./use-form-over.ts";
import { useSave, type Save, type Step } from "./use-save.ts";

const noSecrets: readonly string[] = [];

type Options<V extends FieldValues> = {
  path: string;
  schema: z.ZodObject;
  /** Saved values, or those that a new row starts with. */
  saved: V;
  subject: Subject;
  save: Save<V>;
  /** Fields that are never kept on this computer: passwords. */
  secrets?: readonly string[];
};

export type ResourceForm<V extends FieldValues> = {
  /** What is changed, as others may have it open; null while it is new. */
  subject: { path: string; id: number } | null;
  form: UseFormReturn<V>;
  /** The form on the page: a field in it may hold something typed that cannot be read. */
  element: RefObject<HTMLFormElement | null>;
  submit: () => void;
  /**
   * Does something to the saved row: what is typed is saved first, and what the server refuses is shown on its fields. Nothing happens
   * while a field cannot be read or is refused.
   */
  act: (step: Step) => void;
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
  /** Somebody saved the row while something was typed over it. */
  isBehind: boolean;
  /** Shows what somebody else saved beside what is typed, as when saving meets it. */
  compare: (updated_by: string | null) => void;
  conflict: Conflict<V> | null;
  /** Takes the merged values, built on the other person's version, and saves them. */
  resolveConflict: (values: V) => void;
  closeConflict: () => void;
};

/** Everything a form needs to behave; `FormPanel` draws it. */
export function useResourceForm<V extends FieldValues>(options: Options<V>): ResourceForm<V> {
  const { path, schema, saved, subject, save, secrets = noSecrets } = options;
  const element = useRef<HTMLFormElement>(null);
  /** Nothing is lost by leaving, whatever the last drawing said: it is being saved, or kept on purpose. */
  const isSafe = useRef(false);
  const over = useFormOver<V>({ path, schema, saved, subject, onRestart: () => void (isSafe.current = false) });
  const { form, origin, key, recovered, restart, put } = over;
  const draft = useDraft(form, { key, origin, foundAt: recovered?.at ?? null, secrets });
  const { isSubmitting, isDirty } = form.formState;
  const isTyped = useRef(isDirty);
  useLayoutEffect(() => void (isTyped.current = isDirty));

  const { conflict, meet, resolve, close } = useConflict<V>(saved, restart, put);
  const { submit, act, isSending, savedAt } = useSave<V>({
    over,
    element,
    subject,
    save,
    onSending: (isUnderway) => void (isSafe.current = isUnderway),
    onSaved: draft.drop,
    onConflict: meet,
  });
  return {
    subject: subject && { path, id: subject.id },
    form,
    element,
    submit,
    act,
    discard() {
      draft.drop();
      restart(saved, subject?.version ?? null);
    },
    isSaving: isSubmitting,
    isSending,
    isDirty,
    hasUnsaved: () => (isTyped.current || unreadableIn(element.current) !== undefined) && !isSafe.current,
    letGo() {
      draft.flush();
      isSafe.current = true;
    },
    forget: draft.drop,
    recoveredAt: recovered && draft.keptAt ? recovered.at : null,
    keptAt: draft.keptAt,
    savedAt,
    isBehind: over.isBehind && !isSubmitting,
    compare(updated_by) {
      if (!subject) return;
      const theirs = { ...saved, version: subject.version, updated_by };
      meet({ base: origin.current.values, mine: form.getValues(), theirs });
    },
    conflict,
    resolveConflict: (values) => resolve(values) && submit(),
    closeConflict: close,
  };
}
