// Variables: what is recorded in a domain, with which geometry, value, own fields, legend and codes in other systems.
import { z } from "zod";
import { Distribution } from "../domain/distribution.ts";
import { foreignCodes, unjudgedCodes } from "../domain/foreign-codes.ts";
import { catalogueOf, domains, domainTitles, type Domain } from "../domain/domains.ts";
import { geometryTypes } from "../values/geometry.ts";
import { capCategories } from "../domain/cap/codes.ts";
import { legendMethods, isByInterval, LegendClasses } from "../domain/legend.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { answerOf, defineResource, Id, listQuery, patchOf, recordFields } from "../record.ts";
import { Color, FieldDefinitions, IconName, numericTypes, Options, valueTypes } from "../domain/typed-values.ts";

/** What a variable is for; an event type's records are disasters, with figures of their losses. */
export const variableKinds = [
  "layer",
  "indicator",
  "hazard_zone",
  "event_type",
  "assessment",
  "alert_type",
  "recovery_type",
] as const;
export const dashes = ["solid", "dashed", "dotted"] as const;
export const directions = ["higher_is_worse", "higher_is_better"] as const;
export const normalisations = ["none", "minmax", "zscore", "rank"] as const;
export const aggregations = ["count", "sum", "mean", "weighted_mean", "max", "min", "last", "share"] as const;
export const periodicities = ["once", "daily", "monthly", "quarterly", "yearly", "census", "event"] as const;

/** Between neighbours in an order there is room to put one more. */
export const orderStep = 10;

const optionalNumber = z.number().nullable().default(null);
const zoom = z.int().min(0).max(24);

const fields = z.object({
  name_es: requiredText(120),
  name_en: optionalText(120),
  description_es: optionalText(500),
  description_en: optionalText(500),
  /** The group of the catalogue it stands in; null stands outside of all. */
  group_id: Id.nullable().default(null),
  sort_order: z.int().min(0).max(1_000_000).default(0),
  kind: z.enum(variableKinds).default("layer"),
  geometry_type: z.enum(geometryTypes),
  value_type: z.enum(valueTypes),
  /** UCUM, such as `{persons}`, `har`, `km2`, `%`. */
  unit_code: foreignCodes.unit_code,
  unit_es: optionalText(30),
  unit_en: optionalText(30),
  decimals: z.int().min(0).max(10).nullable().default(null),
  min_value: optionalNumber,
  max_value: optionalNumber,
  required_value: z.boolean().default(false),
  required_geometry: z.boolean().default(false),
  options: Options.default([]),
  fields: FieldDefinitions.default([]),
  legend_method: z.enum(legendMethods).default("single"),
  legend_classes: LegendClasses.default([]),
  color: Color,
  icon: IconName,
  fill_opacity: z.number().min(0).max(1).default(0.35),
  /** Null draws the edge in the fill's own colour. */
  stroke_color: Color.nullable().default(null),
  /** Pixels. */
  stroke_width: z.number().min(0).max(20).default(2),
  dash: z.enum(dashes).default("solid"),
  /** Pixels. */
  icon_size: z.int().min(12).max(64).default(24),
  min_zoom: zoom.default(0),
  max_zoom: zoom.default(24),
  is_clustered: z.boolean().default(true),
  direction: z.enum(directions).nullable().default(null),
  normalisation: z.enum(normalisations).default("none"),
  weight: z.number().min(0).max(1).nullable().default(null),
  aggregation: z.enum(aggregations).default("count"),
  periodicity: z.enum(periodicities).nullable().default(null),
  hip_code: foreignCodes.hip_code,
  glide_type: foreignCodes.glide_type,
  emdat_key: foreignCodes.emdat_key,
  desinventar_event: optionalText(30),
  cap_category: z.enum(capCategories).nullable().default(null),
  sendai_indicator: foreignCodes.sendai_indicator,
  hxl_tag: foreignCodes.hxl_tag,
  desinventar_field: optionalText(40),
  sector_code: optionalText(40),
  source_default: optionalText(200),
  licence: optionalText(120),
  is_public: z.boolean().default(true),
  is_active: z.boolean().default(true),
  /** Null is shared by all places; otherwise the variable belongs to that place and its descendants. */
  company_id: Id.nullable(),
});

type Definition = z.infer<typeof fields>;

const isCategory = (type: Definition["value_type"]) => type === "category" || type === "multi_category";

/** V9, V10: what the fields of one definition must say together. */
export const VariableDraft = fields.superRefine((definition, context) => {
  const { value_type, options, legend_method, legend_classes, min_value, max_value, min_zoom, max_zoom } = definition;
  const report = (field: keyof Definition, code: string) =>
    context.addIssue({ code: "custom", path: [field], params: { code } });
  const isNumeric = numericTypes.includes(value_type);
  if (isCategory(value_type) && options.length === 0) report("options", "options_needed");
  for (const [index, field] of definition.fields.entries())
    if (isCategory(field.type) && field.options.length === 0)
      context.addIssue({ code: "custom", path: ["fields", index, "options"], params: { code: "options_needed" } });
  if (min_value !== null && max_value !== null && max_value < min_value) report("max_value", "range_order");
  if (max_zoom < min_zoom) report("max_zoom", "range_order");
  const isDrawn =
    legend_method === "categorized" ? value_type === "category" : !isByInterval(legend_method) || isNumeric;
  if (!isDrawn) report("legend_method", "legend_type");
  else if (isByInterval(legend_method) && legend_classes.length === 0) report("legend_classes", "classes_needed");
});
export type VariableDraft = Definition;

