// Figures of recorded disasters out of a sheet with one in a row: each card by the rules of a single change, in a step that can be taken back.
import { isDeepStrictEqual } from "node:util";
import type { ImportOutcome } from "@atalaya/contract/import.ts";
import type { z } from "zod";
import type { FigureImport } from "@atalaya/contract/resources/records/figure-import.ts";
import { hasNumber, isWhole, Figure, type Metric, type Qualifier } from "@atalaya/contract/domain/losses.ts";
import { figureRowColumns } from "@atalaya/contract/resources/records/loss-columns.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { FieldProblem, Problem, type FieldIssues } from "../../../platform/http/problem.ts";
import { isToWrite, RowFindings } from "../../../platform/import-rows.ts";
import type { Scope } from "../../../platform/scope.ts";
import { mapInTurns } from "../../../platform/turns/in-turns.ts";
import { beginStep, endStep } from "../bulk/bulk-queries.ts";
import { changeRecord, lockedRecord } from "../changes.ts";
import { readFigureCell } from "./figure-cell.ts";
import { cardsCalled, type CalledCard } from "./figure-queries.ts";
import { readCell } from "./import-kinds.ts";

type Asked = z.infer<typeof FigureImport> & { user_id: number; language: Language };
type Cells = Partial<Record<string, string>>;
type Row = { index: number; figure: Figure };

/** A row as the schema takes it; what cannot be read is told of, and nothing stands in its place. */
function readRow(cells: Cells, index: number, findings: RowFindings): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const { key, kind } of figureRowColumns) {
    const text = cells[key]?.trim();
    if (!text || key === "figures.value") continue;
    const cell = readCell(text, kind);
    if ("value" in cell) read[key.slice("figures.".length)] = cell.value;
    else findings.refuse(index, key, cell.code);
  }
  const text = cells["figures.value"]?.trim();
  const told = text
    ? readFigureCell(text, typeof read["metric"] === "string" && isWhole(read["metric"] as Metric))
    : null;
  if (text && !told) findings.refuse(index, "figures.value", "number");
  if (!told) return read;
  const qualifier = read["qualifier"] as Qualifier | undefined;
  if (qualifier === undefined) return { ...read, ...told };
  const isNothing = !hasNumber(qualifier) && (told.value === null || told.value === 0);
  return { ...read, value: isNothing ? null : told.value };
}

function draftsOf(rows: readonly Cells[], findings: RowFindings): Promise<(Figure | null)[]> {
  return mapInTurns(rows, (cells, index) => {
    const read = readRow(cells, index, findings);
    const result = Figure.safeParse(
      { ...read, ...(read["metric"] === "loss_usd" && { currency: read["currency"] ?? "USD" }) },
      { reportInput: true },
    );
    if (!result.success) findings.refuseIssues(index, result.error, ([field]) => [`figures.${String(field)}`]);
    return result.success ? result.data : null;
  });
}

/** The card of each row; a code that several places have asks for the place. */
function cardOf(cards: readonly CalledCard[], index: number, findings: RowFindings): number | null {
  const [card, another] = cards.filter((it) => it.index === index);
  if (card && !another) return card.id;
  findings.refuse(index, "code", card ? "card_ambiguous" : "card_unknown");
  return null;
}

/** The rows that a finding is about: the fields of a card's figures count on from those that it had. */
function refuseRows(problem: unknown, rows: readonly Row[], had: number, findings: RowFindings): void {
  if (!(problem instanceof FieldProblem || problem instanceof Problem)) throw problem;
  const issues: FieldIssues = problem instanceof FieldProblem ? problem.issues : { code: { code: "card_archived" } };
  for (const [path, { code, parameters }] of Object.entries(issues)) {
    const [part, at, field] = path.split(".");
    const row = part === "figures" ? rows[Number(at) - had] : undefined;
    if (row) findings.refuse(row.index, `figures.${field}`, code, parameters);
    else for (const { index } of rows) findings.refuse(index, "code", code, parameters);
  }
}

/** Adds the rows to one card. What is wrong with some of them is told, and the others are tried again without. */
async function addTo(
  tx: Tx,
  scope: Scope,
  id: number,
  rows: readonly Row[],
  reason: string | null,
  findings: RowFindings,
): Promise<number> {
  const card = await lockedRecord(tx, scope, "risk", id);
  let wanted = rows;
  while (wanted.length > 0) {
    const figures = [...card.figures, ...wanted.map(({ figure }) => figure)];
    try {
      await changeRecord(tx, scope, "risk", id, { version: card.version, figures, reason });
      return wanted.length;
    } catch (problem) {
      refuseRows(problem, wanted, card.figures.length, findings);
    }
    wanted = wanted.filter(({ index }) => !findings.isBad(index));
  }
  return 0;
}

/** Figures that a card tells already, word by word, stay as they are and count as known. */
export async function importFigures(tx: Tx, scope: Scope, asked: Asked): Promise<Omit<ImportOutcome, "is_written">> {
  const { rows, language, user_id, reason, file_name } = asked;
  const findings = new RowFindings();
  const drafts = await draftsOf(rows, findings);
  const called = await cardsCalled(tx, scope, rows);
  const byCard = new Map<number, Row[]>();
  for (const [index, figure] of drafts.entries()) {
    const id = cardOf(called, index, findings);
    if (figure && id !== null && !findings.isBad(index)) byCard.set(id, [...(byCard.get(id) ?? []), { index, figure }]);
  }
  let [created, known] = [0, 0];
  const step = await beginStep(tx, { domain: "risk", user_id, kind: "figures", action: { file_name } }, [
    ...byCard.keys(),
  ]);
  for (const [id, told] of byCard) {
    const { figures } = await lockedRecord(tx, scope, "risk", id);
    const fresh = told.filter(({ figure }) => !figures.some((it) => isDeepStrictEqual(it, figure)));
    for (const { index } of told.filter((row) => !fresh.includes(row)))
      findings.warn(index, "figures.metric", "figure_there");
    known += told.length - fresh.length;
    created += await addTo(tx, scope, id, fresh, reason, findings);
  }
  await endStep(tx, step);
  const outcome = findings.outcome(rows, { created, updated: 0, known }, language);
  const isWritten = created > 0 && isToWrite(asked, findings.countBad());
  return isWritten ? { ...outcome, bulk_change_id: step } : outcome;
}
