// A change that is done to see what it would do, and then taken back.
import type { Actor, Tx, Write } from "./database.ts";

/** Takes the transaction back and brings its result out of it. */
class TakenBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super("nothing is to be written");
    this.result = result;
  }
}

/** The whole work in one transaction, kept only where `isToStay` says so of its result; the result is answered either way. */
export async function writeOrTakeBack<T extends object>(
  write: Write,
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
  isToStay: (result: T) => boolean,
): Promise<T> {
  try {
    return (await write<object>(actor, async (tx) => {
      const result = await work(tx);
      if (!isToStay(result)) throw new TakenBack(result);
      return result;
    })) as T;
  } catch (error) {
    if (error instanceof TakenBack) return error.result as T;
    throw error;
  }
}
