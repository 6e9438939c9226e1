// Rows of a file by field, as its settings say: the cells of matched columns, the values of the whole file, and rows that are none. Pure.
import { comparable } from "@atalaya/contract/import.ts";
import type { ImportSettings } from "@atalaya/contract/resources/imports/imports.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { RowFinding, TableRow } from "./exchange.ts";

/** A row as it is kept. */
export type StagedRow = { line: number; cells: string[]; geometry: Geometry | null };

export function tableRow({ line, cells, geometry }: StagedRow, { matching, values }: ImportSettings): TableRow {
  const told = matching.flatMap((key, at) => (key !== null && cells[at]?.trim() ? [[key, cells[at]] as const] : []));
  return { line, cells: { ...values, ...Object.fromEntries(told) }, geometry };
}

const totals = /^(sub ?total(es)?|total(es)?( general(es)?)?|gran total|(grand|sub) ?totals?|suma( total)?)$/;
const notes = /^(fuentes?|notas?|sources?|notes?|elaboracion|actualizado)\b/;
/** A text alone in its row that is no longer may be a record of which only the title is known. */
const longestTitle = 60;
/** In fewer columns a text alone in its row says nothing. */
const fewestColumns = 3;

/** Why a row is none: its finding, or null where it is one. What holds nothing of a matched column is none without a word. */
export function leftOut(
  { cells, geometry }: StagedRow,
  { matching }: Pick<ImportSettings, "matching">,
): { finding: RowFinding | null } | null {
  const filled = cells.filter((text) => text.trim() !== "");
  const first = comparable(filled[0] ?? "");
  const said = (code: "import_total_row" | "import_footnote") => ({
    finding: { column: null, code, is_warning: true },
  });
  if (totals.test(first)) return said("import_total_row");
  const isAlone =
    filled.length === 1 && geometry === null && matching.filter((key) => key !== null).length >= fewestColumns;
  if (isAlone && (notes.test(first) || filled[0]!.startsWith("*") || filled[0]!.length > longestTitle))
    return said("import_footnote");
  const isTold = geometry !== null || matching.some((key, at) => key !== null && cells[at]?.trim());
  return isTold ? null : { finding: null };
}
