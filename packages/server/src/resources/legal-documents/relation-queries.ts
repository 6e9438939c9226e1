// Statements about what a document does to others, and whose agreement that needs.
import { sql } from "kysely";
import type { LegalDocumentDraft } from "@atalaya/contract/resources/legal-documents.ts";
import type { LegalRelationKind } from "@atalaya/contract/resources/legal-documents/kinds.ts";
import { changingRelations } from "@atalaya/contract/resources/legal-documents/ranks.ts";
import type { ProposalState } from "@atalaya/contract/resources/proposals.ts";
import type { Tx } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { visible } from "./queries.ts";

/** Makes the relations to documents that the caller sees, which in the trash he does not, these ones; what stays as it was is not written. */
export async function replaceRelations(
  tx: Tx,
  scope: Scope,
  { id, company_id }: { id: number; company_id: number },
  relations: LegalDocumentDraft["relations"],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(relations)}::jsonb)
    w(document_id bigint, kind text, dated_on date, reason text)`;
  await sql`delete from legal_relations r using legal_documents t
    where r.document_id = ${id} and t.id = r.target_id and t.deleted_at is null and ${visible(scope, sql<number>`t.company_id`)}
      and not exists (select from ${wanted}
      where w.document_id = r.target_id and w.kind = r.kind and w.dated_on is not distinct from r.dated_on)`.execute(
    tx,
  );
  await sql`insert into legal_relations (company_id, document_id, target_id, kind, dated_on, reason)
    select ${company_id}, ${id}, w.document_id, w.kind, w.dated_on, w.reason from ${wanted}
    on conflict (document_id, target_id, kind) do update set reason = excluded.reason
      where legal_relations.reason is distinct from excluded.reason`.execute(tx);
}

/**
 * A relation by which a document changes another one. `is_at_work` where the document itself is neither in the trash, nor a project, nor
 * annulled; `state` is null where nobody had to be asked.
 */
export type Change = {
  id: number;
  target_id: number;
  target_company_id: number;
  company_id: number;
  kind: LegalRelationKind;
  works_from_on: string;
  reason: string | null;
  is_at_work: boolean;
  proposal_id: number | null;
  state: ProposalState | null;
};

/**
 * What the document does, or would do, to documents that the caller may not change: `writable` is where he may. One that lies in the trash
 * counts too, for its keeper may take it back at any time. What was proposed is held until the transaction ends, so that it is not
 * answered meanwhile.
 */
export async function changesElsewhere(tx: Tx, writable: Scope | null, id: number): Promise<Change[]> {
  await sql`select from proposals where id in (select proposal_id from legal_relations where document_id = ${id})
    order by id for update`.execute(tx);
  const elsewhere = writable ? sql`not ${inTerritory(sql<number>`t.company_id`, writable)}` : sql`true`;
  const { rows } = await sql<Change>`
    select r.id, r.target_id, t.company_id as target_company_id, d.company_id, r.kind, r.reason,
      coalesce(r.dated_on, d.effective_from_on, d.published_on, d.issued_on) as works_from_on,
      d.deleted_at is null and d.status not in ('project', 'annulled') as is_at_work, r.proposal_id, p.state
    from legal_relations r join legal_documents d on d.id = r.document_id join legal_documents t on t.id = r.target_id
      left join proposals p on p.id = r.proposal_id
    where r.document_id = ${id} and r.kind = any(${[...changingRelations]}::text[]) and ${elsewhere}
    order by r.id`.execute(tx);
  return rows;
}

export const proposeRelation = (tx: Tx, id: number, proposal_id: number) =>
  sql`update legal_relations set proposal_id = ${proposal_id} where id = ${id}`.execute(tx);
