// Exposed assets: buildings, facilities, networks, with what they are made of, who is in them and what they are worth.
import { z } from "zod";
import { bulkOf } from "../bulk.ts";
import { currencies, optionalCount, optionalMoney } from "../values/amounts.ts";
import { Geometry } from "../values/geometry.ts";
import { Bbox, MapTotals } from "../map-query.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { defineResource, Id, Instant, listOf, listQuery, patchOf, recordFields } from "../record.ts";
import { sectors } from "../domain/sectors.ts";

export const propertyKinds = ["building", "facility", "network", "site", "vehicle", "equipment", "other"] as const;
export type PropertyKind = (typeof propertyKinds)[number];

export const propertyUses = [
  "residential",
  "health",
  "education",
  "emergency_response",
  "government",
  "commerce",
  "industry",
  "agriculture",
  "tourism",
  "culture",
  "religious",
  "recreation",
  "transport",
  "energy",
  "communications",
  "water_sanitation",
  "storage",
  "mixed",
  "unused",
  "other",
] as const;

export const structureMaterials = [
  "reinforced_concrete",
  "reinforced_masonry",
  "confined_masonry",
  "unreinforced_masonry",
  "wood",
  "steel",
  "adobe",
  "mixed",
  "other",
  "unknown",
] as const;

export const propertyConditions = ["good", "fair", "poor", "ruinous", "unknown"] as const;
export type PropertyCondition = (typeof propertyConditions)[number];

const earliestYear = 1500;
const mostStoreys = 200;

const BuiltYear = z
  .int()
  .min(earliestYear)
  .refine((year) => year <= new Date().getFullYear(), { params: { code: "year_future" } });

const fields = z.object({
  company_id: Id,
  /** The inventory's own number, unique in its place. */
  code: optionalText(40),
  name: requiredText(200),
  kind: z.enum(propertyKinds),
  use: z.enum(propertyUses),
  structure_material: z.enum(structureMaterials).nullable().default(null),
  storeys: optionalCount(mostStoreys),
  built_year: BuiltYear.nullable().default(null),
  /** Persons for whom there is room, and who are usually there. */
  capacity: optionalCount(),
  occupancy: optionalCount(),
  /** An organisation, or "privado": never a private person's name (V20). */
  owner: optionalText(200),
  sector: z.enum(sectors).nullable().default(null),
  is_critical: z.boolean().default(false),
  replacement_value: optionalMoney,
  currency: z.enum(currencies).nullable().default(null),
  condition: z.enum(propertyConditions).nullable().default(null),
  notes: optionalText(5000),
  geometry: Geometry.nullable().default(null),
});

/** Money means nothing without its currency (V1). */
export const PropertyDraft = fields.superRefine(({ replacement_value, currency }, context) => {
  if (replacement_value !== null && currency === null)
    context.addIssue({ code: "custom", path: ["currency"], params: { code: "currency" } });
});
export type PropertyDraft = z.infer<typeof PropertyDraft>;

export const PropertyPatch = patchOf(fields);
export type PropertyPatch = z.infer<typeof PropertyPatch>;

/** What many properties may be given in one step. */
export const manyProperties = bulkOf(
  fields.pick({
    kind: true,
    use: true,
    sector: true,
    structure_material: true,
    condition: true,
    is_critical: true,
    owner: true,
  }),
);

/** One row of the list: everything but notes and the full geometry, of which it carries the kind and an anchor [lon, lat]. */
export const PropertySummary = z.object({
  ...recordFields,
  ...fields.omit({ notes: true, geometry: true }).shape,
  code: z.string().nullable(),
  name: z.string(),
  storeys: z.int().nullable(),
  built_year: z.int().nullable(),
  capacity: z.int().nullable(),
  occupancy: z.int().nullable(),
  owner: z.string().nullable(),
  replacement_value: z.number().nullable(),
  geometry_type: z.string().nullable(),
  anchor: z.tuple([z.number(), z.number()]).nullable(),
  deleted_at: Instant.nullable(),
});
export type PropertySummary = z.infer<typeof PropertySummary>;

export const Property = PropertySummary.extend({
  notes: z.string().nullable(),
  /** Name of the person who changed it last. */
  updated_by: z.string().nullable(),
  geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }).nullable(),
});
export type Property = Omit<z.infer<typeof Property>, "geometry"> & { geometry: Geometry | null };

/** Filters that list, total and tiles share; sorting and paging are the list's own. */
export const PropertyQuery = listQuery(["name", "code", "capacity", "replacement_value", "updated_at"], {
  kind: listOf(z.enum(propertyKinds)),
  use: listOf(z.enum(propertyUses)),
  sector: listOf(z.enum(sectors)),
  condition: listOf(z.enum(propertyConditions)),
  is_critical: z.stringbool().optional(),
  has_geometry: z.stringbool().optional(),
  /** Properties whose anchor lies inside. */
  bbox: Bbox.optional(),
  /** Only what was deleted and can be restored. */
  trash: z.stringbool().optional(),
});
export type PropertyQuery = z.infer<typeof PropertyQuery>;

export const PropertyTotals = MapTotals.extend({
  by_kind: z.array(z.object({ kind: z.enum(propertyKinds), count: z.int() })),
});
export type PropertyTotals = z.infer<typeof PropertyTotals>;

export const properties = defineResource({
  path: "properties",
  permission: "properties",
  title: { es: "Propiedades", en: "Properties" },
  draft: PropertyDraft,
  labels: {
    company_id: { es: "Lugar", en: "Place" },
    code: { es: "Código de inventario", en: "Inventory code" },
    name: { es: "Nombre", en: "Name" },
    kind: { es: "Tipo", en: "Kind" },
    use: { es: "Uso", en: "Use" },
    structure_material: { es: "Material estructural", en: "Structural material" },
    storeys: { es: "Pisos", en: "Storeys" },
    built_year: { es: "Año de construcción", en: "Year built" },
    capacity: { es: "Capacidad", en: "Capacity" },
    occupancy: { es: "Ocupación habitual", en: "Usual occupancy" },
    owner: { es: "Propietario", en: "Owner" },
    sector: { es: "Sector", en: "Sector" },
    is_critical: { es: "Infraestructura crítica", en: "Critical infrastructure" },
    replacement_value: { es: "Valor de reposición", en: "Replacement value" },
    currency: { es: "Moneda", en: "Currency" },
    condition: { es: "Estado de conservación", en: "Condition" },
    notes: { es: "Notas", en: "Notes" },
    geometry: { es: "Ubicación", en: "Location" },
  },
});
