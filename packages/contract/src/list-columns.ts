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
  /** Its rows have a place on the map, and are taken out with it too. */
  isOnMap?: boolean;
};

/** For spreadsheets and for paper. */
export const sheetFormats = ["csv", "xlsx", "ods", "pdf"] as const;
/** With where each row lies, in degrees of WGS 84: GeoJSON (RFC 7946), KML 2.2, GeoPackage 1.3. */
export const mapFormats = ["geojson", "kml", "gpkg"] as const;
export type MapFormat = (typeof mapFormats)[number];
export type ExportFormat = (typeof sheetFormats)[number] | MapFormat;

export const isMapFormat = (format: string): format is MapFormat => (mapFormats as readonly string[]).includes(format);

/** What is made in memory; the other formats have no end. */
export const mostRowsInMemory = 20_000;
export const mostRowsOf: Partial<Record<ExportFormat, number>> = {
  xlsx: mostRowsInMemory,
  ods: mostRowsInMemory,
  pdf: 2000,
};
/** Wider a table cannot be read on a sheet of paper. */
export const mostPaperColumns = 14;

const mostColumns = 100;

/** Columns by name, separated by commas; without them all are exported. */
export const columnList = <S extends z.ZodType>(column: S) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? value.split(",") : value),
      z.array(column).min(1).max(mostColumns),
    )
    .optional();

export const sheetFormat = z.enum(sheetFormats);
export const exportFormat = z.enum([...sheetFormats, ...mapFormats]);

/** The query of a list taken out as a sheet: filters, place and sort are the list's own. */
export const exportOf = <S extends z.ZodRawShape>(query: z.ZodObject<S>, { all, isOnMap = false }: ListColumns) =>
  query.extend({
    format: (isOnMap ? exportFormat : sheetFormat) as z.ZodType<ExportFormat>,
    columns: columnList(z.enum(Object.keys(all) as [string, ...string[]])),
  });
