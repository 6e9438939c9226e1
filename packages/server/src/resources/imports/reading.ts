// A file that was uploaded is read in a thread of its own, and its lines are kept, some at a time, so that others have the database in between.
import { open } from "node:fs/promises";
import { sql } from "kysely";
import { comparable, type ImportColumn } from "@atalaya/contract/import.ts";
import { matchColumns } from "@atalaya/contract/match-columns.ts";
import type { ImportSettings } from "@atalaya/contract/resources/imports/imports.ts";
import { system, type Tx } from "../../platform/database/database.ts";
import type { Exchange } from "../../platform/exchange/exchange.ts";
import { suggestColumns, type Suggestion } from "../../platform/exchange/suggest.ts";
import { headingsOf } from "../../platform/exchange/headings.ts";
import type { GatheredTable, TableLine } from "../../platform/exchange/table-file.ts";
import { withPrivateCopy } from "../../platform/files/private-copy.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import type { Scope } from "../../platform/scope.ts";
import { mapInTurns } from "../../platform/turns/in-turns.ts";
import { asBytes, inReadingThread } from "../../platform/workers/worker-pool.ts";
import {
  findImport,
  holdImport,
  knownCodes,
  matchedBefore,
  setRead,
  setSettings,
  setState,
  type Import,
} from "./queries.ts";
import { countLines, keepLines, linesFrom, type KeptLine } from "./row-queries.ts";

/** Letters of lines that are kept in one transaction. */
const batch = 500_000;

async function* linesOf(path: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let letters = 0;
  const source = await open(path);
  for await (const line of source.readLines({ encoding: "utf8" })) {
    lines.push(line);
    letters += line.length;
    if (letters <= batch) continue;
    yield lines.splice(0);
    letters = 0;
  }
  if (lines.length > 0) yield lines;
}

/** Keeps those lines of a batch that no process has kept yet; false where it is not to be read any more. */
async function keepBatch(tx: Tx, id: number, first: number, lines: readonly KeptLine[]): Promise<boolean> {
  const found = await holdImport(tx, id);
  if (found?.state !== "reading") return false;
  // The line that a step has come to, here over all sheets.
  const done = found.reached + 1;
  const left = lines.slice(Math.max(0, done - first));
  if (left.length === 0) return true;
  await keepLines(tx, id, left);
  await tx
    .updateTable("imports")
    .set({ reached: first + lines.length - 1, done: first + lines.length, worked_at: sql`now()` })
    .where("id", "=", id)
    .execute();
  return true;
}

async function keepAll(app: Services, id: number, path: string, stopping: AbortSignal): Promise<boolean> {
  const next = new Map<number, number>();
  let first = 0;
  for await (const texts of linesOf(path)) {
    if (stopping.aborted) return false;
    const lines = await mapInTurns(texts, (text): KeptLine => {
      const it = JSON.parse(text) as TableLine;
      const line = next.get(it.sheet) ?? 0;
      next.set(it.sheet, line + 1);
      return { ...it, line };
    });
    if (!(await app.write(system, (tx) => keepBatch(tx, id, first, lines)))) return false;
    first += lines.length;
  }
  return true;
}

/** What was told first of a sheet, to guess its columns from. */
const mostSamples = 30;

/** The headings of the chosen sheet, and some cells of each column that say something. */
export function columnsOf(
  { sheets }: Pick<Import, "sheets">,
  { sheet, heading }: Pick<ImportSettings, "sheet" | "heading">,
  lines: readonly string[][],
) {
  const first = sheets[sheet]?.first ?? [];
  const headings = headingsOf(first, heading);
  const tags = heading.tags === null ? [] : (first[heading.tags] ?? []);
  const width = Math.max(headings.length, ...lines.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, at) => ({
    heading: headings[at] ?? "",
    tag: tags[at] ?? "",
    samples: [...new Set(lines.map((cells) => cells[at]?.trim() ?? ""))].filter((text) => text !== ""),
  }));
  return columns;
}

/** The first line below the headings, and below the tags. */
export const firstLineOf = ({ heading }: Pick<ImportSettings, "heading">) =>
  Math.max(heading.line + heading.lines, (heading.tags ?? -1) + 1);

