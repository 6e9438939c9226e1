// How a noun takes rows out of files (mechanism 11): it names its columns, looks at sets of rows, writes them and takes them back. What is the
// same for all nouns (reading, matching, staging, turns in the background) is done by `resources/imports`.
import type { RawBuilder, SqlBool } from "kysely";
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type { WarningCode } from "@atalaya/contract/domain/warnings.ts";
import type { ImportColumn } from "@atalaya/contract/import.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type {
  Correction,
  ImportSettings,
  ImportTarget,
  RowOutcome,
} from "@atalaya/contract/resources/imports/imports.ts";
import type { Parameters } from "@atalaya/contract/text.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Db, Tx } from "../database/database.ts";
import type { Scope } from "../scope.ts";

/** Where the user may do what; null is nowhere. */
export type ImportScopes = { create: Scope; update: Scope | null };

/** What a set of rows is looked at with. */
export type Asked = Pick<ImportSettings, "company_id" | "key" | "skip_known" | "corrections" | "reason"> & {
  target: ImportTarget;
  user_id: number;
  scopes: ImportScopes;
};

/** A row by field: its cells, with the values of the whole file where it tells nothing. */
export type TableRow = { line: number; cells: Partial<Record<string, string>>; geometry: Geometry | null };

/** Something about a row; `column`: the field whose cell it is about. */
export type RowFinding = {
  column: string | null;
  code: IssueCode | WarningCode;
  parameters?: Parameters;
  is_warning: boolean;
  proposal?: Correction;
};

export type Change = { before: unknown; after: unknown };

/** What a row would do. `key`: two rows with the same are one thing; `met`: what it changes, or leaves as it is. */
export type Examined = {
  line: number;
  outcome: Exclude<RowOutcome, "double" | "left_out">;
  findings: RowFinding[];
  key: string | null;
  met: { id: number; version: number } | null;
  changes: Record<string, Change> | null;
  position: [number, number] | null;
};

/** A row that was written: what it became, in which version and place. */
export type Written = {
  line: number;
  id: number;
  version: number;
  company_id: number;
  changes: Record<string, Change> | null;
};
/** A row that no longer can be. */
export type Refused = { line: number; findings: RowFinding[] };

/** A row to be taken back: `changes` is null for what the row made. */
export type Undoable = { line: number; id: number; version: number; changes: Record<string, Change> | null };

export type Missing = { id: number; code: string; title: string; place: string };
export type Candidate = { text: string; label: string };

export type Exchange = {
  noun: ImportTarget["noun"];
  permissions(target: ImportTarget): { create: Permission; update: Permission };
  /** What the rows become, by name, and the columns they may have; undefined where the caller sees no such target. */
  describe(
    db: Db | Tx,
    scope: Scope,
    target: ImportTarget,
  ): Promise<{ name: string; columns: ImportColumn[] } | undefined>;
  /** Columns by which something that is there can be recognised. */
  isKey(column: string): boolean;
  /** Reads and holds, and writes nothing. Answers in the order of the rows. */
  examine(tx: Tx, asked: Asked, rows: readonly TableRow[]): Promise<Examined[]>;
  /** Looks at the rows once more, and writes those that can be. */
  write(tx: Tx, asked: Asked, rows: readonly TableRow[]): Promise<(Written | Refused)[]>;
  /** Takes back what nobody changed since; answers the lines that it took back. */
  undo(tx: Tx, asked: Asked, rows: readonly Undoable[]): Promise<number[]>;
  /** What is there, in the caller's places, that `isMet` by its id does not hold for: the first of it, and how many. */
  missing(
    db: Db,
    asked: Asked,
    isMet: (id: RawBuilder<number>) => RawBuilder<SqlBool>,
    most: number,
  ): Promise<{ data: Missing[]; total: number }>;
  /** What values of a column that were not understood may mean to the caller, by value. */
  candidates(db: Db, asked: Asked, column: string, values: readonly string[]): Promise<Map<string, Candidate[]>>;
};
