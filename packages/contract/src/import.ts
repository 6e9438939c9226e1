// Bringing in many rows of a sheet at once: its columns, what is sent, and what is answered. The same for every resource.
import { z } from "zod";
import { optionalText } from "./values/plain-text.ts";
import type { Text } from "./text.ts";

/**
 * A column as the template writes it. `synonyms` are other headings that people give it, in any language; `hxl`: its tag in the row of tags
 * of a humanitarian data sheet (HXL 1.1); `isRare`: it is read and the template does without.
 */
export type ImportColumn<K extends string = string> = {
  key: K;
  label: Text;
  synonyms: readonly string[];
  isRequired?: boolean;
  isRare?: boolean;
  example: string;
  hxl?: string;
};

export const mostImportRows = 2000;
/** Findings beyond these are counted and not listed. */
export const mostImportFindings = 2000;
const longestCell = 2000;
const longestColumn = 60;

/** `all`: nothing is written while a row is wrong. `valid`: the rows that are right are written. */
const importModes = ["all", "valid"] as const;
export type ImportMode = (typeof importModes)[number];

const textWithin = (longest: number) => (cell: unknown) =>
  typeof cell !== "string"
    ? { code: "text" }
    : cell.length > longest
      ? { code: "text_big", maximum: String(longest) }
      : null;

/**
 * One row: texts by column, looked at by a plain loop up to the first that is wrong, because a sheet has many cells. `columns` are those it may
 * have; null leaves that to whoever reads the row.
 */
export const cellsOf = <K extends string>(columns: readonly K[] | null, longest: number) => {
  const known = columns && new Set<string>(columns);
  const findingOf = textWithin(longest);
  return z
    .custom<Partial<Record<K, string>>>((row) => typeof row === "object" && row !== null && !Array.isArray(row))
    .superRefine((row, context) => {
      for (const [column, cell] of Object.entries(row)) {
        const finding =
          column.length > longestColumn || known?.has(column) === false
            ? { code: "unknown_field", fields: column.slice(0, longestColumn) }
            : findingOf(cell);
        if (!finding) continue;
        context.addIssue({ code: "custom", path: [column.slice(0, longestColumn)], params: finding });
        return;
      }
    })
    .meta({ type: "object", additionalProperties: { type: "string", maxLength: longest } });
};

/** Cells as text, by column; columns that the sheet does not have are left out. A rehearsal writes nothing. */
export const importBody = <K extends string>(columns: readonly ImportColumn<K>[]) =>
  z.object({
    rows: z
      .array(
        cellsOf(
          columns.map(({ key }) => key),
          longestCell,
        ),
      )
      .min(1)
      .max(mostImportRows),
    is_rehearsal: z.boolean(),
    mode: z.enum(importModes),
    /** Leaves out the rows that are there already, as an earlier import or a person wrote them. */
    skip_known: z.boolean().default(false),
    /** What the list of changes calls it. */
    file_name: optionalText(200),
  });

/** Something about one row, counted from 1. A warning does not keep the row from being written. */
const ImportFinding = z.object({
  row: z.int().positive(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  text: z.string(),
  is_warning: z.boolean(),
});
export type ImportFinding = z.infer<typeof ImportFinding>;

export const ImportOutcome = z.object({
  totals: z.object({
    rows: z.int(),
    valid: z.int(),
    invalid: z.int(),
    warned: z.int(),
    /** Of the valid rows those that are there already; written again unless they were to be left out. */
    known: z.int(),
    /** Of the valid rows. */
    created: z.int(),
    updated: z.int(),
  }),
  findings: z.array(ImportFinding),
  is_written: z.boolean(),
  /** The step by which all of it can be taken back, where the resource can. */
  bulk_change_id: z.int().optional(),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** Lower case without accents, signs and double spaces: how headings and names of choices are compared. */
export const comparable = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * A number as sheets write it: "1.234,5", "1,234.5", "-33.04", "151.708", "1.234.567". One mark alone is decimal, but in a whole number
 * before three digits it groups them, as one does that stands twice. NaN when it is no number.
 */
export function readNumber(text: string, isWhole: boolean): number {
  const plain = text.replaceAll(/[\s\u00a0']/g, "").replace("\u2212", "-");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const isGrouped =
    /^-?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})+$/.test(plain) || (isWhole && /^-?[1-9]\d{0,2}([.,]\d{3})+$/.test(plain));
  const whole = (last < 0 || isGrouped ? plain : plain.slice(0, last)).replaceAll(/[.,]/g, "");
  const decimals = last < 0 || isGrouped ? "" : `.${plain.slice(last + 1)}`;
  return /^-?\d*(\.\d+)?$/.test(whole + decimals) && /\d/.test(whole + decimals)
    ? Number(whole + decimals)
    : Number.NaN;
}
