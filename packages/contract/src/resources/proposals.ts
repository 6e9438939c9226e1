// Proposals: what somebody would have changed in a thing that lies above or beside his places. Its keeper agrees, or says why not.
import { z } from "zod";
import type { Permission } from "../permissions.ts";
import { optionalText } from "../values/plain-text.ts";
import { Id, idList, Instant, listOf, listQuery, recordFields } from "../record.ts";
import { legalRelationKinds } from "./legal-documents/kinds.ts";
import { LegalReference } from "./legal-documents/relations.ts";

/** `withdrawn`: whoever asked took it back, or what was asked for is gone. */
export const proposalStates = ["open", "accepted", "declined", "withdrawn"] as const;
export type ProposalState = (typeof proposalStates)[number];

export const proposalKinds = ["legal_relation"] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** The permission that answers proposals of a kind, held where the thing lies; and the one that reads those that were sent. */
export const proposalPermissions = {
  legal_relation: { answers: "legal.update", reads: "legal.index" },
} as const satisfies Record<ProposalKind, { answers: Permission; reads: Permission }>;

/** One document would repeal or amend another from a day on. */
const ProposedRelation = z.object({
  document_id: Id,
  relation: z.enum(legalRelationKinds),
  works_from_on: z.string(),
});
export type ProposedRelation = z.infer<typeof ProposedRelation>;

export const Proposal = z.object({
  ...recordFields,
  kind: z.enum(proposalKinds),
  /** The keeper's place, and the one that asks. */
  company_id: Id,
  company_name: z.string(),
  from_company_id: Id,
  from_company_name: z.string(),
  resource: z.string(),
  /** The thing that would change. */
  subject_id: Id,
  proposed: ProposedRelation,
  /** The document that would do it, and the one that it would be done to. */
  document: LegalReference,
  target: LegalReference,
  reason: z.string().nullable(),
  state: z.enum(proposalStates),
  answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  answered_at: Instant.nullable(),
  /** Name of the person who asked; null where the system did. */
  created_by: z.string().nullable(),
  may_answer: z.boolean(),
});
export type Proposal = z.infer<typeof Proposal>;

/** `side`: those that wait for the caller's answer or had it, those that his places sent, or both. The newest first. */
export const ProposalQuery = listQuery(["created_at"], {
  side: z.enum(["received", "sent"]).optional(),
  state: listOf(z.enum(proposalStates)),
  kind: listOf(z.enum(proposalKinds)),
  subject: idList,
});
export type ProposalQuery = z.infer<typeof ProposalQuery>;

/** Declining says why. What was accepted can be declined later; what was declined is asked for anew. */
export const ProposalAnswer = z
  .object({ state: z.enum(["accepted", "declined"]), answer: optionalText(1000), version: z.int().positive() })
  .superRefine(({ state, answer }, context) => {
    if (state === "declined" && answer === null)
      context.addIssue({ code: "custom", path: ["answer"], params: { code: "required" } });
  });
export type ProposalAnswer = z.infer<typeof ProposalAnswer>;

export const proposals = { path: "proposals", detail: Proposal, query: ProposalQuery, summary: Proposal };
