// Writing legal documents: inside the caller's places only, with relations to documents that the caller sees (V14).
import {
  LegalDocumentDraft,
  type LegalDocument,
  type LegalDocumentPatch,
} from "@atalaya/contract/resources/legal-documents.ts";
import type { Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, Problem, refuseWhenUsed } from "../../platform/problem.ts";
import { checkWhole } from "../../platform/schemas.ts";
import { within, type Scope } from "../../platform/scope.ts";
import {
  countDependants,
  documentsSeen,
  effectsOn,
  findLegalDocument,
  insertLegalDocument,
  isKnown,
  replaceRelations,
  updateLegalDocument,
} from "./queries.ts";
import { checkOrder, checkRepealed, remarked } from "./rules.ts";

const found = async (tx: Tx, scope: Scope, id: number, which = {}): Promise<LegalDocument | undefined> => {
  const document = await findLegalDocument(tx, scope, id, which);
  return document && remarked(document);
};

/** A document answers for other places (V16), so only their own people may name them. */
function mayApplyIn(scope: Scope, places: readonly number[], before: readonly number[] = []): void {
  for (const place of places) if (!before.includes(place)) within(scope, place, "place_ids");
}

/** The rules that need other documents. `id` is null for a new one. */
async function checkAmongOthers(tx: Tx, scope: Scope, id: number | null, draft: LegalDocumentDraft): Promise<void> {
  if (await isKnown(tx, scope, id, draft)) throw new FieldProblem({ number: { code: "document_known" } });
  const targets = draft.relations.map(({ document_id }) => document_id);
  if (id !== null && targets.includes(id))
    throw new FieldProblem({ [`relations.${targets.indexOf(id)}.document_id`]: { code: "relation_itself" } });
  const effects = id === null ? [] : await effectsOn(tx, id);
  checkOrder(draft, await documentsSeen(tx, scope, targets), effects);
  checkRepealed(draft, effects);
}

export async function createLegalDocument(tx: Tx, scope: Scope, draft: LegalDocumentDraft): Promise<LegalDocument> {
  within(scope, draft.company_id);
  mayApplyIn(scope, draft.place_ids);
  await checkAmongOthers(tx, scope, null, draft);
  const { relations, ...columns } = draft;
  const id = await insertLegalDocument(tx, columns);
  await replaceRelations(tx, scope, { id, company_id: draft.company_id }, relations);
  return orNotFound(await found(tx, scope, id));
}

/** One of a place above the caller's is his to read and not to change. */
function mayChange({ company_ids }: Scope, { company_id }: LegalDocument): void {
  if (company_ids && !company_ids.includes(company_id)) throw new Problem("forbidden");
}

async function lockedDocument(tx: Tx, scope: Scope, id: number, version?: number): Promise<LegalDocument> {
  const current = await held(tx, "legal_documents", id, () => found(tx, scope, id), version);
  mayChange(scope, current);
  return current;
}

export async function changeLegalDocument(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, ...changes }: LegalDocumentPatch,
): Promise<LegalDocument> {
  const current = await lockedDocument(tx, scope, id, version);
  if (changes.company_id !== undefined) within(scope, changes.company_id);
  if (changes.place_ids) mayApplyIn(scope, changes.place_ids, current.place_ids);
  checkWhole(LegalDocumentDraft, current, changes);
  const draft = { ...current, ...changes };
  await checkAmongOthers(tx, scope, id, draft);
  const { relations, ...columns } = changes;
  await updateLegalDocument(tx, id, columns);
  if (relations) await replaceRelations(tx, scope, { id, company_id: draft.company_id }, relations);
  return orNotFound(await found(tx, scope, id));
}

/** A document that others are about is refused, with their number (V18). */
export async function deleteLegalDocument(tx: Tx, scope: Scope, id: number, version?: number): Promise<void> {
  await lockedDocument(tx, scope, id, version);
  refuseWhenUsed(await countDependants(tx, id));
  await intoTrash(tx, "legal_documents", id);
}

export async function undeleteLegalDocument(tx: Tx, scope: Scope, id: number): Promise<LegalDocument> {
  const current = await held(tx, "legal_documents", id, () => found(tx, scope, id, { trash: true }));
  mayChange(scope, current);
  await checkAmongOthers(tx, scope, id, current);
  await outOfTrash(tx, "legal_documents", id);
  return orNotFound(await found(tx, scope, id));
}
