// Every statement about editions: frozen papers with the seal of their content (decision 0024). Papers that change are each a noun's own.
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { sql } from "kysely";
import type { Edition, Seal } from "@atalaya/contract/resources/editions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";

/** The row whose paper it is. Who may see that row may see its editions: the caller asks first. */
export type Subject = {
  resource: "committee_sessions" | "event_reports" | "after_actions" | "records" | "composite_indices";
  record_id: number;
};

/** The letters that are sealed: RFC 8785, the same for the same content whatever order its fields were put in. */
const canonicalForm = (content: object): string => canonicalize(content)!;

type New = Subject & {
  kind: "minutes" | "report" | "after_action" | "loss_statement" | "composite_index";
  /** Null: of what all places share. */
  company_id: number | null;
  reason: string | null;
  approved_in_session_id: number | null;
  /** Everybody reads what is sealed: who sealed it is kept with the edition, and is not among the bytes. */
  is_public?: true;
  /** What is sealed; the number, the moment, who, and the seal that it replaces stand in it too, so that none of them can be changed. */
  content: object;
};

/** Freezes a paper as the next edition of its subject. The caller holds the subject's row. */
export async function insertEdition(tx: Tx, { content, is_public, ...edition }: New): Promise<void> {
  const before = await latest(tx, edition);
  const { rows } = await sql<{ sealed_at: string; sealed_by: string | null }>`
    select now() as sealed_at, (select name from users where id::text = current_setting('app.actor')) as sealed_by`.execute(
    tx,
  );
  const number = (before?.number ?? 0) + 1;
  const { sealed_at, sealed_by } = rows[0]!;
  const sealed = canonicalForm({
    ...content,
    edition: {
      number,
      reason: edition.reason,
      replaces_sha256: before?.sha256 ?? null,
      sealed_at,
      ...(!is_public && { sealed_by }),
    },
  });
  const sha256 = createHash("sha256").update(sealed).digest("hex");
  await tx
    .insertInto("editions")
    .values({ ...edition, number, content: sealed, sha256, replaces_id: before?.id ?? null })
    .execute();
}

async function latest(tx: Tx, { resource, record_id }: Subject) {
  return tx
    .selectFrom("editions")
    .select(["id", "number", "sha256"])
    .where("resource", "=", resource)
    .where("record_id", "=", record_id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

const seal = sql`e.number, e.sha256, e.created_at as sealed_at,
  (select u.name from users u where u.id::text = e.created_by) as sealed_by`;

/** The seal of the present edition of the row `id` of a table, as JSON; null where there is none. */
export const sealOf = (resource: Subject["resource"], id: ReturnType<typeof sql>) => sql<Seal | null>`(
  select row_to_json(sealed) from (select ${seal} from editions e
    where e.resource = ${resource} and e.record_id = ${id} order by e.number desc limit 1) sealed)`;

/** All of them, the present one first, without their contents. */
export async function listEditions(db: Db | Tx, { resource, record_id }: Subject): Promise<Edition[]> {
  const { rows } = await sql<Edition>`
    select e.id, ${seal}, b.number as replaces, e.reason, e.approved_in_session_id
    from editions e left join editions b on b.id = e.replaces_id
    where e.resource = ${resource} and e.record_id = ${record_id} order by e.number desc`.execute(db);
  return rows;
}

/** All of them with what was sealed, the newest first. */
export async function listSealed(db: Db | Tx, { resource, record_id }: Subject) {
  const { rows } = await sql<Seal & { content: string }>`
    select ${seal}, e.content from editions e where e.resource = ${resource} and e.record_id = ${record_id}
    order by e.number desc`.execute(db);
  return rows;
}

/** One edition with what was sealed; the present one without a number. */
export async function findEdition(
  db: Db | Tx,
  { resource, record_id }: Subject,
  number?: number,
): Promise<(Seal & { content: string }) | undefined> {
  const { rows } = await sql<Seal & { content: string }>`
    select ${seal}, e.content from editions e
    where e.resource = ${resource} and e.record_id = ${record_id} and (${number ?? null}::integer is null or e.number = ${number ?? null})
    order by e.number desc limit 1`.execute(db);
  return rows[0];
}
