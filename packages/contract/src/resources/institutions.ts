// Institutions of risk management: what kind of body it is, at which level, below which other one, and how it is reached.
import { z } from "zod";
import { bulkOf } from "../bulk.ts";
import { optionalEmail, optionalPhone, optionalWebsite } from "../values/contact.ts";
import { PointGeometry } from "../values/geometry.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { Day, defineResource, Id, idList, Instant, listOf, listQuery, patchOf, recordFields } from "../record.ts";
import { LegalReference } from "./legal-documents/relations.ts";
import { taxIdTypes, withTypedId } from "../domain/tax-id.ts";

export const institutionKinds = [
  "central_government",
  "regional_government",
  "municipal",
  "technical",
  "response",
  "armed_forces_police",
  "utility",
  "private",
  "civil_society",
  "academia",
  "international",
] as const;

export const institutionLevels = ["international", "national", "regional", "provincial", "communal"] as const;

/** The first is called first; an alternate where nobody of the others answers. */
export const focalRoles = ["titular", "alternate"] as const;

/** Who answers for an institution. Without a telephone of its own the person's is called. */
const focalPoint = z.object({ person_id: Id, role: z.enum(focalRoles).default("titular"), phone_24x7: optionalPhone });

const isNullIsland = ({ coordinates: [lon, lat] }: z.infer<typeof PointGeometry>) => lon === 0 && lat === 0;
const Location = PointGeometry.refine((point) => !isNullIsland(point), { params: { code: "null_island" } });

const fields = z.object({
  company_id: Id,
  name_es: requiredText(200),
  name_en: optionalText(200),
  acronym: optionalText(30),
  kind: z.enum(institutionKinds),
  level: z.enum(institutionLevels),
  parent_institution_id: Id.nullable().default(null),
  mandate_es: optionalText(3000),
  mandate_en: optionalText(3000),
  tax_id_type: z.enum(taxIdTypes).nullable().default(null),
  tax_id: optionalText(40),
  address: optionalText(300),
  phone: optionalPhone,
  /** Answered day and night. */
  phone_24x7: optionalPhone,
  email: optionalEmail,
  website: optionalWebsite,
  location: Location.nullable().default(null),
  founded_on: Day.nullable().default(null),
  closed_on: Day.nullable().default(null),
  is_active: z.boolean().default(true),
  /** Legal documents. */
  legal_basis: z.array(Id).max(30).default([]),
  focal_points: z.array(focalPoint).max(10).default([]),
});

/** A RUT has the right check digit (V2), no body closes before it was founded, and nobody answers for it twice. */
export const InstitutionDraft = withTypedId(fields, "tax_id", "tax_id_type").superRefine(
  ({ founded_on, closed_on, focal_points }, context) => {
    for (const [index, { person_id }] of focal_points.entries())
      if (focal_points.findIndex((other) => other.person_id === person_id) < index)
        context.addIssue({ code: "custom", path: ["focal_points", index, "person_id"], params: { code: "taken" } });
    if (founded_on && closed_on && closed_on < founded_on)
      context.addIssue({ code: "custom", path: ["closed_on"], params: { code: "day_order" } });
  },
);
export type InstitutionDraft = z.infer<typeof InstitutionDraft>;

export const InstitutionPatch = patchOf(fields);
export type InstitutionPatch = z.infer<typeof InstitutionPatch>;

/** What many institutions may be given in one step. */
export const manyInstitutions = bulkOf(
  fields.pick({ kind: true, level: true, parent_institution_id: true, is_active: true }),
);

/** With the name and the telephones of the person, who is seen wherever the institution is. */
const FocalPoint = z.object({
  person_id: Id,
  role: z.enum(focalRoles),
  phone_24x7: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  second_last_name: z.string().nullable(),
  position_es: z.string().nullable(),
  position_en: z.string().nullable(),
  /** Of the person: where the focal point has none of its own. */
  person_phone: z.string().nullable(),
});
export type FocalPoint = z.infer<typeof FocalPoint>;

