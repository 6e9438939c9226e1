// Statements about what a recovery item refers to: the disaster that it follows.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { inTerritory } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

/**
 * Whether this is a disaster of the place, or of one above it, that the caller may know of: of his own places, or told to the public. It
 * stays so until the transaction ends.
 */
export async function isEventOf(tx: Tx, scope: Scope, event_id: number, company_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from records e join variables v on v.id = e.variable_id
    where e.id = ${event_id} and e.domain = 'risk' and e.deleted_at is null and v.kind = 'event_type'
      and e.company_id = any((select path from companies where id = ${company_id})::bigint[])
      and (e.published -> 'is_public' = 'true' or ${inTerritory(sql<number>`e.company_id`, scope)}) for share of e`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What followed the one disaster follows the other, in the public's copy too. */
export const followInstead = (tx: Tx, from: number, to: number) =>
  sql`update records set recovery = jsonb_set(recovery, '{event_id}', to_jsonb(${to}::bigint)),
      published = case when published #>> '{recovery,event_id}' = ${String(from)}
        then jsonb_set(published, '{recovery,event_id}', to_jsonb(${to}::bigint)) else published end
    where (recovery ->> 'event_id')::bigint = ${from} and recovery ->> 'event_id' is not null`.execute(tx);
