// What is done alike to a row of every table with versions and a trash: hold it against a stale form, delete it, take it back.
import { sql } from "kysely";
import { orNotFound, Problem } from "../http/problem.ts";
import type { Tx } from "./database.ts";

export type Table =
  | "attachments"
  | "articles"
  | "companies"
  | "committee_sessions"
  | "committees"
  | "institution_functions"
  | "institutions"
  | "legal_documents"
  | "persons"
  | "properties"
  | "proposals"
  | "record_comments"
  | "records"
  | "saved_views"
  | "terms"
  | "variable_groups"
  | "variables";

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

export const intoTrash = (tx: Tx, table: Table, id: number) =>
  sql`update ${sql.table(table)} set deleted_at = now() where id = ${id}`.execute(tx);

export const outOfTrash = (tx: Tx, table: Table, id: number) =>
  sql`update ${sql.table(table)} set deleted_at = null where id = ${id}`.execute(tx);
