// Every statement about terms, their editions and who accepted them.
import { sql, type RawBuilder } from "kysely";
import type { PendingTerms, Terms, TermsDraft, TermsSummary } from "@atalaya/contract/resources/terms.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { todayAtTheTop } from "../../platform/database/sql.ts";

/** What a draft is published as. */
const becomes = sql`case when effective_from > ${todayAtTheTop} then 'scheduled' else 'published' end`;

/** An organisation changes its terms a few times a year. */
const mostEditions = 500;

/** An announced edition whose day has come. */
const isDue = sql`status = 'scheduled' and effective_from <= ${todayAtTheTop}`;

/** What an edition is today: nobody has to be there on the day when an announced one becomes current. */
const statusNow = sql`case when t.status = 'scheduled' and t.effective_from <= ${todayAtTheTop} then 'published'
  when t.status = 'published' and exists (select from terms where kind = t.kind and ${isDue}) then 'superseded' else t.status end`;

const summaryColumns = sql`t.id, t.version, t.created_at, t.updated_at, t.kind, t.edition, t.effective_from, ${statusNow} as status, t.published_at,
  t.superseded_at, case when t.body_en is null then 'missing' else 'complete' end as translation,
  (select count(*) from terms_acceptances a where a.terms_id = t.id) as acceptance_count`;

/** By kind, drafts first, then from the newest edition to the oldest. */
export async function listTerms(db: Db): Promise<TermsSummary[]> {
  const { rows } = await sql<TermsSummary>`
    select ${summaryColumns} from terms t where t.deleted_at is null
    order by array_position(array['terms', 'privacy', 'cookies', 'data_licence'], t.kind), t.edition desc nulls first, t.id desc
    limit ${mostEditions}`.execute(db);
  return rows;
}

/** The current edition of every kind that has one. */
export async function listCurrent(db: Db): Promise<Terms[]> {
  const { rows } = await sql<Terms>`
    select ${summaryColumns}, t.body_es, t.body_en from terms t where ${statusNow} = 'published'
    order by array_position(array['terms', 'privacy', 'cookies', 'data_licence'], t.kind)`.execute(db);
  return rows;
}

export async function findTerms(db: Db | Tx, id: number, { isTrash = false } = {}): Promise<Terms | undefined> {
  const { rows } = await sql<Terms>`
    select ${summaryColumns}, t.body_es, t.body_en from terms t
    where t.deleted_at is ${isTrash ? sql`not null` : sql`null`} and t.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertTerms(tx: Tx, draft: TermsDraft): Promise<number> {
  const { id } = await tx.insertInto("terms").values(draft).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const updateTerms = (tx: Tx, id: number, changes: Partial<TermsDraft>) =>
  tx
    .updateTable("terms")
    // The version counts a form that was saved without a change too.
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .execute();

/**
 * V22: the edition that was current gives way in the same moment; one for a day to come is announced, in the place of another that was.
 * Two people who publish at once take turns.
 */
export async function publishTerms(tx: Tx, { id, kind }: Pick<Terms, "id" | "kind">): Promise<void> {
  const supersede = (which: RawBuilder<unknown>) =>
    sql`update terms set status = 'superseded', superseded_at = now() where kind = ${kind} and ${which}`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`terms ${kind}`}, 0))`.execute(tx);
  await supersede(sql`status = 'published' and exists (select from terms where kind = ${kind} and ${isDue})`);
  await sql`update terms set status = 'published' where kind = ${kind} and ${isDue}`.execute(tx);
  await supersede(sql`status = (select ${becomes} from terms where id = ${id})`);
  await sql`update terms set status = ${becomes}, published_at = now(),
    edition = (select coalesce(max(edition), 0) + 1 from terms where kind = ${kind}) where id = ${id}`.execute(tx);
}

export async function listPending(db: Db, user_id: number): Promise<PendingTerms[]> {
  const { rows } = await sql<PendingTerms>`
    select t.id, t.kind, t.edition, t.effective_from, t.body_es, t.body_en from terms t
    where ${statusNow} = 'published'
      and not exists (select 1 from terms_acceptances a where a.terms_id = t.id and a.user_id = ${user_id})
    order by array_position(array['terms', 'privacy', 'cookies', 'data_licence'], t.kind)`.execute(db);
  return rows;
}

/** Once per person and edition; the first time counts. */
export const insertAcceptance = (tx: Tx, terms_id: number, user_id: number, address: string | null) =>
  tx
    .insertInto("terms_acceptances")
    .values({ terms_id, user_id, address })
    .onConflict((conflict) => conflict.columns(["terms_id", "user_id"]).doNothing())
    .execute();
