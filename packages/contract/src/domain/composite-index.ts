// A composite index: several variables of places, each brought to 0 to 1, weighted and put together in one number (decision 0075). Pure:
// the server reckons with it, and the browser again at once when somebody moves a weight.

/** Mean of the members by their weights, or their geometric mean, in which one good member makes up less for a bad one. */
export const indexAggregations = ["arithmetic", "geometric"] as const;
export type IndexAggregation = (typeof indexAggregations)[number];

/** What the worst place has where it is the worst in everything. */
export const indexScales = [100, 10] as const;
export type IndexScale = (typeof indexScales)[number];

/** From the best to the worst. */
export const indexClasses = ["very_low", "low", "medium", "high", "very_high"] as const;
export type IndexClass = (typeof indexClasses)[number];

/** How far weights may be from one in all: what people round. */
export const weightTolerance = 1e-6;

/** Nine decimals hide what binary fractions add, so that 60 is not kept out of its class by a billionth. */
const tidy = (value: number): number => Number(value.toFixed(9));

const sumOf = (values: readonly number[]): number => values.reduce((sum, it) => sum + it, 0);

export const weightsFit = (weights: readonly number[]): boolean => Math.abs(sumOf(weights) - 1) <= weightTolerance;

/** `min` and `max`: of all places that have a value; null where none has. A variable without a direction counts as one where more is worse. */
export type Spread = {
  min: number | null;
  max: number | null;
  direction: "higher_is_worse" | "higher_is_better" | null;
};

/** From 0, the best place, to 1, the worst. Where all are alike nothing tells them apart: each is 0. Null stays null. */
export function normalised(value: number | null, { min, max, direction }: Spread): number | null {
  if (value === null || min === null || max === null) return null;
  if (max === min) return 0;
  return (direction === "higher_is_better" ? max - value : value - min) / (max - min);
}

/** How members are put together. `least_weight`: so much of the weight must be known for a place to have a value. */
export type IndexRule = { aggregation: IndexAggregation; scale: IndexScale; least_weight: number };

/**
 * The value of a place by its members, each 0 to 1 or null where it is not known: those are left out and the weights of the others are
 * stretched to one. A geometric mean is 0 as soon as one member is. `weight_known`: of which share of the weight something is known.
 */
export function indexValue(
  members: readonly (number | null)[],
  weights: readonly number[],
  { aggregation, scale, least_weight }: IndexRule,
): { value: number | null; weight_known: number } {
  const known = members.flatMap((member, at) => (member === null ? [] : [{ member, weight: weights[at]! }]));
  const weight = sumOf(known.map((it) => it.weight));
  const weight_known = tidy(weight);
  if (weight === 0 || weight < least_weight - weightTolerance) return { value: null, weight_known };
  const share =
    aggregation === "arithmetic"
      ? sumOf(known.map((it) => it.member * it.weight)) / weight
      : known.reduce((product, it) => product * it.member ** (it.weight / weight), 1);
  return { value: tidy(share * scale), weight_known };
}

/** The worst place is the first; who is alike shares a position, and the next one counts all before it. Null without a value. */
export function ranksOf(values: readonly (number | null)[]): (number | null)[] {
  const known = values.filter((value) => value !== null);
  return values.map((value) => (value === null ? null : known.filter((other) => other > value).length + 1));
}

/** The weights with one of them moved: the others share what is left as they shared before, alike where they had nothing. */
export function movedWeights(weights: readonly number[], at: number, to: number): number[] {
  const others = sumOf(weights.filter((_, index) => index !== at));
  const left = 1 - to;
  return weights.map((weight, index) => {
    if (index === at) return to;
    return others === 0 ? left / (weights.length - 1) : (weight * left) / others;
  });
}

/** As alike as four decimals let them be; the last takes the rest, so that they are one in all. */
export function equalWeights(count: number): number[] {
  const each = Number((1 / count).toFixed(4));
  return Array.from({ length: count }, (_, at) => (at < count - 1 ? each : tidy(1 - each * (count - 1))));
}

/** Where the second, third, fourth and fifth class begin, on a scale of 0 to 10: fifths, or those of INFORM (2, 3.5, 5, 6.5). */
const cutsOfTen = { equal: [2, 4, 6, 8], inform: [2, 3.5, 5, 6.5] };
export const cutSchemes = Object.keys(cutsOfTen) as (keyof typeof cutsOfTen)[];

export const cutsBy = (scheme: keyof typeof cutsOfTen, scale: IndexScale): number[] =>
  cutsOfTen[scheme].map((cut) => (cut * scale) / 10);

/** A class begins with its cut. */
export const indexClassAt = (value: number | null, cuts: readonly number[]): IndexClass | null =>
  value === null ? null : indexClasses[cuts.filter((cut) => value >= cut).length]!;
