// Rows as an indented tree, and which of its branches are folded.
import { useState } from "react";
import type { Branch } from "../ui/table/data-table.tsx";
import { inTreeOrder } from "./tree-order.ts";

/** A larger tree begins with its roots alone. */
const mostUnfolded = 300;

type Tree<T> = {
  /** In the order of the tree, what is folded left out; undefined while they load. */
  shown: T[] | undefined;
  branchOf: (row: T) => Branch;
};

export function useTree<T extends { id: number }>(
  rows: readonly T[] | undefined,
  parentOf: (row: T) => number | null,
): Tree<T> {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const isLarge = rows !== undefined && rows.length > mostUnfolded;
  const folded = chosen ?? new Set(isLarge ? rows.flatMap((row) => parentOf(row) ?? []) : []);
  const { shown, standing } = inTreeOrder(rows ?? [], parentOf, folded);
  const branchOf = ({ id }: T): Branch => {
    const { level = 1, hasBelow = false } = standing.get(id) ?? {};
    return {
      level,
      ...(hasBelow && { isExpanded: !folded.has(id) }),
      onToggle: () =>
        setChosen(folded.has(id) ? new Set([...folded].filter((it) => it !== id)) : new Set([...folded, id])),
    };
  };
  return { shown: rows && shown, branchOf };
}
