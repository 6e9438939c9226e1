// People who can be called: where they work, what they do, how they are reached. Never victims (V20).
import { z } from "zod";
import { bulkOf } from "../bulk.ts";
import { optionalEmail, optionalPhone } from "../values/contact.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { defineResource, Id, idList, Instant, listQuery, patchOf, recordFields } from "../record.ts";
import { nationalIdTypes, withTypedId } from "../domain/tax-id.ts";

/** Lists show ids with asterisks: one that comes back like that was never typed by anybody (V20). */
const NationalId = optionalText(40)
  .unwrap()
  .refine((id) => !id?.includes("*"), { params: { code: "masked_id" } })
  .default(null);

const fields = z.object({
  company_id: Id,
  institution_id: Id.nullable().default(null),
  first_name: requiredText(120),
  last_name: requiredText(120),
  second_last_name: optionalText(120),
  national_id_type: z.enum(nationalIdTypes).nullable().default(null),
  national_id: NationalId,
  position_es: optionalText(200),
  position_en: optionalText(200),
  email: optionalEmail,
  phone: optionalPhone,
  /** Answered day and night. */
  phone_24x7: optionalPhone,
  skills: z.array(requiredText(60)).max(20).default([]),
  notes: optionalText(2000),
  is_active: z.boolean().default(true),
});

/** A RUT has the right check digit, and an id says of which kind it is (V2). */
export const PersonDraft = withTypedId(fields, "national_id", "national_id_type");
export type PersonDraft = z.infer<typeof PersonDraft>;

export const PersonPatch = patchOf(fields);
export type PersonPatch = z.infer<typeof PersonPatch>;

/** What many persons may be given in one step: where they work, and whether they still do. */
export const manyPersons = bulkOf(fields.pick({ institution_id: true, is_active: true }));

/** One row of the list. `national_id` is masked here, always (V20). */
export const PersonSummary = z.object({
  ...recordFields,
  company_id: Id,
  institution_id: Id.nullable(),
  institution_name_es: z.string().nullable(),
  institution_name_en: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  second_last_name: z.string().nullable(),
  national_id_type: z.enum(nationalIdTypes).nullable(),
  national_id: z.string().nullable(),
  position_es: z.string().nullable(),
  position_en: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phone_24x7: z.string().nullable(),
  skills: z.array(z.string()),
  is_active: z.boolean(),
  deleted_at: Instant.nullable(),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

/** `national_id` is whole only for those who may change the person. */
export const Person = PersonSummary.extend({
  notes: z.string().nullable(),
  /** Name of the person who changed it last. */
  updated_by: z.string().nullable(),
});
export type Person = z.infer<typeof Person>;

export const personSorts = ["last_name", "institution", "updated_at"] as const;

/** `institution` includes those below it; `trash` shows only what was deleted and can be restored. */
export const PersonQuery = listQuery(personSorts, {
  institution: idList,
  skill: requiredText(60).optional(),
  is_active: z.stringbool().optional(),
  trash: z.stringbool().optional(),
});
export type PersonQuery = z.infer<typeof PersonQuery>;

export const persons = defineResource({
  path: "persons",
  permission: "entities",
  title: { es: "Personas", en: "Persons" },
  draft: PersonDraft,
  labels: {
    company_id: { es: "Lugar", en: "Place" },
    institution_id: { es: "Institución", en: "Institution" },
    first_name: { es: "Nombres", en: "First names" },
    last_name: { es: "Primer apellido", en: "Last name" },
    second_last_name: { es: "Segundo apellido", en: "Second last name" },
    national_id_type: { es: "Tipo de documento", en: "Type of id" },
    national_id: { es: "Documento de identidad", en: "National id" },
    position_es: { es: "Cargo", en: "Position (Spanish)" },
    position_en: { es: "Cargo en inglés", en: "Position (English)" },
    email: { es: "Correo electrónico", en: "E-mail" },
    phone: { es: "Teléfono", en: "Telephone" },
    phone_24x7: { es: "Teléfono 24/7", en: "24/7 telephone" },
    skills: { es: "Capacidades", en: "Skills" },
    notes: { es: "Notas", en: "Notes" },
    is_active: { es: "Vigente", en: "Active" },
  },
});
