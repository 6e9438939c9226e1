import fc from "fast-check";
import { expect, test } from "vitest";
import { settle } from "./three-way.ts";

const value = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 3 }), fc.constantFrom("a", "b"), fc.constant([1, 2]));
const row = fc.record({ name: value, color: value });

test("what nobody changed here gets the pack's value, what somebody changed is kept", () => {
  const given = [{ name: "a", color: "red" }];
  expect(settle({ name: "b", color: "blue" }, given, { name: "a", color: "green" })).toEqual({
    changes: { name: "b" },
    kept: ["color"],
  });
});

test("a pack that says nothing empties nothing, and fills in what is empty here", () => {
  expect(settle({ name: null, color: [] }, [], { name: "a", color: "red" })).toEqual({ changes: {}, kept: [] });
  expect(settle({ name: "b" }, [], { name: null })).toEqual({ changes: { name: "b" }, kept: [] });
});

test("after a loading the same pack changes nothing more, and keeps what it kept", () =>
  fc.assert(
    fc.property(row, fc.array(row, { maxLength: 2 }), row, (pack, given, here) => {
      const first = settle(pack, given, here);
      const again = settle(pack, [pack], { ...here, ...first.changes });
      expect(again).toEqual({ changes: {}, kept: first.kept });
    }),
  ));

test("no column that differs from all that packs gave is ever changed", () =>
  fc.assert(
    fc.property(row, fc.array(row, { maxLength: 2 }), row, (pack, given, here) => {
      for (const column of Object.keys(settle(pack, given, here).changes) as ("name" | "color")[]) {
        const known = [null, ...given.map((it) => it[column])].map((it) => JSON.stringify(it));
        expect(known).toContain(JSON.stringify(here[column]));
      }
    }),
  ));
