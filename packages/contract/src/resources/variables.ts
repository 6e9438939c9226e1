// Variables: what is recorded in a domain, with which geometry, value, unit, colour and icon.
import { z } from "zod";
import { catalogueOf, domains, domainTitles, type Domain } from "../domains.ts";
import { geometryTypes } from "../geometry.ts";
import { iconCodePoints } from "../icons.ts";
import { defineResource, Id, listQuery, patchOf, recordFields } from "../record.ts";
import { optionalText, requiredText } from "../plain-text.ts";

export const valueTypes = ["none", "integer", "decimal", "percent", "boolean", "text", "date"] as const;
export type ValueType = (typeof valueTypes)[number];

const Color = z
  .string()
  .refine((text) => /^#[0-9a-f]{6}$/i.test(text), { params: { code: "color" } })
  .transform((text) => text.toUpperCase());
const IconName = z.string().refine((name) => Object.hasOwn(iconCodePoints, name), { params: { code: "icon" } });

/** `company_id` null is shared by all places; otherwise the variable belongs to that place and its descendants. */
export const VariableDraft = z.object({
  name_es: requiredText(120),
  name_en: optionalText(120),
  description_es: optionalText(500),
  description_en: optionalText(500),
  geometry_type: z.enum(geometryTypes),
  value_type: z.enum(valueTypes),
  unit: optionalText(30),
  color: Color,
  icon: IconName,
  is_active: z.boolean().default(true),
  company_id: Id.nullable(),
});

export const VariablePatch = patchOf(VariableDraft);

export const Variable = z.object({
  ...VariableDraft.shape,
  ...recordFields,
  domain: z.enum(domains),
  code: z.string(),
  name_en: z.string().nullable(),
  description_es: z.string().nullable(),
  description_en: z.string().nullable(),
  unit: z.string().nullable(),
  color: z.string(),
  icon: z.string(),
  /** Records that use it and are not in the trash, in the caller's places. */
  record_count: z.int(),
});
export type Variable = z.infer<typeof Variable>;

export const VariableQuery = listQuery(["name_es", "record_count"], { is_active: z.stringbool().optional() });

export const variablesOf = (domain: Domain) =>
  defineResource({
    path: `variables/${catalogueOf[domain]}`,
    permission: `variables.${catalogueOf[domain]}`,
    title: domainTitles[domain],
    draft: VariableDraft,
    labels: {
      name_es: { es: "Nombre", en: "Name (Spanish)" },
      name_en: { es: "Nombre en inglés", en: "Name (English)" },
      description_es: { es: "Descripción", en: "Description (Spanish)" },
      description_en: { es: "Descripción en inglés", en: "Description (English)" },
      geometry_type: { es: "Geometría", en: "Geometry" },
      value_type: { es: "Tipo de valor", en: "Value type" },
      unit: { es: "Unidad", en: "Unit" },
      color: { es: "Color", en: "Colour" },
      icon: { es: "Ícono", en: "Icon" },
      is_active: { es: "Activa", en: "Active" },
      company_id: { es: "Disponible en", en: "Available in" },
    },
  });
