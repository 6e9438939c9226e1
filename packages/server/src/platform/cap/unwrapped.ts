// Rings that cross the date line or go round a pole, laid out flat: longitudes run on beyond 180 degrees and do not jump.
import type { Position } from "@atalaya/contract/values/geometry.ts";

const jumps = (from: Position, to: Position) => Math.abs(to[0] - from[0]) > 180;

const isOnLine = ([lon]: Position) => Math.abs(lon) === 180;

/** From one edge of the map to the other: the whole parallel where nothing else in the ring jumps, else the date line under its two names. */
const isAlongMap = (from: Position, to: Position) => isOnLine(from) && isOnLine(to);

/**
 * A closed ring [lon, lat] without jumps. One that goes once round the earth has a pole inside, the nearer one, and is closed over it.
 * One that does not jump, or only as RFC 7946 (3.1.9) draws what touches both edges of the map, is as it was.
 */
export function unwrapped(ring: readonly Position[]): Position[] {
  const steps = ring.slice(1).map((to, index) => [ring[index]!, to] as const);
  if (!steps.some(([from, to]) => jumps(from, to) && !isAlongMap(from, to))) return [...ring];
  let turns = 0;
  const flat: Position[] = [ring[0]!];
  for (const [from, to] of steps) {
    if (jumps(from, to)) turns += to[0] < from[0] ? 1 : -1;
    flat.push([to[0] + 360 * turns, to[1]]);
  }
  if (turns === 0) return flat;
  const pole = ring.reduce((sum, [, lat]) => sum + lat, 0) < 0 ? -90 : 90;
  return [...flat, [flat.at(-1)![0], pole], [flat[0]![0], pole], flat[0]!];
}
