// Keeps a document from changing what its author does not keep: what it would do there becomes a proposal, what was agreed stays.
import type { Tx } from "../../platform/database/database.ts";
import type { Scope } from "../../platform/scope.ts";
import { insertProposal, withdrawProposals } from "../proposals/queries.ts";
import { changesElsewhere, proposeRelation, type Change } from "./relation-queries.ts";

/** Where the caller may change documents: what lies elsewhere is another's. Null is nowhere. */
export type Writable = Scope | null;

const isInEffect = ({ is_at_work, state }: Change): boolean => is_at_work && (state === null || state === "accepted");

const sayOf = ({ target_id, kind, works_from_on }: Change): string => `${target_id} ${kind} ${works_from_on}`;

/** What is to be asked: what would come into effect, or waits on another day or for another reason than it was asked for. */
const isToBeAsked = (change: Change, before: readonly Change[]): boolean => {
  if (!change.is_at_work || change.state === "declined") return false;
  const was = before.find((it) => it.id === change.id);
  if (change.state === "withdrawn") return true;
  if (change.state === "open") return was?.works_from_on !== change.works_from_on || was.reason !== change.reason;
  return !before.some((it) => isInEffect(it) && sayOf(it) === sayOf(change));
};

async function ask(tx: Tx, document_id: number, change: Change): Promise<void> {
  const { target_id: subject_id, target_company_id, company_id, kind, works_from_on, reason } = change;
  const proposal_id = await insertProposal(tx, {
    kind: "legal_relation",
    company_id: target_company_id,
    from_company_id: company_id,
    resource: "legal_documents",
    subject_id,
    proposed: { document_id, relation: kind, works_from_on },
    reason,
  });
  await proposeRelation(tx, change.id, proposal_id);
}

/**
 * Makes a change of the document `id`, null for a new one, and answers what `make` does: the document's id. However it is changed, nothing
 * of what it does to a document elsewhere comes into effect by it or ends by it. What would come into effect is proposed to the keeper;
 * where something would end or begin on another day, `refuse` throws.
 */
export async function changingNothingElsewhere(
  tx: Tx,
  writable: Writable,
  id: number | null,
  refuse: () => Error,
  make: () => Promise<number>,
): Promise<number> {
  const before = id === null ? [] : await changesElsewhere(tx, writable, id);
  const made = await make();
  const after = await changesElsewhere(tx, writable, made);
  const inEffect = new Set(after.filter(isInEffect).map(sayOf));
  if (before.some((change) => isInEffect(change) && !inEffect.has(sayOf(change)))) throw refuse();
  const asked = after.filter((change) => isToBeAsked(change, before));
  const still = new Set(
    after.filter((it) => it.is_at_work && !asked.includes(it)).map(({ proposal_id }) => proposal_id),
  );
  await withdrawProposals(
    tx,
    [...before, ...after].flatMap(({ proposal_id }) => (proposal_id && !still.has(proposal_id) ? [proposal_id] : [])),
  );
  for (const change of asked) await ask(tx, made, change);
  return made;
}
