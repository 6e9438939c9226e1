import { expect, test } from "vitest";
import { inTreeOrder } from "./tree-order.ts";

const row = (id: number, parent: number | null) => ({ id, parent });
const parentOf = ({ parent }: { parent: number | null }) => parent;
const rows = [row(5, 2), row(1, null), row(2, 1), row(3, 1), row(4, 99)];

test("each stands below its parent, and one whose parent is not seen stands at the top", () => {
  const { shown, standing } = inTreeOrder(rows, parentOf, new Set());
  expect(shown.map(({ id }) => [id, standing.get(id)?.level])).toEqual([
    [1, 1],
    [2, 2],
    [5, 3],
    [3, 2],
    [4, 1],
  ]);
  expect(standing.get(2)?.hasBelow).toBe(true);
  expect(standing.get(3)?.hasBelow).toBe(false);
});

test("what lies below a folded one is left out, however deep", () =>
  expect(inTreeOrder(rows, parentOf, new Set([1])).shown.map(({ id }) => id)).toEqual([1, 4]));
