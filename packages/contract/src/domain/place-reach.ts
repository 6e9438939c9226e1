// How far from a place's centre something may lie before it is remarked on, where no boundary of the place is known (V7).
import type { CompanyKind } from "../resources/companies.ts";

/** Kilometres by kind, as far as the larger ones of Latin America reach; organisations without ground of their own have none. */
const reachOfKind: Partial<Record<CompanyKind, number>> = {
  country: 3000,
  region: 500,
  province: 200,
  municipality: 60,
  community: 30,
};
const leastReach = 30;
/** A place is no circle: its ends lie farther out than the radius of a circle of its area. */
const stretch = 3;

/** Kilometres; null where nothing can be said. With its area the place's own size counts, not that of its kind. */
export function reachOf(kind: CompanyKind, area_km2: number | null): number | null {
  const usual = reachOfKind[kind];
  if (usual === undefined) return null;
  return area_km2 ? Math.max(leastReach, stretch * Math.sqrt(area_km2 / Math.PI)) : usual;
}
