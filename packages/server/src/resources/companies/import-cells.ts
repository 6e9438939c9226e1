// One row of a sheet of places: its cells read as the fields of a place.
import type { z } from "zod";
import { comparable, readNumber } from "@atalaya/contract/import.ts";
import {
  companyKinds,
  type CompanyDraft,
  type CompanyKind,
  type CompanyStats,
} from "@atalaya/contract/resources/companies.ts";
import type { CompanyColumn, CompanyImport } from "@atalaya/contract/resources/companies/import.ts";
import { companyWords } from "@atalaya/contract/words/companies.ts";
import type { RowFindings } from "../../platform/import-rows.ts";

export type Cells = z.infer<typeof CompanyImport>["rows"][number];

/** What the cells say; fields of empty cells are absent. */
export type ReadRow = {
  index: number;
  values: Partial<Omit<CompanyDraft, "stats" | "boundary" | "parent_company_id">>;
  figures: Pick<CompanyStats, "year" | "population" | "households"> | null;
  code: string | null;
  parent_code: string | null;
};

const kindByName = new Map<string, CompanyKind>(
  companyKinds.flatMap((kind) => {
    const { es, en } = companyWords[`company_kind_${kind}`];
    return [kind, es, en].map((name) => [comparable(name), kind] as const);
  }),
);
kindByName.set("municipalidad", "municipality").set("commune", "municipality").set("city", "municipality");

const plain = ["reason_social", "short_name", "acronym", "tax_id", "address", "phone", "email", "website"] as const;

export function readCells(cells: Cells, index: number, findings: RowFindings): ReadRow {
  const cell = (column: CompanyColumn) => cells[column]?.trim() || null;
  const number = (column: CompanyColumn, isWhole: boolean) => {
    const text = cell(column);
    if (text === null) return null;
    const value = readNumber(text, isWhole);
    if (Number.isNaN(value)) findings.refuse(index, column, "number");
    else if (isWhole && !Number.isInteger(value)) findings.refuse(index, column, "whole_number");
    else return value;
    return null;
  };
  const texts = Object.fromEntries(plain.flatMap((column) => (cell(column) === null ? [] : [[column, cell(column)]])));
  const values: ReadRow["values"] = { ...texts };

  const kind = cell("kind");
  const known = kind === null ? undefined : kindByName.get(comparable(kind));
  if (kind !== null && !known) findings.refuse(index, "kind", "choice");
  if (known) values.kind = known;

  const country = cell("country")?.toUpperCase();
  if (country) values.country = country;
  const code = cell("territorial_code");
  if (code) values.territorial_code = code;
  const area_km2 = number("area_km2", false);
  if (area_km2 !== null) values.area_km2 = area_km2;

  const type = cell("tax_id_type")?.toLowerCase() as CompanyDraft["tax_id_type"];
  if (type) values.tax_id_type = type;
  else if (values.tax_id && (country ?? "CL") === "CL") values.tax_id_type = "rut";

  const lon = number("lon", false);
  const lat = number("lat", false);
  if (lon !== null && lat !== null) values.centroid = { type: "Point", coordinates: [lon, lat] };
  else if ((cell("lon") === null) !== (cell("lat") === null))
    findings.refuse(index, cell("lon") === null ? "lon" : "lat", "required");

  const figures = {
    year: number("year", true),
    population: number("population", true),
    households: number("households", true),
  };
  const hasFigures = figures.population !== null || figures.households !== null;
  if (hasFigures && figures.year === null && cell("year") === null) findings.refuse(index, "year", "required");
  return {
    index,
    values,
    figures: hasFigures && figures.year !== null ? { ...figures, year: figures.year } : null,
    code,
    parent_code: cell("parent_code"),
  };
}

const columnsByField: Record<string, CompanyColumn[]> = {
  centroid: ["lat", "lon"],
  parent_company_id: ["parent_code"],
};

/** In which columns a field of the place's schema was typed. */
export function columnsOf(path: readonly PropertyKey[]): string[] {
  const [field, , part] = path.map(String);
  if (field === undefined) return [];
  if (field === "centroid" && part === "0") return ["lon"];
  return field === "stats" ? [part ?? "year"] : (columnsByField[field] ?? [field]);
}
