// Examining, writing and taking back, a set of rows after another: each set is a short transaction that notes how far it came, so that what is
// stopped, or dies, goes on where it was (docs/decisions/0080).
import type { ImportSettings } from "@atalaya/contract/resources/imports/imports.ts";
import type { Actor, Tx } from "../../platform/database/database.ts";
import type { Asked, Exchange, ImportScopes } from "../../platform/exchange/exchange.ts";
import { leftOut, tableRow, type StagedRow } from "../../platform/exchange/table-rows.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import { addPlaces, holdImport, setReached, setState, setTotals, type Import } from "./queries.ts";
import { firstLineOf } from "./reading.ts";
import {
  nextRows,
  nextWritten,
  putFate,
  putJudged,
  putLeftOut,
  putWritten,
  totalsOf,
  type Sheet,
} from "./row-queries.ts";

type Step = "examining" | "writing" | "undoing";
export type Worker = { exchange: Exchange; scopes: ImportScopes };
type Work = Worker & { found: Import; settings: ImportSettings; sheet: Sheet };

/** An import with settings: one that is read. */
export function workOn(worker: Worker, found: Import): Work | undefined {
  const { settings } = found;
  return settings ? { ...worker, found, settings, sheet: { id: found.id, sheet: settings.sheet } } : undefined;
}

export const askedOf = ({ scopes, settings, found }: Work): Asked => {
  const { company_id, key, skip_known, corrections, reason } = settings;
  return { company_id, key, skip_known, corrections, reason, target: found.target, user_id: found.user_id, scopes };
};

/** What these rows would do is found out and kept. */
export async function judgeRows(tx: Tx, work: Work, rows: readonly StagedRow[]): Promise<void> {
  const { settings, sheet } = work;
  const out = rows.flatMap((row) => {
    const reason = leftOut(row, settings);
    return reason ? [{ line: row.line, finding: reason.finding }] : [];
  });
  const isOut = new Set(out.map(({ line }) => line));
  const told = rows.filter(({ line }) => !isOut.has(line)).map((row) => tableRow(row, settings));
  await putLeftOut(tx, sheet, out);
  if (told.length > 0) await putJudged(tx, sheet, await work.exchange.examine(tx, askedOf(work), told));
}

const firstOf = ({ settings }: Work) => firstLineOf(settings);
/** The line behind which a step goes on. */
const behind = (work: Work) => Math.max(work.found.reached, firstOf(work) - 1);

/** Counts what the rows do, and what became of them. */
export const countRows = (tx: Tx, work: Work) => setTotals(tx, work.sheet.id, totalsOf(work.sheet, firstOf(work)));

async function examineSome(tx: Tx, work: Work, most: number): Promise<number> {
  const { found, sheet } = work;
  const rows = await nextRows(tx, sheet, found.is_whole ? "all" : "unexamined", behind(work), most);
  if (rows.length === 0) {
    await countRows(tx, work);
    await setState(tx, sheet.id, "examined");
    return 0;
  }
  await judgeRows(tx, work, rows);
  await setReached(tx, sheet.id, rows.length, rows.at(-1)!.line);
  return rows.length;
}

/** With "all or nothing" a row that is no longer valid stops the writing before its set is kept. */
class NoLongerValid extends Error {}

async function writeSome(tx: Tx, work: Work, most: number): Promise<number> {
  const { sheet, settings, exchange } = work;
  const rows = await nextRows(tx, sheet, "wanted", behind(work), most);
  if (rows.length === 0) {
    await countRows(tx, work);
    await setState(tx, sheet.id, "written");
    return 0;
  }
  const done = await exchange.write(
    tx,
    askedOf(work),
    rows.map((row) => tableRow(row, settings)),
  );
  if (settings.mode === "all" && done.some((it) => "findings" in it)) throw new NoLongerValid();
  await putWritten(
    tx,
    sheet,
    done.map((it) =>
      "findings" in it ? it : { line: it.line, row_id: it.id, version: it.version, changes: it.changes },
    ),
  );
  await addPlaces(tx, sheet.id, [...new Set(done.flatMap((it) => ("findings" in it ? [] : it.company_id)))]);
  await setReached(tx, sheet.id, rows.length, rows.at(-1)!.line);
  return rows.length;
}

async function undoSome(tx: Tx, work: Work, most: number): Promise<number> {
  const { sheet, exchange } = work;
  const rows = await nextWritten(tx, sheet, behind(work), most);
  if (rows.length === 0) {
    await countRows(tx, work);
    await setState(tx, sheet.id, "undone");
    return 0;
  }
  const back = new Set(await exchange.undo(tx, askedOf(work), rows));
  await putFate(tx, sheet, "taken_back", [...back]);
  await putFate(
    tx,
    sheet,
    "kept",
    rows.flatMap(({ line }) => (back.has(line) ? [] : line)),
  );
  await setReached(tx, sheet.id, rows.length, rows.at(-1)!.line);
  return rows.length;
}

const steps: Record<Step, (tx: Tx, work: Work, most: number) => Promise<number>> = {
  examining: examineSome,
  writing: writeSome,
  undoing: undoSome,
};

/** What the database calls data that it cannot take: its classes 22 and 23. */
const isOfData = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown }).code));

/** Refuses the row that the database does not take for a reason that no rule of ours knows. */
async function refuseNext(tx: Tx, work: Work, step: Step): Promise<number> {
  const wanted = step === "examining" ? (work.found.is_whole ? "all" : "unexamined") : "wanted";
  const [row] = await nextRows(tx, work.sheet, wanted, behind(work), 1);
  if (!row) return 0;
  const findings = [{ column: null, code: "invalid" as const, is_warning: false }];
  await putWritten(tx, work.sheet, [{ line: row.line, findings }]);
  await setReached(tx, work.sheet.id, 1, row.line);
  return 1;
}

/** What a step does in one transaction, where the import is still in it: of what it was asked for when it began, another process may have done more. */
async function inState<T>(
  tx: Tx,
  id: number,
  worker: Worker,
  state: Step,
  work: (work: Work) => Promise<T>,
): Promise<T | null> {
  const found = await holdImport(tx, id);
  const open = found?.state === state ? workOn(worker, found) : undefined;
  return open ? work(open) : null;
}

/** One set of rows of a step; answers how many, and null where nothing is left to do. */
export async function takeSet(
  app: Services,
  actor: Actor,
  id: number,
  worker: Worker,
  step: Step,
  most: number,
): Promise<number | null> {
  const write = <T>(work: (tx: Tx, it: Work) => Promise<T>) =>
    app.writeLong(actor as Actor & { once?: never }, (tx) => inState(tx, id, worker, step, (it) => work(tx, it)));
  try {
    return (await write((tx, it) => steps[step](tx, it, most))) || null;
  } catch (error) {
    if (error instanceof NoLongerValid) {
      // What is no longer valid is found anew, and told.
      await write(async (tx, it) => {
        await judgeRows(tx, it, await nextRows(tx, it.sheet, "wanted", behind(it), most));
        await countRows(tx, it);
        await setState(tx, id, "cancelled", { problem: { code: "import_row_since" } });
      });
      return null;
    }
    if (!isOfData(error) || step === "undoing") throw error;
    if (most > 1) return takeSet(app, actor, id, worker, step, 1);
    return write((tx, it) => refuseNext(tx, it, step));
  }
}
