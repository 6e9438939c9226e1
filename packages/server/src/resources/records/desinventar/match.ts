// Which kind of disaster each event of a file is, and which of our places each of its places: by codes and names, never by guessing between
// two. Pure.
import { eventCalled } from "@atalaya/contract/domain/desinventar/names.ts";
import type { HazardNames } from "@atalaya/contract/domain/hazard-names.ts";
import { hazards } from "@atalaya/contract/domain/hazards/catalogue.ts";
import { comparable } from "@atalaya/contract/import.ts";
import { codesOf, properName } from "../../../platform/place-names.ts";
import type { Catalogues } from "../../../platform/desinventar/card-file.ts";
import type { Level } from "./facts.ts";

/** A kind of disaster that the caller may record. */
export type KnownVariable = {
  id: number;
  name_es: string;
  name_en: string | null;
  hip_code: string | null;
  desinventar_event: string | null;
};

export type EventMatch = { variable_id: number; by: "name" | "hazard" };

/** The catalogue has the usual kind of a hazard before its special ones: a flood is of a river before it is of the sea. */
const orderOf = ({ hip_code }: KnownVariable) => {
  const at = hazards.findIndex((hazard) => hazard.hip_code === hip_code);
  return at === -1 ? hazards.length : at;
};

/** Finds the kind of disaster that a name means; the name of one before the name of its hazard, and that before DesInventar's own list. */
export function eventMatcher(
  variables: readonly KnownVariable[],
  named: readonly HazardNames[],
): (names: readonly string[]) => EventMatch | null {
  const inOrder = variables.toSorted((one, other) => orderOf(one) - orderOf(other));
  const byName = new Map<string, number>();
  const byHazard = new Map<string, number>();
  const byEvent = new Map<string, number>();
  const into = (map: Map<string, number>, name: string | null, id: number) => {
    if (name && !map.has(name)) map.set(name, id);
  };
  for (const { id, name_es, name_en, hip_code, desinventar_event } of inOrder) {
    into(byName, comparable(name_es), id);
    into(byName, name_en && comparable(name_en), id);
    const hazard = hip_code ? hazards.find((it) => it.hip_code === hip_code) : undefined;
    const called = named.filter((it) => it.hip_code === hip_code).flatMap(({ names }) => names);
    for (const name of [...(hazard ? [hazard.name.es, hazard.name.en] : []), ...called])
      into(byHazard, comparable(name), id);
    into(byEvent, desinventar_event ?? hazard?.desinventar_event ?? null, id);
  }
  return (names) => {
    for (const name of names) {
      const variable_id = byName.get(comparable(name));
      if (variable_id !== undefined) return { variable_id, by: "name" };
    }
    for (const name of names) {
      const event = eventCalled(name);
      const variable_id =
        byHazard.get(comparable(name)) ??
        (event &&
          (byEvent.get(event.id) ?? byName.get(comparable(event.name.es)) ?? byName.get(comparable(event.name.en))));
      if (variable_id !== undefined) return { variable_id, by: "hazard" };
    }
    return null;
  };
}

/** What else the lists of the file call an event. */
export function namesOfEvent(name: string, { eventos = [] }: Catalogues): string[] {
  const listed = eventos.find(({ nombre }) => nombre?.trim() === name);
  return [name, listed?.["nombre_en"] ?? ""].filter((it) => it !== "");
}

/** A place as it can be recognised; `path`: the ids of what it lies in, itself last. */
export type KnownPlace = {
  id: number;
  kind: string;
  country: string;
  name: string;
  short_name: string | null;
  code: string | null;
  pcode: string | null;
  path: number[];
};

export type PlaceMatch = { company_id: number; by: "code" | "name" };

const namesOf = ({ name, short_name }: KnownPlace) =>
  [name, short_name ?? name].flatMap((it) => [comparable(it), properName(it)]);
/** DesInventar's columns of names cut what is longer. */
const longestName = 30;
const isCalled = (place: KnownPlace, name: string) =>
  namesOf(place).some(
    (it) =>
      it === comparable(name) ||
      it === properName(name) ||
      (name.length === longestName && it.startsWith(comparable(name))),
  );

const put = (map: Map<string, KnownPlace[]>, key: string, place: KnownPlace) => {
  const there = map.get(key);
  if (!there) map.set(key, [place]);
  else if (!there.includes(place)) there.push(place);
};

