// Keeps a form's values on this computer while they differ from what is saved.
import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { session } from "../api/session.ts";
import { draftKey, dropDraft, keepDraft, readDraft, type Draft } from "./drafts.ts";

const pause = 400;

type DraftState<V> = {
  /** What was found when the form opened. */
  recovered: Draft<V> | null;
  /** When the local copy was last written; null while there is none. */
  keptAt: string | null;
  drop: () => void;
};

type DraftOptions = { path: string; id: number | "new"; version: number | null; secrets?: readonly string[] };
const none: readonly string[] = [];

const without = <V extends FieldValues>(values: V, fields: readonly string[]): V =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field))) as V;

/** `path` and `id` name what is edited; `version` is the one that was read; `secrets` are fields that are never kept. */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  { path, id, version, secrets = none }: DraftOptions,
): DraftState<V> {
  const key = draftKey(session().user?.id ?? 0, path, id);
  const [recovered] = useState(() => readDraft<V>(key));
  const [keptAt, setKeptAt] = useState(recovered?.at ?? null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const subscription = form.watch((values, { type }) => {
      if (type === undefined) return; // A reset, not a person.
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const at = new Date().toISOString();
        if (keepDraft(key, { values: without(values as V, secrets), version, at })) setKeptAt(at);
      }, pause);
    });
    return () => {
      subscription.unsubscribe();
      clearTimeout(timer.current);
    };
  }, [form, key, version, secrets]);

  const drop = () => {
    clearTimeout(timer.current);
    dropDraft(key);
    setKeptAt(null);
  };
  return { recovered, keptAt, drop };
}
