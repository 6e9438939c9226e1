// Every statement about files of ended emergencies. The table is named `f`, its event `e`, the event's place `c`.
import { sql, type RawBuilder } from "kysely";
import {
  fileDays,
  type AfterAction,
  type AfterActionQuery,
  type AfterActionSummary,
} from "@atalaya/contract/resources/after-actions.ts";
import type { AfterActionWritten } from "@atalaya/contract/resources/after-actions/content.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asJson, hasWords, inTerritory, oneOf, paged, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { sealOf } from "../editions/queries.ts";
import { findDisaster, isDisaster, isTold, survivor } from "../records/queries.ts";

const nameOf = (id: RawBuilder<unknown>) => sql<string | null>`(select u.name from users u where u.id::text = ${id})`;
const seal = sealOf("after_actions", sql`f.id`);
const state = sql<string>`case when f.id is null then 'none' when f.is_open then 'draft' else 'sealed' end`;

/** Events of which there is a kit, a report or a file; of one that was merged, the one that it went into. */
const from = sql`(
    select distinct case when m.merged_into_id is null then m.id else surviving_record(m.id) end as id
    from (select record_id from event_kits union select record_id from event_reports union select record_id from after_actions) k
      join records m on m.id = k.record_id) known
  join records e on e.id = known.id join companies c on c.id = e.company_id join variables v on v.id = e.variable_id
  left join after_actions f on f.record_id = e.id`;

const isDue = sql<boolean>`(e.ended_on >= current_date - ${fileDays}::integer and coalesce(f.is_open, true))`;

/** Those that have ended, and those whose file was begun before. */
const matching = (scope: Scope, { event, state: states, due, q }: Partial<AfterActionQuery> = {}) => sql<boolean>`
  ${isDisaster(scope)} and (e.ended_on is not null or f.id is not null)
  and ${whenGiven(event, (id) => sql`e.id = surviving_record(${id})`)}
  and ${whenGiven(states, (wanted) => oneOf(state, wanted))}
  and ${whenGiven(due, (is) => (is ? isDue : sql`not coalesce(${isDue}, false)`))}
  and ${whenGiven(q || null, (words) => hasWords(sql.ref("e.search"), words))}`;

export const listFiles = (db: Db, scope: Scope, query: AfterActionQuery) =>
  paged<AfterActionSummary>(
    db,
    {
      columns: sql`e.id, e.code, e.title, e.company_id, c.reason_social as company_name, e.variable_id, e.observed_on, e.ended_on,
        f.id as file_id, ${state} as state, ${seal} as seal`,
      from,
      where: matching(scope, query),
      id: sql`e.id`,
      sorts: { ended_on: { by: sql`coalesce(e.ended_on, 'infinity')`, type: "date" } },
      default_sort: "-ended_on",
    },
    query,
  );

/** How many wait, and the one that ended first. */
export async function dueFiles(db: Db, scope: Scope, most: number) {
  const { rows } = await sql<{ count: number; first: string | null }>`
    with due as (select e.title, e.ended_on, e.id from ${from} where ${matching(scope, { due: true })} order by e.ended_on, e.id limit ${most})
    select count(*)::int as count, (select title from due order by ended_on, id limit 1) as first from due`.execute(db);
  return rows[0]!;
}

/** A file as it is kept. `ended_on`: of its event. */
export type FoundFile = Omit<AfterAction, "content" | "written" | "digest"> & {
  written: AfterActionWritten;
  country: string;
  ended_on: string | null;
};

export async function findFile(db: Db | Tx, scope: Scope, id: number): Promise<FoundFile | undefined> {
  const { rows } = await sql<FoundFile>`
    select f.id, f.version, ${survivor} as event_id, (select s.title from records s where s.id = ${survivor}) as event_title,
      (select s.ended_on from records s where s.id = ${survivor}) as ended_on, f.company_id, c.reason_social as company_name, c.country,
      ${state} as state, f.written, ${seal} as seal, f.created_at, ${nameOf(sql`f.created_by`)} as created_by, f.updated_at,
      ${nameOf(sql`f.updated_by`)} as updated_by
    from after_actions f join records e on e.id = f.record_id join companies c on c.id = f.company_id
    where f.id = ${id} and ${isTold} and ${inTerritory(sql<number>`f.company_id`, scope)}`.execute(db);
  return rows[0];
}

export const findEvent = (tx: Tx, scope: Scope, id: number) =>
  findDisaster<{ id: number; company_id: number }>(tx, scope, id, sql`e.id, e.company_id`);

/** The file of an event, or the one that is there; two who open it at once open the same one. */
export async function openFile(
  tx: Tx,
  { id: record_id, company_id }: { id: number; company_id: number },
  written: AfterActionWritten,
): Promise<number> {
  await sql`insert into after_actions (record_id, company_id, written) values (${record_id}, ${company_id}, ${asJson(written)})
    on conflict (record_id) do nothing`.execute(tx);
  const row = tx.selectFrom("after_actions").select("id").where("record_id", "=", record_id);
  return (await row.executeTakeFirstOrThrow()).id;
}

export const updateFile = (tx: Tx, id: number, changes: { written?: AfterActionWritten; is_open?: boolean }) =>
  tx
    .updateTable("after_actions")
    .set({
      ...(changes.written && { written: asJson(changes.written) }),
      ...(changes.is_open !== undefined && { is_open: changes.is_open }),
      version: sql`version`,
    })
    .where("id", "=", id)
    .execute();
