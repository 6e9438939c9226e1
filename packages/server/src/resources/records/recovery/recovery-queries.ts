// Statements about what a recovery item refers to: the disaster that it follows.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

/** What followed the one disaster follows the other, in the public's copy too. */
export const followInstead = (tx: Tx, from: number, to: number) =>
  sql`update records set recovery = jsonb_set(recovery, '{event_id}', to_jsonb(${to}::bigint)),
      published = case when published #>> '{recovery,event_id}' = ${String(from)}
        then jsonb_set(published, '{recovery,event_id}', to_jsonb(${to}::bigint)) else published end
    where (recovery ->> 'event_id')::bigint = ${from} and recovery ->> 'event_id' is not null`.execute(tx);
