// How the kinds of disaster and the places of our records are called on cards. Pure.
import type { Names } from "./facts.ts";
import type { ExportedPlace, Named } from "./export-queries.ts";

/** Kinds of places that are levels of a geography; a country is the whole of it. */
const levelKinds: ReadonlySet<string> = new Set(["region", "province", "municipality"]);
const mostLevels = 3;

/** A place without a code has one by its number, so that its cards find it. */
const codeOf = ({ code, id }: ExportedPlace) => code ?? `#${id}`;

/** What the levels of these places are, the widest first: a country without provinces has two. */
export function kindsOfLevels({ places }: Pick<Named, "places">): string[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const kinds = places.map(({ path }) =>
    path.flatMap((id) => byId.get(id)?.kind ?? []).filter((kind) => levelKinds.has(kind)),
  );
  return kinds.reduce((longest, it) => (it.length > longest.length ? it : longest), []).slice(0, mostLevels);
}

export type NamesOf = (record: { variable_id: number; company_id: number }) => Names;

export function namesFor({ variables, places }: Pick<Named, "variables" | "places">): NamesOf {
  const events = new Map(variables.map(({ id, name_es }) => [id, name_es]));
  const byId = new Map(places.map((place) => [place.id, place]));
  const known = new Map<number, Omit<Names, "event">>();
  const placeNames = (id: number): Omit<Names, "event"> => {
    const path = (byId.get(id)?.path ?? []).flatMap((it) => byId.get(it) ?? []);
    const levels = path.filter(({ kind }) => levelKinds.has(kind));
    const below = path.filter((it) => it.kind !== "country" && !levels.slice(0, mostLevels).includes(it));
    return {
      levels: levels.slice(0, mostLevels).map((place) => ({ code: codeOf(place), name: place.name })),
      below: below.map(({ name }) => name).toReversed(),
      currency: byId.get(id)?.currency ?? null,
    };
  };
  return ({ variable_id, company_id }) => {
    const place = known.get(company_id) ?? placeNames(company_id);
    known.set(company_id, place);
    return { event: events.get(variable_id) ?? "", ...place };
  };
}
