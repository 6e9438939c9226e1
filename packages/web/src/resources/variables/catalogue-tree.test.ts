import { expect, test } from "vitest";
import { asOrdered, branchesOf, orderAfter, type TreeRow } from "./catalogue/catalogue-tree.ts";

const groups = [
  { id: 1, sort_order: 10 },
  { id: 2, sort_order: 20 },
];
const variable = (id: number, group_id: number | null, sort_order: number) => ({ id, group_id, sort_order });
const variables = [
  variable(11, 1, 10),
  variable(12, 1, 20),
  variable(21, 2, 10),
  variable(31, null, 0),
  variable(32, null, 0),
];
const rows: TreeRow[] = branchesOf(groups, variables).flatMap(({ group, variables: inside }) => [
  { group: group?.id ?? null },
  ...inside.map(({ id }) => ({ variable: id })),
]);
const at = (row: TreeRow) => rows.findIndex((it) => JSON.stringify(it) === JSON.stringify(row));
const move = (row: TreeRow, to: number) => orderAfter(rows, at(row), to, groups, variables);

test("groups stand in their order, and variables without one, or whose group is not seen, at the end", () => {
  expect(branchesOf(groups, [...variables, variable(41, 99, 0)]).map((it) => it.variables.map(({ id }) => id))).toEqual(
    [[11, 12], [21], [31, 32, 41]],
  );
  expect(branchesOf([], [])).toEqual([{ group: null, variables: [] }]);
});

test("a variable that finds room between its neighbours is the only one written", () => {
  expect(move({ variable: 21 }, 2)).toEqual({ groups: [], variables: [{ id: 21, group_id: 1, sort_order: 15 }] });
  expect(move({ variable: 11 }, at({ variable: 21 }))).toEqual({
    groups: [],
    variables: [{ id: 11, group_id: 2, sort_order: 20 }],
  });
});

test("where nobody put an order yet, all of the group get their place", () => {
  expect(move({ variable: 32 }, at({ variable: 31 })).variables).toEqual([
    { id: 32, group_id: null, sort_order: 10 },
    { id: 31, group_id: null, sort_order: 20 },
  ]);
});

test("a variable belongs to the heading above it, and to the first when it is put above all", () => {
  expect(move({ variable: 31 }, 0).variables[0]).toMatchObject({ id: 31, group_id: 1 });
  expect(move({ variable: 12 }, rows.length - 1).variables.find(({ id }) => id === 12)).toMatchObject({
    group_id: null,
  });
});

test("a group is moved with everything in it", () => {
  const order = move({ group: 2 }, 0);
  expect(order).toEqual({
    variables: [],
    groups: [
      { id: 2, sort_order: 10 },
      { id: 1, sort_order: 20 },
    ],
  });
  expect(branchesOf(asOrdered(groups, order.groups), variables)[0]).toMatchObject({ group: { id: 2 } });
});
