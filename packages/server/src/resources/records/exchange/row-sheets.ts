// Sheets with a row for each figure of a disaster, for each part that persons are divided into, or for each asset that it damaged.
import { assetUnits } from "@atalaya/contract/domain/asset-damage.ts";
import { divisions, parts, type Breakdown, type Figure } from "@atalaya/contract/domain/losses.ts";
import { sectors, sectorTitles } from "@atalaya/contract/domain/sectors.ts";
import { choiceOf, currencyKind, gradeKind, type CellKind } from "@atalaya/contract/resources/records/card-columns.ts";
import type { SheetRows } from "@atalaya/contract/resources/records/columns.ts";
import { figureRowColumns, metricKind } from "@atalaya/contract/resources/records/loss-columns.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { rowLabels } from "@atalaya/contract/resources/records/row-labels.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { assetWords } from "@atalaya/contract/words/emergency/assets.ts";
import { lossWords } from "@atalaya/contract/words/losses.ts";
import type { SheetColumn } from "../../../platform/sheets/list-sheet.ts";
import { cellOfKind } from "./card-cells.ts";
import { columnsFor } from "./export-columns.ts";
import type { ExportedVariable, ExportRow } from "./export-queries.ts";

type Damage = DomainRecord["damages"][number];
/** A row of such a sheet, with the disaster that it is of. */
export type RowOf<T> = { record: ExportRow; row: T };
type Detail = Exclude<SheetRows, "records">;
type Details = { figures: Figure; breakdowns: Breakdown; damages: Damage };
type Column<T extends Detail> = { key: string; field: keyof Details[T]; kind: CellKind; hxl?: string };

const text: CellKind = { type: "text" };
const number: CellKind = { type: "decimal" };
const partKind = (dimension: (typeof divisions)[number]) =>
  choiceOf(parts[dimension] as readonly (keyof Divided)[], (key) => lossWords[`part.${key}`]);
type Divided = Record<(typeof parts)[(typeof divisions)[number]][number], true>;

const own: { [T in Detail]: readonly Column<T>[] } = {
  figures: figureRowColumns.map(({ key, kind, hxl }) => ({
    key,
    field: key.slice("figures.".length) as keyof Figure,
    kind,
    ...(hxl && { hxl }),
  })),
  breakdowns: [
    { key: "breakdowns.metric", field: "metric", kind: metricKind },
    ...divisions.map((field) => ({ key: `breakdowns.${field}`, field, kind: partKind(field) })),
    { key: "breakdowns.count", field: "count", kind: number, hxl: "#affected" },
    { key: "breakdowns.as_of", field: "as_of", kind: { type: "date" }, hxl: "#date+asof" },
  ],
  damages: [
    { key: "damages.name", field: "name", kind: text, hxl: "#item+name" },
    { key: "damages.sector", field: "sector", kind: choiceOf(sectors, (key) => sectorTitles[key]), hxl: "#sector" },
    {
      key: "damages.grade",
      field: "grade",
      kind: gradeKind,
      hxl: "#severity+damage",
    },
    { key: "damages.amount", field: "amount", kind: number, hxl: "#impact+amount" },
    { key: "damages.unit", field: "unit", kind: choiceOf(assetUnits, (key) => assetWords[`asset_unit.${key}`]) },
    { key: "damages.repair_cost", field: "repair_cost", kind: number, hxl: "#value+repair" },
    { key: "damages.replacement_cost", field: "replacement_cost", kind: number, hxl: "#value+replacement" },
    { key: "damages.currency", field: "currency", kind: currencyKind, hxl: "#currency+code" },
    { key: "damages.disruption_hours", field: "disruption_hours", kind: number },
    { key: "damages.users", field: "users", kind: number },
    { key: "damages.note", field: "note", kind: text, hxl: "#description" },
  ],
};

/** Whose row it is. */
const ofDisaster = ["code", "place_code", "company_id", "title", "variable_id", "hazard", "observed_on", "status"];

export function rowColumns<T extends Detail>(
  rows: T,
  variables: readonly ExportedVariable[],
  language: Language,
): SheetColumn<RowOf<Details[T]>>[] {
  const whose = columnsFor(ofDisaster, [], variables, language).map(({ cell, ...column }) => ({
    ...column,
    cell: ({ record }: RowOf<Details[T]>) => cell(record),
  }));
  const what = own[rows].map(({ key, field, kind, hxl }) => ({
    key,
    title: say(rowLabels[key as keyof typeof rowLabels], language),
    about: {
      type: kind.type,
      unit: "",
      options:
        kind.type === "choice"
          ? kind.choices.map(({ key: it, label }) => `${it} = ${say(label, language)}`).join("; ")
          : "",
    },
    cell: ({ row }: RowOf<Details[T]>) => cellOfKind(kind, row[field] as string | number | null, language),
    ...(hxl && { hxl }),
  }));
  return [...whose, ...what];
}

/** The rows of each record below each other, in the order in which the card has them. */
export async function* rowsOf<T extends Detail>(
  batches: AsyncIterable<ExportRow[]>,
  rows: T,
): AsyncGenerator<RowOf<Details[T]>[]> {
  for await (const records of batches)
    yield records.flatMap((record) => ((record[rows] ?? []) as Details[T][]).map((row) => ({ record, row })));
}
