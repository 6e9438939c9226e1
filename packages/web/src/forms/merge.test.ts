import { expect, test } from "vitest";
import { changedFields, flattened, merge, nested } from "./merge.ts";

const base = { title: "Albergue", value: 100, source: null };

test("changes of two people to different fields are both kept without a question", () => {
  const result = merge(base, { ...base, title: "Albergue norte" }, { ...base, value: 150 });

  expect(result.merged).toEqual({ title: "Albergue norte", value: 150, source: null });
  expect(result.contested).toEqual([]);
  expect(result.theirs).toEqual(["value"]);
});

test("a field that both changed differently is asked about, mine first", () => {
  const result = merge(base, { ...base, value: 120 }, { ...base, value: 150 });

  expect(result.contested).toEqual(["value"]);
  expect(result.merged["value"]).toBe(120);
});

test("a field that both changed to the same value is no conflict", () => {
  expect(merge(base, { ...base, value: 120 }, { ...base, value: 120 }).contested).toEqual([]);
});

test("an emptied geometry counts as a change", () => {
  const point = { type: "Point", coordinates: [-71.6, -33] };
  const result = merge({ geometry: point }, { geometry: null }, { geometry: { ...point, coordinates: [-71.5, -33] } });

  expect(result.contested).toEqual(["geometry"]);
});

test("fields inside a field are merged one by one", () => {
  const base = { title: "a", attributes: { cause: "x", floor: 1 } };
  const mine = { title: "a", attributes: { cause: "y", floor: 1 } };
  const theirs = { title: "b", attributes: { cause: "x", floor: 2 } };
  const [one, other, third] = [base, mine, theirs].map((values) => flattened(values, "attributes"));
  const { merged, contested } = merge(one!, other!, third!);
  expect(contested).toEqual([]);
  expect(nested(merged, "attributes")).toEqual({ title: "b", attributes: { cause: "y", floor: 2 } });
});

test("the empty fields of nothing are still nothing, and emptying something is a change", () => {
  const card = { cause: undefined, services: [], place: { name: null } };
  expect(changedFields({ event: null, tags: ["a"] }, { event: card, tags: ["a"] })).toEqual({});
  expect(changedFields({ event: null }, { event: { ...card, cause: "other" } })).not.toEqual({});
  expect(changedFields({ tags: ["a"] }, { tags: [] })).toEqual({ tags: [] });
});

test("a row that names its fields in another order says the same: nobody is asked, and nothing is sent", () => {
  const typed = { articles: [{ id: 1, number: "7", text: "Deberes" }], place: { name: "Norte", at: [1, 2] } };
  const saved = { articles: [{ text: "Deberes", id: 1, number: "7" }], place: { at: [1, 2], name: "Norte" } };
  expect(changedFields(saved, typed)).toEqual({});
  expect(merge(typed, { ...typed }, saved)).toMatchObject({ contested: [], theirs: [] });
  expect(changedFields({ at: [1, 2] }, { at: [2, 1] })).toEqual({ at: [2, 1] });
});
