// Every statement about the comments on records. A comment is where its record is.
import { sql } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Comment } from "@atalaya/contract/resources/records/history.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTerritory, whenGiven } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

type Found = Omit<Comment, "is_own" | "may_delete"> & { author_id: string; company_id: number; record_id: number };

const columns = sql`c.id, c.version, c.text, c.created_at, c.updated_at, c.created_by as author_id, c.record_id, r.company_id,
  (select u.name from users u where u.id::text = c.created_by) as author`;

/** One page, newest first, and one more row where there are further pages. */
export async function listComments(
  db: Db,
  record_id: number,
  { after, per_page }: { after?: number | undefined; per_page: number },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select ${columns} from record_comments c join records r on r.id = c.record_id
    where c.record_id = ${record_id} and c.deleted_at is null and ${whenGiven(after, (id) => sql`c.id < ${id}`)}
    order by c.id desc limit ${per_page + 1}`.execute(db);
  return rows;
}

export async function countComments(db: Db, record_id: number): Promise<number> {
  const { count } = await sql<{ count: number }>`
    select count(*) as count from record_comments where record_id = ${record_id} and deleted_at is null`
    .execute(db)
    .then(({ rows }) => rows[0]!);
  return count;
}

/** One comment on a record that is in the caller's places and not in the trash. */
export async function findComment(
  db: Db | Tx,
  scope: Scope,
  domain: RecordDomain,
  id: number,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select ${columns} from record_comments c join records r on r.id = c.record_id
    where c.id = ${id} and c.deleted_at is null and r.domain = ${domain} and r.deleted_at is null
      and ${inTerritory(sql`r.company_id`, scope)}`.execute(db);
  return rows[0];
}

type Where = { id: number; company_id: number };

export async function insertComment(tx: Tx, { id: record_id, company_id }: Where, text: string): Promise<number> {
  const { id } = await tx
    .insertInto("record_comments")
    .values({ record_id, company_id, text })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateComment = (tx: Tx, id: number, text: string) =>
  tx.updateTable("record_comments").set({ text }).where("id", "=", id).execute();
