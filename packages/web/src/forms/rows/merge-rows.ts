// Three-way merge of a list of rows that two people changed at once.
import { same } from "../merge.ts";

/**
 * `theirs` with what I did to `base`: rows that I took away are gone, rows that I changed are as I left them, rows that I added come last.
 * What they took away stays gone unless I changed it. `keyOf` tells rows apart.
 */
export function mergeRows<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[], keyOf: (row: T) => string) {
  const byKey = (rows: readonly T[]) => new Map(rows.map((row) => [keyOf(row), row]));
  const [before, typed, present] = [byKey(base), byKey(mine), byKey(theirs)];
  const isMine = (row: T) => !same(row, before.get(keyOf(row)));
  const kept = theirs.filter((row) => typed.has(keyOf(row)) || !before.has(keyOf(row)));
  const asILeftThem = kept.map((row) => {
    const own = typed.get(keyOf(row));
    return own && isMine(own) ? own : row;
  });
  return [...asILeftThem, ...mine.filter((row) => !present.has(keyOf(row)) && isMine(row))];
}
