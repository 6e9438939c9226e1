// The values of places as features of the map and rows of its legend. Pure.
import type { Feature, FeatureCollection, MultiPolygon } from "geojson";
import { classOf, isByInterval } from "@atalaya/contract/domain/legend.ts";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import type { RecordsByPlace } from "@atalaya/contract/resources/records/map.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { quantileClasses, type ValueClass } from "./value-classes.ts";
import type { ValueProperties } from "./value-layers.tsx";

export type Boundaries = FeatureCollection<
  MultiPolygon,
  { id: number; source: string | null; is_approximate: boolean }
>;
export type Row = RecordsByPlace["rows"][number];

/** Ways of gathering that keep the scale of the single values, so that the legend's own classes fit. */
const keepsScale = ["mean", "weighted_mean", "max", "min", "last"];

/** What a place is coloured by: its value where one variable is shown, else how many records there are. */
export const shownValue = ({ aggregation }: Pick<RecordsByPlace, "aggregation">, row: Row): number | null =>
  aggregation === null ? row.count : row.value;

/** The legend's own classes for one classed indicator; else quantiles. */
export function placeClasses(answer: RecordsByPlace, variable: Variable | undefined): ValueClass[] {
  const isOwn = variable && isByInterval(variable.legend_method) && keepsScale.includes(answer.aggregation ?? "");
  if (isOwn) return variable.legend_classes;
  return quantileClasses(answer.rows.flatMap((row) => shownValue(answer, row) ?? []));
}

/** Pixels; the area of a circle grows with the value. */
const radii = { least: 7, most: 28 };

/** Places of the wanted kind: areas where boundaries are known, circles where not; `label` writes the value. */
export function placeFeatures(
  answer: RecordsByPlace,
  classes: readonly ValueClass[],
  places: readonly Place[],
  boundaries: Boundaries | undefined,
  label: (value: number | null) => string,
): FeatureCollection {
  const rows = new Map(answer.rows.map((row) => [row.company_id, row]));
  const areas = new Map((boundaries?.features ?? []).map((feature) => [feature.properties.id, feature]));
  const most = Math.max(1, ...answer.rows.map((row) => Math.abs(shownValue(answer, row) ?? 0)));
  const features = places.flatMap((place): Feature[] => {
    const row = rows.get(place.id);
    const value = row ? shownValue(answer, row) : null;
    const area = areas.get(place.id);
    if (!row && !area) return [];
    const properties: ValueProperties = {
      id: place.id,
      label: row ? label(value) : "",
      lon: place.lon,
      lat: place.lat,
      color: classes[classOf(classes, value)]?.color ?? null,
      radius: radii.least + (radii.most - radii.least) * Math.sqrt(Math.abs(value ?? 0) / most),
      ...(area && { is_approximate: area.properties.is_approximate, source: area.properties.source }),
    };
    const geometry = area?.geometry ?? { type: "Point" as const, coordinates: [place.lon, place.lat] };
    return [{ type: "Feature", properties, geometry }];
  });
  return { type: "FeatureCollection", features };
}
