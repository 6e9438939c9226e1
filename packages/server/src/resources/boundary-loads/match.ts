// Which place each shape of a file is for: by its code, as offices write it with or without leading zeros or the country's letters, or by its
// name, within what lies above where one name is had twice. Pure.
import { comparable } from "@atalaya/contract/import.ts";
import type { Level, Recognition } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Cell } from "../../platform/geo-files/gather-polygons.ts";
import { codesOf, properName } from "../../platform/place-names.ts";
import { mapInTurns } from "../../platform/turns/in-turns.ts";

/** A place as it can be recognised; `path`: the ids of what it lies in, itself last. */
export type KnownPlace = Level & {
  id: number;
  name: string;
  short_name: string | null;
  code: string | null;
  pcode: string | null;
  path: number[];
};

export type Row = { index: number; properties: Record<string, Cell> };
export type Match = { company_id: number; by: "code" | "name" };

const named = (text: string) => comparable(text);

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? "" : String(cell).trim());

const levelKey = ({ country, kind }: Level) => `${country} ${kind}`;

/** Places of one level by what they may be called. */
type Index = { level: Level; byCode: Map<string, KnownPlace[]>; byName: Map<string, KnownPlace[]> };

const into = (map: Map<string, KnownPlace[]>, key: string, place: KnownPlace) => {
  const there = map.get(key);
  if (!there) map.set(key, [place]);
  else if (!there.includes(place)) there.push(place);
};

/** The finest level first: of what is told apart equally well, that is meant. */
function indexOf(places: readonly KnownPlace[]): Index[] {
  const made = new Map<string, Index>();
  for (const place of places) {
    const key = levelKey(place);
    const index = made.get(key) ?? {
      level: { country: place.country, kind: place.kind },
      byCode: new Map(),
      byName: new Map(),
    };
    made.set(key, index);
    for (const code of [place.code, place.pcode])
      if (code) for (const it of codesOf(code, place.country)) into(index.byCode, it, place);
    for (const name of [place.name, place.short_name])
      if (name) for (const it of [named(name), properName(name)]) into(index.byName, it, place);
  }
  return [...made.values()].toSorted((one, other) => depthOf(other) - depthOf(one));
}

/** How far below the top the places of a level lie. */
const depthOf = ({ byName }: Index) => Math.max(...[...byName.values()].flat().map(({ path }) => path.length));

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const byCodeIn = ({ byCode, level }: Index, cell: Cell | undefined): KnownPlace | undefined => {
  const text = textOf(cell);
  if (text === "") return undefined;
  for (const code of codesOf(text, level.country)) {
    const found = only(byCode.get(code) ?? []);
    if (found) return found;
  }
  return undefined;
};

const byNameIn = ({ byName }: Index, cell: Cell | undefined): readonly KnownPlace[] => {
  const text = textOf(cell);
  if (text === "") return [];
  const exact = byName.get(named(text));
  return exact ?? byName.get(properName(text)) ?? [];
};

/** Of several places of one name, the one whose places above are named in the same row. */
function within(candidates: readonly KnownPlace[], { properties }: Row, byId: ReadonlyMap<number, KnownPlace>) {
  if (candidates.length <= 1) return candidates[0];
  const said = new Set(Object.values(properties).flatMap((cell) => [named(textOf(cell)), properName(textOf(cell))]));
  return only(
    candidates.filter(({ path }) =>
      path.slice(0, -1).some((id) => {
        const above = byId.get(id);
        return (
          above !== undefined &&
          above.kind !== "country" &&
          (said.has(named(above.name)) || said.has(properName(above.name)))
        );
      }),
    ),
  );
}

/** How many places a column tells apart, and how many of the rows name that very place elsewhere: a running number may look like a code. */
function codesIn(index: Index, column: string, rows: readonly Row[]): number {
  const seen = new Set<number>();
  let agreeing = 0;
  for (const { properties } of rows) {
    const place = byCodeIn(index, properties[column]);
    if (!place) continue;
    seen.add(place.id);
    const names = [place.name, place.short_name ?? place.name].flatMap((name) => [named(name), properName(name)]);
    if (Object.values(properties).some((cell) => typeof cell === "string" && names.includes(named(cell)))) agreeing++;
  }
  return seen.size + 2 * Math.min(agreeing, seen.size);
}

function namesIn(index: Index, column: string, rows: readonly Row[], byId: ReadonlyMap<number, KnownPlace>): number {
  const found = rows.map((row) => within(byNameIn(index, row.properties[column]), row, byId)?.id);
  return new Set(found.filter((id) => id !== undefined)).size;
}

/** The one of the largest score above nothing; of equals the first. */
async function best<T>(candidates: readonly T[], scoreOf: (candidate: T) => number): Promise<T | null> {
  const scores = await mapInTurns(candidates, scoreOf);
  const most = Math.max(0, ...scores);
  return most > 0 ? candidates[scores.indexOf(most)]! : null;
}

const idOf = (places: readonly KnownPlace[]) => new Map(places.map((place) => [place.id, place]));

/** What tells the rows of a layer apart: the columns and the level that recognise the most places. */
export async function recognise(
  columns: readonly string[],
  rows: readonly Row[],
  places: readonly KnownPlace[],
): Promise<Recognition> {
  const byId = idOf(places);
  const pairs = indexOf(places).flatMap((index) => columns.map((column) => ({ index, column })));
  const code = await best(pairs, ({ index, column }) => codesIn(index, column, rows));
  const ofLevel = pairs.filter(({ index }) => !code || index === code.index);
  const name = await best(ofLevel, ({ index, column }) => namesIn(index, column, rows, byId));
  const level = (code ?? name)?.index.level ?? null;
  return { code_column: code?.column ?? null, name_column: name?.column ?? null, level };
}

/** The places of rows by their index: by code where there is one, by name for places that no code named. */
export function matchRows(
  rows: readonly Row[],
  places: readonly KnownPlace[],
  { code_column, name_column, level }: Recognition,
): Map<number, Match> {
  const matches = new Map<number, Match>();
  const index = level && indexOf(places.filter((place) => levelKey(place) === levelKey(level)))[0];
  if (!index) return matches;
  const byId = idOf(places);
  const taken = new Set<number>();
  for (const { index: row, properties } of rows) {
    const place = code_column === null ? undefined : byCodeIn(index, properties[code_column]);
    if (!place) continue;
    matches.set(row, { company_id: place.id, by: "code" });
    taken.add(place.id);
  }
  if (name_column === null) return matches;
  for (const row of rows) {
    if (matches.has(row.index)) continue;
    const place = within(byNameIn(index, row.properties[name_column]), row, byId);
    if (place && !taken.has(place.id)) matches.set(row.index, { company_id: place.id, by: "name" });
  }
  return matches;
}
