// Work that takes turns: so much at once, so much waiting, and whoever comes beyond that is told at once to come back.
import { Problem } from "../http/problem.ts";

type Limits = { at_once: number; waiting: number; retry_after_s: number };

/** Runs each work when its turn comes. Throws 503 with Retry-After where too many wait already. */
export function turns({ at_once, waiting, retry_after_s }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= at_once && queue.length >= waiting)
      throw new Problem("busy", { headers: { "retry-after": String(retry_after_s) } });
    // Whoever ends hands its turn on, so that nobody who comes in between takes it.
    if (running >= at_once) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
