// A file as a table: its sheets, and lines of cells as texts.
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type { Parameters } from "@atalaya/contract/text.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";

/** Where the headings stand: the index of their first line among the lines of the sheet, how many they take, and the line of HXL tags. */
export type TableHeading = { line: number; lines: 1 | 2; tags: number | null };

/** A sheet, as lines of `<path>.rows`. */
export type TableSheet = {
  /** Empty where the format has none. */
  name: string;
  /** Lines that hold anything, the headings among them. */
  rows: number;
  hidden_rows: number;
  is_hidden: boolean;
  /** Coordinate system as the file names it. */
  system: string | null;
  has_geometry: boolean;
  heading: TableHeading;
  /** Its first lines. */
  first: string[][];
};

export type GatheredTable = { format: string; encoding: string | null; delimiter: string | null; sheets: TableSheet[] };

/** `row`: its number in the file, as a spreadsheet counts, from 1. */
export type TableLine = { sheet: number; row: number; cells: string[]; geometry?: Geometry; is_hidden?: true };

/** What keeps a file from being read. */
export type TableProblem = { problem: { code: IssueCode; parameters?: Parameters } };

/** HXL 1.1: `#affected + killed`, in any case. */
const tag = /^#[a-z]\w*(?:\s*\+[a-z]\w*)*$/i;
const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "");
const isTags = (cells: readonly string[]) =>
  filled(cells).length > 0 && filled(cells).every((cell) => tag.test(cell.trim()));

/** The headings of those lines: of two, what the first says stands before the second. */
export function headingsOf(lines: readonly (readonly string[])[], { line, lines: count }: TableHeading): string[] {
  const [upper = [], lower = []] = [lines[line], count === 2 ? lines[line + 1] : undefined];
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, at) =>
    [upper[at]?.trim(), lower[at]?.trim()]
      .filter((text, index, all) => text && all.indexOf(text) === index)
      .join(" / "),
  );
}

/** The line above the tags, or else the first that fills as many columns as most lines do: titles above fill one or two. */
export function guessHeading(lines: readonly (readonly string[])[]): TableHeading {
  const tags = lines.findIndex(isTags);
  if (tags > 0) return { line: tags - 1, lines: 1, tags };
  const widths = lines.map((cells) => filled(cells).length);
  const usual = widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0;
  const line = Math.max(
    0,
    widths.findIndex((width) => width >= Math.max(1, Math.ceil(usual * 0.6))),
  );
  return { line, lines: 1, tags: null };
}
