// The box that places lie in, by their points. Pure.
import type { Bbox } from "@atalaya/contract/values/geometry.ts";

type Point = { lon: number; lat: number };

/** Degrees: a single place is not fitted to its very point. */
const leastSpan = 0.1;

/** Of a country's places those at its edges: with Rapa Nui in the box, Chile is a line at the side of an ocean. */
const outermost = 0.01;

function boxOf(places: readonly Point[], leftOut: number): Bbox | null {
  if (places.length === 0) return null;
  const cut = Math.floor(places.length * leftOut);
  const range = (values: number[]) => {
    const sorted = values.toSorted((one, other) => one - other);
    return [sorted[cut]! - leastSpan / 2, sorted.at(-1 - cut)! + leastSpan / 2] as const;
  };
  const [[west, east], [south, north]] = [range(places.map(({ lon }) => lon)), range(places.map(({ lat }) => lat))];
  return [west, south, east, north];
}

/** All of them are within it; null without any. */
export const extentOf = (places: readonly Point[]): Bbox | null => boxOf(places, 0);

/** Nearly all of them are: where a map begins that has nothing else to show. */
export const extentOfMost = (places: readonly Point[]): Bbox | null => boxOf(places, outermost);
