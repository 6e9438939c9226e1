// A field that is told in a word, then and today, as a row of a table of changes; no row where it says the same.
import type { ChangeRow } from "../change-table.tsx";

export function rowOf(key: string, label: string, before: string | null, after: string | null): ChangeRow[] {
  if (before === after) return [];
  return [{ key, label, kind: before === null ? "added" : after === null ? "removed" : "changed", before, after }];
}
