// Sending what a form holds: once at a time, only what can be read, and what the server refuses goes to its fields.
import { useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "../api/request.ts";
import { useWords } from "../ui/words.ts";
import { fieldAt } from "./field-paths.ts";
import { isFieldOf } from "./form-fields.ts";
import { changedFields } from "./merge.ts";
import { rowFieldAt, tidyRows } from "./rows/row-lists.ts";
import { SaveCancelled } from "./save-cancelled.ts";
import { unreadableIn } from "./unreadable.ts";
import type { Conflict } from "./use-conflict.ts";
import type { FormOver, Subject } from "./use-form-over.ts";

/** The saved row, as far as forms need it. */
type Saved = { id?: number; version: number };

/** Something that is done to the saved row. */
export type Step = (row: Saved) => Promise<unknown>;

/** Sends the values, or only what was changed, built on `version`; answers the saved row. `isFollowed`: a step comes after it. */
export type Save<V> = (values: V, version: number | null, changes: Partial<V>, isFollowed: boolean) => Promise<Saved>;

type SaveOptions<V extends FieldValues> = {
  over: FormOver<V>;
  element: RefObject<HTMLFormElement | null>;
  subject: Subject;
  save: Save<V>;
  /** The values are on their way, or came back refused. */
  onSending: (isUnderway: boolean) => void;
  onSaved: () => void;
  onConflict: (conflict: Conflict<V>) => void;
};

export function useSave<V extends FieldValues>(options: SaveOptions<V>) {
  const { over, element, subject, save, onSending, onSaved, onConflict } = options;
  const { form, origin, restart } = over;
  const t = useWords();
  const [isSending, setIsSending] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const { isDirty } = form.formState;

  /** At once, because a field can only take the focus for its error when it is let go. */
  const letFieldsGo = () => flushSync(() => setIsSending(false));

  const send = async (values: V, step?: Step) => {
    const { values: base, version } = origin.current;
    onSending(true);
    setIsSending(true);
    let isStored = false;
    try {
      const row = await save(values, version, changedFields(base, values), step !== undefined);
      isStored = true;
      setSavedAt(new Date().toISOString());
      onSaved();
      restart(values, row.version);
      await step?.(row);
      setIsSending(false);
    } catch (error) {
      onSending(false);
      letFieldsGo();
      if (error instanceof SaveCancelled) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409 && error.current && !isStored)
        onConflict({ base, mine: form.getValues(), theirs: error.current as Conflict<V>["theirs"] });
      else showErrors(form, error, t("save_failed"));
    }
  };

  const doStep = async (step: Step) => {
    if (isDirty || !subject) return form.handleSubmit((values) => send(values, step))();
    form.clearErrors();
    setIsSending(true);
    try {
      await step({ id: subject.id, version: origin.current.version ?? subject.version });
      setIsSending(false);
    } catch (error) {
      letFieldsGo();
      if (!(error instanceof ApiError)) throw error;
      showErrors(form, error, t("save_failed"));
    }
  };

  /** A key that is held or pressed twice sends once: the second would find the first one's version and call it somebody else's. */
  const isUnderway = useRef(false);
  const once = (run: () => Promise<unknown>) => {
    if (isUnderway.current || !isReadable(element.current)) return;
    isUnderway.current = true;
    tidyRows(form.control);
    void run().finally(() => (isUnderway.current = false));
  };
  return {
    submit: () => once(form.handleSubmit((values) => send(values))),
    /** What is typed is saved first. */
    act: (step: Step) => once(() => doStep(step)),
    isSending,
    savedAt,
  };
}

/** Nothing older is saved in the place of something typed that cannot be read. */
function isReadable(form: HTMLFormElement | null): boolean {
  const unreadable = unreadableIn(form);
  unreadable?.checkValidity();
  unreadable?.focus();
  return !unreadable;
}

/** Each error of the server on its field; what belongs to none is said above the form. */
function showErrors<V extends FieldValues>(form: UseFormReturn<V>, error: ApiError, otherwise: string): void {
  const fields = Object.entries(error.errors);
  for (const [path, texts] of fields) {
    const { control } = form;
    const field = rowFieldAt(control, path) ?? fieldAt(path, (name) => isFieldOf(control, name));
    form.setError(field as Path<V>, { type: "server", message: texts[0] ?? "" }, { shouldFocus: true });
  }
  if (fields.length === 0) form.setError("root", { type: "server", message: error.message || otherwise });
}
