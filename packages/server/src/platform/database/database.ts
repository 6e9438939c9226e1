// The two doors to the data: Db, which can only read, and write(), which alone hands out a writable handle.
import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from "kysely";
import { once, type OnceKey } from "./once.ts";
import type { DB } from "./schema.ts";
import type { Signals } from "./signals.ts";

/** Reads, and nothing else: it runs on connections that are set to read-only transactions. */
export type Db = Pick<Kysely<DB>, "selectFrom" | "getExecutor">;
export type Tx = Transaction<DB>;

/** Who acts, for the audit log: a user's id, or `system` for what no person asked for. With `once`, what was done before is not done again. */
export type Actor = {
  id: number | "system";
  request_id?: string;
  address?: string;
  /** By which key a program acts in the person's name. */
  api_key_id?: number | undefined;
  once?: OnceKey;
};

/** Whose requests have no key: nothing of what he does is remembered. */
type Unnamed = Omit<Actor, "once"> & { once?: never };

export const system: Unnamed = { id: "system" };

/** What is the same after it was kept as JSON: a set would come back as an empty object, and a bigint breaks the keeping. */
type Kept<T> = T extends bigint | Date | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>
  ? never
  : T extends object
    ? { [K in keyof T]: Kept<T[K]> }
    : T;

/** One transaction that knows who acts; rolled back when `change` throws. The result is remembered as JSON where the request has a key. */
export type Write = {
  <T>(actor: Unnamed, change: (tx: Tx) => Promise<T>): Promise<T>;
  <T>(actor: Actor, change: (tx: Tx) => Promise<T & Kept<T>>): Promise<T>;
};

/**
 * Reads everything as it stood at a moment (ISO 8601), through the views of the schema `past`; without one, as it is now. Places, variables and
 * people are those of now. What `read` is given is good until it ends, and nothing else is to be read through meanwhile.
 */
export type ReadAt = <T>(moment: string | undefined, read: (db: Db) => Promise<T>) => Promise<T>;

/** Statements as they are, in no transaction of ours: for the library of the queue of jobs, which makes its own, and for nothing else. */
export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** `writeLong`: as `write`, for what holds its rows long: where there is one connection for all, others have it between two of them. */
type Doors = { db: Db; readAt: ReadAt; write: Write; writeLong: Write; execute: Execute };
export type Database = Doors & { signals: Signals };

/** More rows than this hold a single connection longer than others should wait at each of their statements. */
const manyRows = 200;

/** How a change of so many rows is written. */
export const writeOf = ({ write, writeLong }: Pick<Doors, "write" | "writeLong">, rows: number): Write =>
  rows > manyRows ? writeLong : write;

/** In a transaction of its own, with the one handle to read by. */
const within = new AsyncLocalStorage<"write" | "readAt">();

/**
 * The embedded database has one connection, so reading through Db while write() or readAt() holds it would wait for itself for ever;
 * on a server it would silently read the state before the transaction. Both are mistakes: refuse at once.
 */
const refusingInsideTransaction = (pool: PostgresPool): PostgresPool => ({
  options: pool.options,
  connect: () => {
    const held = within.getStore();
    if (held) throw new Error(`Db is used inside ${held}(): read through its tx instead`);
    return pool.connect();
  },
  end: () => pool.end(),
});

const kyselyOver = (pool: PostgresPool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;
const atOnce: InTurn = (work) => work();

/**
 * Both doors over a pool whose connections are read-only and one whose connections may write. `inTurn` runs what is long; `onWritten` is
 * called when a transaction has ended well.
 */
export function doors(
  reading: PostgresPool,
  writable: PostgresPool,
  { inTurn = atOnce, onWritten = () => {} }: { inTurn?: InTurn; onWritten?: () => void } = {},
): Doors {
  const writer = kyselyOver(writable);
  const reader = kyselyOver(refusingInsideTransaction(reading));
  const readAt: ReadAt = (moment, read) =>
    moment === undefined
      ? read(reader)
      : reader.transaction().execute(async (tx) => {
          await sql`select set_config('app.moment', ${moment}, true),
            set_config('search_path', 'past, pg_catalog, public', true)`.execute(tx);
          return within.run("readAt", () => read(tx));
        });
  const writeBy =
    (run: InTurn): Write =>
    async (actor, change) => {
      const result = await run(() =>
        within.run("write", () =>
          writer.transaction().execute(async (tx) => {
            await sql`select set_config('app.actor', ${String(actor.id)}, true),
              set_config('app.request_id', ${actor.request_id ?? ""}, true),
              set_config('app.address', ${actor.address ?? ""}, true),
              set_config('app.api_key', ${String(actor.api_key_id ?? "")}, true)`.execute(tx);
            return actor.once ? once(tx, actor.once, () => change(tx)) : change(tx);
          }),
        ),
      );
      onWritten();
      return result;
    };
  const execute: Execute = async (text, values = []) => {
    const client = await writable.connect();
    try {
      return (await client.query(text, values)) as { rows: unknown[] };
    } catch (error) {
      // What it began by itself is not left open for whoever is given the connection next.
      await client.query("rollback", []).catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  return {
    db: reader,
    readAt,
    write: writeBy(atOnce),
    writeLong: writeBy(inTurn),
    execute,
  };
}
