// A loss statement as a paper: the same on the screen, on the public page and as a file. And the line by which it is cited.
import { divisions, hasNumber, losses, type Figure } from "../../domain/losses.ts";
import { showAsOf, showFigure, showOrigin } from "../../domain/show-figure.ts";
import type { FormPaper, PaperBlock, PaperMarked, PaperSection } from "../../paper.ts";
import type { Language } from "../../text.ts";
import { formatDay, formatNumber, momentIn, unknown } from "../../values/format.ts";
import type { Translate } from "../../words.ts";
import type { Seal } from "../editions.ts";
import type { LossStatement, LossStatementContent } from "./loss-statements.ts";

type In = { t: Translate; language: Language };
type Content = LossStatementContent;

const plain = (value: string): PaperMarked => ({ value, before: null, is_changed: false });

function unitOf({ metric, qualifier, currency }: Figure, t: Translate): string {
  const { unit } = losses[metric];
  if (!hasNumber(qualifier)) return "";
  return unit === "money" ? (currency ?? "") : t(`loss_unit.${unit}`);
}

/** Only as much of the day as is known (V3). */
function showBegan({ observed_on, date_precision }: Content["event"], language: Language): string {
  if (date_precision === "year") return observed_on.slice(0, 4);
  const day = formatDay(observed_on, language);
  return date_precision === "month" ? day.slice(3) : day;
}

/** Of which copy it reads, said plainly: what was published then, or what the sources had said by then. */
export function basisText({ on, basis, published_at, place }: Content, { t, language }: In): string {
  const at = momentIn(place.timezone, published_at, language);
  return t(`statement_basis.${basis}`, { day: formatDay(on, language), at });
}

function eventCells({ event, place }: Content, { t, language }: In): PaperBlock {
  const cell = (label: string, value: string | null, detail: string | null = null) => ({
    label,
    detail,
    ...plain(value ?? unknown),
  });
  const hazard = language === "en" && event.variable_en ? event.variable_en : event.variable_es;
  return {
    kind: "cells",
    rows: [
      [
        cell(t("statement_hazard"), hazard, event.hip_code),
        cell(t("paper_began"), showBegan(event, language)),
        cell(t("report_place"), place.name, place.territorial_code),
        cell(t("event_glide"), event.glide),
      ],
    ],
  };
}

function figuresBlock({ figures }: Content, { t, language }: In): PaperBlock {
  if (figures.length === 0) return { kind: "text", text: t("statement_no_figures") };
  return {
    kind: "form_table",
    label: t("statement_figures"),
    columns: [
      t("label.records.figures.metric"),
      t("label.records.figures.source"),
      t("label.records.figures.as_of"),
      t("label.records.figures.value"),
      t("losses_unit"),
    ],
    numeric: [3],
    rows: figures.map((figure) =>
      [
        t(`loss.${figure.metric}`),
        showOrigin(figure, t, language) ?? unknown,
        showAsOf(figure, language),
        showFigure(figure, t, language),
        unitOf(figure, t),
      ].map(plain),
    ),
  };
}

/** "Fallecidos: 15 (03-02-2024, SENAPRED); 99 (04-02-2024, SML)": how each figure that changed came to be what it is. */
function courseBlock({ figures, earlier }: Content, { t, language }: In): PaperBlock | null {
  const told = (figure: Figure) =>
    t("statement_point", {
      value: [showFigure(figure, t, language), losses[figure.metric].unit === "money" && figure.currency]
        .filter(Boolean)
        .join(" "),
      from: [showAsOf(figure, language), showOrigin(figure, t, language)].filter(Boolean).join(", "),
    });
  const items = figures.flatMap((figure) => {
    const before = earlier.filter(({ metric }) => metric === figure.metric);
    return before.length === 0 ? [] : [`${t(`loss.${figure.metric}`)}: ${[...before, figure].map(told).join("; ")}`];
  });
  return items.length > 0 ? { kind: "list", is_numbered: false, items } : null;
}

function breakdownBlock({ breakdowns: rows }: Content, { t, language }: In): PaperBlock | null {
  if (rows.length === 0) return null;
  const isDated = rows.some(({ as_of }) => as_of !== null);
  const used = divisions.filter((division) => rows.some((row) => row[division] !== "all"));
  return {
    kind: "form_table",
    label: t("breakdown"),
    columns: [
      t("label.records.breakdowns.metric"),
      ...used.map((division) => t(`label.records.breakdowns.${division}`)),
      t("label.records.breakdowns.count"),
      ...(isDated ? [t("label.records.breakdowns.as_of")] : []),
    ],
    numeric: [used.length + 1],
    rows: rows.map((row) =>
      [
        t(`loss.${row.metric}`),
        ...used.map((division) => t(`part.${row[division]}`)),
        formatNumber(row.count, language),
        ...(isDated ? [formatDay(row.as_of, language)] : []),
      ].map(plain),
    ),
  };
}

function notesBlock({ figures }: Content, { t }: In): PaperBlock | null {
  const items = figures.flatMap(({ metric, note }) => (note ? [`${t(`loss.${metric}`)}: ${note}`] : []));
  return items.length > 0 ? { kind: "list", is_numbered: false, items } : null;
}

function sectionsOf(content: Content, writing: In): PaperSection[] {
  const { t } = writing;
  const section = (title: string, block: PaperBlock | null): PaperSection[] =>
    block ? [{ title, blocks: [block] }] : [];
  return [
    ...section(t("statement_basis"), { kind: "text", text: basisText(content, writing) }),
    ...section(t("statement_event"), eventCells(content, writing)),
    ...section(t("statement_figures"), figuresBlock(content, writing)),
    ...section(t("statement_notes"), notesBlock(content, writing)),
    ...section(t("losses_course"), courseBlock(content, writing)),
    ...section(t("breakdown"), breakdownBlock(content, writing)),
  ];
}

/** `seal`: of a sealed one; without it the paper says that it is a draft. */
export function lossStatementPaper(
  content: Content,
  seal: (Pick<Seal, "number" | "sealed_at" | "sha256"> & Pick<LossStatement, "address">) | null,
  writing: In,
): FormPaper {
  const { t, language } = writing;
  const { event, place, organisation, on, published_at } = content;
  const moment = (at: string) => momentIn(place.timezone, at, language);
  return {
    title: t("statement_title"),
    lead: event.title,
    reference: event.code,
    picture: null,
    marks: [],
    sections: sectionsOf(content, writing),
    head: organisation,
    facts: [
      t("statement_as_of", { day: formatDay(on, language) }),
      ...(seal ? [t("statement_number", { number: seal.number })] : []),
      event.code,
    ],
    is_draft: seal === null,
    signed: [
      { label: t("statement_said_by"), value: organisation },
      { label: t("statement_published"), value: moment(published_at) },
      ...(seal ? [{ label: t("statement_address"), value: seal.address }] : []),
    ],
    seal: seal && { label: t("statement_sealed"), at: moment(seal.sealed_at), sha256: seal.sha256 },
    legend: null,
  };
}

/** The line by which others cite it: who said what of which day, where it stands, and its seal. */
export const statementCitation = (it: Omit<LossStatement, "sealed_by" | "basis">, { t, language }: In): string =>
  t("statement_citation", {
    organisation: it.organisation,
    title: it.title,
    place: it.place_name,
    day: formatDay(it.on, language),
    number: it.number,
    at: momentIn(it.timezone, it.sealed_at, language),
    sha256: it.sha256,
    address: it.address,
  });
