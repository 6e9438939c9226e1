// Files on their way to rows of a noun: read, matched, examined, written in the background, taken back as one (docs/decisions/0080).
import { z } from "zod";
import { recordDomains } from "../../domain/domains.ts";
import { allOf, Id, Instant } from "../../record.ts";
import { optionalText } from "../../values/plain-text.ts";
import { longestReason } from "../records/reason.ts";

/**
 * `reading`, `examining`, `writing`, `undoing`: done in the background, a set of rows after another. `cancelled`: stopped by its user, or by what changed
 * meanwhile (`problem`); what is written stays written, and it can be gone on with or taken back. `failed`: the file cannot be read.
 */
export const importStates = [
  "reading",
  "read",
  "examining",
  "examined",
  "writing",
  "written",
  "cancelled",
  "undoing",
  "undone",
  "failed",
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What a row would do: `new` and `changed` are written. `known`: it stands there already, by no key; written where the settings do not leave it
 * out. `double`: it repeats an earlier row. `left_out`: a total or a footnote.
 */
export const rowOutcomes = ["new", "changed", "unchanged", "known", "double", "refused", "left_out"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** What became of a row. `kept`: somebody changed it since, so that taking the import back left it. */
export const rowFates = ["written", "taken_back", "kept"] as const;

/** What the rows become: records of one variable. */
export const ImportTarget = z.object({
  noun: z.literal("records"),
  domain: z.enum(recordDomains),
  variable_id: Id,
});
export type ImportTarget = z.infer<typeof ImportTarget>;

/** Begins with a file that was uploaded (`POST /uploads`, `PUT /files`). `company_id`: the place of rows that name none. */
export const TableImportDraft = z.object({
  file_id: Id,
  target: ImportTarget,
  company_id: Id.nullable().default(null),
});
export type TableImportDraft = z.infer<typeof TableImportDraft>;

/** Where the headings stand: the index of their first line among the lines of the sheet, how many lines they take, and the line of HXL tags. */
const Heading = z.object({
  line: z.int().min(0),
  lines: z.union([z.literal(1), z.literal(2)]),
  tags: z.int().min(0).nullable(),
});

/** What positions that lie outside of their place are tried as: with the other signs, and with latitude and longitude exchanged. */
export const corrections = ["minus", "swap"] as const;
export type Correction = (typeof corrections)[number];

const ColumnKey = z.string().max(60);
const mostColumns = 1000;

/** How the rows are read. Changing it asks for another examination. */
export const ImportSettings = z.object({
  sheet: z.int().min(0),
  heading: Heading,
  /** The field of each column of the file, in their order; null is not imported. */
  matching: z.array(ColumnKey.nullable()).max(mostColumns),
  /** Of fields that no cell tells, for the whole file: a day, a source, a place, the system of x and y (`epsg`). As a cell is written. */
  values: z.record(ColumnKey, z.string().max(5000)),
  company_id: Id.nullable(),
  /** By what a row and something that is there are the same, in one place: `code`, `title`, `observed_on`, own fields; empty: all rows are new. */
  key: z.array(ColumnKey).max(4),
  /** `all`: nothing is written while a row is refused. */
  mode: z.enum(["all", "valid"]),
  /** Leaves out rows that stand there already by no key. */
  skip_known: z.boolean(),
  /** Applied to positions that only they bring into their place. */
  corrections: z.array(z.enum(corrections)).max(2),
  /** Why what is published is changed (V13); without it such rows are refused. */
  reason: optionalText(longestReason),
});
export type ImportSettings = z.infer<typeof ImportSettings>;

const Sheet = z.object({
  name: z.string(),
  rows: z.int(),
  hidden_rows: z.int(),
  is_hidden: z.boolean(),
  system: z.string().nullable(),
  has_geometry: z.boolean(),
  heading: Heading,
  /** Its first lines, so that another heading can be chosen. */
  first: z.array(z.array(z.string())),
});

/** By what a column was recognised: its heading, its HXL tag, what stands in it, or what the caller and those beside him matched before. */
export const matchReasons = ["label", "tag", "before", "content"] as const;
export type MatchReason = (typeof matchReasons)[number];

const FileColumn = z.object({
  heading: z.string(),
  samples: z.array(z.string()),
  suggested: z.string().nullable(),
  reason: z.enum(matchReasons).nullable(),
});
export type FileColumn = z.infer<typeof FileColumn>;

/** A field that a column may be matched with. */
const Field = z.object({
  key: z.string(),
  label: z.string(),
  is_required: z.boolean(),
  /** May be a part of the key. */
  is_key: z.boolean(),
  example: z.string(),
});

const Named = z.object({ id: Id, name: z.string() });

export const TableImportSummary = z.object({
  id: Id,
  created_at: Instant,
  finished_at: Instant.nullable(),
  user: Named,
  is_own: z.boolean(),
  target: ImportTarget,
  /** What its rows become, by name. */
  target_name: z.string(),
  file_name: z.string(),
  format: z.string().nullable(),
  state: z.enum(importStates),
  /** How far the step under way has come, in rows. */
  done: z.int(),
  total: z.int(),
  /** Rows by what they do, after the examination; and by what became of them. */
  totals: z.partialRecord(z.enum([...rowOutcomes, ...rowFates]), z.int()),
  /** Why it failed or stopped, in the caller's language. */
  problem: z.string().nullable(),
  /** Rows of old imports are dropped, and those cannot be taken back any more. */
  has_rows: z.boolean(),
});
export type TableImportSummary = z.infer<typeof TableImportSummary>;

export const TableImport = TableImportSummary.extend({
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  sheets: z.array(Sheet),
  /** Null while it is read. */
  settings: ImportSettings.nullable(),
  /** Of the chosen sheet. */
  columns: z.array(FileColumn),
  fields: z.array(Field),
});
export type TableImport = z.infer<typeof TableImport>;

/** Rows a page; `after`: the line of the last row of the page before. */
export const ImportRowQuery = z.object({
  outcome: z.enum(rowOutcomes).optional(),
  fate: z.enum(rowFates).optional(),
  after: z.coerce.number().int().min(-1).default(-1),
  per_page: z.coerce.number().int().min(1).max(200).default(50),
});

const RowFinding = z.object({
  /** The field, and where its column stands in the file; null of one that no column tells. */
  field: z.string().nullable(),
  column: z.int().nullable(),
  text: z.string(),
  is_warning: z.boolean(),
  /** What would mend it, and the others like it: one of the settings' corrections. */
  proposal: z.enum(corrections).nullable(),
});

export const ImportRow = z.object({
  /** Its index among the lines of its sheet: by it the row is named. */
  line: z.int(),
  /** Its number in the file, as a spreadsheet counts. */
  row: z.int(),
  cells: z.array(z.string()),
  /** The cells as they came, of a row that was mended. */
  given: z.array(z.string()).nullable(),
  is_hidden: z.boolean(),
  outcome: z.enum(rowOutcomes).nullable(),
  fate: z.enum(rowFates).nullable(),
  findings: z.array(RowFinding),
  record_id: Id.nullable(),
  /** Of a changed row, by field: what is there, and what the row makes of it. */
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.unknown(), after: z.unknown() })),
  position: z.tuple([z.number(), z.number()]).nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

const ImportRows = z.object({ data: z.array(ImportRow), next: z.int().nullable() });

/** One cell of a row is mended; the row is looked at again at once, and answered. */
export const CellMending = z.object({
  line: z.int().min(0),
  column: z.int().min(0).max(mostColumns),
  text: z.string().max(5000),
});

/** In all rows alike: what stands in a column becomes something else. */
export const Replacement = z.object({
  column: z.int().min(0).max(mostColumns),
  from: z.string().max(5000),
  to: z.string().max(5000),
});
export const ReplacementDone = z.object({ rows: z.int() });

/** A value of a column that was not understood, once, with the rows it stands in and what it may mean: `text` is what to replace it by. */
const Unresolved = z.object({
  column: z.int(),
  field: z.string(),
  value: z.string(),
  rows: z.int(),
  candidates: z.array(z.object({ text: z.string(), label: z.string() })),
});

/** Of unresolved values and of missing rows at most so many are listed; all are counted. */
export const mostListedOfImport = 200;
/** Points at most; of more rows every so many are told. */
export const mostImportPositions = 5000;

/** Something there, in the caller's places, that no row of the file meets by its key. */
const Missing = z.object({ id: Id, code: z.string(), title: z.string(), place: z.string() });

const Positions = z.object({
  points: z.array(
    z.object({ line: z.int(), outcome: z.enum(rowOutcomes), position: z.tuple([z.number(), z.number()]) }),
  ),
  total: z.int(),
});

export const tableImports = {
  path: "imports",
  title: { es: "Importaciones", en: "Imports" },
  draft: TableImportDraft,
  detail: TableImport,
  answers: {
    "": allOf(TableImportSummary),
    ":id/rows": ImportRows,
    ":id/unresolved": z.object({ data: z.array(Unresolved), total: z.int() }),
    ":id/missing": z.object({ data: z.array(Missing), total: z.int() }),
    ":id/positions": Positions,
  },
  acts: {
    replacement: { body: Replacement, answer: ReplacementDone },
  },
} as const;
