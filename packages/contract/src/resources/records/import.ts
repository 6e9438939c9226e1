// The columns of a sheet of records of one variable: those of all records, and one for each of its own fields.
import { z } from "zod";
import { cellsOf, importBody, mostImportRows, type ImportColumn } from "../../import.ts";
import { Id } from "../../record.ts";
import { assessmentColumns, eventColumns, recoveryColumns, type CardColumn } from "./card-columns.ts";
import { ownFieldPrefix } from "./columns.ts";
import { lossColumns } from "./loss-columns.ts";
import type { FieldDefinition, ValueType } from "../../domain/typed-values.ts";
import { recordsOf } from "./resource.ts";
import type { Variable } from "../variables.ts";

const { labels } = recordsOf("situation");
export const placeCodeLabel = { es: "Código del lugar", en: "Code of the place" };

const shared = [
  {
    key: "title",
    label: labels.title,
    hxl: "#name",
    synonyms: ["nombre", "name", "evento", "event"],
    isRequired: true,
    example: "Registro de ejemplo",
  },
  {
    key: "company_id",
    label: labels.company_id,
    synonyms: ["comuna", "municipality"],
    example: "Valparaíso",
    hxl: "#loc+name",
  },
  {
    key: "place_code",
    label: placeCodeLabel,
    synonyms: ["cut", "codigo comuna", "territorial code", "cut_com"],
    example: "05101",
    hxl: "#loc+code",
  },
  {
    key: "observed_on",
    label: labels.observed_on,
    hxl: "#date+start",
    synonyms: ["fecha", "date", "inicio", "start", "fecha inicio"],
    isRequired: true,
    example: "02-03-2026",
  },
  {
    key: "ended_on",
    label: labels.ended_on,
    synonyms: ["fin", "fecha termino", "end date"],
    example: "",
    hxl: "#date+end",
  },
  {
    key: "duration_days",
    label: labels.duration_days,
    synonyms: ["duracion", "duration"],
    example: "",
    isRare: true,
  },
  { key: "code", label: labels.code, synonyms: ["id", "serial"], example: "", hxl: "#meta+id" },
  {
    key: "source",
    label: labels.source,
    synonyms: ["origen", "fuentes"],
    example: "Catastro municipal",
    hxl: "#meta+source",
  },
  { key: "source_url", label: labels.source_url, synonyms: ["url", "enlace", "link"], example: "", hxl: "#meta+url" },
  { key: "source_date", label: labels.source_date, synonyms: [], example: "", isRare: true },
  {
    key: "confidence",
    label: labels.confidence,
    synonyms: ["confianza", "calidad", "quality"],
    example: "Alta",
    hxl: "#meta+confidence",
  },
  { key: "tags", label: labels.tags, synonyms: ["tag", "palabras clave", "keywords"], example: "", hxl: "#meta+tags" },
  {
    key: "locality",
    label: labels.locality,
    synonyms: ["sector", "barrio", "localidades"],
    example: "",
    hxl: "#loc+locality",
  },
  {
    key: "address",
    label: labels.address,
    synonyms: ["domicilio", "calle", "street"],
    example: "",
    hxl: "#loc+address",
  },
  {
    key: "description",
    label: labels.description,
    hxl: "#description",
    synonyms: ["observaciones", "notas", "comentarios", "notes"],
    example: "",
  },
  { key: "is_public", label: labels.is_public, synonyms: ["visible", "publica"], example: "Sí" },
  {
    key: "lon",
    label: { es: "Longitud", en: "Longitude" },
    synonyms: ["lng", "long"],
    example: "-71,6",
    hxl: "#geo+lon",
  },
  { key: "lat", label: { es: "Latitud", en: "Latitude" }, synonyms: [], example: "-33,05", hxl: "#geo+lat" },
  {
    key: "x",
    label: { es: "X (este)", en: "X (easting)" },
    synonyms: ["este", "easting", "utm x", "coord x"],
    example: "",
  },
  {
    key: "y",
    label: { es: "Y (norte)", en: "Y (northing)" },
    synonyms: ["norte", "northing", "utm y", "coord y"],
    example: "",
  },
  {
    key: "epsg",
    label: { es: "Sistema de X, Y (EPSG)", en: "System of X, Y (EPSG)" },
    synonyms: ["epsg", "srid", "crs", "huso", "datum"],
    example: "",
  },
] as const satisfies readonly ImportColumn[];
export type SharedColumn = (typeof shared)[number]["key"] | "value";

/** Tags of the columns of every sheet of records, by column (HXL 1.1). */
export const sharedTags: Partial<Record<string, string>> = Object.fromEntries(
  shared.flatMap((column) => ("hxl" in column ? [[column.key, column.hxl]] : [])),
);

const examples: Partial<Record<ValueType, string>> = {
  integer: "120",
  decimal: "12,5",
  percent: "35",
  currency: "1500000",
  boolean: "Sí",
  rating: "3",
  date: "02-03-2026",
  datetime: "2026-03-02T18:30:00-03:00",
  url: "https://example.org",
};

const positions: readonly string[] = ["lon", "lat", "x", "y", "epsg"];

/** What decides the columns of a variable's sheet. */
export type ImportedVariable = Pick<Variable, "kind" | "value_type" | "geometry_type" | "options" | "fields">;

const exampleOf = (type: ValueType, options: ImportedVariable["options"]) =>
  options[0]?.label_es ?? examples[type] ?? "";

const fieldColumn = ({ key, label_es, label_en, type, options }: FieldDefinition): ImportColumn => ({
  key: `${ownFieldPrefix}${key}`,
  label: { es: label_es, en: label_en ?? label_es },
  synonyms: [key],
  example: exampleOf(type, options),
});

/** What the records of a kind of variable tell beside the fields of all records. */
export function cardColumnsOf(kind: ImportedVariable["kind"]): readonly CardColumn[] {
  if (kind === "event_type") return [...eventColumns, ...lossColumns];
  if (kind === "assessment") return assessmentColumns;
  return kind === "recovery_type" ? recoveryColumns : [];
}

/** In the order of the template. A sheet has points at most: shapes are drawn, or brought in as geodata. */
export function recordImportColumns(variable: ImportedVariable): ImportColumn[] {
  const { kind, value_type, geometry_type, options, fields } = variable;
  const takesPoints = geometry_type === "any" || geometry_type === "point";
  const value = {
    key: "value",
    label: labels.value,
    synonyms: ["cantidad", "amount", "total"],
    example: exampleOf(value_type, options),
  };
  const columns: ImportColumn[] = shared.filter(({ key }) => takesPoints || !positions.includes(key));
  return [
    ...columns.slice(0, 5),
    ...(value_type === "none" ? [] : [value]),
    ...columns.slice(5),
    ...cardColumnsOf(kind),
    ...fields.map(fieldColumn),
  ];
}

/** Cells by column; which columns there are depends on the variable. Rows that name no place lie in `company_id`. */
export const RecordImport = importBody<string>([{ key: "title" }] as ImportColumn[]).extend({
  rows: z.array(cellsOf<string>(null, 5000)).min(1).max(mostImportRows),
  variable_id: Id,
  company_id: Id.nullable().default(null),
});
export type RecordImport = z.infer<typeof RecordImport>;
