// On one connection whoever works long lets the others have it before the next who works long: one sheet after the other would leave a
// call of several statements waiting for a whole sheet at each of them.
import { setTimeout } from "node:timers/promises";
import { turns } from "../../turns/turns.ts";

/** Others may have the connection so many times as long as it was held, while they ask for it. */
const restPerHeld = 2;
/** Milliseconds between two looks, and how many in a row find nobody waiting before the rest ends early. */
const lookEvery = 20;
const calmLooks = 4;

/** Runs long works one at a time with rests between. `isAskedFor`: whether somebody waits for the connection. Throws 503 where many wait. */
export function longTurns(isAskedFor: () => boolean): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = turns({ at_once: 1, waiting: 20, retry_after_s: 10 });
  let restEnds = 0;
  const rest = async () => {
    for (let calm = 0; calm < calmLooks && performance.now() < restEnds; calm = isAskedFor() ? 0 : calm + 1)
      await setTimeout(lookEvery);
  };
  return (work) =>
    inTurn(async () => {
      await rest();
      const began = performance.now();
      try {
        return await work();
      } finally {
        const ended = performance.now();
        restEnds = ended + restPerHeld * (ended - began);
      }
    });
}
