// How a caller runs into each constraint of the database: what breaks it, and the field that says so.
import { samples } from "../samples.ts";
import { casesOfAlerts } from "./of-alerts.ts";
import { nobody, type GroundOfNouns } from "./nouns.ts";

/**
 * Breaks one constraint: fields for create and change alike, where the noun has both. `at` is the field that the refusal names.
 * `cells` break it in a sheet and `bulk` in a step over many records; `column` names the sheet's.
 */
export type Case = {
  noun: string;
  fields: object;
  at: string;
  cells?: Record<string, string>;
  column?: string;
  bulk?: object;
  /** Sent twice at the same moment, one of the two at least is refused or both are the same. */
  isRaced?: boolean;
  /** Where only one of the two can break it. */
  only?: "create" | "change";
};

const bowTie = [[-71.6, -33.1], [-71.5, -33], [-71.5, -33.1], [-71.6, -33], [-71.6, -33.1]]; // prettier-ignore

/** Fields of one noun that each break the constraint called `<table>_<field>_check`. */
const choices = (noun: string, table: string, fields: Record<string, unknown>): Record<string, Case> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      `${table}_${field}_check`,
      { noun, fields: { [field]: value }, at: field },
    ]),
  );
/** Fields that name something that is not there. */
const unknowns = (noun: string, table: string, fields: Record<string, unknown>): Record<string, Case> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, at]) => [
      `${table}_${field}_fkey`,
      { noun, fields: { [field]: nobody }, at: String(at) },
    ]),
  );

const onThemselves = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, field]));

/** Of a noun that is made of its schemas. */
function casesOfSample({ table, draft }: (typeof samples)[number]): Record<string, Case> {
  const fields = Object.keys(draft.shape);
  const references = fields.filter((field) => field.endsWith("_id"));
  return {
    ...unknowns(table, table, onThemselves(references)),
    [`${table}_geometry_valid`]: { noun: table, fields: { geometry: polygon }, at: "geometry" },
    ...(fields.includes("code") && {
      [`${table}_code`]: { noun: table, fields: { code: "B-1" }, at: "code", isRaced: true },
    }),
  };
}

const polygon = { type: "Polygon", coordinates: [bowTie] };

