// Writing legal documents: inside the caller's places only, with relations to documents that the caller sees (V14). What a document does to
// one that the caller may not change is proposed to its keeper.
import { isDeepStrictEqual } from "node:util";
import {
  LegalDocumentDraft,
  type LegalDocument,
  type LegalDocumentPatch,
} from "@atalaya/contract/resources/legal-documents.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, Problem, refuseWhenUsed } from "../../platform/http/problem.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import { within, type Scope } from "../../platform/scope.ts";
import {
  countDependants,
  documentsSeen,
  effectsOn,
  findLegalDocument,
  insertLegalDocument,
  isKnown,
  updateLegalDocument,
} from "./queries.ts";
import { moveProposals, withdrawAbout } from "../proposals/queries.ts";
import { changingNothingElsewhere, type Writable } from "./effects.ts";
import { replaceRelations } from "./relation-queries.ts";
import { checkRelations, checkRepealed, remarked } from "./rules.ts";

/** `scope`: where the caller may take the step; `writable`: where he may change documents. */
export type Author = { scope: Scope; writable: Writable };

const found = async (db: Db | Tx, scope: Scope, id: number, which = {}): Promise<LegalDocument | undefined> => {
  const document = await findLegalDocument(db, scope, id, which);
  return document && remarked(document);
};

/** The document with what is remarked on it (V14); undefined where the caller does not see it. */
export const legalDocumentOf = (db: Db | Tx, { scope }: Author, id: number, which = {}) => found(db, scope, id, which);

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
  checkRelations(draft, await documentsSeen(tx, scope, targets), effects);
  checkRepealed(draft, effects);
}

export async function createLegalDocument(tx: Tx, author: Author, draft: LegalDocumentDraft): Promise<LegalDocument> {
  const { scope, writable } = author;
  within(scope, draft.company_id);
  mayApplyIn(scope, draft.place_ids);
  await checkAmongOthers(tx, scope, null, draft);
  const { relations, ...columns } = draft;
  const id = await changingNothingElsewhere(tx, writable, null, agreed({}), async () => {
    const made = await insertLegalDocument(tx, columns);
    await replaceRelations(tx, scope, { id: made, company_id: draft.company_id }, relations);
    return made;
  });
  return orNotFound(await found(tx, scope, id));
}

/** Fields by which a document changes what it does to others, the first that was changed being the one to begin with. */
const effective = ["relations", "status", "effective_from_on", "published_on", "issued_on"] as const;

const agreed = (changes: Partial<LegalDocumentDraft>) => () => {
  const field = effective.find((it) => changes[it] !== undefined) ?? "relations";
  return new FieldProblem({ [field]: { code: "effect_agreed" } });
};

/** One of a place above the caller's is his to read and not to change. */
function mayChange({ company_ids }: Scope, { company_id }: LegalDocument): void {
  if (company_ids && !company_ids.includes(company_id)) throw new Problem("forbidden");
}

async function lockedDocument(tx: Tx, scope: Scope, id: number, version?: number): Promise<LegalDocument> {
  const current = await held(tx, "legal_documents", id, () => found(tx, scope, id), version);
  mayChange(scope, current);
  return current;
}

/** What a form sends back as it was is no change. */
function really(changes: Omit<LegalDocumentPatch, "version">, current: LegalDocument): Partial<LegalDocumentDraft> {
  const relations = current.relations.map(({ document_id, kind, dated_on, reason }) => ({
    document_id,
    kind,
    dated_on,
    reason,
  }));
  const was = { ...current, relations };
  return Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !isDeepStrictEqual(value, was[field as keyof LegalDocument])),
  );
}

export async function changeLegalDocument(
  tx: Tx,
  { scope, writable }: Author,
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
  await changingNothingElsewhere(tx, writable, id, agreed(really(changes, current)), async () => {
    await updateLegalDocument(tx, id, columns);
    if (relations) await replaceRelations(tx, scope, { id, company_id: draft.company_id }, relations);
    return id;
  });
  await moveProposals(tx, "legal_documents", id, draft.company_id);
  return orNotFound(await found(tx, scope, id));
}

const agreedWhole = () => new Problem("effect_agreed");

/** A document that others are about is refused, with their number (V18); so is one whose effect elsewhere was agreed. */
export async function deleteLegalDocument(
  tx: Tx,
  { scope, writable }: Author,
  id: number,
  version?: number,
): Promise<void> {
  await lockedDocument(tx, scope, id, version);
  refuseWhenUsed(await countDependants(tx, id));
  await changingNothingElsewhere(tx, writable, id, agreedWhole, async () => {
    await intoTrash(tx, "legal_documents", id);
    return id;
  });
  await withdrawAbout(tx, "legal_documents", id);
}

export async function undeleteLegalDocument(tx: Tx, { scope, writable }: Author, id: number): Promise<LegalDocument> {
  const current = await held(tx, "legal_documents", id, () => found(tx, scope, id, { trash: true }));
  mayChange(scope, current);
  await checkAmongOthers(tx, scope, id, current);
  await changingNothingElsewhere(tx, writable, id, agreedWhole, async () => {
    await outOfTrash(tx, "legal_documents", id);
    return id;
  });
  return orNotFound(await found(tx, scope, id));
}
