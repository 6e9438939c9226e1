// Statements that make two records one, and part them again. A comment or a file remembers the record that it came from.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

/** Both, held until the transaction ends; always in the same order, so that two merges of the same two take turns. */
export const holdBoth = (tx: Tx, ids: readonly [number, number]) =>
  sql`select from records where id = any(${ids}::bigint[]) order by id for update`.execute(tx);

/** Sends the other into the trash; what was said of it and attached to it is the survivor's from now on. */
export async function absorb(tx: Tx, survivor: number, other: number): Promise<void> {
  await sql`update records set deleted_at = now(), merged_into_id = ${survivor} where id = ${other}`.execute(tx);
  await sql`update record_comments set record_id = ${survivor}, merged_from_id = coalesce(merged_from_id, record_id)
    where record_id = ${other} and deleted_at is null`.execute(tx);
  await sql`update attachments set owner_id = ${survivor}, merged_from_id = coalesce(merged_from_id, owner_id)
    where owner = 'records' and owner_id = ${other} and deleted_at is null`.execute(tx);
}

/** Takes the other out of the trash and gives it back what came with it. */
export async function partFrom(tx: Tx, other: number, survivor: number): Promise<void> {
  await sql`update records set deleted_at = null, merged_into_id = null where id = ${other}`.execute(tx);
  await sql`update records set merged_with_id = null where id = ${survivor} and merged_with_id = ${other}`.execute(tx);
  await sql`update record_comments set record_id = ${other}, merged_from_id = null where merged_from_id = ${other}`.execute(
    tx,
  );
  await sql`update attachments set owner_id = ${other}, merged_from_id = null where merged_from_id = ${other}`.execute(
    tx,
  );
}
