// The options of the place selector: parents before their children, names sorted, "all" first when there is a choice.
import type { Place } from "@atalaya/contract/resources/companies.ts";
import type { Language } from "@atalaya/contract/text.ts";

/** the id as text and the name; code and depth only help to find it. */
export type PlaceOption = { value: string; text: string; code: string | null; depth: number };

/** A Chilean municipality's five digits are known as its CUT. */
const codeOf = (kind: Place["kind"], code: string | null) =>
  kind === "municipality" && code !== null && /^\d{5}$/.test(code) ? `CUT ${code}` : code;

/** Every place once. One whose parent the user may not see stands at the top level. */
export function placeOptions(places: readonly Place[], allText: string, language: Language): PlaceOption[] {
  const known = new Set(places.map(({ id }) => id));
  const below = new Map<number | null, Place[]>();
  for (const place of places) {
    const parent =
      place.parent_company_id !== null && known.has(place.parent_company_id) ? place.parent_company_id : null;
    below.set(parent, [...(below.get(parent) ?? []), place]);
  }
  const byName = new Intl.Collator(language);
  const branch = (parent: number | null, depth: number): PlaceOption[] =>
    (below.get(parent) ?? [])
      .toSorted((a, b) => byName.compare(a.reason_social, b.reason_social))
      .flatMap(({ id, reason_social, territorial_code, kind }) => [
        { value: String(id), text: reason_social, code: codeOf(kind, territorial_code), depth },
        ...branch(id, depth + 1),
      ]);
  const options = branch(null, 0);
  return options.length > 1 ? [{ value: "all", text: allText, code: null, depth: 0 }, ...options] : options;
}
