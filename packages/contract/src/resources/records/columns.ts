// The columns that a list of records may show and a sheet of them may have, in their order.
import { z } from "zod";
import { metrics } from "../../domain/losses.ts";
import { columnList, exportFormat } from "../../list-columns.ts";
import { RecordQuery } from "../records.ts";
import { Key } from "../../domain/typed-values.ts";

/** What a list may show beside picture and title; what the last review said stands last. */
export const listColumns = [
  "code",
  "variable_id",
  "company_id",
  "observed_on",
  "ended_on",
  "value",
  "source",
  "confidence",
  "tags",
  "locality",
  "is_public",
  "updated_at",
  "status",
] as const;
export type ListColumn = (typeof listColumns)[number];

/** What a list shows until somebody chooses: beside a map, and with the whole screen to itself. */
export const usualColumns: readonly string[] = ["value", "status"];
export const wideColumns: readonly string[] = ["variable_id", "source", "updated_at", "value", "status"];

/** What a sheet has when no columns are named; own fields follow. */
export const sheetColumns = [
  "code",
  "variable_id",
  "title",
  "company_id",
  "observed_on",
  "ended_on",
  "value",
  "unit",
  "status",
  "source",
  "source_url",
  "confidence",
  "tags",
  "locality",
  "address",
  "description",
  "is_public",
  "updated_at",
  "lon",
  "lat",
  "wkt",
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Of disasters a sheet may have the figures in force too, each called by its metric; a list of them shows these at first. */
export const usualLossColumns: readonly string[] = ["deaths", "houses_destroyed", "status"];

/** Columns of own fields are called by the field's key behind this. */
export const ownFieldPrefix = "attributes.";
export const ownField = (column: string): string | null =>
  column.startsWith(ownFieldPrefix) ? column.slice(ownFieldPrefix.length) : null;

const Column = z.union([z.enum(sheetColumns), z.enum(metrics), z.templateLiteral([ownFieldPrefix, Key])]);

/** Filters, place and sort are the list's own. Without columns all are exported, those of the variables' own fields too. */
export const RecordExportQuery = RecordQuery.extend({
  format: exportFormat,
  columns: columnList(Column),
});
export type RecordExportQuery = z.infer<typeof RecordExportQuery>;
