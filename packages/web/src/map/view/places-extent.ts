// The box that places lie in, by their points. Pure.
import type { Bbox } from "@atalaya/contract/values/geometry.ts";

type Point = { lon: number; lat: number };

/** Degrees: a single place is not fitted to its very point. */
const leastSpan = 0.1;

/** How many times farther from the middle than half of the others a place may lie: with Rapa Nui in the box, Chile is a line at the side of an ocean. */
const farthest = 8;

function boxOf(places: readonly Point[]): Bbox | null {
  if (places.length === 0) return null;
  const range = (values: readonly number[]) =>
    [Math.min(...values) - leastSpan / 2, Math.max(...values) + leastSpan / 2] as const;
  const [[west, east], [south, north]] = [range(places.map(({ lon }) => lon)), range(places.map(({ lat }) => lat))];
  return [west, south, east, north];
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Whether a number lies with most of the others, by the median of what they differ from their median. */
function amongMost(values: readonly number[]): (value: number) => boolean {
  const middle = medianOf(values);
  const most = Math.max(leastSpan, farthest * medianOf(values.map((value) => Math.abs(value - middle))));
  return (value) => Math.abs(value - middle) <= most;
}

/** All of them are within it; null without any. */
export const extentOf = boxOf;

/** All but those far out are: where a map begins that has nothing else to show. */
export function extentOfMost(places: readonly Point[]): Bbox | null {
  const [isLonNear, isLatNear] = [amongMost(places.map(({ lon }) => lon)), amongMost(places.map(({ lat }) => lat))];
  return boxOf(places.filter(({ lon, lat }) => isLonNear(lon) && isLatNear(lat)));
}

type Nested = Point & { id: number; parent_company_id: number | null };

/** Where a map begins of somebody who works in one place: at that one and what lies in it; null where it is none of these. */
export function extentOfPlace(places: readonly Nested[], id: number): Bbox | null {
  const inside = new Set([id]);
  for (let size = 0; size !== inside.size;) {
    size = inside.size;
    for (const place of places) if (inside.has(place.parent_company_id ?? 0)) inside.add(place.id);
  }
  return extentOfMost(places.filter((place) => inside.has(place.id)));
}
