// The catalogue as a tree that is shown row by row, and what a move of one row changes in the order that is kept.
import type { CatalogueOrder, VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import { orderStep, type Variable } from "@atalaya/contract/resources/variables.ts";

type Placed = Pick<Variable, "id" | "group_id" | "sort_order">;
type Headed = Pick<VariableGroup, "id" | "sort_order">;

/** A heading with the variables below it. Null heads those without a group, at the end. */
export type Branch<G extends Headed, V extends Placed> = { group: G | null; variables: V[] };

/** Headings in their order; without any group there is one branch without a heading. Variables come in the order they have. */
export function branchesOf<G extends Headed, V extends Placed>(groups: readonly G[], variables: readonly V[]) {
  const known = new Set(groups.map(({ id }) => id));
  const within = (id: number | null) =>
    variables.filter(({ group_id }) => (group_id !== null && known.has(group_id) ? group_id : null) === id);
  const branches: Branch<G, V>[] = inOrder(groups).map((group) => ({ group, variables: within(group.id) }));
  const rest = within(null);
  return rest.length > 0 || groups.length === 0 ? [...branches, { group: null, variables: rest }] : branches;
}

/** A row of the tree as it is dragged: a heading (its group's id, null for "no group") or a variable. */
export type TreeRow = { group: number | null } | { variable: number };

export const rowId = (row: TreeRow): string => ("variable" in row ? `v${row.variable}` : `g${row.group ?? 0}`);

const nothing: CatalogueOrder = { variables: [], groups: [] };

/**
 * What is written when the row at `from` is put at `to`. A variable belongs to the nearest heading above it. Only what must change
 * is named: one variable where there is room between its neighbours, else all of its group.
 */
export function orderAfter(
  rows: readonly TreeRow[],
  from: number,
  to: number,
  groups: readonly Headed[],
  variables: readonly Placed[],
): CatalogueOrder {
  const moved = rows.toSpliced(from, 1);
  const row = rows[from];
  if (!row) return nothing;
  moved.splice(to, 0, row);
  return "variable" in row
    ? { variables: placeVariable(moved, moved.indexOf(row), row.variable, variables), groups: [] }
    : { variables: [], groups: placeGroups(moved, groups) };
}

function placeGroups(rows: readonly TreeRow[], groups: readonly Headed[]): CatalogueOrder["groups"] {
  const ids = rows.flatMap((row) => ("group" in row && row.group !== null ? row.group : []));
  const before = new Map(groups.map(({ id, sort_order }) => [id, sort_order]));
  return ids
    .map((id, index) => ({ id, sort_order: (index + 1) * orderStep }))
    .filter(({ id, sort_order }) => before.get(id) !== sort_order);
}

function placeVariable(
  rows: readonly TreeRow[],
  at: number,
  id: number,
  variables: readonly Placed[],
): CatalogueOrder["variables"] {
  const above = rows.slice(0, at).findLast((row) => "group" in row) ?? rows.find((row) => "group" in row);
  const group_id = above && "group" in above ? above.group : null;
  const others = variables.filter((it) => it.group_id === group_id && it.id !== id);
  const neighbour = rows[at - 1];
  const after = neighbour && "variable" in neighbour ? neighbour.variable : null;
  const index = after === null ? 0 : others.findIndex((it) => it.id === after) + 1;
  const [low, high] = [others[index - 1]?.sort_order ?? 0, others[index]?.sort_order];
  const middle = high === undefined ? low + orderStep : Math.floor((low + high) / 2);
  const hasRoom = middle > low && (high === undefined || middle < high) && (index === 0 || low > 0);
  if (hasRoom) return [{ id, group_id, sort_order: middle }];
  const before = new Map(others.map((it) => [it.id, it.sort_order]));
  return [...others.slice(0, index).map((it) => it.id), id, ...others.slice(index).map((it) => it.id)]
    .map((one, place) => ({ id: one, group_id, sort_order: (place + 1) * orderStep }))
    .filter((it) => it.id === id || before.get(it.id) !== it.sort_order);
}

/** The same rows as they will stand once an order is written. */
export const asOrdered = <T extends { id: number; sort_order: number }>(
  rows: readonly T[],
  moved: readonly { id: number }[],
): T[] => rows.map((row) => ({ ...row, ...moved.find(({ id }) => id === row.id) }));

/** By the order that somebody gave them; what has none stays as it comes, which is by name. */
export const inOrder = <T extends { sort_order: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => one.sort_order - other.sort_order);
