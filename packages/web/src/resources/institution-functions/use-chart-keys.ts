// The keys that walk the organisation chart: up and down as it reads, right and left into it and out of it.
import type { KeyboardEvent, RefObject } from "react";
import { useNavigate } from "@tanstack/react-router";
import { linkTo } from "../../api/addresses.ts";
import type { Chart, Unit } from "./chart-branch.tsx";

type Tree = RefObject<HTMLElement | null>;

/** The item of an institution in the tree that is shown. */
export const itemIn = (tree: Tree, id: number | null | undefined) =>
  tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`);

/** Enter opens the institution that has the focus. */
export function useChartKeys({ tree, folded, onFold }: { tree: Tree } & Pick<Chart, "folded" | "onFold">) {
  const navigate = useNavigate();
  const go = (id: number | null | undefined) => itemIn(tree, id)?.focus();
  return (event: KeyboardEvent, { row, children }: Unit) => {
    const items = [...(tree.current?.querySelectorAll<HTMLElement>("[data-id]") ?? [])];
    const order = items.map((it) => Number(it.dataset["id"]));
    const place = order.indexOf(row.id);
    const isFolded = folded.has(row.id);
    const hasBelow = children.length > 0;
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(order[place + 1]),
      ArrowUp: () => go(order[place - 1]),
      Home: () => go(order[0]),
      End: () => go(order.at(-1)),
      ArrowRight: () => (isFolded ? onFold(row.id, false) : go(children[0]?.row.id)),
      ArrowLeft: () => (hasBelow && !isFolded ? onFold(row.id, true) : go(row.parent_institution_id)),
      Enter: () => void navigate(linkTo("/entidades", { institution: row.id })),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
}
