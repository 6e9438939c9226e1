// Which row lies in which: the rows of a sheet in the order in which they can be written, and the circles among them (V17).

/** A row, the id of the place that it changes, and where its place above is: another row, or the path of a place that is there. */
export type TreeRow = { index: number; id: number | null; above: { row: number } | { path: readonly number[] } | null };

/** Depth of each row in the tree; null for rows that lie in a circle. */
export function depthsOf(rows: readonly TreeRow[]): Map<number, number | null> {
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  const byId = new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));
  /** The next row above: the one named, or the nearest place above that the sheet changes too. */
  const next = ({ above }: TreeRow): TreeRow | undefined => {
    if (above === null) return undefined;
    if ("row" in above) return byIndex.get(above.row);
    return above.path
      .toReversed()
      .map((id) => byId.get(id))
      .find((row) => row !== undefined);
  };
  const depths = new Map<number, number | null>();
  for (const row of rows) {
    const chain: TreeRow[] = [];
    let current: TreeRow | undefined = row;
    while (current && !depths.has(current.index) && !chain.includes(current)) {
      chain.push(current);
      current = next(current);
    }
    // What leads into a circle without lying in it could not be written either.
    const isCircle = current !== undefined && (chain.includes(current) || depths.get(current.index) === null);
    const start = current && !isCircle ? (depths.get(current.index) ?? 0) + 1 : 0;
    for (const [steps, it] of chain.toReversed().entries()) depths.set(it.index, isCircle ? null : start + steps);
  }
  return depths;
}
