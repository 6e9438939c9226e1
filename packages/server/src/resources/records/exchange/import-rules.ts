// What the rows of a sheet of records are held against: the places they name, and each other. Pure; a sheet has thousands of rows, so
// nothing here looks at all of them for each.
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
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

/** Finds a place by what a cell calls it. A code is meant before a name; what several places have says nothing. */
export function placesByName(places: readonly NamedPlace[]): (name: string) => NamedPlace | undefined {
  const byCode = new Map<string, NamedPlace | null>();
  const byName = new Map<string, NamedPlace | null>();
  for (const place of places) {
    const name = place.reason_social.toLowerCase();
    byName.set(name, byName.has(name) ? null : place);
    const code = place.territorial_code;
    if (code !== null) byCode.set(code, byCode.has(code) ? null : place);
  }
  return (name) => byCode.get(name) ?? byName.get(name.toLowerCase()) ?? undefined;
}
