// What is known here of backups made and tried. Written by the process that makes one, which is not always a server.
import { CompiledQuery, sql } from "kysely";
import type { Backup } from "@atalaya/contract/resources/backups.ts";
import type { Db, Tx } from "../database/database.ts";
import type { CopyConnection } from "./copy-connection.ts";

export type Query = CopyConnection["query"];

export type Begun = Pick<Backup, "place" | "is_encrypted" | "is_scheduled">;
/** What came of it. `is_verified`: all of it was read back. */
export type Outcome = Partial<
  Pick<Backup, "name" | "bytes" | "row_count" | "file_count" | "missing_files" | "failure" | "detail">
> & { is_verified: boolean };

/** Held by the connection that makes a backup, so that there is one at a time. */
const oneAtATime = 7_253_019;
/** Beginning a backup and clearing contents away take turns. */
const contentsStay = 7_253_020;
/** One that takes longer does not keep contents any more: its process is most likely gone. */
const longestHours = 24;

/** Statements as `write()` runs them. */
export const queryOf =
  (tx: Tx): Query =>
  (text, values = []) =>
    tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));

/** Whether this connection may make a backup now; until it closes, no other one may. */
export async function takeTurn(query: Query): Promise<boolean> {
  return (await query("select pg_try_advisory_lock($1) as is_mine", [oneAtATime])).rows[0]!["is_mine"] === true;
}

/**
 * Notes that a backup begins; whoever calls has the turn, so others that did not end were ended in the middle. From here on no content is
 * cleared away. Answers its id, or null where the database is of a release that knows of no backups.
 */
export async function beginBackup(query: Query, { place, is_encrypted, is_scheduled }: Begun): Promise<number | null> {
  const { rows: found } = await query("select to_regclass('public.backups') is not null as is_known");
  if (!found[0]!["is_known"]) return null;
  await endInterrupted(query);
  const { rows } = await query(
    `insert into backups (place, is_encrypted, is_scheduled)
      select $1, $2, $3 from (select pg_advisory_xact_lock($4)) turn returning id`,
    [place, is_encrypted, is_scheduled, contentsStay],
  );
  return Number(rows[0]!["id"]);
}

/** Where nothing can be under way, what did not end was ended in the middle. */
export const endInterrupted = (query: Query) =>
  query("update backups set ended_at = clock_timestamp(), failure = 'interrupted' where ended_at is null");

/** Notes how it ended; the first one to say so is right. */
export async function endBackup(query: Query, id: number | null, outcome: Outcome | null): Promise<void> {
  if (id === null || outcome === null) return;
  const { name, bytes, row_count, file_count, missing_files, failure, detail, is_verified } = outcome;
  await query(
    `update backups set ended_at = clock_timestamp(), name = $2, bytes = $3, row_count = $4, file_count = $5, missing_files = $6,
      failure = $7, detail = $8, verified_at = case when $9::boolean then clock_timestamp() end
      where id = $1 and ended_at is null`,
    [id, name, bytes, row_count, file_count, missing_files, failure, detail?.slice(0, 1000), is_verified].map(
      (value) => value ?? null,
    ),
  );
}

/**
 * Whether one is being made by whatever process: noted as begun, and its connection still has the turn. The embedded database has one
 * server, which notes itself what did not end.
 */
export async function isBeingMade(db: Db, kind: "embedded" | "server"): Promise<boolean> {
  const { rows } = await sql<{ is_made: boolean }>`
    select exists (select 1 from backups where ended_at is null) and (${kind === "embedded"} or exists (
      select 1 from pg_locks where locktype = 'advisory' and granted and objid = ${oneAtATime}
        and database = (select oid from pg_database where datname = current_database()))) as is_made`.execute(db);
  return rows[0]!.is_made;
}

/** Whether contents must stay because a backup is being made of them; none begins before the transaction ends. */
export async function isBackupRunning(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_running: boolean }>`
    select exists (select 1 from backups where ended_at is null and started_at > now() - make_interval(hours => ${longestHours})) as is_running
    from (select pg_advisory_xact_lock_shared(${contentsStay}::bigint)) turn`.execute(tx);
  return rows[0]!.is_running;
}
