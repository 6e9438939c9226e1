// Reads the feed as it grows, once for the whole process: each line a single time, as soon as its transaction has ended.
import type { Db } from "../database/database.ts";
import { readLines, snapshotOf, type Line } from "./lines.ts";

/** Woken again within this time, it reads once for all that was written. */
const foldedMs = 100;
const linesOfPage = 1000;
/** After a failure; whatever wakes it meanwhile does so too. */
const againMs = 2000;

export type Feed = {
  /** Where somebody who has heard all until now would go on later: no line at or above it was told of for certain. */
  position(): string;
  /** Takes its place at the end of the feed: what was written before is told of to nobody. */
  begin(): Promise<void>;
  /** Something may have been written. */
  wake(): void;
  end(): Promise<void>;
};

/** `told` is called with one page after the other, in turn; `position` then stands behind the pages before. */
export function followFeed(db: Db, told: (lines: Line[]) => Promise<void>, failed: (error: unknown) => void): Feed {
  let floor = "0";
  /** Transactions at or above the floor that were told of: one that is long open holds the floor, but not the lines of others. */
  let done = new Set<string>();
  let hasBegun = false;
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();
  let isEnded = false;

  async function read(): Promise<void> {
    let after: Line | null = null;
    let next = floor;
    const seen = new Set<string>();
    for (;;) {
      const page = await readLines(db, { floor, done: [...done], after, limit: linesOfPage });
      if (!after) next = page.snapshot.floor;
      for (const { xid } of page.lines) seen.add(xid);
      if (page.lines.length > 0) await told(page.lines);
      if (page.lines.length < linesOfPage) break;
      after = page.lines.at(-1)!;
    }
    floor = next;
    done = new Set([...done, ...seen].filter((xid) => BigInt(xid) >= BigInt(next)));
  }

  function wakeIn(ms: number): void {
    if (isEnded || timer || !hasBegun) return;
    timer = setTimeout(() => {
      timer = undefined;
      reading = reading.then(read).catch((error: unknown) => {
        failed(error);
        wakeIn(againMs);
      });
    }, ms);
    timer.unref();
  }

  return {
    position: () => floor,
    begin: () => {
      const begun = reading.then(async () => {
        ({ floor } = await snapshotOf(db));
        done = new Set();
        hasBegun = true;
      });
      reading = begun.catch(() => undefined);
      return begun;
    },
    wake: () => wakeIn(foldedMs),
    end: async () => {
      isEnded = true;
      clearTimeout(timer);
      await reading;
    },
  };
}

/** Where somebody who reads everything now would go on later. */
export const positionNow = async (db: Db): Promise<string> => (await snapshotOf(db)).floor;

/** More lines than this are not told one by one to somebody who was away: he reads everything anew. */
const mostMissed = 5000;

/** What was written from a position on; null where that is too much, or no position of this database. Some of it may have been told of before. */
export async function readSince(db: Db, position: string): Promise<Line[] | null> {
  const missed: Line[] = [];
  const { floor, ceiling } = await snapshotOf(db);
  if (BigInt(position) > BigInt(floor) && BigInt(position) > BigInt(ceiling)) return null;
  for (;;) {
    const after: Line | null = missed.at(-1) ?? null;
    const { lines } = await readLines(db, { floor: position, done: [], after, limit: linesOfPage });
    missed.push(...lines);
    if (missed.length > mostMissed) return null;
    if (lines.length < linesOfPage) return missed;
  }
}
