// Statements of the feed: lines of the audit log in the order of their transactions, and where a reader stands among them (decision 0055).
import { sql } from "kysely";
import { changeActions, type ChangeAction } from "@atalaya/contract/resources/audit.ts";
import type { Db, Tx } from "../database/database.ts";
import { asJson } from "../database/sql.ts";

/** A change as the feed tells it: who, what, where, which fields; never their values. `xid`: its transaction, as text. */
export type Line = {
  id: number;
  xid: string;
  at: string;
  actor_id: number | null;
  actor: string | null;
  action: ChangeAction;
  resource: string;
  record_id: number;
  company_id: number | null;
  /** Of an update, those that changed. */
  fields: string[];
  request_id: string | null;
};

/** `floor`: every transaction below it has ended; `ceiling`: none has begun at or above it. */
export type Snapshot = { floor: string; ceiling: string };

/** Lines of transactions from `floor` on that are not `done`, behind the line `after`; of what has been committed until now. */
export type Asked = { floor: string; done: readonly string[]; after: Pick<Line, "xid" | "id"> | null; limit: number };

/** A line, of `audit_log a` and `users u`. */
const ofLine = sql`a.id, a.xid::text as xid, a.at, a.actor_id, u.name as actor, a.action, a.resource, a.record_id, a.company_id,
  case when a.action = 'update' then array(select jsonb_object_keys(a.after)) else '{}' end as fields, a.request_id`;

const snapshot = sql`(select pg_snapshot_xmin(s)::text as floor, pg_snapshot_xmax(s)::text as ceiling
  from pg_current_snapshot() s)`;

/** Where the database stands. */
export async function snapshotOf(db: Db): Promise<Snapshot> {
  const { rows } = await sql<Snapshot>`select * from ${snapshot} now`.execute(db);
  return rows[0]!;
}

/** A transaction's lines become visible all at once; those of another cluster's counting, above the ceiling, are left out. */
export async function readLines(
  db: Db,
  { floor, done, after, limit }: Asked,
): Promise<{ snapshot: Snapshot; lines: Line[] }> {
  const behind = after
    ? sql`(a.xid, a.id) > (${after.xid}::text::xid8, ${after.id}::bigint)`
    : sql`a.xid >= ${floor}::text::xid8`;
  const { rows } = await sql<Snapshot & { line: Line | null }>`
    select now.floor, now.ceiling, to_json(l) as line from ${snapshot} now left join lateral (
      select ${ofLine} from audit_log a left join users u on u.id = a.actor_id
      where ${behind} and a.xid < now.ceiling::xid8 and a.xid <> all(${done}::text[]::xid8[])
        and a.action = any(${changeActions}::text[])
      order by a.xid, a.id limit ${limit}) l on true`.execute(db);
  return { snapshot: rows[0]!, lines: rows.flatMap(({ line }) => line ?? []) };
}

/** Lines that people are called by, at most. */
const mostCalling = 300;

/**
 * The newest of the last `minutes` that people are called by, the oldest first: from a position on, or all where that is none of this
 * database. `calling`: tables of which a row was made, or this field of one changed.
 */
export async function newestCalling(
  db: Db,
  {
    calling,
    minutes,
    from,
  }: { calling: readonly { resource: string; field: string | null }[]; minutes: number; from: string | null },
): Promise<Line[]> {
  const { rows } = await sql<{ line: Line }>`
    select to_json(l) as line from (
      select ${ofLine} from audit_log a left join users u on u.id = a.actor_id
      where a.resource = any(${calling.map(({ resource }) => resource)}::text[]) and a.at > now() - make_interval(mins => ${minutes}::int)
        and exists (select from jsonb_to_recordset(${asJson(calling)}) as c (resource text, field text)
          where c.resource = a.resource
            and case when c.field is null then a.action = 'create' else a.action = 'update' and a.after ? c.field end)
        and (${from}::text::xid8 is null or a.xid >= ${from}::text::xid8
          or ${from}::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()))
      order by a.id desc limit ${mostCalling}) l
    order by l.id`.execute(db);
  return rows.map(({ line }) => line);
}

/**
 * A database whose rows were carried from another one counts its transactions anew: lines that name one which has not begun here are of
 * the past.
 */
export const forgetForeignTransactions = (tx: Tx) =>
  sql`update audit_log set xid = null where xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(tx);
