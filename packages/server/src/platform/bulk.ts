// One step over many rows: each by the noun's own rules of a single change, all of them or none.
import type { BulkAction, BulkDone, BulkStep } from "@atalaya/contract/bulk.ts";
import type { Tx } from "./database/database.ts";
import { apart } from "./database/apart.ts";
import { explainDatabaseError } from "./database/explain-error.ts";
import { lockAll, type Table } from "./database/rows.ts";
import { FieldProblem, orNotFound, Problem, RowsProblem, type RowProblem } from "./problem.ts";
import { InvalidInput } from "./schemas.ts";

type Versioned = { id: number; version: number };

/** What a noun does to one row. `By`: who acts, and where; `R`: a row as the noun finds it. */
export type BulkNoun<By, R extends Versioned> = {
  table: Table;
  find: (tx: Tx, by: By, id: number, which: { trash: boolean }) => Promise<R | undefined>;
  titleOf: (row: R) => string;
  change: (tx: Tx, by: By, id: number, patch: { version: number }) => Promise<Versioned>;
  remove: (tx: Tx, by: By, id: number, version: number) => Promise<void>;
  restore: (tx: Tx, by: By, id: number) => Promise<Versioned>;
};

type Row = BulkStep["rows"][number];
type DoneRow = BulkDone["rows"][number];

/** Trees of institutions, laws and places are less deep. */
const mostTurns = 12;

/**
 * Takes the step on every row. A row that is refused may only have come too early: what depends on another of the rows, or lies below it,
 * goes before it or after it. So the refused ones have another turn as long as others got through. Throws the rows that remain.
 */
export async function changeMany<By, R extends Versioned>(
  tx: Tx,
  noun: BulkNoun<By, R>,
  by: By,
  { action, fields, rows }: BulkStep,
): Promise<BulkDone> {
  const asked = rows.map((row) => ({ ...row, fields: action === "set_fields" ? { ...fields, ...row.fields } : {} }));
  if (action === "set_fields" && asked.some((row) => Object.keys(row.fields).length === 0))
    throw new FieldProblem({ fields: { code: "required" } });
  await lockAll(
    tx,
    noun.table,
    rows.map(({ id }) => id),
  );
  const done = new Map<number, DoneRow>();
  let left: readonly Row[] = asked;
  let refused: RowProblem[] = [];
  for (let turn = 0; left.length > 0 && turn < mostTurns; turn++) {
    refused = [];
    for (const row of left) {
      const outcome = await tried(tx, noun, by, action, row);
      if ("problem" in outcome) refused.push(outcome);
      else done.set(row.id, outcome);
    }
    if (refused.length === left.length) break;
    left = left.filter(({ id }) => !done.has(id));
  }
  if (refused.length > 0) throw new RowsProblem(refused);
  return { rows: rows.map(({ id }) => done.get(id)!) };
}

/** The row as it became, with what it was; or why it cannot be done. */
async function tried<By, R extends Versioned>(
  tx: Tx,
  noun: BulkNoun<By, R>,
  by: By,
  action: BulkAction,
  row: Row,
): Promise<DoneRow | RowProblem> {
  const { id } = row;
  const current = await noun.find(tx, by, id, { trash: action === "restore" });
  // Nothing is told of what the caller does not see.
  if (!current) return { id, title: String(id), problem: new Problem("not_found") };
  const before = Object.fromEntries(Object.keys(row.fields ?? {}).map((field) => [field, current[field as keyof R]]));
  try {
    const { version } = await apart(tx, () => applied(tx, noun, by, action, row));
    return { id, version, before };
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    return { id, title: noun.titleOf(current), problem };
  }
}

async function applied<By, R extends Versioned>(tx: Tx, noun: BulkNoun<By, R>, by: By, action: BulkAction, row: Row) {
  const { id, version, fields } = row;
  if (action === "set_fields") return noun.change(tx, by, id, { ...fields, version });
  if (action === "restore") return noun.restore(tx, by, id);
  await noun.remove(tx, by, id, version);
  return orNotFound(await noun.find(tx, by, id, { trash: true }));
}

/** Whether the row stands in the way, and not a failure of ours or of the database. */
function isRefusal(error: unknown): error is Error {
  if (error instanceof FieldProblem || error instanceof Problem || error instanceof InvalidInput) return true;
  const explained = explainDatabaseError(error);
  return explained instanceof FieldProblem || explained === "in_use";
}
