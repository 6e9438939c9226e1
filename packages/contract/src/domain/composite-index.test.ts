// The formula of composite indices against a table reckoned by hand.
import { expect, test } from "vitest";
import {
  cutsBy,
  equalWeights,
  indexClassAt,
  indexValue,
  movedWeights,
  normalised,
  ranksOf,
  weightsFit,
  type IndexRule,
  type Spread,
} from "./composite-index.ts";

/*
 * Poverty (more is worse, weight 0.5), health coverage (more is better, 0.3), precarious dwellings (more is worse, 0.2).
 *
 *              poverty   health   dwellings    poverty        health         dwellings       known
 *   Almendro     20        50        200       (20-10)/20=.5  (90-50)/40=1   (200-100)/100=1   1
 *   Boldo        30        80         —             1         (90-80)/40=.25       —           0.8
 *   Canelo       10        90        100            0              0               0           1
 *   Drimys        —        60        150            —         (90-60)/40=.75 (150-100)/100=.5  0.5
 */
const spreads: Spread[] = [
  { min: 10, max: 30, direction: "higher_is_worse" },
  { min: 50, max: 90, direction: "higher_is_better" },
  // Whoever says nothing of a direction means that more is worse.
  { min: 100, max: 200, direction: null },
];
const weights = [0.5, 0.3, 0.2];
const table: (number | null)[][] = [
  [20, 50, 200],
  [30, 80, null],
  [10, 90, 100],
  [null, 60, 150],
];
const parts = table.map((row) => row.map((value, at) => normalised(value, spreads[at]!)));
const valuesBy = (rule: Partial<IndexRule>, by: readonly number[] = weights) =>
  parts.map((row) => indexValue(row, by, { aggregation: "arithmetic", scale: 100, least_weight: 0.7, ...rule }).value);

test("each member is brought to 0 for the best place and 1 for the worst, by its direction", () => {
  expect(parts).toEqual([
    [0.5, 1, 1],
    [1, 0.25, null],
    [0, 0, 0],
    [null, 0.75, 0.5],
  ]);
});

test("the weighted mean: what is missing is left out where at least 70 % of the weight is known", () => {
  // .5×.5 + 1×.3 + 1×.2 = .75; (1×.5 + .25×.3) / .8 = .71875; 0; of the last only half of the weight is known.
  expect(valuesBy({})).toEqual([75, 71.875, 0, null]);
  expect(valuesBy({ scale: 10 })).toEqual([7.5, 7.1875, 0, null]);
  // (.75×.3 + .5×.2) / .5 = .65
  expect(valuesBy({ least_weight: 0.5 })).toEqual([75, 71.875, 0, 65]);
  expect(parts.map((row) => indexValue(row, weights, { aggregation: "geometric", scale: 10, least_weight: 0.7 }).weight_known)).toEqual([1, 0.8, 1, 0.5]); // prettier-ignore
});

test("the geometric mean makes up less, and is 0 as soon as one member is", () => {
  // √.5 × 1 × 1 = .707107; 1 × .25^(.3/.8) = .594604; a 0 among the members; too little is known.
  const [first, second, third, last] = valuesBy({ aggregation: "geometric" });
  expect(first).toBeCloseTo(70.710678, 6);
  expect(second).toBeCloseTo(59.460356, 6);
  expect([third, last]).toEqual([0, null]);
  expect(valuesBy({ aggregation: "geometric", scale: 10 })[0]).toBeCloseTo(7.0710678, 7);
});

test("a place of which nothing is known has no value, whatever is asked of it", () => {
  expect(indexValue([null, null], [0.5, 0.5], { aggregation: "geometric", scale: 100, least_weight: 0 })).toEqual({
    value: null,
    weight_known: 0,
  });
});

test("where all places are alike in a member, it is 0 for each, also where more is better", () => {
  expect(normalised(7, { min: 7, max: 7, direction: "higher_is_worse" })).toBe(0);
  expect(normalised(7, { min: 7, max: 7, direction: "higher_is_better" })).toBe(0);
  expect(normalised(null, { min: 7, max: 7, direction: null })).toBeNull();
});

test("the worst place is the first, equals share a position, and who has no value has none", () => {
  expect(ranksOf([75, 71.875, 0, null])).toEqual([1, 2, 3, null]);
  expect(ranksOf([50, 80, 50, null, 20])).toEqual([2, 1, 2, null, 4]);
});

test("when a weight moves, the others share what is left as before, and places change position", () => {
  // Health from .3 to .65: the other .35 is shared 5 to 2.
  const moved = movedWeights(weights, 1, 0.65);
  expect(moved.map((weight) => Number(weight.toFixed(6)))).toEqual([0.25, 0.65, 0.1]);
  expect(weightsFit(moved)).toBe(true);
  expect(movedWeights([0, 1, 0], 1, 0.5)).toEqual([0.25, 0.5, 0.25]);
  // .5×.25 + 1×.65 + 1×.1 = .875; (1×.25 + .25×.65) / .9 = .458333; 0; (.75×.65 + .5×.1) / .75 = .716667 passes Boldo.
  expect(valuesBy({}, moved)).toEqual([87.5, expect.closeTo(45.833333, 6), 0, expect.closeTo(71.666667, 6)]);
  expect(ranksOf(valuesBy({}, moved))).toEqual([1, 3, 4, 2]);
});

test("equal weights are one in all, however many there are", () => {
  expect(equalWeights(3)).toEqual([0.3333, 0.3333, 0.3334]);
  for (let count = 2; count <= 30; count++) expect(weightsFit(equalWeights(count)), String(count)).toBe(true);
});

test("a class begins with its cut: fifths, or those of INFORM", () => {
  const fifths = cutsBy("equal", 100);
  expect([0, 19.999, 20, 60, 79.9, 80, 100].map((value) => indexClassAt(value, fifths))).toEqual([
    "very_low",
    "very_low",
    "low",
    "high",
    "high",
    "very_high",
    "very_high",
  ]);
  expect([1.9, 2, 3.5, 5, 6.5].map((value) => indexClassAt(value, cutsBy("inform", 10)))).toEqual([
    "very_low",
    "low",
    "medium",
    "high",
    "very_high",
  ]);
  expect(cutsBy("inform", 100)).toEqual([20, 35, 50, 65]);
  expect(indexClassAt(null, fifths)).toBeNull();
  // .6 × .3 + .4 × .3 + … in binary fractions: what is 60 is not kept out of its class.
  const { value } = indexValue([0.1, 0.7, 1, 0.6], [0.1, 0.1, 0.4, 0.2].map((it) => it / 0.8), { aggregation: "arithmetic", scale: 100, least_weight: 0 }); // prettier-ignore
  expect(value).toBe(75);
});