/** Every constraint that a caller can reach, by name. */
export const casesOf = ({ ids }: GroundOfNouns): Record<string, Case> => ({
  ...choices("records", "records", {
    attributes: [],
    breakdowns: {},
    date_precision: "century",
    duration_days: -1,
    event: [],
    figures: {},
    geometry_accuracy_m: -1,
    geometry_method: "guess",
  }),
  records_confidence_check: {
    noun: "records",
    fields: { confidence: "lost" },
    at: "confidence",
    cells: { confidence: "perdida" },
    bulk: { confidence: "lost" },
  },
  records_check: {
    noun: "records",
    fields: { ended_on: "2026-01-01" },
    at: "ended_on",
    cells: { ended_on: "01-01-2026" },
    bulk: { observed_on: "2026-11-01" },
  },
  records_recovery_check: { noun: "recoveries", fields: { recovery: [] }, at: "recovery" },
  records_geometry_valid: { noun: "records", fields: { geometry: polygon }, at: "geometry" },
  records_company_id_fkey: {
    noun: "records",
    fields: { company_id: nobody },
    at: "company_id",
    cells: { company_id: "nada" },
  },
  ...unknowns("records", "records", { variable_id: "variable_id" }),
  records_merged_into_id_fkey: { noun: "merges", fields: { other_id: nobody }, at: "other_id" },
  records_code_of_place: {
    noun: "records",
    fields: { code: "A-1" },
    at: "code",
    cells: { code: "A-1" },
    isRaced: true,
  },
  ...choices("variables", "variables", {
    aggregation: "most",
    color: "red",
    dash: "wavy",
    decimals: 11,
    direction: "up",
    fields: {},
    fill_opacity: 2,
    geometry_type: "cube",
    icon_size: 9,
    kind: "none",
    legend_classes: {},
    legend_method: "guess",
    min_zoom: 25,
    normalisation: "all",
    options: {},
    periodicity: "hourly",
    stroke_color: "red",
    stroke_width: 21,
    weight: 2,
  }),
  variables_check: { noun: "variables", fields: { min_value: 7, max_value: 1 }, at: "max_value" },
  variables_check1: { noun: "variables", fields: { min_zoom: 9, max_zoom: 1 }, at: "max_zoom" },
  ...unknowns("variables", "variables", { company_id: "company_id", group_id: "group_id" }),
  ...unknowns("groups", "variable_groups", { company_id: "company_id" }),
  ...choices("users", "users", { is_super_admin: 7, locale: "fr" }),
  users_email_key: { noun: "users", fields: { email: "Tomado@prueba.test" }, at: "email", isRaced: true },
  role_assignments_role_id_fkey: {
    noun: "users",
    fields: { assignments: [{ role_id: nobody, company_id: null }] },
    at: "assignments",
  },
  role_assignments_company_id_fkey: {
    noun: "users",
    fields: { assignments: [{ role_id: ids.role_id, company_id: nobody }] },
    at: "assignments",
  },
  ...choices("institutions", "institutions", { focal_points: {} }),
  ...unknowns("institutions", "institutions", {
    company_id: "company_id",
    parent_institution_id: "parent_institution_id",
  }),
  institutions_no_cycle: {
    noun: "institutions",
    fields: { parent_institution_id: ids.branch },
    at: "parent_institution_id",
    only: "change",
  },
  ...unknowns("functions", "institution_functions", { institution_id: "institution_id" }),
  institution_functions_key: { noun: "functions", fields: { phase: "response" }, at: "phase", isRaced: true },
  company_boundaries_valid: {
    noun: "companies",
    fields: { boundary: { type: "MultiPolygon", coordinates: [[bowTie]] } },
    at: "boundary",
  },
  companies_parent_company_id_fkey: {
    noun: "companies",
    fields: { parent_company_id: nobody },
    at: "parent_company_id",
  },
  companies_no_cycle: {
    noun: "companies",
    fields: { parent_company_id: ids.quilpue },
    at: "parent_company_id",
    only: "change",
  },
  companies_territorial_code_key: {
    noun: "companies",
    fields: { territorial_code: "X1" },
    at: "territorial_code",
    isRaced: true,
  },
  companies_name_key: {
    noun: "companies",
    fields: { reason_social: "Puerto", tax_id_type: "rut", tax_id: "12.345.678-5" },
    at: "reason_social",
    isRaced: true,
  },
  company_stats_company_id_year_key: {
    noun: "companies",
    fields: { stats: [{ year: 2020 }, { year: 2020 }] },
    at: "stats.1.year",
  },
  company_relations_relation_check: {
    noun: "places_of",
    fields: { companies: [{ company_id: ids.region, relation: "friend" }] },
    at: "companies.0.relation",
  },
  company_relations_self: {
    noun: "places_of",
    fields: { companies: [{ company_id: ids.port, relation: "supplier" }] },
    at: "companies.0.company_id",
  },
  company_relations_related_company_id_fkey: {
    noun: "places_of",
    fields: { companies: [{ company_id: nobody, relation: "supplier" }] },
    at: "companies.0.company_id",
  },
  company_relations_company_id_related_company_id_relation_key: {
    noun: "places_of",
    fields: { companies: [1, 2].map(() => ({ company_id: ids.region, relation: "supplier" })) },
    at: "companies.1.company_id",
  },
  company_persons_person_id_fkey: {
    noun: "persons_of",
    fields: { persons: [{ person_id: nobody }] },
    at: "persons.0.person_id",
  },
  company_persons_company_id_person_id_key: {
    noun: "persons_of",
    fields: { persons: [{ person_id: ids.ana }, { person_id: ids.ana }] },
    at: "persons.1.person_id",
  },
  ...Object.assign({}, ...samples.map(casesOfSample)),
  ...unknowns("persons", "persons", onThemselves(["company_id", "institution_id"])),
  persons_email: { noun: "persons", fields: { email: "Berta@demo.test" }, at: "email", isRaced: true },
  ...unknowns("alerts", "alerts", onThemselves(["variable_id", "legal_document_id"])),
  ...unknowns("alerts", "alerts", onThemselves(["plan_id", "session_id", "event_id"])),
  ...casesOfAlerts(polygon),
  shelter_occupancy_as_of: { noun: "counts", fields: { as_of: "2026-03-02T10:00:00Z" }, at: "as_of", isRaced: true },
  bulk_changes_kind_check: { noun: "bulk", fields: { action: { kind: "forget" } }, at: "action.kind" },
  record_exports_format_check: { noun: "exports", fields: { format: "doc" }, at: "format" },
  saved_views_search_check: { noun: "views", fields: { search: [] }, at: "search" },
  saved_views_default: { noun: "views", fields: { is_default: true }, at: "is_default", isRaced: true },
  files_size_check: { noun: "uploads", fields: { size: 0 }, at: "size" },
  attachments_file_id_fkey: { noun: "attachments", fields: {}, at: "file_id" },
  legal_documents_articles_check: { noun: "legal", fields: { articles: {} }, at: "articles" },
  legal_documents_published: { noun: "legal", fields: { published_on: "2026-01-01" }, at: "published_on" },
  ...unknowns("legal", "legal_documents", { company_id: "company_id" }),
  legal_documents_key: { noun: "legal", fields: { number: "7" }, at: "number", isRaced: true },
  legal_relations_self: {
    noun: "legal",
    fields: { relations: [{ document_id: ids.decree, kind: "cites" }] },
    at: "relations.0.document_id",
    only: "change",
  },
  legal_relations_target_id_fkey: {
    noun: "legal",
    fields: { relations: [{ document_id: nobody, kind: "cites" }] },
    at: "relations.0.document_id",
  },
  legal_relations_document_id_target_id_kind_key: {
    noun: "legal",
    fields: { relations: [1, 2].map(() => ({ document_id: ids.taken, kind: "cites" })) },
    at: "relations.1.document_id",
  },
  committees_active: {
    noun: "committees",
    fields: { kind: "gtgrd" },
    at: "kind",
    isRaced: true,
  },
  ...unknowns("committees", "committees", {
    company_id: "company_id",
    constitution_document_id: "constitution_document_id",
    regulation_document_id: "regulation_document_id",
  }),
  committee_members_person_id_fkey: {
    noun: "committees",
    fields: { members: [{ person_id: nobody, role: "chair", from_on: "2026-03-02" }] },
    at: "members.0.person_id",
  },
  committee_members_substitutes_person_id_fkey: {
    noun: "committees",
    fields: {
      members: [
        { person_id: ids.ana, role: "chair", from_on: "2026-03-02" },
        { person_id: ids.berta, role: "alternate", substitutes_person_id: nobody, from_on: "2026-03-02" },
      ],
    },
    at: "members.1.substitutes_person_id",
  },
  ...choices("sessions", "committee_sessions", { agenda: {}, attendance: {}, confirmations: {}, votes: {} }),
  committee_agreements_responsible: {
    noun: "sessions",
    fields: { agreements: [{ text: "Grifos", due_on: "2026-04-01" }] },
    at: "agreements.0.responsible_member_id",
  },
  ...Object.fromEntries(
    ["responsible_member_id", "responsible_institution_id"].map((by) => [
      `committee_agreements_${by}_fkey`,
      {
        noun: "sessions",
        fields: { agreements: [{ text: "Grifos", due_on: "2026-04-01", [by]: nobody }] },
        at: `agreements.0.${by}`,
      },
    ]),
  ),
  committee_sessions_committee_id_fkey: { noun: "sessions", fields: { committee_id: nobody }, at: "committee_id" },
  committee_sessions_approved_in_session_id_fkey: {
    noun: "sessions",
    fields: { approved_in_session_id: nobody },
    at: "approved_in_session_id",
  },
  ...choices("topics", "articles", { color: "red", slug: "No es", status: "lost" }),
  articles_kind_slug_key: { noun: "topics", fields: { slug: "ya-escrito" }, at: "slug", isRaced: true },
  articles_parent_id_fkey: { noun: "topics", fields: { parent_id: nobody }, at: "parent_id" },
  ...choices("terms", "terms", { kind: "gossip" }),
});
