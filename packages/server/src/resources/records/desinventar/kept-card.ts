// A card that came in and whose record says today what it said then goes out as it came, column by column: longer texts, finer coordinates,
// columns that no card of ours knows. Pure.
import {
  cardColumnNames,
  extensionFields,
  extensionServices,
  isCardColumn,
} from "@atalaya/contract/domain/desinventar/cards.ts";
import { numberIn, type Card, type Told, type Written } from "./facts.ts";

/** What a record was as a card when it was written, and what was matched with the card then. */
export type Made = Card & Pick<Told, "company_id" | "variable_id">;

export type Kept = Card & { load_id: number; clave: string; made: Made };

/** Columns of a card that no record fills. */
const untouched: ReadonlySet<string> = new Set([
  "clave",
  "uu_id",
  "fechapor",
  "fechafec",
  "defaultab",
  "otros",
  "hay_otros",
]);
const ofPlace: ReadonlySet<string> = new Set(["level0", "level1", "level2", "name0", "name1", "name2"]);
const coordinates: ReadonlySet<string> = new Set(["latitude", "longitude"]);
/** Degrees: records are read with six decimals. */
const sameSpot = 1.5e-6;

const ours: ReadonlySet<string> = new Set([
  ...Object.values(extensionFields),
  ...extensionServices.map(({ field }) => field),
]);

type Compared = { now: Written; made: Made; record: Pick<Told, "company_id" | "variable_id"> };

function isAsItCame(column: string, { now, made, record }: Compared): boolean {
  if (!isCardColumn(column) || untouched.has(column)) return true;
  if (column === "evento") return made.variable_id === record.variable_id;
  if (ofPlace.has(column)) return made.company_id === record.company_id;
  const [before, after] = [made.row[column], now.row[column]];
  // Without a serial of its own the record was given a code, which says nothing of the card.
  if (column === "serial" && before === undefined) return true;
  if (coordinates.has(column) && before !== undefined && after !== undefined)
    return Math.abs(numberIn(before) - numberIn(after)) <= sameSpot;
  return before === after;
}

/** The card of a record that came in as one. */
export function withKept(now: Written, kept: Kept, record: Compared["record"]): Written {
  const compared = { now, made: kept.made, record };
  const written: Written = { row: {}, extension: {}, cut: [], left: new Set() };
  const changed = new Set<string>();
  for (const column of new Set([...cardColumnNames, ...Object.keys(kept.row)])) {
    const isKept = isAsItCame(column, compared);
    if (!isKept) changed.add(column);
    const text = (isKept ? kept.row : now.row)[column];
    if (text !== undefined) written.row[column] = text;
  }
  for (const field of new Set([...Object.keys(kept.extension), ...Object.keys(now.extension)])) {
    const isKept = !ours.has(field) || kept.made.extension[field] === now.extension[field];
    if (!isKept) changed.add(field);
    const text = (isKept ? kept.extension : now.extension)[field];
    if (text !== undefined) written.extension[field] = text;
  }
  if (changed.size === 0) return written;
  return { ...written, cut: now.cut.filter(({ column }) => changed.has(column)), left: now.left };
}
