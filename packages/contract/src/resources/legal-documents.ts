// The legal framework: laws, decrees, plans and agreements, as they are typed, asked for and answered (V14).
import { z } from "zod";
import { bulkOf } from "../bulk.ts";
import { optionalWebsite } from "../values/contact.ts";
import { HipCode } from "../domain/hazards.ts";
import { phases } from "../domain/phases.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import {
  CalendarDay,
  Day,
  allOf,
  defineResource,
  Id,
  Instant,
  listOf,
  listQuery,
  patchOf,
  recordFields,
} from "../record.ts";
import { Warning } from "../domain/warnings.ts";
import { PlanCoverage } from "./legal-documents/coverage.ts";
import { currentStatuses, legalKinds, legalLevels, legalStatuses, planKinds } from "./legal-documents/kinds.ts";
import { LegalReference, LegalRelation, LegalRelationDraft, OwnRelation } from "./legal-documents/relations.ts";

const mostRelations = 200;
const optionalDay = Day.nullable().default(null);

const Article = z.object({ number: requiredText(40), note: requiredText(1000) });

const fields = z.object({
  company_id: Id,
  kind: z.enum(legalKinds),
  /** "s/n" where the document has none. */
  number: requiredText(60),
  title_es: requiredText(300),
  title_en: optionalText(300),
  summary: optionalText(5000),
  issuing_body: requiredText(200),
  level: z.enum(legalLevels),
  issued_on: Day,
  published_on: optionalDay,
  gazette: optionalText(120),
  gazette_edition: optionalText(60),
  effective_from_on: optionalDay,
  /** The last day of its validity. */
  effective_to_on: optionalDay,
  status: z.enum(legalStatuses),
  plan_kind: z.enum(planKinds).nullable().default(null),
  next_review_on: optionalDay,
  topics: z.array(requiredText(60)).max(20).default([]),
  phases: z.array(z.enum(phases)).max(phases.length).default([]),
  hazards: z.array(HipCode).max(HipCode.options.length).default([]),
  /** Places that it applies to besides the one that keeps it. */
  place_ids: z.array(Id).max(400).default([]),
  official_url: optionalWebsite,
  /** The publisher's own number: BCN idNorma. */
  official_id: optionalText(60),
  articles: z.array(Article).max(100).default([]),
  relations: z.array(LegalRelationDraft).max(mostRelations).default([]),
});

type Fields = z.infer<typeof fields>;

/** No document is published before it is issued, nor expires before it takes effect; a plan says which plan it is (V14). */
function checkDays({ issued_on, published_on, effective_from_on, effective_to_on }: Fields, add: Add): void {
  if (published_on && published_on < issued_on) add("published_on", "before_issued");
  const start = effective_from_on ?? published_on ?? issued_on;
  if (effective_to_on && effective_to_on < start) add("effective_to_on", "day_order");
}

type Add = (path: string | (string | number)[], code: string) => void;

function checkRelations({ relations }: Fields, add: Add): void {
  for (const [index, { document_id, kind }] of relations.entries())
    if (relations.findIndex((other) => other.document_id === document_id && other.kind === kind) < index)
      add(["relations", index, "document_id"], "relation_twice");
}

export const LegalDocumentDraft = fields.superRefine((draft, context) => {
  const add: Add = (path, code) =>
    context.addIssue({ code: "custom", path: Array.isArray(path) ? path : [path], params: { code } });
  checkDays(draft, add);
  checkRelations(draft, add);
  if (draft.kind === "plan" && draft.plan_kind === null) add("plan_kind", "required");
});
export type LegalDocumentDraft = z.infer<typeof LegalDocumentDraft>;

export const LegalDocumentPatch = patchOf(fields);
export type LegalDocumentPatch = z.infer<typeof LegalDocumentPatch>;

/** What many documents may be given in one step. Hazards are too many: the way back would not fit into one body. */
export const manyLegalDocuments = bulkOf(
  fields.pick({ issuing_body: true, level: true, status: true, next_review_on: true, topics: true, phases: true }),
);

/**
 * One row of the list and of the hierarchy. `current_status` is computed of dates and relations, `status` is what was typed.
 * `parent_document_id`: the older document that this one regulates, complements, approves or amends.
 */
export const LegalDocumentSummary = z.object({
  ...recordFields,
  company_id: Id,
  company_name: z.string(),
  kind: z.enum(legalKinds),
  number: z.string(),
  title_es: z.string(),
  title_en: z.string().nullable(),
  issuing_body: z.string(),
  level: z.enum(legalLevels),
  issued_on: z.string(),
  status: z.enum(legalStatuses),
  current_status: z.enum(currentStatuses),
  /** First and last day in force; null where it never was, or has no end. */
  in_force_from_on: z.string().nullable(),
  in_force_to_on: z.string().nullable(),
  plan_kind: z.enum(planKinds).nullable(),
  next_review_on: z.string().nullable(),
  is_review_overdue: z.boolean(),
  topics: z.array(z.string()),
  parent_document_id: Id.nullable(),
  deleted_at: Instant.nullable(),
});
export type LegalDocumentSummary = z.infer<typeof LegalDocumentSummary>;

