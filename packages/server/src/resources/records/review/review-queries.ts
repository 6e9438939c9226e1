// Statements of a record's review: its state with who set it and when, its authors, and the copy that the public sees.
import { sql } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { TransitionAction } from "@atalaya/contract/resources/records/transitions.ts";
import type { PublishedRecord, RecordStatus } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTerritory } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { asCopy } from "../stored.ts";

const actor = sql<string>`current_setting('app.actor', true)`;
const withdrawn = { published: null, published_by: null, published_at: null };

/** What else a step writes into the row. */
const stampsOf: Partial<Record<TransitionAction, object>> = {
  submit: { submitted_by: actor },
  validate: { validated_by: actor, validated_at: sql`now()` },
  publish: { published_by: actor, published_at: sql`now()` },
  unpublish: withdrawn,
  archive: withdrawn,
};

export const setStatus = (
  tx: Tx,
  id: number,
  status: RecordStatus,
  action: TransitionAction,
  review_note: string | null,
) =>
  tx
    .updateTable("records")
    .set({ status, review_note, ...stampsOf[action] })
    .where("id", "=", id)
    .execute();

/** Ids of the person who last changed the contents and of the one who asked for the validation. */
export async function authorsOf(tx: Tx, id: number): Promise<(string | null)[]> {
  const row = await tx
    .selectFrom("records")
    .select(["edited_by", "submitted_by"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return [row.edited_by, row.submitted_by];
}

/** The published copy of a record that is not in the trash. */
export async function findPublished(
  db: Db | Tx,
  scope: Scope,
  domain: RecordDomain,
  id: number,
): Promise<PublishedRecord | undefined> {
  const { rows } = await sql<{ published: PublishedRecord }>`
    select ${asCopy(sql`r.published`)} || jsonb_build_object('published_at', r.published_at, 'published_by', (select u.name from users u where u.id::text = r.published_by)) as published
    from records r where r.id = ${id} and r.domain = ${domain} and r.deleted_at is null and r.published is not null
      and ${inTerritory(sql`r.company_id`, scope)}`.execute(db);
  return rows[0]?.published;
}
