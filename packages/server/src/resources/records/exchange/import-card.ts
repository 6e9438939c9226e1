// The card of a disaster, the item of a work of recovery or the assessment of a risk, out of one row of a sheet; and in which column something of it was written.
import {
  assessmentColumns,
  eventColumns,
  recoveryColumns,
  type CardColumn,
  type CellLink,
} from "@atalaya/contract/resources/records/card-columns.ts";
import { columnsOfMetric, lossColumns, type FigurePart } from "@atalaya/contract/resources/records/loss-columns.ts";
import {
  hasNumber,
  isWhole,
  metrics,
  type Figure,
  type Metric,
  type Qualifier,
} from "@atalaya/contract/domain/losses.ts";
import type { VariableDraft } from "@atalaya/contract/resources/variables.ts";
import type { IssueCode } from "@atalaya/contract/errors.ts";
import { readFigureCell } from "./figure-cell.ts";
import { readCell } from "./import-kinds.ts";

type Cells = Partial<Record<string, string>>;
type Refuse = (column: string, code: IssueCode) => void;
type Fields = Record<string, unknown>;
/** What a cell calls a record, a property or an institution by; what it is, the database knows. */
export type NamedLink = { column: string; to: CellLink; name: string };
type Card = { event?: Fields; recovery?: Fields; assessment?: Fields; figures?: Partial<Figure>[] };
type ReadCard = { card: Card; links: NamedLink[] };

const told = (cells: Cells, column: CardColumn) => cells[column.key]?.trim() || null;

/** The columns of which the row says something, each with what was read; a link is noted and stays out. */
function readColumns(cells: Cells, columns: readonly CardColumn[], links: NamedLink[], refuse: Refuse) {
  const read: [path: string[], value: unknown][] = [];
  for (const column of columns) {
    const text = told(cells, column);
    if (text === null) continue;
    const { key, kind } = column;
    if (kind.type === "link") {
      links.push({ column: key, to: kind.to, name: text });
      continue;
    }
    const cell = readCell(text, kind);
    if ("value" in cell) read.push([key.split("."), cell.value]);
    else refuse(key, cell.code);
  }
  return read;
}

function readEvent(cells: Cells, links: NamedLink[], refuse: Refuse): Fields | undefined {
  const read = readColumns(cells, eventColumns, links, refuse);
  if (read.length === 0) return undefined;
  const event: Fields = {};
  const stopped = new Map<string, Fields>();
  for (const [[, field, service, detail], value] of read)
    if (service && detail) stopped.set(service, { service, ...stopped.get(service), [detail]: value });
    else event[field!] = value;
  return stopped.size > 0 ? { ...event, services: [...stopped.values()] } : event;
}

function readAssessment(cells: Cells, links: NamedLink[], refuse: Refuse): Fields | undefined {
  const before = links.length;
  const read = readColumns(cells, assessmentColumns, links, refuse);
  if (read.length === 0 && links.length === before) return undefined;
  return Object.fromEntries(read.map(([[, field], value]) => [field!, value]));
}

function readRecovery(cells: Cells, links: NamedLink[], refuse: Refuse): Fields | undefined {
  const before = links.length;
  const read = readColumns(cells, recoveryColumns, links, refuse);
  if (read.length === 0 && links.length === before) return undefined;
  const item: Fields = {};
  const funding: Fields[] = [];
  for (const [[, field, source], value] of read)
    if (source) funding.push({ source, amount: value });
    else item[field!] = value;
  return { ...item, ...(funding.length > 0 && { funding }) };
}

const columnOf = new Map(lossColumns.map((column) => [column.key, column]));

/** A thing that a figure says: in a column of its own, or for all figures of the row. */
function partOf(cells: Cells, metric: Metric, part: FigurePart, refuse: Refuse): string | null {
  for (const key of [`${metric}.${part}`, `figures.${part}`]) {
    const column = columnOf.get(key);
    const text = column ? told(cells, column) : null;
    if (!column || text === null) continue;
    const cell = readCell(text, column.kind);
    if ("value" in cell) return cell.value as string;
    refuse(key, cell.code);
    return null;
  }
  return null;
}

/** A qualifier in its own column says what is known, whatever stands for it in the column of the number. */
function qualified(text: string | null, qualifier: Qualifier | null, isCounted: boolean) {
  const read = text === null ? { value: null, qualifier: "unknown" as Qualifier } : readFigureCell(text, isCounted);
  if (!read || qualifier === null) return read;
  return hasNumber(qualifier) || (read.value !== null && read.value !== 0)
    ? { value: read.value, qualifier }
    : { value: null, qualifier };
}

/** `beside`: the source of the record, and its day, where the sheet says none of the figures. */
function readFigures(cells: Cells, beside: { source: string | null; source_date: string | null }, refuse: Refuse) {
  return metrics.flatMap((metric): Partial<Figure>[] => {
    const [number] = columnsOfMetric(metric);
    const text = told(cells, number!);
    const qualifier = cells[`${metric}.qualifier`]?.trim() ? partOf(cells, metric, "qualifier", refuse) : null;
    if (text === null && qualifier === null) return [];
    const read = qualified(text, qualifier as Qualifier | null, isWhole(metric));
    if (!read) {
      refuse(metric, "number");
      return [];
    }
    const as_of = partOf(cells, metric, "as_of", refuse) ?? beside.source_date;
    if (as_of === null) refuse("figures.as_of", "required");
    const isMoney = metric.startsWith("loss_");
    const currency = metric === "loss_usd" ? "USD" : partOf(cells, metric, "currency", refuse);
    return [
      {
        metric,
        ...read,
        as_of: as_of ?? "",
        source: partOf(cells, metric, "source", refuse) ?? beside.source,
        ...(isMoney && { currency }),
      },
    ];
  });
}

/** What of a row belongs to a kind of record. */
export function readCard(
  cells: Cells,
  kind: VariableDraft["kind"],
  beside: { source: string | null; source_date: string | null },
  refuse: Refuse,
): ReadCard {
  const links: NamedLink[] = [];
  if (kind === "recovery_type") {
    const recovery = readRecovery(cells, links, refuse);
    return { card: { ...(recovery && { recovery }) }, links };
  }
  if (kind === "assessment") {
    const assessment = readAssessment(cells, links, refuse);
    return { card: { ...(assessment && { assessment }) }, links };
  }
  if (kind !== "event_type") return { card: {}, links };
  const event = readEvent(cells, links, refuse);
  const figures = readFigures(cells, beside, refuse);
  return { card: { ...(event && { event }), ...(figures.length > 0 && { figures }) }, links };
}

/** In which columns the field of a card was written; of those the row has, the nearest first. */
export function columnsOfCard(path: readonly string[], card: Card, cells: Cells): string[] {
  const [part, field, index, detail] = path;
  const candidates = () => {
    if (part === "figures") {
      const metric = card.figures?.[Number(field)]?.metric;
      const of = index ?? "value";
      return metric ? [`${metric}.${of}`, `figures.${of}`, metric] : [];
    }
    const rows = card[part as "event" | "recovery" | "assessment"]?.[field ?? ""];
    const row = Array.isArray(rows) ? (rows[Number(index)] as Fields | undefined) : undefined;
    if (field === "services") return [`event.services.${String(row?.["service"])}.${detail ?? "hours"}`];
    if (field === "funding") return [`recovery.funding.${String(row?.["source"])}`];
    return [`${part}.${field}`];
  };
  const all = candidates();
  return all.toSorted((one, other) => Number(Boolean(cells[other])) - Number(Boolean(cells[one])));
}