/** Codes that were stored before they were checked may be sent back as they are: the server judges those that change (`withoutStored`). */
export const VariablePatch = patchOf(fields.extend(unjudgedCodes));

export const Variable = z.object({
  ...answerOf(fields),
  ...recordFields,
  domain: z.enum(domains),
  code: z.string(),
  /** Keys it once had, never given to something else: `options.<key>`, `fields.<key>`, `fields.<key>.<option>`. */
  retired_keys: z.array(z.string()),
  /** Records that use it and are not in the trash, in the caller's places. */
  record_count: z.int(),
});
export type Variable = z.infer<typeof Variable>;

export const VariableQuery = listQuery(["sort_order", "name_es", "record_count"], {
  is_active: z.stringbool().optional(),
});

export const variablesOf = (domain: Domain) =>
  defineResource({
    path: `variables/${catalogueOf[domain]}`,
    title: domainTitles[domain],
    draft: fields,
    patch: VariablePatch,
    detail: Variable,
    query: VariableQuery,
    summary: Variable,
    answers: { ":id/distribution": Distribution },
    labels: {
      name_es: { es: "Nombre", en: "Name (Spanish)" },
      name_en: { es: "Nombre en inglés", en: "Name (English)" },
      description_es: { es: "Descripción", en: "Description (Spanish)" },
      description_en: { es: "Descripción en inglés", en: "Description (English)" },
      group_id: { es: "Grupo", en: "Group" },
      sort_order: { es: "Orden", en: "Order" },
      kind: { es: "Clase", en: "Kind" },
      geometry_type: { es: "Geometría", en: "Geometry" },
      value_type: { es: "Tipo de valor", en: "Value type" },
      unit_code: { es: "Código de unidad (UCUM)", en: "Unit code (UCUM)" },
      unit_es: { es: "Unidad", en: "Unit (Spanish)" },
      unit_en: { es: "Unidad en inglés", en: "Unit (English)" },
      decimals: { es: "Decimales", en: "Decimals" },
      min_value: { es: "Mínimo", en: "Minimum" },
      max_value: { es: "Máximo", en: "Maximum" },
      required_value: { es: "Valor obligatorio", en: "Value required" },
      required_geometry: { es: "Geometría obligatoria", en: "Geometry required" },
      options: { es: "Opciones", en: "Options" },
      fields: { es: "Campos adicionales", en: "Additional fields" },
      legend_method: { es: "Método de leyenda", en: "Legend method" },
      legend_classes: { es: "Clases", en: "Classes" },
      color: { es: "Color", en: "Colour" },
      icon: { es: "Ícono", en: "Icon" },
      fill_opacity: { es: "Opacidad del relleno", en: "Fill opacity" },
      stroke_color: { es: "Color del borde", en: "Edge colour" },
      stroke_width: { es: "Ancho del borde", en: "Edge width" },
      dash: { es: "Trazo", en: "Dash" },
      icon_size: { es: "Tamaño del ícono", en: "Icon size" },
      min_zoom: { es: "Acercamiento mínimo", en: "Minimum zoom" },
      max_zoom: { es: "Acercamiento máximo", en: "Maximum zoom" },
      is_clustered: { es: "Agrupar puntos cercanos", en: "Group near points" },
      direction: { es: "Sentido", en: "Direction" },
      normalisation: { es: "Normalización", en: "Normalisation" },
      weight: { es: "Peso", en: "Weight" },
      aggregation: { es: "Agregación", en: "Aggregation" },
      periodicity: { es: "Periodicidad", en: "Periodicity" },
      hip_code: { es: "Amenaza (HIP 2025)", en: "Hazard (HIP 2025)" },
      glide_type: { es: "Tipo GLIDE", en: "GLIDE type" },
      emdat_key: { es: "Clave EM-DAT", en: "EM-DAT key" },
      desinventar_event: { es: "Evento DesInventar", en: "DesInventar event" },
      cap_category: { es: "Categoría CAP", en: "CAP category" },
      sendai_indicator: { es: "Indicador de Sendai", en: "Sendai indicator" },
      hxl_tag: { es: "Etiqueta HXL", en: "HXL tag" },
      desinventar_field: { es: "Campo DesInventar", en: "DesInventar field" },
      sector_code: { es: "Sector", en: "Sector" },
      source_default: { es: "Fuente habitual", en: "Usual source" },
      licence: { es: "Licencia", en: "Licence" },
      is_public: { es: "Pública", en: "Public" },
      is_active: { es: "Activa", en: "Active" },
      company_id: { es: "Disponible en", en: "Available in" },
      "options.color": { es: "Símbolo", en: "Symbol" },
      "options.label_es": { es: "Opción", en: "Option (Spanish)" },
      "options.label_en": { es: "En inglés", en: "Option (English)" },
      "options.score": { es: "Puntaje", en: "Score" },
      "options.key": { es: "Reg.", en: "Rec." },
      "fields.label_es": { es: "Etiqueta", en: "Label (Spanish)" },
      "fields.label_en": { es: "Etiqueta en inglés", en: "Label (English)" },
      "fields.type": { es: "Tipo de dato", en: "Data type" },
      "fields.unit_es": { es: "Unidad", en: "Unit (Spanish)" },
      "fields.unit_en": { es: "Unidad en inglés", en: "Unit (English)" },
      "fields.is_required": { es: "Obligatorio para publicar", en: "Required to publish" },
      "fields.options": { es: "Opciones", en: "Options" },
      "fields.key": { es: "Clave", en: "Key" },
    },
  });
