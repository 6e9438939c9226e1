// What records of a domain are asked with and what they answer, in one place for routes and screens.
import { domainTitles, recordDomains, type RecordDomain } from "../../domain/domains.ts";
import { allOf, defineResource } from "../../record.ts";
import {
  DomainRecord,
  PublishedRecord,
  RecordDraft,
  RecordPatch,
  RecordsAtQuery,
  RecordSummary,
  RecordTags,
  RecordTotals,
} from "../records.ts";
import { RecordsSince } from "./as-of.ts";
import { BulkChangeList } from "./bulk-changes.ts";
import { Comment, CommentDraft, CommentPage, CommentPatch, RevisionPage, RevisionRestore } from "./history.ts";
import { RecordsByPlace, RecordTimeline } from "./map.ts";
import { DuplicatePair, RecordMerge } from "./merge.ts";
import { rowLabels } from "./row-labels.ts";
import { RecordTransition } from "./transitions.ts";

const recordsIn = (domain: RecordDomain) =>
  defineResource({
    path: `records/${domain}`,
    title: domainTitles[domain],
    draft: RecordDraft,
    patch: RecordPatch,
    detail: DomainRecord,
    query: RecordsAtQuery,
    summary: RecordSummary,
    answers: {
      totals: RecordTotals,
      tags: RecordTags,
      timeline: RecordTimeline,
      since: RecordsSince,
      "by-place": RecordsByPlace,
      bulk: BulkChangeList,
      duplicates: allOf(DuplicatePair),
      ":id": DomainRecord,
      ":id/published": PublishedRecord,
      ":id/revisions": RevisionPage,
      ":id/comments": CommentPage,
      ":id/duplicates": allOf(RecordSummary),
    },
    acts: {
      transitions: { body: RecordTransition, answer: DomainRecord },
      revisions: { body: RevisionRestore, answer: DomainRecord },
      merge: { body: RecordMerge, answer: DomainRecord },
      comments: { body: CommentDraft, answer: Comment },
    },
    labels: {
      company_id: { es: "Lugar", en: "Place" },
      variable_id: { es: "Variable", en: "Variable" },
      title: { es: "Título", en: "Title" },
      value: { es: "Valor", en: "Value" },
      observed_on: { es: "Fecha de observación", en: "Observation date" },
      source: { es: "Fuente", en: "Source" },
      description: { es: "Descripción", en: "Description" },
      code: { es: "Código", en: "Code" },
      attributes: { es: "Campos de la variable", en: "Fields of the variable" },
      date_precision: { es: "Precisión de la fecha", en: "Precision of the date" },
      ended_on: { es: "Término", en: "End" },
      duration_days: { es: "Duración (días)", en: "Duration (days)" },
      source_url: { es: "Enlace de la fuente", en: "Link of the source" },
      source_date: { es: "Fecha de la fuente", en: "Date of the source" },
      confidence: { es: "Confiabilidad", en: "Confidence" },
      tags: { es: "Etiquetas", en: "Tags" },
      locality: { es: "Localidad", en: "Locality" },
      address: { es: "Dirección", en: "Address" },
      event: { es: "Evento", en: "Event" },
      figures: { es: "Pérdidas", en: "Losses" },
      breakdowns: { es: "Desagregación", en: "Breakdown" },
      damages: { es: "Activos dañados", en: "Damaged assets" },
      umbrella_id: { es: "Evento mayor", en: "Umbrella event" },
      triggered_by_id: { es: "Desencadenado por", en: "Triggered by" },
      recovery: { es: "Ítem de recuperación", en: "Recovery item" },
      assessment: { es: "Evaluación de riesgo", en: "Risk assessment" },
      geometry_method: { es: "Método de ubicación", en: "Method of location" },
      geometry_accuracy_m: { es: "Precisión de la ubicación (m)", en: "Accuracy of the location (m)" },
      is_public: { es: "Público", en: "Public" },
      geometry: { es: "Ubicación", en: "Location" },
      ...rowLabels,
    },
  });

const records = Object.fromEntries(recordDomains.map((domain) => [domain, recordsIn(domain)])) as Record<
  RecordDomain,
  ReturnType<typeof recordsIn>
>;

export const recordsOf = (domain: RecordDomain) => records[domain];

/** Comments on records of a domain: changed and deleted by their own address. */
export const commentsOf = (domain: RecordDomain) => ({
  path: `records/${domain}/comments`,
  patch: CommentPatch,
  detail: Comment,
});
