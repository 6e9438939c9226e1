// Where positions of a place are expected, and how far from the places one lies. Pure. Positions: [lon, lat].
import type { Bbox, Position } from "@atalaya/contract/values/geometry.ts";
import type { CompanyKind } from "@atalaya/contract/resources/companies.ts";
import { distance } from "../tools/geometry-measures.ts";
import type { MapPlace } from "../view/map-types.ts";
import { zoneOf, zoneText, type UtmZone } from "./utm.ts";

export type TerritoryPlace = MapPlace & { kind: CompanyKind; parent_company_id: number | null };

/** Degrees around a place's centre that belong to its surroundings: as far as a region reaches, the rule of the server's remarks too (V7). */
const reach = 3;
/** A country whose regions are not there reaches farther. */
const countryReach = 12;

/** The place with everything below it; all of them where none is named or the named one is not there. */
export function placesBelow<P extends TerritoryPlace>(places: readonly P[], id: number | null | undefined): P[] {
  const own = places.find((one) => one.id === id);
  if (!own) return [...places];
  const found = [own];
  // Grows while it is walked: the children of children come too.
  for (const parent of found)
    found.push(...places.filter((one) => one.parent_company_id === parent.id && !found.includes(one)));
  return found;
}

/** The surroundings of these places in degrees; null where there are none. */
export function areaAround(places: readonly TerritoryPlace[]): Bbox | null {
  if (places.length === 0) return null;
  const boxes = places.map(({ lon, lat, kind }): Bbox => {
    const degrees = kind === "country" && places.length === 1 ? countryReach : reach;
    return [lon - degrees, lat - degrees, lon + degrees, lat + degrees];
  });
  const edge = (side: 0 | 1 | 2 | 3, pick: (...all: number[]) => number) => pick(...boxes.map((box) => box[side]));
  return [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
}

/** The nearest place and how far it is in metres; null where there are none. */
export function nearestPlace<P extends MapPlace>(
  places: readonly P[],
  at: Position,
): { place: P; metres: number } | null {
  return places.reduce<{ place: P; metres: number } | null>((best, place) => {
    const metres = distance([place.lon, place.lat], at);
    return best && best.metres <= metres ? best : { place, metres };
  }, null);
}

/** The UTM zones of these places from west to east, and that of a position beside them. */
export function zonesOf(places: readonly MapPlace[], position: Position | null): UtmZone[] {
  const all = [...places.map(({ lon, lat }) => zoneOf([lon, lat])), ...(position ? [zoneOf(position)] : [])];
  return [...new Map(all.map((zone) => [zoneText(zone), zone])).values()].toSorted((a, b) => a.number - b.number);
}
