// Rows in the order of their tree: each below its parent, with the level at which it stands.

type Node = { id: number };

export type Standing = { level: number; hasBelow: boolean };

/** The shown rows, those below a folded one left out. One whose parent is not among the rows is a root. */
export function inTreeOrder<N extends Node>(
  rows: readonly N[],
  parentOf: (row: N) => number | null,
  folded: ReadonlySet<number>,
): { shown: N[]; standing: Map<number, Standing> } {
  const ids = new Set(rows.map(({ id }) => id));
  const below = Map.groupBy(rows, (row) => {
    const parent = parentOf(row);
    return parent !== null && ids.has(parent) ? parent : 0;
  });
  const shown: N[] = [];
  const standing = new Map<number, Standing>();
  const walk = (parent: number, level: number) => {
    for (const row of below.get(parent) ?? []) {
      const hasBelow = below.has(row.id);
      shown.push(row);
      standing.set(row.id, { level, hasBelow });
      if (hasBelow && !folded.has(row.id)) walk(row.id, level + 1);
    }
  };
  walk(0, 1);
  return { shown, standing };
}
