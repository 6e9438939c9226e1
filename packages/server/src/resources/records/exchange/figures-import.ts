// Figures of recorded disasters out of a sheet with one in a row: checked as a change of each card is, written in a step that can be taken back.
import { isDeepStrictEqual } from "node:util";
import type { ImportOutcome } from "@atalaya/contract/import.ts";
import type { z } from "zod";
import type { FigureImport } from "@atalaya/contract/resources/records/figure-import.ts";
import { hasNumber, isWhole, Figure, type Metric, type Qualifier } from "@atalaya/contract/domain/losses.ts";
import { figureRowColumns } from "@atalaya/contract/resources/records/loss-columns.ts";
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { isToWrite, RowFindings } from "../../../platform/import-rows.ts";
import type { Scope } from "../../../platform/scope.ts";
import { mapInTurns } from "../../../platform/turns/in-turns.ts";
import { beginStep, endStep } from "../bulk/bulk-queries.ts";
import { lossFindings } from "../losses/loss-rules.ts";
import { reviewAfterChange } from "../review/after-change.ts";
import { readFigureCell } from "./figure-cell.ts";
import {
  cardsCalled,
  holdCards,
  writeCards,
  type CalledCard,
  type ChangedCard,
  type HeldCard,
} from "./figure-queries.ts";
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

/** What a card becomes by these rows. What is wrong with some of them is told, and the others are held against the card without. */
function cardWith(
  card: HeldCard,
  rows: readonly Row[],
  reason: string | null,
  findings: RowFindings,
): ChangedCard | null {
  const refuse = (index: number, code: IssueCode) => findings.refuse(index, "code", code);
  const review = reviewAfterChange(card.status, reason);
  if ("code" in review) {
    for (const { index } of rows) refuse(index, review.code === "record_archived" ? "card_archived" : review.code);
    return null;
  }
  const had = card.figures.length;
  let wanted = rows;
  while (wanted.length > 0) {
    const figures = [...card.figures, ...wanted.map(({ figure }) => figure)];
    const issues = Object.entries(lossFindings({ ...card, figures }, card.timezone ?? undefined));
    const wrong = issues.flatMap(([path, issue]) => {
      const [part, at, field] = path.split(".");
      const row = part === "figures" ? wanted[Number(at) - had] : undefined;
      return row ? [{ row, field: `figures.${field}`, ...issue }] : [];
    });
    if (wrong.length === 0) return { id: card.id, added: wanted.length, figures, ...review };
    for (const { row, field, code, parameters } of wrong) findings.refuse(row.index, field, code, parameters);
    wanted = wanted.filter(({ index }) => !findings.isBad(index));
  }
  return null;
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
  const cards = await holdCards(tx, [...byCard.keys()]);
  let known = 0;
  const changed = await mapInTurns(cards, (card) => {
    const told = byCard.get(card.id) ?? [];
    const fresh = told.filter(({ figure }) => !card.figures.some((it) => isDeepStrictEqual(it, figure)));
    for (const { index } of told.filter((row) => !fresh.includes(row)))
      findings.warn(index, "figures.metric", "figure_there");
    known += told.length - fresh.length;
    return fresh.length > 0 ? cardWith(card, fresh, reason, findings) : null;
  });
  const toWrite = changed.filter((card) => card !== null);
  const created = toWrite.reduce((sum, { added }) => sum + added, 0);
  const outcome = findings.outcome(rows, { created, updated: 0, known }, language);
  if (created === 0 || !isToWrite(asked, findings.countBad())) return outcome;
  const ids = toWrite.map(({ id }) => id);
  const step = await beginStep(tx, { domain: "risk", user_id, kind: "figures", action: { file_name } }, ids);
  await writeCards(tx, toWrite);
  await endStep(tx, step);
  return { ...outcome, bulk_change_id: step };
}
