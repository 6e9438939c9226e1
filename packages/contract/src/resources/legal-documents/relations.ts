// What one legal document does to another: as it is typed, as it is answered, and what the other one is called.
import { z } from "zod";
import { Day, Id } from "../../record.ts";
import { optionalText } from "../../values/plain-text.ts";
import { legalKinds, legalRelationKinds } from "./kinds.ts";

/**
 * `dated_on`: from when; without it, from when the document itself takes effect. `reason` is for whoever keeps the target, where that is
 * somebody else: a relation that changes it is a proposal until he agrees.
 */
export const LegalRelationDraft = z.object({
  document_id: Id,
  kind: z.enum(legalRelationKinds),
  dated_on: Day.nullable().default(null),
  reason: optionalText(500),
});
export type LegalRelationDraft = z.infer<typeof LegalRelationDraft>;

/** What a document is called where another one names it. */
export const LegalReference = z.object({
  id: Id,
  kind: z.enum(legalKinds),
  number: z.string(),
  title_es: z.string(),
  title_en: z.string().nullable(),
});
export type LegalReference = z.infer<typeof LegalReference>;

export const LegalRelation = z.object({
  document_id: Id,
  kind: z.enum(legalRelationKinds),
  dated_on: z.string().nullable(),
});

/** `proposal`: what the target's keeper was asked; null where nobody had to be. */
export const OwnRelation = LegalRelation.extend({
  reason: z.string().nullable(),
  proposal: z.object({ state: z.string(), company_name: z.string(), answer: z.string().nullable() }).nullable(),
});
export type OwnRelation = z.infer<typeof OwnRelation>;
