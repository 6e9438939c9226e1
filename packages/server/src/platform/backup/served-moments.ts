// The server's side of a backup of the embedded database that it has open.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { system, type Write } from "../database/database.ts";
import type { Handlers } from "./control.ts";
import { BackupProblem } from "./format.ts";
import type { BegunThere } from "./home.ts";
import { beginBackup, endBackup, queryOf, type Begun, type Outcome } from "./journal.ts";

type Served = { write: Write; copyTo: (directory: string) => Promise<void>; DATA_DIR: string };

/** Copies of the folder that somebody reads from; what a killed server left is removed with the next one. */
const copiesIn = (DATA_DIR: string) => join(DATA_DIR, "moments");

/** A copy that somebody has: `hasEnded` once he is done with it, `gone` once it is away. */
type Held = { hasEnded: boolean; gone: Promise<void> };

/** `begin` copies the database and keeps the copy while the command that asked is there; `end` notes what came of it. */
export function serveMoments({ write, copyTo, DATA_DIR }: Served): Handlers {
  let held: Held | null = null;
  const note = (id: number | null, outcome: Outcome | null) =>
    write(system, (tx) => endBackup(queryOf(tx), id, outcome));
  return {
    begin: async ({ begun }: { begun: Begun | null }) => {
      if (held && !held.hasEnded) throw new BackupProblem("busy", "another backup is being made");
      const before = held?.gone;
      const { promise: gone, resolve } = Promise.withResolvers<void>();
      const mine: Held = { hasEnded: false, gone };
      held = mine;
      await before;
      await rm(copiesIn(DATA_DIR), { recursive: true, force: true });
      const directory = join(copiesIn(DATA_DIR), crypto.randomUUID());
      let id: number | null = null;
      const release = async () => {
        await rm(copiesIn(DATA_DIR), { recursive: true, force: true });
        await note(id, { is_verified: false, failure: "interrupted" }).catch(() => undefined);
        if (held === mine) held = null;
        resolve();
      };
      try {
        id = begun && (await write(system, (tx) => beginBackup(queryOf(tx), begun)));
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await copyTo(directory);
      } catch (error) {
        await release();
        throw error;
      }
      return { answer: { id, directory } satisfies BegunThere, release };
    },
    end: async ({ id, outcome }: { id: number | null; outcome: Outcome | null }) => {
      await note(id, outcome);
      if (held) held.hasEnded = true;
      return { answer: {} };
    },
  };
}
