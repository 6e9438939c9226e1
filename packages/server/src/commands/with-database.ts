// Work on the database, whoever has it: a running server does what it is asked, else the database is opened here.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { askServer, NoServer } from "../platform/backup/control.ts";
import { BackupProblem } from "../platform/backup/format.ts";
import type { Database } from "../platform/database/database.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import type { Settings } from "../platform/settings.ts";

const quiet = { info() {}, warn() {}, error() {} };

/** `name`: the command that a running server knows this `work` by; both are given the same order. */
export async function withDatabase<O extends object, A extends object>(
  settings: Settings,
  name: string,
  order: O,
  work: (database: Pick<Database, "db" | "write">, order: O) => Promise<A>,
): Promise<A> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL) {
    try {
      const { answer, leave } = await askServer<A>(DATA_DIR, name, order);
      leave();
      return answer;
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
    }
    if (!existsSync(join(DATA_DIR, "database", "cluster")))
      throw new BackupProblem("nothing_here", `there is no database in ${DATA_DIR}`);
  }
  const database = await openDatabase(settings, quiet);
  return work(database, order).finally(() => database.close());
}
