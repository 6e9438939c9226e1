// Somebody else saved the same row first: what both started from, and building one's own values on theirs.
import { useState } from "react";
import type { FieldValues } from "react-hook-form";

/** What both started from, what was typed here, and what stands there now. */
export type Conflict<V> = { base: V; mine: V; theirs: V & { version: number; updated_by?: string | null } };

/** `restart` and `put` are the form's own. */
export function useConflict<V extends FieldValues>(
  saved: V,
  restart: (values: V, version: number) => void,
  put: (values: V) => void,
) {
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  return {
    conflict,
    meet: setConflict,
    close: () => setConflict(null),
    /** Takes the merged values, built on the other person's version; whether there was a conflict. */
    resolve(values: V): boolean {
      if (!conflict) return false;
      const theirs = Object.fromEntries(Object.keys(saved).map((field) => [field, conflict.theirs[field]])) as V;
      setConflict(null);
      restart(theirs, conflict.theirs.version);
      put(values);
      return true;
    },
  };
}
