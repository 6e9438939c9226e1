// The report as a paper: the same on the screen, from the printer and as a file. What changed since the report before is marked in it, and the
// list of differences is read from it.
import type { FormPaper, PaperBlock, PaperCell, PaperSection } from "../../paper.ts";
import type { Language } from "../../text.ts";
import { clockIn, degreeLabel, formatDay, formatNumber, momentIn, unknown } from "../../values/format.ts";
import type { Translate } from "../../words.ts";
import type { EventReport } from "../event-reports.ts";
import {
  amountCell,
  breakdownCells,
  figureCell,
  hourOf,
  levelCell,
  marked,
  needsCell,
  resourcesCell,
  serviceRows,
  type Writing,
} from "./cells.ts";
import type { ReportAction, ReportContent, ReportRequest } from "./content.ts";

type Told = Pick<
  EventReport,
  | "content"
  | "before"
  | "number"
  | "state"
  | "until"
  | "seal"
  | "company_name"
  | "sent_at"
  | "sent_by"
  | "created_by"
  | "updated_at"
>;

type In = {
  t: Translate;
  language: Language;
  /** Where nothing is marked it reads as a first report. */
  isMarked?: boolean;
  /** Of a draft: the number that it will have. */
  next_number?: number;
};

/** To the minute, on the clock of its place: "20-11-2026, 03:00". */
const momentOf = (at: string, { zone, language }: Pick<Writing, "zone" | "language">): string =>
  momentIn(zone, at, language);

type Part = ReportContent["template"]["sections"][number]["parts"][number];

const cellRow = (...cells: PaperCell[]): PaperBlock => ({ kind: "cells", rows: [cells] });

function eventCells(content: ReportContent, writing: Writing): PaperBlock {
  const { t, language } = writing;
  const { event, place } = content;
  const cell = (label: string, value: string, detail: string | null, before?: (it: ReportContent) => string) => ({
    label,
    detail,
    ...marked(value, before && writing.before ? before(writing.before) : undefined),
  });
  const begun = (of: ReportContent) =>
    of.event.began_at ? momentOf(of.event.began_at, writing) : formatDay(of.event.observed_on, language);
  const where = (of: ReportContent) => of.event.place_text ?? of.place.name;
  const [lon, lat] = event.anchor ?? [null, null];
  const name = language === "en" && event.variable_en ? event.variable_en : event.variable_es;
  return cellRow(
    cell(t("report_type"), name, [event.hip_code, event.glide].filter(Boolean).join(" · ") || null),
    cell(t("report_begin"), begun(content), t(event.began_at ? "report_local_time" : "report_hour_untold"), begun),
    cell(t("report_place"), where(content), [place.name, place.territorial_code].filter(Boolean).join(", "), where),
    cell(
      t("report_coordinates"),
      lon === null ? unknown : `${degreeLabel(lat!, "lat", language, 4)} ${degreeLabel(lon, "lon", language, 4)}`,
      lon === null ? t("report_untold") : "WGS 84",
    ),
  );
}

/** A line of the log is known by its number, what was written into the report by its hour and words. */
const isKnown = (row: ReportAction, known: readonly ReportAction[]) =>
  known.some((it) => (row.id === null ? it.at === row.at && it.text === row.text : it.id === row.id));

function actionsBlock(content: ReportContent, writing: Writing): PaperBlock {
  const { t, language, before } = writing;
  const { actions, actions_before } = content;
  if (actions.length === 0 && actions_before === 0) return { kind: "text", text: t("report_actions_none") };
  return {
    kind: "entries",
    label: t("report_actions"),
    entries: actions.map((row) => ({
      at: hourOf(row.at, writing),
      text: row.text,
      is_changed: before !== null && !isKnown(row, before.actions),
    })),
    ...(actions_before > 0 && {
      note: t("report_actions_before", { count: formatNumber(actions_before, language) }),
    }),
  };
}

function requestEntries(requests: readonly ReportRequest[], writing: Writing): PaperBlock {
  const { t, before } = writing;
  return {
    kind: "entries",
    label: t("report_requests"),
    title: t("report_requests"),
    entries: requests.map((row) => {
      const state = t(`log_state.${row.state as "open"}`);
      const known = before?.requests.find(({ id }) => id === row.id);
      return {
        at: hourOf(row.at, writing),
        text: row.to
          ? t("report_request", { text: row.text, to: row.to, state })
          : t("report_request_open", { text: row.text, state }),
        is_changed: before !== null && known?.state !== row.state,
      };
    }),
  };
}

function servicesBlock(content: ReportContent, writing: Writing, foot: boolean): PaperBlock {
  const { t } = writing;
  const rows = serviceRows(content, writing);
  const none = [
    { value: t("report_services_none"), before: null, is_changed: false },
    ...Array.from({ length: 4 }, () => ({ value: "", before: null, is_changed: false })),
  ];
  return {
    kind: "form_table",
    label: t("report_service"),
    columns: [
      t("report_service"),
      t("report_service_state"),
      t("report_customers"),
      t("report_since"),
      t("report_as_of"),
    ],
    numeric: [2],
    rows: rows.length > 0 ? rows : [none],
    ...(foot && { foot: amountCell(content, writing) }),
  };
}