/** One row of the list and of the tree. `company_name`: a place above the caller's is known to him by this name only. */
export const InstitutionSummary = z.object({
  ...recordFields,
  company_id: Id,
  company_name: z.string(),
  name_es: z.string(),
  name_en: z.string().nullable(),
  acronym: z.string().nullable(),
  kind: z.enum(institutionKinds),
  level: z.enum(institutionLevels),
  parent_institution_id: Id.nullable(),
  phone: z.string().nullable(),
  phone_24x7: z.string().nullable(),
  is_active: z.boolean(),
  focal_points: z.array(FocalPoint),
  deleted_at: Instant.nullable(),
});
export type InstitutionSummary = z.infer<typeof InstitutionSummary>;

export const Institution = InstitutionSummary.extend({
  mandate_es: z.string().nullable(),
  mandate_en: z.string().nullable(),
  tax_id_type: z.enum(taxIdTypes).nullable(),
  tax_id: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  location: PointGeometry.nullable(),
  founded_on: z.string().nullable(),
  closed_on: z.string().nullable(),
  legal_basis: z.array(Id),
  /** Those of `legal_basis` that the reader sees. */
  legal_references: z.array(LegalReference),
  /** Name of the person who changed it last. */
  updated_by: z.string().nullable(),
});
export type Institution = z.infer<typeof Institution>;

export const institutionSorts = ["name_es", "kind", "level", "updated_at"] as const;

/** `type=tree` answers all of them at once, in short; `parent` means directly below these. */
export const InstitutionQuery = listQuery(institutionSorts, {
  type: z.literal("tree").optional(),
  kind: listOf(z.enum(institutionKinds)),
  level: listOf(z.enum(institutionLevels)),
  parent: idList,
  is_active: z.stringbool().optional(),
  trash: z.stringbool().optional(),
});
export type InstitutionQuery = z.infer<typeof InstitutionQuery>;

export const institutions = defineResource({
  path: "institutions",
  title: { es: "Instituciones", en: "Institutions" },
  draft: InstitutionDraft,
  patch: InstitutionPatch,
  detail: Institution,
  query: InstitutionQuery,
  summary: InstitutionSummary,
  row: InstitutionSummary,
  labels: {
    company_id: { es: "Lugar", en: "Place" },
    name_es: { es: "Nombre", en: "Name (Spanish)" },
    name_en: { es: "Nombre en inglés", en: "Name (English)" },
    acronym: { es: "Sigla", en: "Acronym" },
    kind: { es: "Tipo", en: "Kind" },
    level: { es: "Nivel", en: "Level" },
    parent_institution_id: { es: "Depende de", en: "Part of" },
    mandate_es: { es: "Mandato", en: "Mandate (Spanish)" },
    mandate_en: { es: "Mandato en inglés", en: "Mandate (English)" },
    tax_id_type: { es: "Tipo de identificación tributaria", en: "Type of tax id" },
    tax_id: { es: "RUT o identificación tributaria", en: "Tax id" },
    address: { es: "Dirección", en: "Address" },
    phone: { es: "Teléfono", en: "Telephone" },
    phone_24x7: { es: "Teléfono 24/7", en: "24/7 telephone" },
    email: { es: "Correo electrónico", en: "E-mail" },
    website: { es: "Sitio web", en: "Website" },
    location: { es: "Ubicación", en: "Location" },
    founded_on: { es: "Fecha de creación", en: "Founded on" },
    closed_on: { es: "Fecha de cierre", en: "Closed on" },
    is_active: { es: "Vigente", en: "Active" },
    legal_basis: { es: "Base legal", en: "Legal basis" },
    focal_points: { es: "Puntos focales", en: "Focal points" },
    "focal_points.person_id": { es: "Persona", en: "Person" },
    "focal_points.role": { es: "Calidad", en: "Capacity" },
    "focal_points.phone_24x7": { es: "Teléfono 24/7", en: "24/7 telephone" },
  },
});
