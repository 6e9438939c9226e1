// What a list can show and a sheet of it can have: each noun declares its columns once, for table, sort, choice and export.
import { z } from "zod";
import type { WordKey } from "./words.ts";

/** `choice`: what the keys of its words begin with; `en`: the field of the English text; `field`: where it is not called as the column. */
export type ListColumn = {
  /** Key of its title among the words. */
  title: WordKey;
  type?: "text" | "list" | "date" | "datetime" | "integer" | "number" | "boolean" | "choice" | "hazard";
  choice?: string;
  en?: string;
  field?: string;
};

/** `lead`: what every row says, in the first column of the table; `usual`: what is shown until somebody chooses. */
export type ListColumns = {
  all: Readonly<Record<string, ListColumn>>;
  lead: readonly string[];
  usual: readonly string[];
  /** The fields that the list can be sorted by. */
  sorts: readonly string[];
};

export const exportFormats = ["csv", "xlsx"] as const;
/** An XLSX is made in memory; more rows are taken as CSV, which has no end. */
export const mostXlsxRows = 20_000;

const mostColumns = 100;

/** Columns by name, separated by commas; without them all are exported. */
export const columnList = <S extends z.ZodType>(column: S) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? value.split(",") : value),
      z.array(column).min(1).max(mostColumns),
    )
    .optional();

export const exportFormat = z.enum(exportFormats);

/** The query of a list taken out as a sheet: filters, place and sort are the list's own. */
export const exportOf = <S extends z.ZodRawShape>(query: z.ZodObject<S>, { all }: ListColumns) =>
  query.extend({ format: exportFormat, columns: columnList(z.enum(Object.keys(all) as [string, ...string[]])) });
