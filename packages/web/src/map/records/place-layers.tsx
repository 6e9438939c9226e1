// Places on the map: their boundaries below, their centres with their names above, the selected one emphasised.
import { useEffect, useEffectEvent, useMemo } from "react";
import { useTheme } from "@mui/material/styles";
import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSource,
  LayerSpecification,
  Map as MapLibreMap,
} from "maplibre-gl";
import type { FeatureCollection } from "geojson";
import { labelFonts } from "../base/label-fonts.ts";
import { useMap } from "../view/map-context.ts";
import { approximateDashes, approximateLines } from "./approximate-bounds.ts";
import { everyZoom, zoomBands, type Band } from "./zoom-bands.ts";
import type { ColorScheme, MapPlace } from "../view/map-types.ts";
import { useClickedId } from "./use-clicked-id.ts";

type NestedPlace = MapPlace & { parent_company_id: number | null };

type PlaceLayersProps = {
  places: readonly NestedPlace[];
  boundaries: FeatureCollection;
  selectedId: number | null;
  /** Absent while something is drawn: then clicks belong to the drawing. */
  onSelect: ((id: number | null) => void) | undefined;
  scheme: ColorScheme;
};

const sources = {
  points: "overlay-places-points",
  shapes: "overlay-places-shapes",
  approximate: "overlay-places-approximate",
};
const clickable = ["overlay-places-centres", "overlay-places-areas"];
const surface: Record<ColorScheme, string> = { light: "#FFFFFF", dark: "#10181D" };

const isSelected = (id: number | null): ExpressionSpecification => ["==", ["get", "id"], id ?? -1];

const isApproximate: ExpressionSpecification = ["==", ["get", "is_approximate"], true];
const inBand = ["all", ["<=", ["get", "from"], ["zoom"]], [">", ["get", "to"], ["floor", ["zoom"]]]];
const inBandOr = (other: unknown) => ["any", other, inBand] as unknown as FilterSpecification;

/** Finer where many borders stand close together. */
const growing: ExpressionSpecification = ["interpolate", ["linear"], ["zoom"], 3, 0.6, 7, 1.25];

const labelColors: Record<ColorScheme, string> = { light: "#1B2733", dark: "#E6EDF2" };

const layersFor = (color: string, scheme: ColorScheme, id: number | null): LayerSpecification[] => [
  {
    id: "overlay-places-areas",
    type: "fill",
    source: sources.shapes,
    filter: inBandOr(isSelected(id)),
    paint: { "fill-color": color, "fill-opacity": ["case", isSelected(id), 0.24, 0.08] },
  },
  {
    id: "overlay-places-approximate",
    type: "line",
    source: sources.approximate,
    filter: inBand as unknown as FilterSpecification,
    layout: { "line-join": "round" },
    paint: { "line-color": color, "line-width": growing, "line-dasharray": approximateDashes },
  },
  {
    id: "overlay-places-edges",
    type: "line",
    source: sources.shapes,
    filter: ["any", isSelected(id), ["all", ["!", isApproximate], inBand]] as unknown as FilterSpecification,
    layout: { "line-join": "round" },
    paint: {
      "line-color": color,
      "line-width": ["case", isSelected(id), 3, 1.25],
      "line-dasharray": ["case", isApproximate, ["literal", approximateDashes], ["literal", [1, 0]]],
    },
  },
  {
    id: "overlay-places-centres",
    type: "circle",
    source: sources.points,
    filter: inBandOr(isSelected(id)),
    layout: { "circle-sort-key": ["case", isSelected(id), 1, 0] },
    paint: {
      "circle-radius": ["case", isSelected(id), 9, 6],
      "circle-color": color,
      "circle-stroke-color": surface[scheme],
      "circle-stroke-width": ["case", isSelected(id), 3, 2],
    },
  },
  {
    id: "overlay-places-names",
    type: "symbol",
    source: sources.points,
    filter: inBandOr(isSelected(id)),
    layout: {
      "text-field": ["get", "name"],
      "text-font": labelFonts.semibold,
      "text-size": 12,
      "text-max-width": 9,
      "text-anchor": "top",
      "text-offset": [0, 0.8],
      "symbol-sort-key": ["case", isSelected(id), 0, 1],
    },
    paint: { "text-color": labelColors[scheme], "text-halo-color": surface[scheme], "text-halo-width": 1.5 },
  },
];

const pointsOf = (places: readonly NestedPlace[], bands: ReadonlyMap<number, Band>): FeatureCollection => ({
  type: "FeatureCollection",
  features: places.map(({ id, reason_social, lon, lat }) => ({
    type: "Feature",
    properties: { id, name: reason_social, ...(bands.get(id) ?? everyZoom) },
    geometry: { type: "Point", coordinates: [lon, lat] },
  })),
});

/** What the sources hold: each place between the zooms in which it is drawn. */
function dataOf(
  places: readonly NestedPlace[],
  boundaries: FeatureCollection,
): Record<keyof typeof sources, FeatureCollection> {
  const bands = zoomBands(boundaries, places);
  const features = boundaries.features.map((feature) => ({
    ...feature,
    properties: { ...feature.properties, ...bands.get(Number(feature.properties?.["id"])) },
  }));
  const shapes: FeatureCollection = { type: "FeatureCollection", features };
  return { points: pointsOf(places, bands), shapes, approximate: approximateLines(shapes) };
}

/** Goes inside a <MapView>. */
export function PlaceLayers({ places, boundaries, selectedId, onSelect, scheme }: PlaceLayersProps) {
  const map = useMap();
  const { colorSchemes, palette } = useTheme();
  const color = (colorSchemes[scheme]?.palette ?? palette).primary.main;

  const data = useMemo(() => dataOf(places, boundaries), [places, boundaries]);

  const add = useEffectEvent((target: MapLibreMap) => {
    for (const [name, id] of Object.entries(sources))
      target.addSource(id, { type: "geojson", data: data[name as keyof typeof sources] });
    for (const layer of layersFor(color, scheme, selectedId)) target.addLayer(layer);
  });
  useEffect(() => {
    if (map && !map.getSource(sources.points)) add(map);
  }, [map]);

  useEffect(() => {
    for (const [name, id] of Object.entries(sources))
      void map?.getSource<GeoJSONSource>(id)?.setData(data[name as keyof typeof sources]);
  }, [map, data]);
  useEffect(() => {
    if (!map) return;
    for (const { id, paint = {}, ...layer } of layersFor(color, scheme, selectedId)) {
      for (const [property, value] of Object.entries(paint))
        map.setPaintProperty(id, property as "circle-color", value as string);
      if ("filter" in layer) map.setFilter(id, layer.filter);
    }
  }, [map, selectedId, color, scheme]);

  useClickedId(clickable, onSelect);
  return null;
}
