// Public text in order: topics and frequently asked questions. Alike but for what they are called and what a topic shows beside its text.
import { z } from "zod";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { answerOf, defineResource, Id, Instant, patchOf, recordFields } from "../record.ts";
import { optionalRichText, richText } from "../values/rich-text.ts";
import { languages, type Text } from "../text.ts";
import { Color, IconName } from "../domain/typed-values.ts";
import { LegalReference } from "./legal-documents/relations.ts";

export const articleKinds = ["topics", "faqs"] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Letters of a text, the pictures that it carries included. */
export const longestBody = 500_000;

/** A rich text that is not kept yet. */
export const Html = z.object({ html: z.string().max(longestBody) });

/** The rich texts of an article or of terms, and what is asked of them once they are cleaned. */
export const richBodies = { body_es: { longest: longestBody, isRequired: true }, body_en: { longest: longestBody } };
export type Bodies = { body_es?: string | undefined; body_en?: string | null | undefined };

/** Drafts are read in the console alone; what is published everybody reads. */
export const articleStatuses = ["draft", "published"] as const;

/** How far the English text has come; the Spanish one is always there. */
export const translations = ["complete", "partial", "missing"] as const;
export type Translation = (typeof translations)[number];

const httpUrl = z.url({ protocol: /^https?$/ }).max(500);

export const ArticleDraft = z.object({
  /** Of a question: the question. */
  title_es: requiredText(200),
  title_en: optionalText(200),
  body_es: richText(longestBody),
  body_en: optionalRichText(longestBody),
  /** A topic that stands above; of a question, the topic it belongs to. */
  parent_id: Id.nullable().default(null),
  /** Its part of the public address; made from the Spanish title where it is left out. */
  slug: optionalText(80).refine((slug) => slug === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), {
    params: { code: "slug" },
  }),
  icon: IconName.nullable().default(null),
  color: Color.nullable().default(null),
  /** A picture beside the text; it decorates. */
  image_url: httpUrl.nullable().default(null),
  variable_ids: z.array(Id).max(30).default([]),
  /** Legal documents. */
  document_ids: z.array(Id).max(30).default([]),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;
export const ArticlePatch = patchOf(ArticleDraft);

const standing = {
  ...recordFields,
  slug: z.string(),
  sort_order: z.int(),
  status: z.enum(articleStatuses),
  translation: z.enum(translations),
  published_at: Instant.nullable(),
  /** How many readers of the public page said that it helped them, and how many that it did not. */
  helpful_yes: z.int(),
  helpful_no: z.int(),
};

/** One line of the list; it comes without its texts, which are long. */
export const ArticleSummary = z.object({
  ...standing,
  title_es: z.string(),
  title_en: z.string().nullable(),
  parent_id: Id.nullable(),
  icon: z.string().nullable(),
  color: z.string().nullable(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

const RelatedVariable = z.object({ id: Id, name_es: z.string(), name_en: z.string().nullable() });
const RelatedDocument = LegalReference.extend({ official_url: z.string().nullable() });

/** With what it is about, as far as it is not in the trash. */
export const Article = z.object({
  ...answerOf(ArticleDraft),
  ...standing,
  variables: z.array(RelatedVariable),
  documents: z.array(RelatedDocument),
});
export type Article = z.infer<typeof Article>;

/** The part of it that everybody may read. */
export const PublicArticle = Article.pick({
  id: true,
  slug: true,
  parent_id: true,
  title_es: true,
  title_en: true,
  body_es: true,
  body_en: true,
  icon: true,
  color: true,
  image_url: true,
  variables: true,
  documents: true,
  published_at: true,
  updated_at: true,
});

/** What a reader says of an answer: a form of the public page, or a program. */
export const HelpfulVote = z.object({
  is_helpful: z.union([z.boolean(), z.stringbool()]).meta({ maxLength: 8 }),
  /** Of the page to return to; a program leaves it out. */
  language: z.enum(languages).optional(),
});

/** Everything in the order that is wanted; what is left out stands behind, in its present order. */
export const ArticleOrder = z.object({ ids: z.array(Id).min(1).max(500) });

export const Publication = z.object({ is_published: z.boolean(), version: z.int().positive() });

const permissionOf = { topics: "variables.topics", faqs: "faq" } as const satisfies Record<ArticleKind, string>;
const titleOf: Record<ArticleKind, Text> = {
  topics: { es: "Temas", en: "Topics" },
  faqs: { es: "Preguntas frecuentes", en: "FAQ" },
};
const ownLabels = {
  topics: {
    title_es: { es: "Título", en: "Title (Spanish)" },
    title_en: { es: "Título en inglés", en: "Title (English)" },
    body_es: { es: "Texto", en: "Text (Spanish)" },
    body_en: { es: "Texto en inglés", en: "Text (English)" },
    parent_id: { es: "Tema superior", en: "Topic above" },
  },
  faqs: {
    title_es: { es: "Pregunta", en: "Question (Spanish)" },
    title_en: { es: "Pregunta en inglés", en: "Question (English)" },
    body_es: { es: "Respuesta", en: "Answer (Spanish)" },
    body_en: { es: "Respuesta en inglés", en: "Answer (English)" },
    parent_id: { es: "Tema", en: "Topic" },
  },
} satisfies Record<ArticleKind, Record<string, Text>>;

export const articlesOf = (kind: ArticleKind) => ({
  ...defineResource({
    path: kind,
    title: titleOf[kind],
    draft: ArticleDraft,
    patch: ArticlePatch,
    detail: Article,
    row: ArticleSummary,
    labels: {
      ...ownLabels[kind],
      slug: { es: "Parte de la dirección", en: "Part of the address" },
      icon: { es: "Ícono", en: "Icon" },
      color: { es: "Color", en: "Colour" },
      variable_ids: { es: "Variables relacionadas", en: "Related variables" },
      document_ids: { es: "Documentos relacionados", en: "Related documents" },
      image_url: { es: "Imagen (dirección web)", en: "Picture (web address)" },
    },
  }),
  permission: permissionOf[kind],
});
