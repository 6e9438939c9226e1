// An exposure as a sheet: one row for each variable of the base map in each zone of the area.
import { sql } from "kysely";
import { valueUnit, zoneName, type ZoneNames } from "@atalaya/contract/resources/records/exposure-names.ts";
import type { Exposure, ExposureRow, ExposureZone } from "@atalaya/contract/resources/records/exposure.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { wordsIn, type WordKey } from "@atalaya/contract/words.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { SheetColumn } from "../../../platform/sheets/list-sheet.ts";
import type { Cell } from "../../../platform/sheets/workbook.ts";

type Named = { name: string; unit: string | null };
type Row = Omit<ExposureRow, "zones"> & { zone: ExposureZone; zone_name: string } & Named;

/** What the sheet calls things by, in the reader's language. */
export type Names = { variables: ReadonlyMap<number, Named>; places: ReadonlyMap<number, string> };

export async function namesFor(db: Db, { rows, zones }: Exposure, language: Language): Promise<Names> {
  const ids = [...new Set(rows.map(({ variable_id }) => variable_id))];
  const other = sql`${language === "en"}::boolean`;
  const variables = await sql<Named & { id: number }>`
    select id, case when ${other} then coalesce(name_en, name_es) else name_es end as name,
      case when value_type = 'percent' then '%' when ${other} then coalesce(unit_en, unit_es) else unit_es end as unit
    from variables where id = any(${ids}::bigint[])`.execute(db);
  const place_ids = zones.flatMap(({ company_id }) => company_id ?? []);
  const places = await sql<{ id: number; name: string }>`
    select id, reason_social as name from companies where id = any(${place_ids}::bigint[])`.execute(db);
  return {
    variables: new Map(variables.rows.map(({ id, ...named }) => [id, named])),
    places: new Map(places.rows.map(({ id, name }) => [id, name])),
  };
}

/** Variable by variable, each in the zones in their order. */
export async function* sheetRows(
  { rows, zones }: Exposure,
  { variables, places }: Names,
  parting: Variable | null,
  language: Language,
): AsyncIterable<Row[]> {
  const names: ZoneNames = { placeOf: (id) => places.get(id) ?? "", parting };
  for (const row of rows)
    yield zones.map((zone, at) => ({
      ...row,
      ...variables.get(row.variable_id)!,
      ...row.zones[at]!,
      zone,
      zone_name: zoneName(zones, at, names, { t: wordsIn(language), language }),
    }));
}

/** Numbers are not rounded. What is of the whole area and not of a zone stands in each of its rows. */
export function sheetColumns(language: Language): SheetColumn<Row>[] {
  const t = wordsIn(language);
  const column = (key: string, type: string, cell: (row: Row) => Cell): SheetColumn<Row> => ({
    key,
    title: t(`exposure_sheet_${key}` as WordKey),
    about: { type, unit: "", options: "" },
    cell,
  });
  return [
    column("variable", "text", ({ name }) => name),
    column("zone", "text", ({ zone_name }) => zone_name),
    column("zone_ha", "number", ({ zone }) => zone.area_ha),
    column("count", "number", ({ count }) => count),
    column("value", "number", ({ value }) => value),
    column("unit", "text", ({ form, method, value, unit }) => (value === null ? null : valueUnit(form, method, unit))),
    column("method", "text", ({ method }) => t(`exposure_method.${method}`)),
    column("of", "number", ({ of }) => of),
    column("unknown", "number", ({ unknown }) => unknown),
    column("waiting", "number", ({ waiting }) => waiting),
  ];
}
