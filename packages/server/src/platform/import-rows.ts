// What every import of rows needs: findings by row, the totals, and one transaction that a rehearsal takes back.
import type { z } from "zod";
import { describeIssue, issueText, type IssueCode } from "@atalaya/contract/errors.ts";
import { mostImportFindings, type ImportMode, type ImportOutcome } from "@atalaya/contract/import.ts";
import { say, type Language, type Parameters } from "@atalaya/contract/text.ts";
import type { WarningCode } from "@atalaya/contract/domain/warnings.ts";
import { warningWords } from "@atalaya/contract/words/warnings.ts";
import { writeOf, type Actor, type Database, type Tx } from "./database/database.ts";
import { writeOrTakeBack } from "./database/rehearse.ts";

type Code = IssueCode | WarningCode;
export type Finding = { row: number; column: string | null; code: Code; parameters?: Parameters; is_warning: boolean };

export const findingText = (code: Code, language: Language, parameters: Parameters = {}) =>
  code in warningWords
    ? say(warningWords[code as WarningCode], language, parameters)
    : issueText(code as IssueCode, language, parameters);

type Cells = Partial<Record<string, string>>;

/** What is wrong with the rows of a sheet, and what is only noticed. Rows are counted from 0 here, from 1 in the answer. */
export class RowFindings {
  readonly #found: Finding[] = [];
  readonly #bad = new Set<number>();
  /** Cells that something was found about, as `row:column`. */
  readonly #cells = new Set<string>();

  refuse(row: number, column: string | null, code: IssueCode, parameters?: Parameters): void {
    this.#add({ row, column, code, is_warning: false, ...(parameters && { parameters }) });
    this.#bad.add(row);
  }

  warn(row: number, column: string | null, code: Code, parameters?: Parameters): void {
    this.#add({ row, column, code, is_warning: true, ...(parameters && { parameters }) });
  }

  /** Findings of the resource's own schema. `columnsOf` tells in which columns a field was typed; where one could not be read, it was told of. */
  refuseIssues(row: number, error: z.ZodError, columnsOf: (path: readonly PropertyKey[]) => string[]): void {
    for (const issue of error.issues) {
      const columns = columnsOf(issue.path);
      if (columns.some((column) => this.#cells.has(`${row}:${column}`))) continue;
      const { code, parameters } = describeIssue(issue);
      this.refuse(row, columns[0] ?? null, code, parameters);
    }
  }

  #add(finding: Finding): void {
    this.#found.push(finding);
    if (finding.column !== null) this.#cells.add(`${finding.row}:${finding.column}`);
  }

  /** By row: what is wrong, or what is noticed of a row that is not. */
  byRow(): Map<number, Finding[]> {
    return Map.groupBy(
      this.#found.filter((it) => !it.is_warning || !this.isBad(it.row)),
      ({ row }) => row,
    );
  }

  isBad(row: number): boolean {
    return this.#bad.has(row);
  }

  countBad(): number {
    return this.#bad.size;
  }

  outcome(
    rows: readonly Cells[],
    done: { created: number; updated: number; known?: number },
    language: Language,
  ): Omit<ImportOutcome, "is_written"> {
    const invalid = this.countBad();
    const warned = new Set(this.#found.filter((it) => it.is_warning && !this.isBad(it.row)).map(({ row }) => row)).size;
    return {
      totals: { rows: rows.length, valid: rows.length - invalid, invalid, warned, known: 0, ...done },
      findings: this.#found
        .filter((it) => !it.is_warning || !this.isBad(it.row))
        .toSorted((one, other) => Number(one.is_warning) - Number(other.is_warning) || one.row - other.row)
        .slice(0, mostImportFindings)
        .map(({ row, column, code, parameters, is_warning }) => ({
          row: row + 1,
          column,
          value: column === null ? null : (rows[row]?.[column] ?? null),
          text: findingText(code, language, parameters),
          is_warning,
        })),
    };
  }
}

type Wanted = { is_rehearsal: boolean; mode: ImportMode };

/** Whether rows are to stay: a rehearsal keeps none, and "all or nothing" none while a row is wrong. */
export const isToWrite = ({ is_rehearsal, mode }: Wanted, invalid: number): boolean =>
  !is_rehearsal && (mode === "valid" || invalid === 0);

/** Does the whole work in one transaction, taken back when nothing is to be written. */
export async function importRows(
  doors: Pick<Database, "write" | "writeLong">,
  actor: Actor,
  wanted: Wanted & { rows: readonly unknown[] },
  work: (tx: Tx) => Promise<Omit<ImportOutcome, "is_written">>,
): Promise<ImportOutcome> {
  const whole = async (tx: Tx): Promise<ImportOutcome> => {
    const outcome = await work(tx);
    const { invalid, created, updated } = outcome.totals;
    return { ...outcome, is_written: isToWrite(wanted, invalid) && created + updated > 0 };
  };
  return writeOrTakeBack(writeOf(doors, wanted.rows.length), actor, whole, ({ is_written }) => is_written);
}
