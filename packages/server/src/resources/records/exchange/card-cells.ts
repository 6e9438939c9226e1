// The cells of a disaster's card, of a recovery item and of an assessment: what the record tells under the path of the column.
import {
  assessmentColumns,
  eventColumns,
  gradeKind,
  recoveryColumns,
  solutionKind,
  workOutcomes,
  type CardColumn,
} from "@atalaya/contract/resources/records/card-columns.ts";
import { columnsOfMetric, figureColumn } from "@atalaya/contract/resources/records/loss-columns.ts";
import { currentFigures, metrics, type Figure, type Metric, type Qualifier } from "@atalaya/contract/domain/losses.ts";
import type { HousingSolution } from "@atalaya/contract/domain/recovery/housing-solutions.ts";
import { gapOf, type Milestone } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { dayText } from "../../../platform/sheets/day-text.ts";
import type { Cell } from "../../../platform/sheets/workbook.ts";
import { day, textOf } from "./cell-text.ts";
import type { ExportRow } from "./export-queries.ts";

const byKey = new Map(
  [...eventColumns, ...recoveryColumns, ...workOutcomes, ...assessmentColumns, ...metrics.flatMap(columnsOfMetric)].map(
    (column) => [column.key, column],
  ),
);

export const cardColumnOf = (key: string): CardColumn | undefined => byKey.get(key);

/** A number as such; "some, not counted" in words, and nothing where nothing is known: unknown is never zero (V1). */
export function lossCell(
  { value, qualifier }: { value: number | null; qualifier: Qualifier },
  language: Language,
): Cell {
  if (qualifier === "none") return 0;
  return qualifier === "present_unquantified" ? textOf("qualifier.present_unquantified", language) : value;
}

const inForce = new WeakMap<ExportRow, Map<Metric, Figure>>();

/** A row has many columns of figures: what is in force is worked out once. */
function figureOf(row: ExportRow, metric: Metric): Figure | undefined {
  const known = inForce.get(row) ?? currentFigures(row.figures ?? []);
  inForce.set(row, known);
  return known.get(metric);
}

type Told = string | number | boolean | null | undefined;

/** What stands at the path of a column. */
function toldAt(key: string, row: ExportRow): Told | Milestone[] | HousingSolution[] | string[] {
  const [part, field, of, detail] = key.split(".") as [string, string, string?, string?];
  if (part === "event" && field === "services") {
    const stopped = row.event?.services.find(({ service }) => service === of);
    return stopped?.[detail as "hours" | "users" | "started_on" | "started_at"];
  }
  if (key === "recovery.gap") return row.work && gapOf(row.work);
  if (key === "recovery.days_late") return row.work?.days_late;
  if (part === "recovery" && field === "funding")
    return row.recovery?.funding.find(({ source }) => source === of)?.amount;
  if (part === "event") return row.event?.[field as "cause" | "magnitude_value"];
  if (part === "assessment") return row.assessment?.[field as "scenario" | "measures"];
  return row.recovery?.[field as "sector" | "milestones"];
}

/** One in a line, its parts between bars; what comes behind the last that is told is left out. */
const milestoneText = (milestones: readonly Milestone[], language: Language) =>
  milestones
    .map(({ title, due_on, done_on, weight }) =>
      [title.replaceAll("|", "/"), due_on && dayText(due_on, language), done_on && dayText(done_on, language), weight]
        .map((part) => part ?? "")
        .join(" | ")
        .replace(/[\s|]+$/, ""),
    )
    .join("\n");

/** One in a line, its parts between bars; what comes behind the last that is told is left out. */
const housingText = (rows: readonly HousingSolution[], language: Language) =>
  rows
    .map(({ grade, solution, households, delivered }) =>
      [cellOfKind(gradeKind, grade, language), cellOfKind(solutionKind, solution, language), households, delivered]
        .map((part) => part ?? "")
        .join(" | ")
        .replace(/[\s|]+$/, ""),
    )
    .join("\n");

/** What stands in a cell of several lines. */
function linesOf(
  kind: CardColumn["kind"],
  told: Milestone[] | HousingSolution[] | string[],
  language: Language,
): string {
  if (kind.type === "milestones") return milestoneText(told as Milestone[], language);
  return kind.type === "housing" ? housingText(told as HousingSolution[], language) : told.join("\n");
}

/** A cell by how its column is read. */
export function cellOfKind(kind: CardColumn["kind"], told: Told, language: Language): Cell {
  if (told === null || told === undefined) return null;
  if (typeof told === "boolean") return textOf(told ? "yes" : "no", language);
  if (kind.type === "date") return day(String(told));
  const choice = kind.type === "choice" ? kind.choices.find(({ key }) => key === told) : undefined;
  return choice ? say(choice.label, language) : told;
}

export function cardCell({ key, kind }: CardColumn, row: ExportRow, language: Language): Cell {
  if (kind.type === "link") return row.links?.[key] ?? null;
  const ofFigure = figureColumn(key);
  if (ofFigure) {
    const { metric, part } = ofFigure;
    // A list keeps what is in force; a sheet with more than its numbers reads the figures.
    const figure = row.figures ? figureOf(row, metric) : row.losses?.[metric];
    if (!figure) return null;
    return part === null ? lossCell(figure, language) : cellOfKind(kind, (figure as Figure)[part], language);
  }
  const told = toldAt(key, row);
  if (Array.isArray(told)) return linesOf(kind, told, language) || null;
  return cellOfKind(kind, told, language);
}
