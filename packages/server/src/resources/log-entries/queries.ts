// Every statement about the lines of logs. The table is named `r`, its event `e`.
import { expressionBuilder, sql, type RawBuilder } from "kysely";
import {
  mostLogs,
  mostOnSheet,
  type LogEntry,
  type LogEntryQuery,
  type LogHead,
  type LogOfEvent,
  type LogSheet,
  type LogSinceQuery,
} from "@atalaya/contract/resources/log-entries.ts";
import { runningDays } from "@atalaya/contract/resources/records/room.ts";
import { openStates } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.ts";
import { asPosition, hasWords, inTerritory, oneOf, paged, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { disasters, findDisaster, isDisaster, isTold, survivor } from "../records/queries.ts";

/** A line as it is stored; the addresses of its files are made per answer. */
export type FoundEntry = Omit<LogEntry, "files"> & { files: Omit<LogEntry["files"][number], "address">[] };

const { ref } = expressionBuilder<{ r: DB["log_entries"] }, "r">();

const isOpen = sql<boolean>`r.state in (${sql.join(openStates.map((state) => sql.lit(state)))})`;
const isOverdue = sql<boolean>`${isOpen} and r.due_at < now()`;

/** `record_ids`: of the event that is asked for and all that went into it. One alone is compared as such: its lines come in order. */
export const ofLogs = (record_ids: readonly number[]) =>
  record_ids.length === 1 ? sql<boolean>`r.record_id = ${record_ids[0]}` : oneOf(ref("r.record_id"), record_ids);

export const matching = (
  scope: Scope,
  query: Partial<Omit<LogEntryQuery, "event">> = {},
  record_ids?: readonly number[],
) => sql<boolean>`${isTold}
    and ${inTerritory(ref("r.company_id"), scope)}
    and ${whenGiven(record_ids, ofLogs)}
    and ${whenGiven(query.kind, (kinds) => oneOf(ref("r.kind"), kinds))}
    and ${whenGiven(query.state, (states) => oneOf(ref("r.state"), states))}
    and ${query.overdue ? isOverdue : sql`true`}
    and ${whenGiven(query.author, (id) => sql`r.created_by = ${String(id)}`)}
    and ${whenGiven(query.from, (at) => sql`r.happened_at >= ${at}`)}
    and ${whenGiven(query.to, (at) => sql`r.happened_at < ${at}`)}`;

const line = (id: string, ...more: RawBuilder<unknown>[]) =>
  sql`(select jsonb_build_object(${sql.join([sql`'uid', l.uid, 'number', l.number`, ...more])}) from log_entries l where l.id = ${sql.ref(id)})`;

/** By number, because users stand in an index by it; null of what no user wrote. */
const author = sql<number | null>`case when r.created_by ~ '^[0-9]+$' then r.created_by::bigint end`;

const columns = sql`r.id, r.uid, ${survivor} as event_id, r.number, r.company_id, r.kind, r.happened_at, r.written_at,
  r.created_at, r.text, r.role, r.from_name, r.to_name, r.channel, r.priority, r.place_name,
  case when r.lon is not null then array[r.lon, r.lat] end as position, r.due_at, r.step, r.state, r.state_at,
  (select s.title from records s where s.id = ${survivor}) as event_title,
  case when e.merged_into_id is not null then e.code end as merged_code,
  ${author} as author_id, (select u.name from users u where u.id = ${author}) as author,
  ${line("r.about_id", sql`'kind', l.kind`)} as about, ${line("r.corrected_by_id")} as corrected_by,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime_type', f.mime_type) order by a.id), '[]')
    from attachments a join files f on f.id = a.file_id
    where a.owner = 'log_entries' and a.owner_id = r.id and a.deleted_at is null) as files,
  r.kind in ('request', 'task') and r.corrected_by_id is null and exists (
    select from inventory_movements m where m.line_id = any(with_corrected(r.id)) and m.kind = 'assign') as has_assignments`;

const from = sql`log_entries r join records e on e.id = r.record_id`;

export async function withAbsorbed(db: Db, event_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select unnest(with_absorbed(${event_id})) as id`.execute(db);
  return rows.map(({ id }) => id);
}

const isFound = (q: string | undefined) => whenGiven(q || null, (words) => hasWords(ref("r.search"), words));

/** By the hour at which it happened; of the same hour, as they were filed. */
export async function listEntries(db: Db, scope: Scope, { event, ...query }: LogEntryQuery) {
  const record_ids = event === undefined ? undefined : await withAbsorbed(db, event);
  return paged<FoundEntry>(
    db,
    {
      columns,
      from,
      where: sql<boolean>`${matching(scope, query, record_ids)} and ${isFound(query.q)}`,
      id: sql`r.id`,
      sorts: { happened_at: { by: sql`r.happened_at`, type: "timestamptz" } },
      default_sort: "-happened_at",
    },
    query,
  );
}

/** Lines of these logs under a filter, among those of these ids. */
export async function entriesAmong(
  db: Db,
  scope: Scope,
  query: Omit<LogSinceQuery, "event" | "at">,
  record_ids: readonly number[],
  ids: number[],
): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`
    select ${columns} from ${from}
    where ${matching(scope, query, record_ids)} and ${isFound(query.q)} and ${oneOf(ref("r.id"), ids)}`.execute(db);
  return rows;
}

export async function findEntry(db: Db | Tx, scope: Scope, id: number): Promise<FoundEntry | undefined> {
  const { rows } = await sql<FoundEntry>`
    select ${columns} from ${from} where ${matching(scope)} and r.id = ${id}`.execute(db);
  return rows[0];
}

/** The event of a log in the caller's places, by its own id or by that of one that was merged into it; null where there is none. */
export const findEvent = (db: Db | Tx, scope: Scope, id: number) =>
  findDisaster<LogHead["event"]>(db, scope, id, eventColumns);

const eventColumns = sql`e.id, e.title, e.code, e.company_id, c.reason_social as company_name, e.variable_id, e.observed_on, e.ended_on,
  ${asPosition(sql`coalesce(e.anchor, c.centroid)`)} as point`;
type Counts = Pick<LogHead, "total" | "last_at" | "open" | "overdue">;

const counts = sql`count(*) as total, max(r.happened_at) as last_at, count(*) filter (where ${isOpen}) as open,
  count(*) filter (where ${isOverdue}) as overdue`;

/** So many different names are offered while one is typed. */
const mostOffered = 50;

type FoundHead = Omit<LogHead, "event" | "may_write" | "previous" | "arrived" | "next">;

/** What the lines of an event offer to choose from, and when `user_id` last handed over. */
export async function findHead(db: Db, event_id: number, user_id: number): Promise<FoundHead> {
  const often = (column: "role" | "name", source: RawBuilder<unknown>) =>
    sql`array(select ${sql.ref(column)} from ${source} where ${sql.ref(column)} is not null
      group by 1 order by count(*) desc, 1 limit ${mostOffered})`;
  const { rows } = await sql<FoundHead>`
    with r as materialized (select * from log_entries where record_id = any(with_absorbed(${event_id})))
    select ${counts},
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'lines', said.lines) order by u.name), '[]')
        from (select created_by, count(*) as lines from r group by 1) said join users u on u.id::text = said.created_by) as authors,
      ${often("role", sql`r`)} as roles,
      ${often("name", sql`(select from_name as name from r union all select to_name from r) named`)} as names,
      (select max(created_at) from r where kind = 'handover' and step is null and created_by = ${String(user_id)}) as handed_over_at
    from r`.execute(db);
  return rows[0]!;
}

const mostRunning = 500;

/** From log to log by the index of their numbers: where one has thousands of new lines, the others are found all the same. */
export async function listLogs(db: Db, scope: Scope): Promise<LogOfEvent[]> {
  const { rows } = await sql<LogOfEvent & Counts>`
    with recursive logs as (
      (select record_id from log_entries order by record_id limit 1)
      union all
      select (select l.record_id from log_entries l where l.record_id > logs.record_id order by l.record_id limit 1)
        from logs where logs.record_id is not null),
    written as materialized (
      select ${survivor} as id, max(r.id) as newest from logs join records e on e.id = logs.record_id
        cross join lateral (
          select l.id, l.company_id from log_entries l where l.record_id = e.id order by l.number desc limit 1) r
      where ${inTerritory(ref("r.company_id"), scope)} group by 1),
    running as materialized (
      select e.id from (select e.id, e.variable_id, e.ended_on from records e
        where e.domain = 'risk' and e.deleted_at is null and ${inTerritory(sql<number>`e.company_id`, scope)}
          and e.observed_on >= now()::date - ${runningDays}::integer order by e.observed_on desc limit ${mostRunning}) e
      where e.ended_on is null),
    chosen as materialized (
      select ${eventColumns}, w.newest from ${disasters} left join written w on w.id = e.id
      where e.id in (select id from written union select id from running) and ${isDisaster(scope)}
      order by w.newest desc nulls last, e.observed_on desc, e.id desc limit ${mostLogs})
    select e.id, e.title, e.code, e.company_id, e.company_name, e.variable_id, e.observed_on, e.ended_on, e.point, l.*
    from chosen e cross join lateral (select ${counts} from log_entries r where r.record_id = any(with_absorbed(e.id))) l
    order by e.newest desc nulls last, e.observed_on desc, e.id desc`.execute(db);
  return rows;
}

/** What arrived since, the newest where there is more than a sheet holds, by its hour; and all that is still to be done. */
export async function findSheet(
  db: Db,
  scope: Scope,
  event: number,
  since: string | undefined,
): Promise<Pick<LogSheet, "until" | "is_cut"> & { lines: FoundEntry[]; open: FoundEntry[] }> {
  const record_ids = await withAbsorbed(db, event);
  const read = async (which: RawBuilder<boolean>, limit: number) => {
    const { rows } = await sql<FoundEntry>`
      select * from (select ${columns} from ${from} where ${matching(scope, {}, record_ids)} and ${which}
        order by r.id desc limit ${limit}) found order by happened_at, id`.execute(db);
    return rows;
  };
  const until = new Date().toISOString();
  const lines = await read(
    sql`${whenGiven(since, (at) => sql`date_trunc('milliseconds', r.created_at) > ${at}`)}`,
    mostOnSheet + 1,
  );
  const open = await read(isOpen, mostOnSheet);
  const is_cut = lines.length > mostOnSheet;
  // The one that arrived first, which need not have happened first.
  const left_out = is_cut ? Math.min(...lines.map(({ id }) => id)) : null;
  return { until, is_cut, lines: lines.filter(({ id }) => id !== left_out), open };
}
