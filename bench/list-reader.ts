// How long a list takes for somebody else while something heavy goes on.
import { setTimeout as pause } from "node:timers/promises";
import { read, type Product } from "./servers.ts";

const everyMs = 50;

/** Somebody who asks for a list, looks at it, and asks again, until it is told to stop; then the waits in milliseconds. */
export function listReader(product: Product, place: number) {
  const waits: number[] = [];
  let isDone = false;
  const work = (async () => {
    while (!isDone) {
      const started = performance.now();
      await read(`/api/records/situation?place=${place}&sort=-observed_on`, product);
      waits.push(performance.now() - started);
      await pause(everyMs);
    }
  })();
  return async () => {
    isDone = true;
    await work;
    return waits;
  };
}
