// A file as a table: its sheets or layers, as all readers of it hand them on. What is read goes into lines of `<path>.rows`.
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { GeoFormat } from "../geo-files/geo-file.ts";

export type TableFormat = "csv" | "xlsx" | "xls" | "ods" | GeoFormat;

/** Where the headings of a sheet are: the first of their lines, how many there are, and the line of tags (HXL 1.1), where there is one. */
export type Heading = { line: number; lines: 1 | 2; tags: number | null };

export type TableSheet = {
  /** Empty where the format has none. */
  name: string;
  /** Lines written of it: all rows that hold anything, the headings among them. */
  rows: number;
  /** Of those, hidden by who made the sheet. */
  hidden_rows: number;
  is_hidden: boolean;
  /** The coordinate system as the file names it. Geometries are in degrees where it is known, else as the file has them. */
  system: string | null;
  has_geometry: boolean;
  heading: Heading;
  /** The cells of its first lines. */
  first: string[][];
};

/** `encoding` and `delimiter` of what is text. */
export type GatheredTable = {
  format: TableFormat;
  encoding: string | null;
  delimiter: string | null;
  sheets: TableSheet[];
};

/** One line of `<path>.rows`. `row`: its number in the file, as a spreadsheet counts, from 1. */
export type TableLine = { sheet: number; row: number; cells: string[]; geometry?: Geometry; is_hidden?: true };

/** So many lines of a sheet are shown, and its headings looked for among them. */
export const firstLines = 30;

export const limits = {
  /** Of the file, and of what is unpacked of it. */
  bytes: 4 * 2 ** 30,
  /** What a small file may grow to, and how many times a larger one: tables shrink to a thirtieth, a bomb to a thousandth. */
  smallestBomb: 100 * 2 ** 20,
  expansion: 100,
  entries: 2000,
  columns: 1000,
  /** Letters of a cell, and of a line. */
  cell: 200_000,
  line: 4_000_000,
} as const;

type ProblemCode = Extract<IssueCode, `table_${string}`>;

/** Why a file cannot be read as a table; its text is the finding of that code. */
export class TableProblem extends Error {
  readonly code: ProblemCode;
  readonly parameters: Record<string, string | number>;
  constructor(code: ProblemCode, parameters: Record<string, string | number> = {}, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.parameters = parameters;
  }
}
