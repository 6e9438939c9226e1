// The columns of a sheet out of what a noun declares of its list: each cell as its kind is read.
import { sql } from "kysely";
import { hazardName } from "@atalaya/contract/domain/hazards/catalogue.ts";
import type { ListColumn, ListColumns } from "@atalaya/contract/list-columns.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words, type WordKey } from "@atalaya/contract/words.ts";
import type { Db } from "../database/database.ts";
import type { SheetColumn } from "./list-sheet.ts";
import type { Cell } from "./workbook.ts";

const word = (key: WordKey, language: Language): string => say(words[key], language);

/** An instant by the clock of a place. */
export type Clocks = (company_id: number, instant: string) => Cell;

/** The clocks of all places, read once for a sheet. */
export async function clocksOfPlaces(db: Db): Promise<Clocks> {
  const { rows } = await sql<{ id: number; timezone: string }>`select id, timezone from companies`.execute(db);
  const zones = new Map(rows.map(({ id, timezone }) => [id, timezone]));
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatIn = (timeZone: string) => {
    const known = formats.get(timeZone);
    if (known) return known;
    const style = { dateStyle: "short", timeStyle: "medium" } as const;
    const made = new Intl.DateTimeFormat("sv-SE", { timeZone, ...style });
    formats.set(timeZone, made);
    return made;
  };
  return (company_id, instant) => {
    const at = new Date(instant);
    const local = formatIn(zones.get(company_id) ?? "UTC")
      .format(at)
      .replace(" ", "T");
    const minutes = Math.round((Date.parse(`${local}Z`) - at.getTime()) / 60_000);
    const digits = (value: number) => String(Math.trunc(value)).padStart(2, "0");
    const size = Math.abs(minutes);
    return {
      moment: local.slice(0, 16),
      offset: `${minutes < 0 ? "-" : "+"}${digits(size / 60)}:${digits(size % 60)}`,
    };
  };
}

type Row = { id: number; company_id?: number };

function cellOf(
  { type, choice, en, field }: ListColumn,
  key: string,
  row: Row,
  language: Language,
  clocks: Clocks,
): Cell {
  const said = row as Record<string, unknown>;
  const value = (language === "en" && en && said[en]) || said[field ?? key];
  if (value === null || value === undefined || value === "") return null;
  if (type === "choice") return word(`${choice}${String(value)}` as WordKey, language);
  if (type === "hazard") return hazardName(String(value), language);
  if (type === "boolean") return word(value ? "yes" : "no", language);
  if (type === "list") return (value as string[]).join(", ") || null;
  if (type === "date") return { day: String(value) };
  // A place keeps its own time.
  if (type === "datetime") return clocks(row.company_id ?? row.id, String(value));
  return type === "integer" || type === "number" ? Number(value) : String(value);
}

/** The columns that were asked for, or all there are. */
export const declaredColumns = <T extends Row>(
  { all }: ListColumns,
  asked: readonly string[] | undefined,
  language: Language,
  clocks: Clocks,
): SheetColumn<T>[] =>
  (asked ?? Object.keys(all)).map((key) => {
    const column = all[key]!;
    const type = column.type ?? "text";
    const unit = type === "datetime" ? word("sheet_place_time", language) : "";
    return {
      key,
      title: word(column.title, language),
      about: { type, unit, options: "" },
      cell: (row) => cellOf(column, key, row, language, clocks),
    };
  });

/** The filters in force, each with what it asks for; those that are columns by their titles and choices. */
export function declaredFilters({ all }: ListColumns, query: object, language: Language): [string, string][] {
  const { format: _format, columns: _columns, page: _page, per_page: _per_page, after: _after, place: _place, ...filters } = query as Record<string, unknown>; // prettier-ignore
  return Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => {
      const column = all[name] ?? all[`current_${name}`];
      const shown = [value].flat().map((one) => {
        if (column?.type === "hazard") return hazardName(String(one), language);
        const label = column?.choice && words[`${column.choice}${String(one)}` as WordKey];
        return label ? say(label, language) : String(one);
      });
      return [column ? word(column.title, language) : name, shown.join(", ")];
    });
}
