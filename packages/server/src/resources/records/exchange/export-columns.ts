// What stands in the cells of an exported sheet: each column of a record as a person reads it.
import {
  ownField,
  ownFieldPrefix,
  sheetColumns,
  type RecordExportQuery,
  type SheetColumn,
} from "@atalaya/contract/resources/records/columns.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { isMetric, losses, lossTitles, type Metric, type Qualifier } from "@atalaya/contract/domain/losses.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import type { FieldDefinition, Option, TypedValue, ValueType } from "@atalaya/contract/domain/typed-values.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import type { SheetColumn as Column } from "../../../platform/sheets/send-list.ts";
import type { Cell } from "../../../platform/sheets/xlsx.ts";
import type { ExportedVariable, ExportRow } from "./export-queries.ts";

const textOf = (key: WordKey, language: Language) => say(words[key]!, language);
const pick = (language: Language, es: string | null, en: string | null) => (language === "en" && en ? en : (es ?? ""));

/** A typed value as its definition means it: options by their labels, yes and no in words. */
function valueCell(
  value: TypedValue,
  type: ValueType | undefined,
  options: readonly Option[],
  language: Language,
): Cell {
  if (value === null) return null;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return textOf(value ? "yes" : "no", language);
  const labelOf = (key: string) => {
    const option = options.find((it) => it.key === key);
    return option ? pick(language, option.label_es, option.label_en) : key;
  };
  if (Array.isArray(value)) return value.map(labelOf).join(", ");
  if (type === "date") return { day: value };
  return type === "category" ? labelOf(value) : value;
}

const { labels } = recordsOf("situation");
/** What a sheet says beyond the fields of a form. */
const furtherTitles: Record<Exclude<SheetColumn, keyof typeof labels>, WordKey> = {
  unit: "column.unit",
  status: "filter_status",
  lon: "column.lon",
  lat: "column.lat",
  wkt: "column.wkt",
  updated_at: "column.updated_at",
};
const isField = (key: SheetColumn): key is SheetColumn & keyof typeof labels => key in labels;
const titleOf = (key: SheetColumn, language: Language): string =>
  isField(key) ? say(labels[key], language) : textOf(furtherTitles[key], language);

const types: Partial<Record<SheetColumn, string>> = {
  observed_on: "date",
  ended_on: "date",
  updated_at: "datetime",
  lon: "decimal",
  lat: "decimal",
  is_public: "boolean",
};

/** As in `-03:00`. */
function offsetText(minutes: number): string {
  const digits = (value: number) => String(Math.trunc(value)).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${digits(size / 60)}:${digits(size % 60)}`;
}

const day = (text: string | null): Cell => (text === null ? null : { day: text });

function cellOf(key: SheetColumn, row: ExportRow, variable: ExportedVariable | undefined, language: Language): Cell {
  switch (key) {
    case "variable_id":
      return variable ? pick(language, variable.name_es, variable.name_en) : null;
    case "company_id":
      return row.place;
    case "observed_on":
      return day(row.observed_on);
    case "ended_on":
      return day(row.ended_on);
    case "value":
      return valueCell(row.value, variable?.value_type, variable?.options ?? [], language);
    case "unit":
      return variable ? pick(language, variable.unit_es, variable.unit_en) || null : null;
    case "status":
      return textOf(`status.${row.status}`, language);
    case "confidence":
      return row.confidence && textOf(`confidence.${row.confidence}`, language);
    case "tags":
      return row.tags.join(", ") || null;
    case "is_public":
      return textOf(row.is_public ? "yes" : "no", language);
    case "updated_at":
      return { moment: row.updated_by_the_clock, offset: offsetText(row.updated_offset_minutes) };
    case "lon":
      return row.anchor?.[0] ?? null;
    case "lat":
      return row.anchor?.[1] ?? null;
    default:
      return row[key];
  }
}

const optionsText = (options: readonly Option[], language: Language) =>
  options.map(({ key, label_es, label_en }) => `${key} = ${pick(language, label_es, label_en)}`).join("; ");

/** A number as such; "some, not counted" in words, and nothing where nothing is known: unknown is never zero (V1). */
function lossCell({ value, qualifier }: { value: number | null; qualifier: Qualifier }, language: Language): Cell {
  if (qualifier === "none") return 0;
  return qualifier === "present_unquantified" ? textOf("qualifier.present_unquantified", language) : value;
}

/** The figure in force of a metric. */
function lossColumn(metric: Metric, language: Language): Column<ExportRow> {
  return {
    key: metric,
    title: say(lossTitles[metric], language),
    about: { type: "decimal", unit: textOf(`loss_unit.${losses[metric].unit}`, language), options: "" },
    cell: ({ losses: inForce }) => (inForce?.[metric] ? lossCell(inForce[metric], language) : null),
  };
}

function ownColumn(key: string, field: FieldDefinition | undefined, language: Language): Column<ExportRow> {
  const unit = field ? pick(language, field.unit_es, field.unit_en) : "";
  return {
    key: ownFieldPrefix + key,
    title: field ? pick(language, field.label_es, field.label_en) : key,
    about: { type: field?.type ?? "", unit, options: optionsText(field?.options ?? [], language) },
    cell: ({ attributes }) => valueCell(attributes[key] ?? null, field?.type, field?.options ?? [], language),
  };
}

/** The columns that were asked for, or all there are. Fields of the same key in several variables share a column. */
export function columnsFor(
  asked: readonly string[] | undefined,
  variables: readonly ExportedVariable[],
  language: Language,
): Column<ExportRow>[] {
  const byId = new Map(variables.map((variable) => [variable.id, variable]));
  const fields = new Map(variables.flatMap((it) => it.fields).map((field) => [field.key, field]));
  const only = variables.length === 1 ? variables[0] : undefined;
  const keys = asked ?? [...sheetColumns, ...[...fields.keys()].map((key) => ownFieldPrefix + key)];
  return keys.map((name) => {
    const own = ownField(name);
    if (own !== null) return ownColumn(own, fields.get(own), language);
    if (isMetric(name)) return lossColumn(name, language);
    const key = name as SheetColumn;
    const about =
      key === "value" && only
        ? {
            type: only.value_type,
            unit: pick(language, only.unit_es, only.unit_en),
            options: optionsText(only.options, language),
          }
        : {
            type: types[key] ?? "text",
            unit: key === "updated_at" ? textOf("sheet_place_time", language) : "",
            options: "",
          };
    return {
      key,
      title: titleOf(key, language),
      about,
      cell: (row) => cellOf(key, row, byId.get(row.variable_id), language),
    };
  });
}

const filterLabels: Record<string, WordKey> = {
  place: "label.records.company_id",
  variable: "label.records.variable_id",
  status: "filter_status",
  observed_from: "filter_from",
  observed_to: "filter_to",
  trash: "filter_trash",
  confidence: "label.records.confidence",
  tag: "label.records.tags",
};

/** The filters in force, each with what it asks for. */
export function filterTexts(
  query: RecordExportQuery,
  variables: readonly ExportedVariable[],
  language: Language,
): [name: string, value: string][] {
  const { format: _format, columns: _columns, page: _page, per_page: _per_page, after: _after, ...filters } = query;
  const shown = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => shown(name, one)).join(", ");
    const variable = name === "variable" ? variables.find(({ id }) => id === value) : undefined;
    if (variable) return pick(language, variable.name_es, variable.name_en);
    if (name === "status" || name === "confidence") return textOf(`${name}.${String(value)}` as WordKey, language);
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  };
  return Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => {
      const label = filterLabels[name];
      return [label ? textOf(label, language) : name, shown(name, value)];
    });
}