export const LegalDocument = LegalDocumentSummary.extend({
  summary: z.string().nullable(),
  published_on: z.string().nullable(),
  gazette: z.string().nullable(),
  gazette_edition: z.string().nullable(),
  effective_from_on: z.string().nullable(),
  effective_to_on: z.string().nullable(),
  phases: z.array(z.enum(phases)),
  hazards: z.array(z.string()),
  place_ids: z.array(Id),
  official_url: z.string().nullable(),
  official_id: z.string().nullable(),
  articles: z.array(Article),
  relations: z.array(OwnRelation),
  /** What other documents do to this one; what only waits for its keeper's answer is not among it. */
  related_by: z.array(LegalRelation),
  /** The documents at the other ends of both. */
  references: z.array(LegalReference),
  warnings: z.array(Warning),
  /** Name of the person who changed it last. */
  updated_by: z.string().nullable(),
});
export type LegalDocument = z.infer<typeof LegalDocument>;

export const legalSorts = ["kind", "title_es", "issued_on", "next_review_on", "updated_at"] as const;

/** A document that lapses, or is to be reviewed, within so many days is to be renewed. */
export const lapsingDays = 60;

/**
 * `type=tree` answers all of them at once, in short. `in_force_on`: in force on that day, by dates and relations.
 * `status` means the computed one.
 */
export const LegalDocumentQuery = listQuery(legalSorts, {
  type: z.literal("tree").optional(),
  kind: listOf(z.enum(legalKinds)),
  level: listOf(z.enum(legalLevels)),
  status: listOf(z.enum(currentStatuses)),
  phase: listOf(z.enum(phases)),
  hazard: listOf(HipCode),
  topic: listOf(requiredText(60)),
  plan_kind: listOf(z.enum(planKinds)),
  in_force_on: CalendarDay.optional(),
  review_overdue: z.stringbool().optional(),
  /** Kept by the places themselves, in force, and lapsing or to be reviewed within `lapsingDays`; also what should have been reviewed. */
  lapsing: z.stringbool().optional(),
  trash: z.stringbool().optional(),
});
export type LegalDocumentQuery = z.infer<typeof LegalDocumentQuery>;

export const legalDocuments = defineResource({
  path: "legal-documents",
  title: { es: "Marco legal", en: "Legal framework" },
  draft: LegalDocumentDraft,
  patch: LegalDocumentPatch,
  detail: LegalDocument,
  query: LegalDocumentQuery,
  summary: LegalDocumentSummary,
  row: LegalDocumentSummary,
  answers: { coverage: allOf(PlanCoverage) },
  labels: {
    company_id: { es: "Lugar que lo registra", en: "Registered by" },
    kind: { es: "Tipo", en: "Type" },
    number: { es: "Número", en: "Number" },
    title_es: { es: "Título", en: "Title (Spanish)" },
    title_en: { es: "Título en inglés", en: "Title (English)" },
    summary: { es: "Resumen", en: "Summary" },
    issuing_body: { es: "Organismo emisor", en: "Issuing body" },
    level: { es: "Ámbito", en: "Level" },
    issued_on: { es: "Fecha de dictación", en: "Issued on" },
    published_on: { es: "Fecha de publicación", en: "Published on" },
    gazette: { es: "Publicado en", en: "Published in" },
    gazette_edition: { es: "Edición", en: "Edition" },
    effective_from_on: { es: "Vigente desde", en: "In force from" },
    effective_to_on: { es: "Vigente hasta", en: "In force until" },
    status: { es: "Estado", en: "Status" },
    plan_kind: { es: "Tipo de plan", en: "Kind of plan" },
    next_review_on: { es: "Próxima revisión", en: "Next review" },
    topics: { es: "Temas", en: "Topics" },
    phases: { es: "Fases", en: "Phases" },
    hazards: { es: "Amenazas", en: "Hazards" },
    place_ids: { es: "Se aplica también en", en: "Applies also in" },
    official_url: { es: "Enlace oficial", en: "Official link" },
    official_id: { es: "Identificador oficial", en: "Official identifier" },
    articles: { es: "Artículos de interés", en: "Articles of interest" },
    relations: { es: "Relaciones", en: "Relations" },
    "articles.number": { es: "Artículo", en: "Article" },
    "articles.note": { es: "Por qué interesa", en: "Why it matters" },
    "relations.kind": { es: "Este documento…", en: "This document…" },
    "relations.document_id": { es: "Documento relacionado", en: "Related document" },
    "relations.dated_on": { es: "Desde (si difiere)", en: "Since (if different)" },
    "relations.reason": { es: "Motivo para quien lo lleva", en: "Reason for its keeper" },
  },
});
