// Long lists of small steps, done in turns of the event loop with everybody else's between.
import { setImmediate } from "node:timers/promises";

/** Milliseconds after which others have their turn. */
const longest = 10;

/** What `step` makes of each item, in order. */
export async function mapInTurns<T, R>(items: readonly T[], step: (item: T, index: number) => R): Promise<R[]> {
  const made: R[] = [];
  let began = performance.now();
  for (const [index, item] of items.entries()) {
    made.push(step(item, index));
    if (performance.now() - began < longest) continue;
    await setImmediate();
    began = performance.now();
  }
  return made;
}
