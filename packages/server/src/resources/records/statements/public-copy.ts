// What the public saw of a record at a moment. The copy itself is not in the audit log, but it is the record's contents whenever it is
// published (`keep_public_copy`), and those are: so an earlier copy is read backwards from the log.
import { sql, type RawBuilder } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { asJson } from "../../../platform/database/sql.ts";
import { valuesAt } from "../history/history-queries.ts";

/** `revision`: of the log, at which it was published; null where the log does not know of it. `state`: whether the public saw it then. */
type Publication = {
  revision: number | null;
  published_at: string | null;
  state: "never" | "public" | "withdrawn";
};

/**
 * How it stood before a moment. Archived and unpublished records lose `published_at`, which the log keeps; what lies in the trash is seen by
 * nobody. A record that came in while nothing was logged is known by the stamp of its copy alone.
 */
async function publicationBefore(db: Db | Tx, record_id: number, before: string): Promise<Publication> {
  const { rows } = await sql<Publication>`
    with told as materialized (select a.id, a.at, a.after from audit_log a
      where a.resource = 'records' and a.record_id = ${record_id} and a.at < ${before}::timestamptz and a.after is not null),
    known as (select
      (select max(id) from told where after ->> 'status' = 'published') as revision,
      (select at from told where jsonb_typeof(after -> 'published_at') = 'string' order by id desc limit 1) as published_at,
      (select jsonb_typeof(after -> 'published_at') = 'null' from told where after ? 'published_at' order by id desc limit 1) as is_withdrawn,
      (select jsonb_typeof(after -> 'deleted_at') = 'string' from told where after ? 'deleted_at' order by id desc limit 1) as is_deleted)
    select k.revision, case when k.revision is null then r.published_at
        else coalesce(k.published_at, (select at from told where id = k.revision)) end as published_at,
      case when k.revision is null and (r.published is null or r.published_at >= ${before}::timestamptz) then 'never'
        when coalesce(k.is_deleted, false) or k.revision is not null and coalesce(k.is_withdrawn, false) then 'withdrawn'
        else 'public' end as state
    from records r, known k where r.id = ${record_id}`.execute(db);
  return rows[0]!;
}

/** A public copy of the record `r`, as JSON, and when it was published. */
export type Copy = { json: RawBuilder<unknown>; published_at: string };

/** The copy that the public could read just before a moment; `never` before the first one, `withdrawn` while it was taken back. */
export async function copyBefore(
  db: Db | Tx,
  record_id: number,
  before: string,
): Promise<Copy | "never" | "withdrawn"> {
  const { revision, published_at, state } = await publicationBefore(db, record_id, before);
  if (state !== "public") return state;
  if (revision === null) return { json: sql`r.published`, published_at: published_at! };
  const changedSince = (await valuesAt(db, record_id, revision, "after")) ?? {};
  return { json: sql`(public_copy(r) || ${asJson(changedSince)})`, published_at: published_at! };
}

/** The copy that the public reads now; nothing where there is none. */
export async function presentCopy(db: Db | Tx, record_id: number): Promise<Copy | null> {
  const { rows } = await sql<{ published_at: string }>`
    select published_at from records where id = ${record_id} and published is not null and deleted_at is null`.execute(
    db,
  );
  return rows[0] ? { json: sql`r.published`, published_at: rows[0].published_at } : null;
}
