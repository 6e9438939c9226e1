// How places stand when a weight is moved, and since an edition.
import { expect, test } from "vitest";
import type { CompositeResult, IndexRow } from "@atalaya/contract/resources/records/composite-indices.ts";
import { moveWeight, shownRows, since } from "./shown-rows.ts";

const row = (company_id: number, value: number | null, rank: number | null, parts: (number | null)[]): IndexRow => ({
  company_id,
  name: `Lugar ${company_id}`,
  value,
  class: value === null ? null : "high",
  rank,
  weight_known: 1,
  members: parts.map((normalised) => ({ value: normalised, normalised })),
});

/** The table of composite-index.test.ts. */
const result = (rows: IndexRow[]): CompositeResult => ({
  index: {
    name_es: "Índice Ficticio",
    name_en: null,
    territory: null,
    place_kind: "municipality",
    aggregation: "arithmetic",
    scale: 100,
    least_weight: 0.7,
    cuts: [20, 40, 60, 80],
  },
  reckoned_at: "2026-03-02T12:00:00Z",
  members: [],
  rows,
  places: rows.length,
  ranked: rows.filter(({ rank }) => rank !== null).length,
  edition: null,
});
const table = result([
  row(1, 75, 1, [0.5, 1, 1]),
  row(2, 71.875, 2, [1, 0.25, null]),
  row(3, 0, 3, [0, 0, 0]),
  row(4, null, null, [null, 0.75, 0.5]),
]);
const own = [0.5, 0.3, 0.2];

test("while no weight is moved places stand as the server ranked them", () => {
  expect(shownRows(table, null).map(({ rank, steps }) => [rank, steps])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [null, null],
  ]);
});

test("a moved weight ranks the places again, says who rose and fell, and may give a value to who had none", () => {
  // Health from 30 to 65 %, as composite-index.test.ts reckons it.
  const weights = moveWeight(own, null, 1, 65);
  expect(shownRows(table, weights).map((it) => [it.company_id, it.rank, it.steps, it.class])).toEqual([
    [1, 1, 0, "very_high"],
    [4, 2, null, "high"],
    [2, 3, -1, "medium"],
    [3, 4, -1, "very_low"],
  ]);
});

test("a weight that is moved back is none that was moved", () => {
  const moved = moveWeight(own, null, 0, 80);
  expect(moved?.map((weight) => Number(weight.toFixed(3)))).toEqual([0.8, 0.12, 0.08]);
  expect(moveWeight(own, moved, 0, 50)).toBeNull();
  // Also after it had all of it, and the others nothing that they could be shared by.
  const alone = moveWeight(own, moved, 0, 100);
  expect(alone).toEqual([1, 0, 0]);
  expect(moveWeight(own, alone, 0, 50)).toBeNull();
});

test("since an edition a place rose, stayed, or has no value any more", () => {
  const now = result([row(2, 80, 1, []), row(1, 75, 2, []), row(3, null, null, [])]);
  expect([...since(table, now)]).toEqual([
    [1, { rank: 2, steps: -1 }],
    [2, { rank: 1, steps: 1 }],
    [3, { rank: null, steps: null }],
    [4, { rank: null, steps: null }],
  ]);
});
