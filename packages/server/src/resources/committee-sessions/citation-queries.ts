// Every statement about citations: who was cited to a session by mail, and what became of it.
import { sql } from "kysely";
import type { Citation } from "@atalaya/contract/resources/committee-sessions/citations.ts";
import type { Db, Tx } from "../../platform/database/database.ts";

export type SavedCitation = Pick<Citation, "state" | "at"> & { member_id: number; email: string };

/** A letter that was never noted as sent is counted as failed: its process ended, or the mail server never answered. */
export async function listCitations(db: Db | Tx, session_id: number): Promise<SavedCitation[]> {
  const { rows } = await sql<SavedCitation>`
    select member_id, email, at,
      case when state = 'queued' and at < now() - interval '10 minutes' then 'failed' else state end as state
    from committee_citations where session_id = ${session_id}`.execute(db);
  return rows;
}

/**
 * Notes that letters are about to leave. Those whose letter left within the last minute, or leaves now, get no second one: the button was
 * pressed twice. The caller holds the session's row. Answers the members whose letters are to be sent.
 */
export async function queueCitations(
  tx: Tx,
  { id: session_id, company_id }: { id: number; company_id: number },
  cited: readonly { member_id: number; email: string }[],
): Promise<number[]> {
  const queued: number[] = [];
  for (const { member_id, email } of cited) {
    const { rows } = await sql<{ member_id: number }>`
      insert into committee_citations (company_id, session_id, member_id, email, state)
      values (${company_id}, ${session_id}, ${member_id}, ${email}, 'queued')
      on conflict (session_id, member_id) do update set email = excluded.email, state = 'queued', at = now()
        where committee_citations.state = 'failed' or committee_citations.at < now() - interval '1 minute'
      returning member_id`.execute(tx);
    if (rows[0]) queued.push(rows[0].member_id);
  }
  return queued;
}

export const noteCitation = (tx: Tx, session_id: number, member_id: number, state: "sent" | "failed") =>
  tx
    .updateTable("committee_citations")
    .set({ state, at: sql`now()` })
    .where("session_id", "=", session_id)
    .where("member_id", "=", member_id)
    .execute();