export const samplesOf = async (
  db: Parameters<typeof linesFrom>[0],
  id: number,
  settings: Pick<ImportSettings, "sheet" | "heading">,
) => (await linesFrom(db, { id, sheet: settings.sheet }, firstLineOf(settings), mostSamples)).map(({ cells }) => cells);

/** What each column of the chosen sheet is likely to be. */
export async function suggestionsOf(
  db: Parameters<typeof matchedBefore>[0],
  found: Import,
  settings: Pick<ImportSettings, "sheet" | "heading">,
  { exchange, scope }: { exchange: Exchange; scope: Scope },
): Promise<(Suggestion | null)[]> {
  const columns = columnsOf(found, settings, await samplesOf(db, found.id, settings));
  const described = await exchange.describe(db, scope, found.target);
  const known = { before: await matchedBefore(db, found, scope), codes: await knownCodes(db, scope) };
  return suggestColumns(
    columns.map(({ heading }) => heading),
    columns.map(({ tag }) => tag),
    columns.map(({ samples }) => samples),
    described?.columns ?? [],
    known,
  );
}

/** The shown sheet of which most columns are recognised by their headings; of several the one with most rows: others tell about it. */
function likelySheet({ sheets }: Pick<Import, "sheets">, columns: readonly ImportColumn[]): number {
  const isShown = sheets.some(({ is_hidden }) => !is_hidden);
  const told = sheets.flatMap(({ is_hidden, rows, heading, first }, at) => {
    const tags = heading.tags === null ? [] : (first[heading.tags] ?? []);
    const known = matchColumns(headingsOf(first, heading), columns, tags).filter((it) => it !== null).length;
    return isShown && is_hidden ? [] : [{ at, known, rows }];
  });
  return told.toSorted((one, other) => other.known - one.known || other.rows - one.rows)[0]?.at ?? 0;
}

/** How a file is read until its user says otherwise: its likeliest sheet, and what its columns are likely to be. */
async function firstSettings(tx: Tx, found: Import, of: { exchange: Exchange; scope: Scope }): Promise<ImportSettings> {
  const described = await of.exchange.describe(tx, of.scope, found.target);
  const sheet = likelySheet(found, described?.columns ?? []);
  const heading = found.sheets[sheet]?.heading ?? { line: 0, lines: 1, tags: null };
  const suggested = await suggestionsOf(tx, found, { sheet, heading }, of);
  return {
    sheet,
    heading,
    matching: suggested.map((it) => it?.key ?? null),
    values: {},
    company_id: found.company_id,
    key: [],
    mode: "all",
    skip_known: true,
    corrections: [],
    reason: null,
  };
}

/** What headings were matched with, as they are compared. */
export const matchedBy = (
  columns: readonly { heading: string }[],
  matching: readonly (string | null)[],
): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ heading }, at) => {
      const [name, key] = [comparable(heading), matching[at]];
      return name && key ? [[name, key]] : [];
    }),
  );

async function finishReading(
  tx: Tx,
  id: number,
  gathered: GatheredTable,
  of: { exchange: Exchange; scope: Scope },
): Promise<void> {
  if ((await holdImport(tx, id))?.state !== "reading") return;
  await setRead(tx, id, gathered);
  const found = await findImport(tx, { id });
  if (!found) return;
  await setSettings(tx, id, await firstSettings(tx, found, of), {});
  // A database that does not know yet how many rows came plans for few.
  await sql`analyze import_rows (import_id, sheet, line)`.execute(tx);
  await setState(tx, id, "read", { total: await countLines(tx, id) });
}

/** Reads the whole file; what a process that died had kept of it is not kept twice. */
export async function readFile(
  app: Services,
  found: Import,
  of: { exchange: Exchange; scope: Scope },
  stopping: AbortSignal,
): Promise<void> {
  const { id } = found;
  await withPrivateCopy(app, found, [".rows", ".unpacked", ".gpkg", ".unpacked.gpkg"], async (path) => {
    const gathered = await inReadingThread("table", [asBytes(path)]);
    if ("problem" in gathered) {
      await app.write(system, (tx) => setState(tx, id, "failed", { problem: gathered.problem }));
      return;
    }
    if (await keepAll(app, id, `${path}.rows`, stopping))
      await app.write(system, (tx) => finishReading(tx, id, gathered, of));
  });
}
