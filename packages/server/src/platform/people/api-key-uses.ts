// When and from where a key was used last: written beside the calls, so that none waits for it.
import { sql } from "kysely";
import { system, type Write } from "../database/database.ts";

const oncePer = 60_000;
const mostKept = 10_000;

export type KeyUses = {
  /** Writes it down where a minute has passed since the last time. */
  note(id: number, address: string): void;
  /** Once what is being written is written. */
  settled(): Promise<void>;
};

/** What cannot be written is told to the log and tried again with the next call. */
export function keyUses(write: Write, warn: (err: unknown) => void): KeyUses {
  const noted = new Map<number, number>();
  const writing = new Set<Promise<void>>();
  return {
    note(id, address) {
      const now = Date.now();
      if (now - (noted.get(id) ?? 0) < oncePer) return;
      if (noted.size >= mostKept) noted.clear();
      noted.set(id, now);
      const work = write(system, async (tx) => {
        await sql`update api_keys set last_used_at = now(), last_address = ${address}
          where id = ${id} and coalesce(last_used_at, '-infinity') < now() - interval '1 minute'`.execute(tx);
      })
        .catch((err: unknown) => {
          noted.delete(id);
          warn(err);
        })
        .finally(() => writing.delete(work));
      writing.add(work);
    },
    settled: async () => void (await Promise.all(writing)),
  };
}
