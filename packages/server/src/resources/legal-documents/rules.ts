// What a legal document must satisfy beside its schema, and what is remarked without being refused (V14). Pure.
import type { LegalDocument, LegalDocumentDraft } from "@atalaya/contract/resources/legal-documents.ts";
import { isChanging, rankIssue } from "@atalaya/contract/resources/legal-documents/ranks.ts";
import { unlikelyDays, type Warning } from "@atalaya/contract/domain/warnings.ts";
import { FieldProblem } from "../../platform/http/problem.ts";
import type { SeenDocument } from "./queries.ts";

type Effect = { kind: LegalDocumentDraft["relations"][number]["kind"]; works_from_on: string };

/** From when a document's own relations work where they carry no day of their own. */
const takesEffectOn = (draft: Pick<LegalDocumentDraft, "effective_from_on" | "published_on" | "issued_on">) =>
  draft.effective_from_on ?? draft.published_on ?? draft.issued_on;

/** What was repealed says since when, or another document says so. */
export function checkRepealed(draft: Pick<LegalDocumentDraft, "status" | "effective_to_on">, on: readonly Effect[]) {
  const isExplained = draft.effective_to_on !== null || on.some(({ kind }) => kind === "repeals");
  if (draft.status === "repealed" && !isExplained)
    throw new FieldProblem({ effective_to_on: { code: "repeal_unexplained" } });
}

/**
 * Nothing is repealed or amended by a document of lower rank, nor before it was issued: neither what this document is about, nor this
 * document itself.
 */
export function checkRelations(
  draft: LegalDocumentDraft,
  targets: ReadonlyMap<number, SeenDocument>,
  on: readonly Effect[],
) {
  for (const [index, { document_id, kind, dated_on }] of draft.relations.entries()) {
    const target = targets.get(document_id);
    if (target === undefined) throw new FieldProblem({ [`relations.${index}.document_id`]: { code: "missing" } });
    if (!isChanging(kind)) continue;
    const code = rankIssue(draft, target);
    if (code !== null) throw new FieldProblem({ [`relations.${index}.document_id`]: { code } });
    if ((dated_on ?? takesEffectOn(draft)) < target.issued_on)
      throw new FieldProblem({ [`relations.${index}.dated_on`]: { code: "before_target" } });
  }
  if (on.some(({ kind, works_from_on }) => isChanging(kind) && works_from_on < draft.issued_on))
    throw new FieldProblem({ issued_on: { code: "after_effect" } });
}

const days = ["issued_on", "published_on", "effective_from_on", "effective_to_on", "next_review_on"] as const;

/** A document that takes effect before it is published is unusual, and lawful; a year long ago is likely a slip (V3). */
export function remarked(document: Omit<LegalDocument, "warnings">): LegalDocument {
  const { effective_from_on, published_on } = document;
  const isEarly = effective_from_on !== null && published_on !== null && effective_from_on < published_on;
  const early: Warning[] = isEarly
    ? [{ field: "effective_from_on", code: "effective_before_published", parameters: {} }]
    : [];
  return { ...document, warnings: [...unlikelyDays(document, days), ...early] };
}
