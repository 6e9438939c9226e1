// Two people change a list at once: neither loses what the other did.
import { expect, test } from "vitest";
import { mergeRows } from "./merge-rows.ts";

type Row = { id: string; role: string };
const row = (id: string, role = "enlace"): Row => ({ id, role });
const over = (base: Row[], mine: Row[], theirs: Row[]) => mergeRows(base, mine, theirs, ({ id }) => id);

test("what each added is there, theirs first", () => {
  expect(over([row("a")], [row("a"), row("b")], [row("a"), row("c")])).toEqual([row("a"), row("c"), row("b")]);
});

test("what I took away is gone, also where they changed it", () => {
  expect(over([row("a"), row("b")], [row("b")], [row("a", "jefa"), row("b")])).toEqual([row("b")]);
});

test("what they took away stays gone, unless I changed it", () => {
  expect(over([row("a"), row("b")], [row("a"), row("b", "jefa")], [])).toEqual([row("b", "jefa")]);
});

test("a row that I changed is as I left it, one that only they changed as they did", () => {
  const base = [row("a"), row("b")];
  expect(over(base, [row("a", "jefa"), row("b")], [row("a"), row("b", "alterna")])).toEqual([
    row("a", "jefa"),
    row("b", "alterna"),
  ]);
});

test("what both added is there once, as I typed it", () => {
  expect(over([], [row("a", "jefa")], [row("a")])).toEqual([row("a", "jefa")]);
});
