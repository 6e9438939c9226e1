// One row of a sheet of records: its cells read as the fields of a record, whatever way people write numbers, days and choices.
import { comparable, readNumber } from "@atalaya/contract/import.ts";
import { ownField } from "@atalaya/contract/resources/records/columns.ts";
import type { ImportedVariable, SharedColumn } from "@atalaya/contract/resources/records/import.ts";
import { confidences, type RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Option, TypedValue, ValueType } from "@atalaya/contract/domain/typed-values.ts";
import type { VariableDraft } from "@atalaya/contract/resources/variables.ts";
import { listWords } from "@atalaya/contract/words/lists.ts";
import { readSystem } from "../../../platform/geo-files/projections.ts";
import type { RowFindings } from "../../../platform/import-rows.ts";
import { readCard, type NamedLink } from "./import-card.ts";
import { partsOf, readDay, yesOrNo } from "./import-words.ts";

const optionOf = (text: string, options: readonly Option[]) => {
  const named = comparable(text);
  return options.find(({ key, label_es, label_en }) =>
    [key, label_es, label_en ?? ""].some((name) => name !== "" && comparable(name) === named),
  )?.key;
};

type ReadValue = { value: TypedValue } | { code: "number" | "choice" | "day" };

/** A value of the type, or the code of what is wrong. */
function readValue(text: string, type: ValueType, options: readonly Option[]): ReadValue {
  switch (type) {
    case "integer":
    case "rating":
    case "decimal":
    case "percent":
    case "currency": {
      const value = readNumber(text.replaceAll(/[%$]/g, ""), type === "integer" || type === "rating");
      return Number.isNaN(value) ? { code: "number" } : { value };
    }
    case "boolean": {
      const value = yesOrNo(text);
      return value === undefined ? { code: "choice" } : { value };
    }
    case "category": {
      const value = optionOf(text, options);
      return value === undefined ? { code: "choice" } : { value };
    }
    case "multi_category": {
      const keys = partsOf(text).map((part) => optionOf(part, options));
      return keys.every((key) => key !== undefined) ? { value: keys } : { code: "choice" };
    }
    case "date": {
      const read = readDay(text);
      return read?.precision === "day" ? { value: read.day } : { code: "day" };
    }
    default:
      return { value: text };
  }
}

/** The fields of a record as the schema takes them; `place`: what the row calls its place; `links`: what it calls other records. */
type Read = Partial<Omit<RecordDraft, "company_id" | "event" | "figures" | "recovery" | "assessment">> &
  Pick<ReturnType<typeof readCard>["card"], "event" | "figures" | "recovery" | "assessment"> & {
    place: string | null;
    links: NamedLink[];
  };
type Cells = Partial<Record<string, string>>;
type Definition = Pick<ImportedVariable, "value_type" | "options" | "fields"> & Pick<VariableDraft, "kind">;

