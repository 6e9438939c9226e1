// Grounds that are finer than the base map of the world, each in a file that is only fetched when somebody looks closely at it.
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";

/** `bounds` in degrees; drawn `from` a zoom on, out of tiles of `zooms`. `credit` is shown wherever it is drawn. */
type FineGround = { bounds: Bbox; from: number; zooms: readonly [number, number]; credit?: string };

/** By file, the coarsest first: the coast of Latin America, then the countries whose pack brings a ground of its own. */
export const fineGrounds = {
  // Half a zoom before the coarse one ends, so that no sea flashes up in between.
  "latin-america": { bounds: [-118.6, -57, -28, 33], from: 4.5, zooms: [4, 7] },
  chile: {
    bounds: [-110, -57, -66, -17],
    from: 7,
    zooms: [6, 9],
    // Without a link: a finger would miss it. The note about the base map has one.
    credit: "© OpenStreetMap contributors, Who’s On First, GeoNames",
  },
} as const satisfies Record<string, FineGround>;

export type GroundName = keyof typeof fineGrounds;
export const groundNames = Object.keys(fineGrounds) as GroundName[];

/** The source of a ground in the style. */
export const groundSource = (name: GroundName) => `base-${name}`;

/** How far the file of each has come. */
export type LandDetail = Record<GroundName, "none" | "loading" | "ready">;

export const noDetail: LandDetail = { "latin-america": "none", chile: "none" };

/** Whether somebody looks closely at where this ground is. */
export function isLookedAt(map: MapLibreMap, name: GroundName): boolean {
  const [west, south, east, north] = fineGrounds[name].bounds;
  const seen = map.getBounds();
  return (
    map.getZoom() >= fineGrounds[name].from &&
    seen.getWest() < east &&
    seen.getEast() > west &&
    seen.getSouth() < north &&
    seen.getNorth() > south
  );
}
