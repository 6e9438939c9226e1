// Keeps a form's values on this computer while they differ from the saved row that they were typed over.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, keepDraft } from "./drafts.ts";
import { changedFields } from "./merge.ts";

const pause = 400;

/** The saved row that a form's changes are measured against, and its version; null for something new. */
export type Origin<V> = { values: V; version: number | null };

type DraftOptions<V> = {
  key: string;
  origin: RefObject<Origin<V>>;
  /** When the copy that was found at opening was written. */
  foundAt: string | null;
  /** Fields that are never kept. */
  secrets: readonly string[];
};

/** As it is shown: to the minute, so that the form is not drawn anew at each pause of who types. */
const minuteOf = (at: string): string => `${at.slice(0, 16)}:00Z`;

const without = <V extends FieldValues>(values: V, fields: readonly string[]): V =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field))) as V;

/** `keptAt`: when the local copy was last written; null while there is none. */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  { key, origin, foundAt, secrets }: DraftOptions<V>,
): { keptAt: string | null; flush: () => void; drop: () => void } {
  const [keptAt, setKeptAt] = useState(foundAt);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const keep = () => {
    stopWaiting();
    const values = without(form.getValues(), secrets);
    const base = without(origin.current.values, secrets);
    // Nothing differs after a save or a reset, and when only a secret was typed.
    if (Object.keys(changedFields(base, values)).length === 0) return;
    const at = new Date().toISOString();
    if (keepDraft(key, { values, base, version: origin.current.version, at })) setKeptAt(minuteOf(at));
  };
  /** Keeps at once what was typed a moment ago. */
  const flush = () => {
    if (timer.current !== undefined) keep();
  };
  const keepNow = useEffectEvent(keep);
  const leave = useEffectEvent(flush);
  useEffect(() => {
    const subscription = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keepNow(), pause);
    });
    return () => {
      subscription.unsubscribe();
      leave();
    };
  }, [form]);

  const drop = () => {
    stopWaiting();
    dropDraft(key);
    setKeptAt(null);
  };
  return { keptAt, flush, drop };
}
