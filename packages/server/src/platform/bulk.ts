// One step over many rows: each by the noun's own rules of a single change, all of them or none.
import type { BulkAction, BulkDone, BulkStep } from "@atalaya/contract/bulk.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Tx } from "./database/database.ts";
import { apart } from "./database/apart.ts";
import { explainDatabaseError } from "./database/explain-error.ts";
import { lockAll, versionsOf, type Table } from "./database/rows.ts";
import { FieldProblem, orNotFound, Problem, RowsProblem, type RowProblem } from "./http/problem.ts";
import type { Refusals } from "./noun.ts";
import { InvalidInput } from "./http/schemas.ts";

type Versioned = { id: number; version: number };

/** What a noun does to one row. `By`: who acts, and where; `R`: a row as the noun finds it. */
export type BulkNoun<By, R extends Versioned> = {
  table: Table;
  /** What the database's constraints mean. */
  refusals: Refusals;
  find: (tx: Tx, by: By, id: number, which: { trash: boolean }) => Promise<R | undefined>;
  titleOf: (row: R, language: Language) => string;
  change: (tx: Tx, by: By, id: number, patch: { version: number }) => Promise<Versioned>;
  remove: (tx: Tx, by: By, id: number, version: number) => Promise<void>;
  restore: (tx: Tx, by: By, id: number) => Promise<Versioned>;
};

type Row = BulkStep["rows"][number];
/** A row of the step with what it was before. */
type Asked<R> = { row: Row; found: R };

/** A chain of rows that depend on one another takes two turns, a tangle of several some more. */
const mostTurns = 12;

/**
 * Takes the step on every row. A row that is refused may only have come too early: what depends on another of the rows, or lies below it,
 * goes before it or after it. So the refused ones have another turn, the other way round, as long as others got through. Versions are
 * compared before the first row is changed, because changing one counts up those below it. Throws the rows that remain.
 */
export async function changeMany<By, R extends Versioned>(
  tx: Tx,
  noun: BulkNoun<By, R>,
  by: By,
  { action, fields, rows }: BulkStep,
  language: Language,
): Promise<BulkDone> {
  const wanted = rows.map((row) => ({ ...row, fields: action === "set_fields" ? { ...fields, ...row.fields } : {} }));
  if (action === "set_fields" && wanted.some((row) => Object.keys(row.fields).length === 0))
    throw new FieldProblem({ fields: { code: "required" } });
  const ids = rows.map(({ id }) => id);
  await lockAll(tx, noun.table, ids);
  const refused = new Map<number, RowProblem>();
  const asked: Asked<R>[] = [];
  for (const row of wanted) {
    const found = await noun.find(tx, by, row.id, { trash: action === "restore" });
    // Nothing is told of what the caller does not see.
    if (!found) refused.set(row.id, { id: row.id, title: String(row.id), problem: new Problem("not_found") });
    else if (action === "restore" || found.version === row.version) asked.push({ row, found });
    else refused.set(row.id, { id: row.id, title: noun.titleOf(found, language), problem: new Problem("conflict") });
  }
  let left: readonly Asked<R>[] = asked;
  for (let turn = 0; left.length > 0 && turn < mostTurns; turn++) {
    const again: Asked<R>[] = [];
    for (const one of left) {
      const problem = await tried(tx, noun, by, action, one.row);
      if (!problem) refused.delete(one.row.id);
      else {
        refused.set(one.row.id, { id: one.row.id, title: noun.titleOf(one.found, language), problem });
        again.push(one);
      }
    }
    if (again.length === left.length) break;
    left = again.toReversed();
  }
  if (refused.size > 0) throw new RowsProblem(ids.flatMap((id) => refused.get(id) ?? []));
  const versions = await versionsOf(tx, noun.table, ids);
  const before = ({ row, found }: Asked<R>) =>
    Object.fromEntries(Object.keys(row.fields ?? {}).map((field) => [field, found[field as keyof R]]));
  return { rows: asked.map((one) => ({ id: one.row.id, version: versions.get(one.row.id)!, before: before(one) })) };
}

/** Why it cannot be done to the row; nothing where it was. */
async function tried<By, R extends Versioned>(
  tx: Tx,
  noun: BulkNoun<By, R>,
  by: By,
  action: BulkAction,
  row: Row,
): Promise<Error | null> {
  try {
    await apart(tx, () => applied(tx, noun, by, action, row));
    return null;
  } catch (problem) {
    if (!isRefusal(problem, noun.refusals)) throw problem;
    return problem;
  }
}

async function applied<By, R extends Versioned>(tx: Tx, noun: BulkNoun<By, R>, by: By, action: BulkAction, row: Row) {
  const { id, fields } = row;
  if (action === "restore") return void (await noun.restore(tx, by, id));
  const { version } = orNotFound(await noun.find(tx, by, id, { trash: false }));
  if (action === "set_fields") await noun.change(tx, by, id, { ...fields, version });
  else await noun.remove(tx, by, id, version);
}

/** Whether the row stands in the way, and not a failure of ours or of the database. */
function isRefusal(error: unknown, refusals: Refusals): error is Error {
  if (error instanceof FieldProblem || error instanceof Problem || error instanceof InvalidInput) return true;
  const explained = explainDatabaseError(error, refusals);
  return explained instanceof FieldProblem || explained === "in_use";
}