/** Names of the places in a file, by level and code: cards often have the codes alone. */
export function levelNames({ lev0 = [], lev1 = [], lev2 = [] }: Catalogues): (level: number, code: string) => string {
  const tables = [lev0, lev1, lev2].map(
    (rows, at) => new Map(rows.map((row) => [row[`lev${at}_cod`]?.trim() ?? "", row[`lev${at}_name`]?.trim() ?? ""])),
  );
  return (level, code) => tables[level]?.get(code) ?? "";
}

/** What the levels of most databases are: where a region, its province and its capital have one name, the level tells which is meant. */
const kindsByDepth = ["region", "province", "municipality"];

/** So long a code is nobody's running number. */
const tellingCode = 4;

/** A file's codes are ours where so many say a place of its name for each that says another. */
const agreeing = 9;
/** Places that are asked for it. */
const asked = 2_000;

/**
 * Finds the place that the levels of a card mean. Databases number their places by themselves, so a code alone says little: the place must be
 * called as the card says, or the card say no name. Else a name counts, within what lies above where several have it. A long code under a
 * name of nobody counts in a file whose codes are ours, as `all` its places tell: that of Chile has codes like those of the census and numbers
 * its provinces otherwise, so that some are the code of another municipality.
 */
export function placeMatcher(
  places: readonly KnownPlace[],
  all: readonly (readonly Level[])[],
): (levels: readonly Level[]) => PlaceMatch | null {
  const byCode = new Map<string, KnownPlace[]>();
  const byName = new Map<string, KnownPlace[]>();
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const place of places) {
    for (const code of [place.code, place.pcode])
      if (code) for (const it of codesOf(code, place.country)) put(byCode, it, place);
    for (const name of namesOf(place)) put(byName, name, place);
  }
  const above = ({ path }: KnownPlace) =>
    path
      .slice(0, -1)
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ kind }) => kind !== "country");
  const only = (found: readonly KnownPlace[]) => (found.length === 1 ? found[0] : undefined);
  /** Of several the one that lies in what the card names above. */
  const within = (found: readonly KnownPlace[], levels: readonly Level[]) =>
    found.length <= 1
      ? found[0]
      : only(found.filter((place) => above(place).some((it) => levels.some(({ name }) => name && isCalled(it, name)))));
  const ofKind = (found: readonly KnownPlace[], kind: string | undefined) =>
    only(found.filter((it) => it.kind === kind));
  const sameCode = (code: string) =>
    code.length < tellingCode ? undefined : only(byCode.get(codesOf(code, places[0]?.country ?? "")[0]!) ?? []);
  const told = all.slice(0, asked).flatMap((levels) => {
    const { code, name } = levels.at(-1) ?? { code: "", name: "" };
    const same = name === "" ? undefined : sameCode(code);
    return same ? [isCalled(same, name)] : [];
  });
  const agreed = told.filter(Boolean).length;
  const areCodesOurs = agreed > 0 && agreed >= agreeing * (told.length - agreed);
  return (levels) => {
    const last = levels.at(-1);
    if (!last) return null;
    const { code, name } = last;
    const ofId = /^#(\d{1,15})$/.exec(code);
    const own = ofId ? byId.get(Number(ofId[1])) : undefined;
    if (own && isCalled(own, name)) return { company_id: own.id, by: "code" };
    const [whole, digits] = code ? codesOf(code, places[0]?.country ?? "") : [];
    const coded = [...new Set([whole, digits].flatMap((it) => (it ? (byCode.get(it) ?? []) : [])))];
    const ofBoth = coded.filter((place) => name === "" || isCalled(place, name));
    const kind = kindsByDepth[levels.length - 1];
    const byBoth = only(ofBoth) ?? within(ofBoth, levels.slice(0, -1)) ?? ofKind(ofBoth, kind);
    if (byBoth) return { company_id: byBoth.id, by: "code" };
    const ofName = name === "" ? [] : (byName.get(comparable(name)) ?? byName.get(properName(name)) ?? []);
    const called = within(ofName, levels.slice(0, -1)) ?? ofKind(ofName, kind) ?? finest(ofName);
    if (called) return { company_id: called.id, by: "name" };
    const same = areCodesOurs ? sameCode(code) : undefined;
    return same ? { company_id: same.id, by: "code" } : null;
  };
}

/** Where all of one name lie in each other, the narrowest is meant. */
function finest(found: readonly KnownPlace[]): KnownPlace | undefined {
  const last = found.toSorted((one, other) => one.path.length - other.path.length).at(-1);
  return last && found.every(({ id }) => last.path.includes(id)) ? last : undefined;
}
