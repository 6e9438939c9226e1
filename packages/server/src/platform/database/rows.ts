// What is done alike to a row of every table with versions and a trash: hold it against a stale form, delete it, take it back.
import { sql } from "kysely";
import { orNotFound, Problem } from "../http/problem.ts";
import type { Tx } from "./database.ts";
import type { DB } from "./schema.ts";

/** The tables whose rows have a version. */
export type Table = { [T in keyof DB]: "version" extends keyof DB[T] ? T : never }[keyof DB];

/** Holds rows until the transaction ends, always in the same order, so that two steps over many of them never wait for each other. */
export const lockAll = (tx: Tx, table: Table, ids: readonly number[]) =>
  sql`select from ${sql.table(table)} where id = any(${ids}::bigint[]) order by id for update`.execute(tx);

/** The versions of rows, in the trash or not, by their ids. */
export async function versionsOf(tx: Tx, table: Table, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Holds the row until the transaction ends, in the trash or not, so that two changes of it take turns. */
const lock = (tx: Tx, table: Table, id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);

/**
 * The row as `find` answers it, held until the transaction ends. 404 when the caller's `find` does not see it, 409 with its current
 * state when the caller read an older version.
 */
export async function held<T extends { version: number }>(
  tx: Tx,
  table: Table,
  id: number,
  find: () => Promise<T | undefined>,
  version?: number,
): Promise<T> {
  await lock(tx, table, id);
  const current = orNotFound(await find());
  if (version !== undefined && current.version !== version) throw new Problem("conflict", { current });
  return current;
}

/** Whether it is not in the trash, in whatever place. It stays so until the transaction ends. */
export async function isThere(tx: Tx, table: Table, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where id = ${id} and deleted_at is null for share`.execute(tx);
  return rows.length > 0;
}

export const intoTrash = (tx: Tx, table: Table, id: number) =>
  sql`update ${sql.table(table)} set deleted_at = now() where id = ${id}`.execute(tx);

export const outOfTrash = (tx: Tx, table: Table, id: number) =>
  sql`update ${sql.table(table)} set deleted_at = null where id = ${id}`.execute(tx);
