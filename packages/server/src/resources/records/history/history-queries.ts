// Statements of a record's history. The audit log keeps what each change changed, so an earlier state is read backwards from the present.
import { sql } from "kysely";
import type { Revision } from "@atalaya/contract/resources/records/history.ts";
import { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { whenGiven } from "../../../platform/database/sql.ts";
import { asField } from "../stored.ts";

/** What an officer writes, which is what can be restored. */
export const contentFields: readonly string[] = Object.keys(RecordDraft.shape);
const toldFields = [...contentFields, "status", "review_note"];

const told = (side: "before" | "after") =>
  sql`(select jsonb_object_agg(key, ${asField(sql`key`, sql`value`)})
    from jsonb_each(${sql.ref(`a.${side}`)}) where key = any(${toldFields}::text[]))`;

/** One page, newest first, and one more row where there are further pages. */
export async function listRevisions(
  db: Db,
  record_id: number,
  { after, per_page }: { after?: number | undefined; per_page: number },
): Promise<Revision[]> {
  const { rows } = await sql<Revision>`
    select a.id, a.at, case when a.actor = 'system' then null else coalesce(u.name, a.actor) end as actor, a.action,
      ${told("before")} as before, ${told("after")} as after,
      case when m.id is not null then jsonb_build_object('id', m.id, 'code', m.code, 'is_deleted', m.deleted_at is not null, 'step',
        case when a.after -> 'merged_into_id' is not null then 'absorbed'
          when jsonb_typeof(a.after -> 'merged_with_id') = 'number' then 'united' else 'parted' end) end as merge
    from audit_log a left join users u on u.id = a.actor_id
    left join records m on m.id = coalesce(a.after ->> 'merged_into_id', a.after ->> 'merged_with_id', a.before ->> 'merged_with_id')::bigint
    where a.resource = 'records' and a.record_id = ${record_id} and ${whenGiven(after, (id) => sql`a.id < ${id}`)}
    order by a.id desc limit ${per_page + 1}`.execute(db);
  return rows;
}

/**
 * What differs from the present before or after a revision: of each field that was changed since, the value before the first of those
 * changes. Undefined where the record has no such revision.
 */
export async function valuesAt(
  tx: Db | Tx,
  record_id: number,
  revision: number,
  side: "before" | "after",
): Promise<Record<string, unknown> | undefined> {
  const since = side === "after" ? sql`a.id > ${revision}` : sql`a.id >= ${revision}`;
  const { rows } = await sql<{ exists: boolean; values: Record<string, unknown> | null }>`
    select exists (select 1 from audit_log where id = ${revision} and resource = 'records' and record_id = ${record_id}) as exists,
      (select jsonb_object_agg(key, value) from (
        select distinct on (key) key, value from audit_log a cross join lateral jsonb_each(a.before)
        where a.resource = 'records' and a.record_id = ${record_id} and ${since} and a.action <> 'create'
          and key = any(${contentFields}::text[])
        order by key, a.id) first_changes) as values`.execute(tx);
  return rows[0]?.exists ? (rows[0].values ?? {}) : undefined;
}
