// Terms that people accept, in numbered editions (V22): exactly one current edition per kind, and what was published never changes.
import { z } from "zod";
import { answerOf, Day, defineResource, Id, Instant, patchOf, recordFields } from "../record.ts";
import { optionalRichText, richText } from "../values/rich-text.ts";
import { longestBody, translations } from "./articles.ts";

export const termsKinds = ["terms", "privacy", "cookies", "data_licence"] as const;

/**
 * `published` is the current edition of its kind; the one before it is then `superseded`. `scheduled` was published ahead of the day from
 * which it is in effect, and becomes current on it.
 */
export const termsStatuses = ["draft", "scheduled", "published", "superseded"] as const;

export const TermsDraft = z.object({
  kind: z.enum(termsKinds),
  effective_from: Day,
  body_es: richText(longestBody),
  body_en: optionalRichText(longestBody),
});
export type TermsDraft = z.infer<typeof TermsDraft>;
/** A draft stays of its kind. */
export const TermsPatch = patchOf(TermsDraft.omit({ kind: true }));

const standing = {
  ...recordFields,
  /** Counts from 1 within the kind, in the order of publication; null of a draft. */
  edition: z.int().positive().nullable(),
  status: z.enum(termsStatuses),
  translation: z.enum(translations),
  published_at: Instant.nullable(),
  superseded_at: Instant.nullable(),
  /** People who accepted this edition. */
  acceptance_count: z.int(),
};

export const TermsSummary = z.object({ ...standing, kind: z.enum(termsKinds), effective_from: z.string() });
export type TermsSummary = z.infer<typeof TermsSummary>;

export const Terms = z.object({ ...answerOf(TermsDraft), ...standing });
export type Terms = z.infer<typeof Terms>;

/** The part of it that everybody may read. */
export const PublicTerms = Terms.pick({
  kind: true,
  edition: true,
  effective_from: true,
  published_at: true,
  body_es: true,
  body_en: true,
});

/** A current edition that the caller has not accepted yet. */
export const PendingTerms = z.object({
  id: Id,
  kind: z.enum(termsKinds),
  edition: z.int(),
  effective_from: z.string(),
  body_es: z.string(),
  body_en: z.string().nullable(),
});
export type PendingTerms = z.infer<typeof PendingTerms>;

export const terms = defineResource({
  path: "terms",
  permission: "terms",
  title: { es: "Términos", en: "Terms" },
  draft: TermsDraft,
  labels: {
    kind: { es: "Clase", en: "Kind" },
    effective_from: { es: "Rige desde", en: "In effect from" },
    body_es: { es: "Texto", en: "Text (Spanish)" },
    body_en: { es: "Texto en inglés", en: "Text (English)" },
  },
});
