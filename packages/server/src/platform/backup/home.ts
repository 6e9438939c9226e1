// Where the data of an installation is, seen by somebody who wants all of it at one moment: a server, a folder, or a folder in use.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { DirectoryInUse } from "../database/embedded/directory-lock.ts";
import { askServer, NoServer, type Asked } from "./control.ts";
import { copyingEmbedded, copyingServer, type CopyConnection } from "./copy-connection.ts";
import { BackupProblem } from "./format.ts";
import { beginBackup, endBackup, takeTurn, type Begun, type Outcome } from "./journal.ts";

/** A moment that stays: `connection` reads the data as they were then. */
export type Moment = {
  connection: CopyConnection;
  /** Notes what came of it, null where it was no backup, and lets the moment go. */
  end(outcome: Outcome | null): Promise<void>;
};

type Where = Pick<Settings, "DATABASE_URL" | "DATA_DIR">;

/** What a running server answers to `begin`: where the copy of its database lies. */
export type BegunThere = { id: number | null; directory: string };

const folderOf = (DATA_DIR: string) => join(DATA_DIR, "database");

async function copyingFolder(directory: string): Promise<CopyConnection> {
  if (existsSync(join(directory, "cluster"))) return copyingEmbedded(directory);
  throw new BackupProblem("nothing_here", `there is no database in ${directory}`);
}

/** A connection of one's own to a server, or to a folder that nobody has open. */
export const connectTo = ({ DATABASE_URL, DATA_DIR }: Where): Promise<CopyConnection> =>
  DATABASE_URL ? copyingServer(DATABASE_URL) : copyingFolder(folderOf(DATA_DIR));

/**
 * Begins a backup, or with null something else that reads all data. Throws a `BackupProblem` where another backup is being made, or there
 * is nothing.
 */
export async function beginIn(where: Where, begun: Begun | null): Promise<Moment> {
  if (!where.DATABASE_URL)
    try {
      return await inRunningServer(where.DATA_DIR, begun);
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
    }
  return overConnection(await connectTo(where), begun);
}

/** Data that nobody works with. Throws `in_use` where somebody does. */
export async function dataAtRest(where: Where): Promise<CopyConnection> {
  const connection = await connectTo(where).catch((error: unknown) => {
    throw error instanceof DirectoryInUse ? new BackupProblem("in_use", error.message) : error;
  });
  if (!where.DATABASE_URL) return connection;
  const { rows } = await connection.query(
    `select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rows[0]!["others"] === 0) return connection;
  await connection.close();
  throw new BackupProblem("in_use", "somebody is connected to the database");
}

/** Nobody else has the folder, or the server keeps moments apart itself. */
async function overConnection(connection: CopyConnection, begun: Begun | null): Promise<Moment> {
  try {
    if (begun && !(await takeTurn(connection.query))) throw new BackupProblem("busy", "another backup is being made");
    const id = begun && (await beginBackup(connection.query, begun));
    return {
      connection,
      end: async (outcome) => {
        // What failed left its transaction open.
        await connection.query("rollback").catch(() => undefined);
        await endBackup(connection.query, id, outcome).finally(() => connection.close());
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** The server copies its folder between two statements, and goes on; the copy is read here. */
async function inRunningServer(DATA_DIR: string, begun: Begun | null): Promise<Moment> {
  const begin: Asked<BegunThere> = await askServer(DATA_DIR, "begin", { begun });
  const { id, directory } = begin.answer;
  try {
    const connection = await copyingEmbedded(directory);
    return {
      connection,
      end: async (outcome) => {
        await connection.close();
        (await askServer(DATA_DIR, "end", { id, outcome })).leave();
        begin.leave();
      },
    };
  } catch (error) {
    begin.leave();
    throw error;
  }
}
