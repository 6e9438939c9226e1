// What stands in the cells of an exported sheet: each column of a record as a person reads it.
import { figureColumn } from "@atalaya/contract/resources/records/loss-columns.ts";
import {
  ownField,
  ownFieldPrefix,
  sheetColumns,
  type SheetColumn,
} from "@atalaya/contract/resources/records/columns.ts";
import { placeCodeLabel, sharedTags } from "@atalaya/contract/resources/records/import.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { losses } from "@atalaya/contract/domain/losses.ts";
import { say, type Language, type Text } from "@atalaya/contract/text.ts";
import type { FieldDefinition, Option } from "@atalaya/contract/domain/typed-values.ts";
import { words } from "@atalaya/contract/words.ts";
import type { SheetColumn as Column } from "../../../platform/sheets/list-sheet.ts";
import type { Cell } from "../../../platform/sheets/workbook.ts";
import { cardCell, cardColumnOf } from "./card-cells.ts";
import { day, observedOn, pick, textOf, valueCell } from "./cell-text.ts";
import type { ExportedVariable, ExportRow } from "./export-queries.ts";

const { labels } = recordsOf("situation");
/** What a sheet says beyond the fields of a form. */
const furtherTitles: Record<Exclude<SheetColumn, keyof typeof labels>, Text> = {
  unit: words["column.unit"]!,
  status: words["filter_status"]!,
  lon: words["column.lon"]!,
  lat: words["column.lat"]!,
  wkt: words["column.wkt"]!,
  updated_at: words["column.updated_at"]!,
  place_code: placeCodeLabel,
};
const isField = (key: SheetColumn): key is SheetColumn & keyof typeof labels => key in labels;
const titleOf = (key: SheetColumn, language: Language): string =>
  say(isField(key) ? labels[key] : furtherTitles[key], language);

const types: Partial<Record<SheetColumn, string>> = {
  observed_on: "date",
  ended_on: "date",
  source_date: "date",
  duration_days: "integer",
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

/** Tags of what only we write; the others are read under the same ones (HXL 1.1). */
const furtherTags: Partial<Record<SheetColumn, string>> = {
  variable_id: "#indicator+name",
  value: "#indicator+value+num",
  unit: "#indicator+unit",
  status: "#status",
  updated_at: "#date+updated",
  wkt: "#geo+wkt",
};

function cellOf(key: SheetColumn, row: ExportRow, variable: ExportedVariable | undefined, language: Language): Cell {
  switch (key) {
    case "variable_id":
      return variable ? pick(language, variable.name_es, variable.name_en) : null;
    case "company_id":
      return row.place;
    case "observed_on":
      return observedOn(row, language);
    case "ended_on":
      return day(row.ended_on);
    case "source_date":
      return day(row.source_date);
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

function ownColumn(key: string, field: FieldDefinition | undefined, language: Language): Column<ExportRow> {
  const unit = field ? pick(language, field.unit_es, field.unit_en) : "";
  return {
    key: ownFieldPrefix + key,
    title: field ? pick(language, field.label_es, field.label_en) : key,
    about: { type: field?.type ?? "", unit, options: optionsText(field?.options ?? [], language) },
    cell: ({ attributes }) => valueCell(attributes[key] ?? null, field?.type, field?.options ?? [], language),
  };
}

/** A column of the card of a disaster or of a work of recovery. */
function cardColumn(name: string, language: Language): Column<ExportRow> | undefined {
  const column = cardColumnOf(name);
  if (!column) return undefined;
  const { kind, label, hxl } = column;
  const metric = figureColumn(name);
  const choices = kind.type === "choice" ? kind.choices : [];
  return {
    key: name,
    title: say(label, language),
    about: {
      type: kind.type,
      unit: metric?.part === null ? textOf(`loss_unit.${losses[metric.metric].unit}`, language) : "",
      options: choices.map(({ key, label: called }) => `${key} = ${say(called, language)}`).join("; "),
    },
    cell: (row) => cardCell(column, row, language),
    ...(hxl && { hxl }),
  };
}

function sharedColumn(key: SheetColumn, variables: readonly ExportedVariable[], language: Language): Column<ExportRow> {
  const byId = new Map(variables.map((variable) => [variable.id, variable]));
  const only = key === "value" && variables.length === 1 ? variables[0] : undefined;
  const about = only
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
  const hxl = only?.hxl_tag ?? sharedTags[key] ?? furtherTags[key];
  return {
    key,
    title: titleOf(key, language),
    about,
    cell: (row) => cellOf(key, row, byId.get(row.variable_id), language),
    ...(hxl && { hxl }),
  };
}

/** What a disaster is of, by the catalogue: its variable says so. */
export function hazardColumn(variables: readonly ExportedVariable[], language: Language): Column<ExportRow> {
  const codes = new Map(variables.map(({ id, hip_code }) => [id, hip_code]));
  return {
    key: "hazard",
    title: textOf("sheet_hazard", language),
    about: { type: "text", unit: "", options: "" },
    hxl: "#crisis+type",
    cell: ({ variable_id }) => codes.get(variable_id) ?? null,
  };
}

/** The columns that were asked for, or all there are. Fields of the same key in several variables share a column. */
export function columnsFor(
  asked: readonly string[] | undefined,
  /** Of the card, what there is something to say of. */
  ofCards: readonly string[],
  variables: readonly ExportedVariable[],
  language: Language,
): Column<ExportRow>[] {
  const fields = new Map(variables.flatMap((it) => it.fields).map((field) => [field.key, field]));
  const keys = asked ?? [...sheetColumns, ...ofCards, ...[...fields.keys()].map((key) => ownFieldPrefix + key)];
  return keys.map((name) => {
    const own = ownField(name);
    if (own !== null) return ownColumn(own, fields.get(own), language);
    if (name === "hazard") return hazardColumn(variables, language);
    return cardColumn(name, language) ?? sharedColumn(name as SheetColumn, variables, language);
  });
}
