// The columns that a list of records may show and a sheet of them may have, in their order.
import { z } from "zod";
import { metrics } from "../../domain/losses.ts";
import { columnList, exportFormat } from "../../list-columns.ts";
import { RecordsAtQuery } from "../records.ts";
import { Key } from "../../domain/typed-values.ts";
import { assessmentColumns, eventColumns, recoveryColumns, workOutcomes } from "./card-columns.ts";
import { columnsOfMetric } from "./loss-columns.ts";

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

/** What a list of works of recovery may show of their items; a sheet has them under the same names. */
export const workColumns = [
  "recovery.sector",
  "recovery.phase",
  "recovery.progress_status",
  "recovery.need_amount",
  "recovery.funded_amount",
  "recovery.spent_amount",
  "recovery.gap",
  "recovery.planned_end_on",
  "recovery.responsible_institution_id",
  "recovery.external_code",
] as const;
export type WorkColumn = (typeof workColumns)[number];

/** Of works a list with the whole screen to itself shows these at first. */
export const wideWorkColumns: readonly string[] = [
  "recovery.sector",
  "recovery.progress_status",
  "recovery.need_amount",
  "recovery.gap",
  "value",
  "recovery.planned_end_on",
  "status",
];

/** What a sheet has when no columns are named; own fields follow. */
export const sheetColumns = [
  "code",
  "variable_id",
  "title",
  "company_id",
  "place_code",
  "observed_on",
  "ended_on",
  "duration_days",
  "value",
  "unit",
  "status",
  "source",
  "source_url",
  "source_date",
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

/** Of disasters a list shows these figures in force at first. */
export const usualLossColumns: readonly string[] = ["deaths", "houses_destroyed", "status"];

/** Columns of own fields are called by the field's key behind this. */
export const ownFieldPrefix = "attributes.";
export const ownField = (column: string): string | null =>
  column.startsWith(ownFieldPrefix) ? column.slice(ownFieldPrefix.length) : null;

const keysOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key) as [string, ...string[]];

/** What stands on the card of a disaster, of a work of recovery or of an assessment: its fields, and the figure in force of each metric with what it says. */
const CardColumnKey = z.enum(
  keysOf([
    { key: "hazard" },
    ...eventColumns,
    ...recoveryColumns,
    ...workOutcomes,
    ...assessmentColumns,
    ...metrics.flatMap(columnsOfMetric),
  ]),
);

const Column = z.union([z.enum(sheetColumns), CardColumnKey, z.templateLiteral([ownFieldPrefix, Key])]);

/** What a row of the sheet is: a record, or of disasters one of their figures, one part of a division, one damaged asset. */
export const sheetRows = ["records", "figures", "breakdowns", "damages"] as const;
export type SheetRows = (typeof sheetRows)[number];

/**
 * Filters, place and sort are the list's own. Without columns all are exported, those of the variables' own fields too; of the metrics those
 * that a record of the list tells. `hxl`: below the titles stands a row of tags (HXL 1.1).
 */
export const RecordExportQuery = RecordsAtQuery.extend({
  format: exportFormat,
  columns: columnList(Column),
  rows: z.enum(sheetRows).default("records"),
  hxl: z.stringbool().default(false),
});
export type RecordExportQuery = z.infer<typeof RecordExportQuery>;
