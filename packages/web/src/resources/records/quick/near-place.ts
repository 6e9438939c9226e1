// Which place a point lies in or near, to be offered, and whether a point lies far from the place that was chosen (V7). Pure.
import type { FeatureCollection, MultiPolygon } from "geojson";
import { reachOf } from "@atalaya/contract/domain/place-reach.ts";
import type { Bbox, Position } from "@atalaya/contract/values/geometry.ts";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { boundsOf } from "../../../map/tools/geometry-measures.ts";
import { isInside } from "../../../map/coordinates/judge-position.ts";
import { nearestPlace, placesBelow } from "../../../map/coordinates/territory.ts";

export type Boundaries = FeatureCollection<MultiPolygon, { id: number; is_approximate: boolean }>;

/** Ray casting over all rings: a hole is outside again. */
export function contains(shape: MultiPolygon, [x, y]: Position): boolean {
  let isIn = false;
  for (const ring of (shape.coordinates as Position[][][]).flat())
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) isIn = !isIn;
    }
  return isIn;
}

const boundaryOf = (boundaries: Boundaries | undefined, id: number) =>
  boundaries?.features.find(({ properties }) => properties.id === id)?.geometry;

/** What can be held against a point: an approximate boundary says nothing of what lies beside it. */
const exactBoundaryOf = (boundaries: Boundaries | undefined, id: number) =>
  boundaries?.features.find(({ properties }) => properties.id === id && !properties.is_approximate)?.geometry;

/** Smallest ground first: a municipality before the region that it lies in. */
const ranks: Partial<Record<Place["kind"], number>> = {
  community: 0,
  municipality: 1,
  province: 2,
  region: 3,
  country: 4,
};
const rankOf = ({ kind }: Place) => ranks[kind] ?? 5;

export type Offer = {
  place: Place;
  /** Kilometres from its centre; null where the point lies inside its boundary. */ km: number | null;
};

/** The smallest of these places whose boundary contains the point, else the nearest municipality whose reach it lies in. */
export function placeAt(places: readonly Place[], boundaries: Boundaries | undefined, at: Position): Offer | null {
  const around = places
    .filter(({ id }) => {
      const shape = exactBoundaryOf(boundaries, id);
      return shape && contains(shape, at);
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  if (around[0] && rankOf(around[0]) <= 1) return { place: around[0], km: null };
  const small = places.filter((one) => rankOf(one) <= 1 && !exactBoundaryOf(boundaries, one.id));
  const near = nearestPlace(small, at);
  const km = near && near.metres / 1000;
  if (near && km !== null && km <= (reachOf(near.place.kind, near.place.area_km2) ?? 0))
    return { place: near.place, km };
  return around[0] ? { place: around[0], km: null } : null;
}

/** What is remarked on a point of this place: outside its boundary, or too many kilometres from it; null where nothing is. */
export function remarkOn(
  place: Place,
  places: readonly Place[],
  boundaries: Boundaries | undefined,
  at: Position,
): "outside" | { km: number } | null {
  const shape = exactBoundaryOf(boundaries, place.id);
  if (shape) return contains(shape, at) ? null : "outside";
  const near = nearestPlace(placesBelow(places, place.id), at);
  const km = Math.round((near?.metres ?? 0) / 1000);
  return km > (reachOf(place.kind, place.area_km2) ?? Infinity) ? { km } : null;
}

/** Degrees around the centre of a place without a boundary that the map shows of it. */
const surroundings = 0.08;

/** What the map shows of a place, with the point where there is one. */
export function viewOf(place: Place, boundaries: Boundaries | undefined, at: Position | null): Bbox {
  const shape = boundaryOf(boundaries, place.id);
  const [west, south, east, north] = shape
    ? boundsOf({ type: "MultiPolygon", coordinates: shape.coordinates as Position[][][] })
    : ([
        place.lon - surroundings,
        place.lat - surroundings,
        place.lon + surroundings,
        place.lat + surroundings,
      ] as Bbox);
  const box: Bbox = [west, south, east, north];
  if (!at || isInside(at, box)) return box;
  return [Math.min(west, at[0]), Math.min(south, at[1]), Math.max(east, at[0]), Math.max(north, at[1])];
}