/** `known`: the columns that a sheet of the variable can have. */
export function readCells(
  cells: Cells,
  index: number,
  variable: Definition,
  known: ReadonlySet<string>,
  findings: RowFindings,
): Read {
  const cell = (column: SharedColumn) => cells[column]?.trim() || null;
  const number = (column: SharedColumn) => {
    const text = cell(column);
    const value = text === null ? null : readNumber(text, false);
    if (value === null || !Number.isNaN(value)) return value;
    findings.refuse(index, column, "number");
    return null;
  };
  const day = (column: "observed_on" | "ended_on" | "source_date") => {
    const text = cell(column);
    const read = text === null ? null : readDay(text);
    if (text !== null && read === null) findings.refuse(index, column, "day");
    return read;
  };
  const typed = (column: string, type: ValueType, options: readonly Option[]): TypedValue => {
    const text = cells[column]?.trim();
    if (!text) return null;
    const read = readValue(text, type, options);
    if ("value" in read) return read.value;
    findings.refuse(index, column, read.code);
    return null;
  };
  const read: Read = { place: cell("place_code") ?? cell("company_id"), links: [], tags: partsOf(cell("tags") ?? "") };
  for (const column of ["title", "code", "source", "source_url", "locality", "address", "description"] as const)
    if (cell(column) !== null) read[column] = cell(column)!;
  const observed = day("observed_on");
  if (observed) Object.assign(read, { observed_on: observed.day, date_precision: observed.precision });
  const ended = day("ended_on");
  if (ended) read.ended_on = ended.day;
  const sourced = day("source_date");
  if (sourced) read.source_date = sourced.day;
  const duration = number("duration_days");
  if (duration !== null) read.duration_days = duration;

  const level = cell("confidence");
  const confidence = level === null ? undefined : confidences.find((key) => isCalled(level, key));
  if (level !== null && !confidence) findings.refuse(index, "confidence", "choice");
  if (confidence) read.confidence = confidence;
  const visible = cell("is_public");
  const is_public = visible === null ? undefined : yesOrNo(visible);
  if (visible !== null && is_public === undefined) findings.refuse(index, "is_public", "choice");
  if (is_public !== undefined) read.is_public = is_public;

  read.value = typed("value", variable.value_type, variable.options);
  const own = variable.fields.map(
    ({ key, type, options }) => [key, typed(`attributes.${key}`, type, options)] as const,
  );
  read.attributes = Object.fromEntries(own.filter(([, value]) => value !== null));
  refuseUnknown(cells, index, known, findings);
  const beside = { source: read.source ?? null, source_date: read.source_date ?? null };
  const { card, links } = readCard(cells, variable.kind, beside, (column, code) =>
    findings.refuse(index, column, code),
  );
  Object.assign(read, card, { links });

  const typedPosition = { lon: number("lon"), lat: number("lat"), x: number("x"), y: number("y"), epsg: cell("epsg") };
  const at = readPosition(typedPosition, (column, code) => findings.refuse(index, column, code));
  if (at) {
    const { coordinates, accuracy_m } = at;
    Object.assign(read, { geometry: { type: "Point", coordinates }, geometry_method: "imported" });
    if (accuracy_m !== null) read.geometry_accuracy_m = accuracy_m;
  }
  return read;
}

const isCalled = (text: string, level: (typeof confidences)[number]) => {
  const { es, en } = listWords[`confidence.${level}`];
  return [level, es, en].some((name) => comparable(name) === comparable(text));
};

/** What a sheet tells and nobody reads would be lost without a word. */
function refuseUnknown(cells: Cells, index: number, known: ReadonlySet<string>, findings: RowFindings): void {
  for (const [column, text] of Object.entries(cells))
    if (!known.has(column) && text?.trim())
      findings.refuse(index, column, "unknown_field", { fields: ownField(column) ?? column });
}

type TypedPosition = Record<"lon" | "lat" | "x" | "y", number | null> & { epsg: string | null };

const sixDecimals = (value: number) => Math.round(value * 1e6) / 1e6;

/** V8: [lon, lat] in degrees, as they stand or turned from the system that the row names; with the stated accuracy of that turn, where it has one. */
function readPosition(
  { lon, lat, x, y, epsg }: TypedPosition,
  refuse: (column: SharedColumn, code: "required" | "choice") => void,
): { coordinates: [number, number]; accuracy_m: number | null } | null {
  if (lon !== null && lat !== null) return { coordinates: [lon, lat], accuracy_m: null };
  if (lon !== null || lat !== null) refuse(lon === null ? "lon" : "lat", "required");
  if (x === null && y === null) return null;
  if (x === null || y === null) refuse(x === null ? "x" : "y", "required");
  const system = epsg === null ? null : readSystem(epsg);
  if (!system) refuse("epsg", epsg === null ? "required" : "choice");
  if (x === null || y === null || !system) return null;
  const [east, north] = system.toDegrees(x, y);
  return { coordinates: [sixDecimals(east), sixDecimals(north)], accuracy_m: system.operationAt(north).accuracy_m };
}
