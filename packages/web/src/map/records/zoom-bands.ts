// From which zoom to which a place is drawn: regions for a country in sight, their municipalities from close by. Pure.
import type { Feature, FeatureCollection } from "geojson";

type Nested = { id: number; parent_company_id: number | null };

/** From where boundaries of a kind are drawn, if one is drawn that they lie in. */
const firstZooms: Record<string, number> = { country: 0, region: 2, province: 6 };
const closest = 7;

const zoomOf = ({ properties }: Feature): number => firstZooms[String(properties?.["kind"])] ?? closest;

/** Between which zooms a place is drawn, its boundary and its centre. */
export type Band = { from: number; to: number };
export const everyZoom: Band = { from: 0, to: 24 };

/** Of each place with a boundary: one that lies in no other is drawn from afar, one that holds others until they are drawn. */
export function zoomBands({ features }: FeatureCollection, places: readonly Nested[]): Map<number, Band> {
  const parents = new Map(places.map(({ id, parent_company_id }) => [id, parent_company_id]));
  const zooms = new Map(features.map((feature) => [Number(feature.properties?.["id"]), zoomOf(feature)]));
  const bands = new Map([...zooms.keys()].map((id) => [id, { ...everyZoom }]));
  for (const [id, zoom] of zooms)
    for (let above = parents.get(id) ?? null; above !== null; above = parents.get(above) ?? null) {
      const around = bands.get(above);
      if (!around || zooms.get(above)! >= zoom) continue;
      bands.get(id)!.from = zoom;
      around.to = Math.min(around.to, zoom);
    }
  return bands;
}