/** Cells of one row stand together, though the template names them one by one. */
const inOneRow: readonly Part["kind"][] = ["resources", "needs", "level"];
const cellOf = { resources: resourcesCell, needs: needsCell, level: levelCell };

function blockOf(part: Part, content: ReportContent, parts: readonly Part[], writing: Writing): PaperBlock | null {
  const { t } = writing;
  const { kind } = part;
  const has = (one: Part["kind"]) => parts.some((it) => it.kind === one);
  switch (kind) {
    case "event":
      return eventCells(content, writing);
    case "figures":
      return cellRow(...part.figures.map((asked) => figureCell(content, asked, writing)));
    case "more": {
      const shown = parts.flatMap((it) => ("figures" in it ? it.figures.map(({ metric }) => metric) : []));
      // What nobody has told of is left out of the line: the form asks for it.
      const told = part.figures
        .map((asked) => figureCell(content, asked, writing))
        .filter(({ value, is_changed }) => value !== unknown || is_changed);
      const cells = [...breakdownCells(content, shown, writing), ...told];
      return cells.length > 0 ? { kind: "line", cells } : null;
    }
    case "services":
      return servicesBlock(content, writing, has("amount"));
    case "amount":
      return has("services") ? null : cellRow(amountCell(content, writing));
    case "actions":
      return actionsBlock(content, writing);
    case "remarks":
      return { kind: "text", text: content.remarks ?? t("report_remarks_none") };
    default: {
      if (parts.find((it) => inOneRow.includes(it.kind)) !== part) return null;
      const row = parts.flatMap((it) => (it.kind in cellOf ? [cellOf[it.kind as keyof typeof cellOf]] : []));
      return cellRow(...row.map((make) => make(content, writing)));
    }
  }
}

function sectionsOf(content: ReportContent, writing: Writing): PaperSection[] {
  return content.template.sections.map(({ title, parts }) => {
    const blocks = parts.flatMap((part) => blockOf(part, content, parts, writing) ?? []);
    const requests =
      parts.some(({ kind }) => kind === "needs") && content.requests.length > 0
        ? [requestEntries(content.requests, writing)]
        : [];
    return { title: title[writing.language], blocks: [...blocks, ...requests] };
  });
}

const withPosition = (name: string | null, position: string | null): string =>
  [name, position].filter(Boolean).join(", ") || unknown;

export function reportPaper(report: Told, { t, language, isMarked = true, next_number }: In): FormPaper {
  const { content, before, state, seal, company_name, sent_at, sent_by, created_by, updated_at } = report;
  const { template, event, place } = content;
  const zone = place.timezone;
  const writing: Writing = {
    t,
    language,
    zone,
    today: clockIn(zone, new Date(report.until)).day,
    before: isMarked ? (before?.content ?? null) : null,
  };
  const number = report.number ?? next_number ?? 1;
  const cutoff = t("report_cutoff", { at: momentOf(report.until, writing) });
  return {
    title: t("report_number", { name: template.name[language], number }),
    lead: event.title,
    reference: `${event.code}-${String(number).padStart(2, "0")}`,
    picture: null,
    marks: [],
    sections: sectionsOf(content, writing),
    head: company_name,
    facts: [`${event.code}-${String(number).padStart(2, "0")}`, cutoff],
    is_draft: state === "draft",
    signed: [
      {
        label: t("report_responsible"),
        value: withPosition(content.responsible_name, content.responsible_position),
      },
      {
        label: t("report_prepared"),
        value: [sent_by ?? created_by ?? unknown, momentOf(sent_at ?? updated_at, writing)].join(", "),
      },
    ],
    seal: seal && { label: t("report_sealed"), at: momentOf(seal.sealed_at, writing), sha256: seal.sha256 },
    legend:
      isMarked && before
        ? t("report_legend", { number: before.number, at: momentOf(before.cutoff_at, writing) })
        : null,
  };
}

export type Difference = { label: string; before: string; now: string };

/** What is marked in a paper, in its order: of a line that is new, what it says. */
export function differencesIn({ sections }: Pick<FormPaper, "sections">): Difference[] {
  const ofCell = ({ label, value, before, is_changed }: PaperCell): Difference[] =>
    is_changed ? [{ label, before: before ?? unknown, now: value }] : [];
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block): Difference[] => {
      if (block.kind === "cells") return block.rows.flat().flatMap(ofCell);
      if (block.kind === "line") return block.cells.flatMap(ofCell);
      if (block.kind === "entries")
        return block.entries.flatMap(({ text, is_changed }) =>
          is_changed ? [{ label: block.label, before: unknown, now: text }] : [],
        );
      if (block.kind !== "form_table") return [];
      const cells = block.rows.flatMap((row) =>
        row.map((cell, column) => ({ ...cell, label: `${row[0]!.value}: ${block.columns[column]!}`, detail: null })),
      );
      return [...cells, ...(block.foot ? [block.foot] : [])].flatMap(ofCell);
    }),
  );
}
