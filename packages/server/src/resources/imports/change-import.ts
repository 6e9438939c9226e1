// What its user asks of an import: how it is read, that a step begins or stops, and that cells become something else.
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type {
  CellMending,
  ImportSettings,
  ImportState,
  Replacement,
} from "@atalaya/contract/resources/imports/imports.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/http/problem.ts";
import { within } from "../../platform/scope.ts";
import { importsJob } from "./jobs.ts";
import { holdImport, setSettings, setState, setTotals, type Import } from "./queries.ts";
import { columnsOf, firstLineOf, matchedBy } from "./reading.ts";
import { countWaiting, forgetJudged, mendCell, replaceCells, rowsAlike, totalsOf } from "./row-queries.ts";
import { countRows, judgeRows, workOn, type Worker } from "./steps.ts";

export type Act = "examination" | "writing" | "undoing" | "cancellation";

/** An import that is the caller's, held; with who works on it. */
export async function heldWork(tx: Tx, id: number, worker: Worker) {
  const found = orNotFound(await holdImport(tx, id));
  if (!found.has_rows) throw new FieldProblem({ id: { code: "import_rows_dropped" } });
  const work = workOn(worker, found);
  if (!work || !["read", "examined", "written", "cancelled", "undone"].includes(found.state))
    throw new Problem("conflict", { current: { state: found.state } });
  return work;
}

const sheetFindings = ({ sheets }: Import, { sheet, heading, matching }: ImportSettings) => {
  const twice = matching.some((key, at) => key !== null && matching.indexOf(key) !== at);
  const lines = sheets[sheet]?.rows ?? 0;
  return {
    ...(sheet >= sheets.length && { sheet: { code: "choice" as const } }),
    ...(firstLineOf({ heading }) > lines && { heading: { code: "choice" as const } }),
    ...(twice && { matching: { code: "import_column_twice" as const } }),
  };
};

/** Whatever was found out by other settings is forgotten: 422 where rows stand written. */
export async function changeSettings(tx: Tx, id: number, worker: Worker, settings: ImportSettings): Promise<void> {
  const { found } = await heldWork(tx, id, worker);
  const described = await worker.exchange.describe(tx, worker.scopes.create, found.target);
  const known = new Set(described?.columns.map(({ key }) => key));
  const unknown = [...settings.matching.flatMap((key) => key ?? []), ...Object.keys(settings.values)].find(
    (key) => !known.has(key),
  );
  const issues = {
    ...sheetFindings(found, settings),
    ...(unknown !== undefined && { matching: { code: "unknown_field" as const, parameters: { fields: unknown } } }),
    ...(settings.key.some((key) => !known.has(key) || !worker.exchange.isKey(key)) && {
      key: { code: "choice" as const },
    }),
    ...((found.totals.written ?? 0) > 0 && { id: { code: "import_standing" as const } }),
  };
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
  if (settings.company_id !== null) within(worker.scopes.create, settings.company_id);
  await forgetJudged(tx, id);
  const columns = columnsOf(found, settings, []);
  await setSettings(tx, id, settings, matchedBy(columns, settings.matching));
  await setTotals(tx, id, totalsOf({ id, sheet: settings.sheet }, firstLineOf(settings)));
  await setState(tx, id, "read");
}

const begun: Record<Exclude<Act, "cancellation">, readonly [running: ImportState, done: ImportState]> = {
  examination: ["examining", "examined"],
  writing: ["writing", "written"],
  undoing: ["undoing", "undone"],
};

/** Where a step that is under way stops. */
const stopped: Partial<Record<ImportState, ImportState>> = {
  reading: "cancelled",
  examining: "read",
  writing: "cancelled",
  undoing: "cancelled",
};

/** Rows are only written after they were looked at, and with "all or nothing" only while none is refused. */
function refuseUnexamined({ state, settings, totals }: Import): void {
  if (state === "read" || state === "undone") throw new Problem("conflict", { current: { state } });
  const count = totals.refused ?? 0;
  if (settings?.mode === "all" && count > 0)
    throw new FieldProblem({ mode: { code: "import_refused_rows", parameters: { count } } });
}

/** Asks for a step, or that it stops. What is under way already, or done, is not begun again. */
export async function takeAct(
  app: Services,
  request: FastifyRequest,
  id: number,
  act: Act,
  worker: Worker,
): Promise<void> {
  await app.write(request.actor, async (tx) => {
    const found = orNotFound(await holdImport(tx, id));
    if (act === "cancellation") {
      const after = stopped[found.state];
      if (after) await setState(tx, id, after);
      return;
    }
    const [running, done] = begun[act];
    const isAgain = act === "examination" ? false : found.state === done;
    if (found.state === running || isAgain) return;
    const work = await heldWork(tx, id, worker);
    if (act === "writing") {
      refuseUnexamined(found);
      // Rows that were mended all alike are not left out without a word.
      const count = await countWaiting(tx, work.sheet, "unexamined", firstLineOf(work.settings));
      if (count > 0) throw new FieldProblem({ id: { code: "import_unexamined_rows", parameters: { count } } });
    }
    const wanted = act === "undoing" ? "written" : act === "writing" ? "wanted" : isWhole(found) ? "all" : "unexamined";
    const total = await countWaiting(tx, work.sheet, wanted, firstLineOf(work.settings));
    await setState(tx, id, running, { total, is_whole: wanted === "all" });
    await app.jobs.put(tx, importsJob);
  });
  app.jobs.wake(importsJob);
}

/** After the first time only what changed since is looked at. */
const isWhole = ({ state }: Import) => state === "read" || state === "undone";

const mostAlike = 50;

/** The row is looked at again, and those that it was compared with; 404 where it is not there or is written. */
export async function mend(
  tx: Tx,
  id: number,
  worker: Worker,
  { line, column, text }: z.output<typeof CellMending>,
): Promise<void> {
  const work = await heldWork(tx, id, worker);
  const [row, ...alike] = await rowsAlike(tx, work.sheet, line, mostAlike);
  if (row?.line !== line || line < firstLineOf(work.settings)) throw new Problem("not_found");
  const cells = Array.from({ length: Math.max(row.cells.length, column + 1) }, (_, at) => row.cells[at] ?? "");
  cells[column] = text;
  await mendCell(tx, work.sheet, line, cells);
  const rows = [{ ...row, cells }, ...alike].toSorted((one, other) => one.line - other.line);
  await judgeRows(tx, work, rows);
  await countRows(tx, work);
}

/** Answers how many rows it mended; they wait for another examination. */
export async function replaceAll(
  tx: Tx,
  id: number,
  worker: Worker,
  { column, from, to }: z.output<typeof Replacement>,
): Promise<number> {
  const work = await heldWork(tx, id, worker);
  const rows = await replaceCells(tx, work.sheet, firstLineOf(work.settings), column + 1, from, to);
  await countRows(tx, work);
  return rows;
}
