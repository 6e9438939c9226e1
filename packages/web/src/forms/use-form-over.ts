// A form over a saved row: it begins with the row, or with what was typed over it before, and follows it while nothing is typed.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { session } from "../api/session.ts";
import { useWords } from "../ui/words.ts";
import { draftKey, dropDraft, readDraft, type Draft } from "./drafts.ts";
import { changedFields } from "./merge.ts";
import { rowListsOf } from "./rows/row-lists.ts";
import type { Origin } from "./use-draft.ts";
import { resolverFor } from "./validate.ts";

/** */
const validationDelay = 250;

/** What is being edited: a saved row with its version, or something new. */
export type Subject = { id: number; version: number } | null;

type FormOverOptions<V> = {
  path: string;
  schema: z.ZodObject;
  saved: V;
  subject: Subject;
  /** It begins anew over a saved row. */
  onRestart: () => void;
};

export type FormOver<V extends FieldValues> = ReturnType<typeof useFormOver<V>>;

/** `origin`: the row that changes are measured against. `recovered`: the local copy that was found at opening. */
export function useFormOver<V extends FieldValues>({ path, schema, saved, subject, onRestart }: FormOverOptions<V>) {
  const t = useWords();
  const key = draftKey(session().user?.id ?? 0, path, subject?.id ?? "new");
  const [recovered] = useState(() => unsavedDraft<V>(key, saved));
  const [begun] = useState<Origin<V>>(() => {
    if (recovered) return { values: recovered.base, version: recovered.version };
    return { values: saved, version: subject?.version ?? null };
  });
  const origin = useRef(begun);
  /** As in `origin`, for what is drawn by it. */
  const [version, setVersion] = useState(begun.version);
  const form: UseFormReturn<V> = useForm<V>({
    resolver: resolverFor<V>(schema, t, () => rowListsOf(form.control)),
    defaultValues: begun.values as DefaultValues<V>,
    mode: "onChange",
    delayError: validationDelay,
  });
  const { isDirty } = form.formState;

  const restart = (values: V, newVersion: number | null) => {
    origin.current = { values, version: newVersion };
    setVersion(newVersion);
    onRestart();
    form.reset(values as DefaultValues<V>);
  };
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
  const follow = useEffectEvent((row: V, newest: number | null) => {
    // Asked of the form itself: a recovered draft may have been put in since the last render.
    const isTyped = isChanged(origin.current.values, form.getValues());
    const known = origin.current.version ?? 0;
    // An older row is what the screen still shows while the one that was just saved is on its way to it.
    if (isTyped || newest === null || newest < known) return;
    if (newest > known || isChanged(origin.current.values, row)) restart(row, newest);
  });
  const newest = subject?.version ?? null;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again as soon as nothing is typed any more
  useEffect(() => follow(saved, newest), [isDirty, saved, newest]);

  /** Somebody saved the row after what is typed here was begun. */
  const isBehind = isDirty && version !== null && newest !== null && newest > version;
  return { form, origin, key, recovered, restart, put, isBehind };
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
