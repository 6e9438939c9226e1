// What the rows of a sheet of records are held against: the places they name, and each other. Pure; a sheet has thousands of rows, so
// nothing here looks at all of them for each.
import { comparable } from "@atalaya/contract/import.ts";
import type { CompanyKind } from "@atalaya/contract/resources/companies.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { properName } from "../../../platform/place-names.ts";
import { daysApart } from "../merge/duplicates.ts";
import type { DraftRow, NamedPlace } from "./import-queries.ts";

const oneDay = 86_400_000;

type Happening = Pick<RecordDraft, "company_id" | "observed_on">;

/** Of each row the first one before it in the sheet, if any, that tells of an event at the same place at about the same day (V11). */
export function eventsBefore<D extends Happening>(
  rows: readonly (Pick<DraftRow, "index"> & { draft: D })[],
): Map<number, D> {
  const found = new Map<number, D>();
  const firstOf = new Map<string, { at: number; draft: D }>();
  for (const [at, { index, draft }] of rows.entries()) {
    const { company_id } = draft;
    const day = Date.parse(draft.observed_on) / oneDay;
    const days = Array.from({ length: 2 * daysApart + 1 }, (_, offset) => day - daysApart + offset);
    const [near] = days
      .flatMap((near_day) => firstOf.get(`${company_id} ${near_day}`) ?? [])
      .toSorted((one, other) => one.at - other.at);
    if (near) found.set(index, near.draft);
    if (!firstOf.has(`${company_id} ${day}`)) firstOf.set(`${company_id} ${day}`, { at, draft });
  }
  return found;
}

/** What a cell calls a place is one place, several, or none. */
export type Meant = { place: NamedPlace } | { several: NamedPlace[] } | null;

const narrowest: readonly CompanyKind[] = ["community", "municipality", "province", "region", "country"];

/** A code without letters of the country and zeros in front: "05702", "5702" and "CL05702" are one. Null where it is none. */
export const plainCode = (text: string): string | null => {
  const [, digits] = /^[A-Za-z]{0,3}0*(\d+)$/.exec(text.trim()) ?? [];
  return digits ?? null;
};

/** By ids of the console, as an answer to what was ambiguous: "#12". */
const idOf = (text: string) => /^#(\d+)$/.exec(text.trim())?.[1];

const listed = (by: Map<string, NamedPlace[]>, key: string | null, place: NamedPlace) =>
  key === null ? by : by.set(key, [...(by.get(key) ?? []), place]);

/**
 * Finds a place by what a cell calls it: by its code, written with or without zeros in front, or by its name, whatever case and accents. Of places
 * of several levels under one name that of the level is meant which the other names of the column have, or else the narrowest.
 */
export function placesByName(places: readonly NamedPlace[], names: readonly string[] = []): (name: string) => Meant {
  const [byCode, byPlainCode, byName] = [0, 1, 2].map(() => new Map<string, NamedPlace[]>()) as [
    Map<string, NamedPlace[]>,
    Map<string, NamedPlace[]>,
    Map<string, NamedPlace[]>,
  ];
  const byId = new Map(places.map((place) => [String(place.id), place]));
  for (const place of places) {
    const { territorial_code: code, reason_social, short_name } = place;
    listed(byCode, code, place);
    listed(byPlainCode, code && plainCode(code), place);
    const called = new Set(
      [reason_social, short_name ?? reason_social].flatMap((it) => [comparable(it), properName(it)]),
    );
    for (const name of called) listed(byName, name, place);
  }
  const candidates = (name: string): NamedPlace[] => {
    const id = idOf(name);
    if (id !== undefined) return [byId.get(id) ?? []].flat();
    const plain = plainCode(name);
    return (
      byCode.get(name) ??
      (plain === null ? undefined : byPlainCode.get(plain)) ??
      byName.get(comparable(name)) ??
      byName.get(properName(name)) ??
      []
    );
  };
  const level = commonLevel(names.map(candidates));
  return (name) => {
    const found = candidates(name);
    const wanted = found.filter(({ kind }) => kind === level);
    const ofLevel = wanted.length > 0 ? wanted : found.filter(({ kind }) => kind === lowestOf(found));
    const [place, another] = ofLevel;
    if (!place) return null;
    return another ? { several: found } : { place };
  };
}

const lowestOf = (places: readonly NamedPlace[]) => narrowest.find((kind) => places.some((it) => it.kind === kind));

/** The level of most of those names that mean one place alone. */
function commonLevel(found: readonly NamedPlace[][]): CompanyKind | undefined {
  const counts = new Map<CompanyKind, number>();
  for (const [place, another] of found)
    if (place && !another) counts.set(place.kind, (counts.get(place.kind) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
