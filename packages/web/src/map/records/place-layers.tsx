// Places on the map: their boundaries below, their centres with their names above, the selected one emphasised.
import { useEffect, useEffectEvent } from "react";
import { useTheme } from "@mui/material/styles";
import type { ExpressionSpecification, GeoJSONSource, LayerSpecification, Map as MapLibreMap } from "maplibre-gl";
import type { FeatureCollection } from "geojson";
import { labelFonts } from "../base/label-fonts.ts";
import { useMap } from "../view/map-context.ts";
import { isRemoved } from "../view/maplibre.ts";
import type { ColorScheme, MapPlace } from "../view/map-types.ts";

type PlaceLayersProps = {
  places: readonly MapPlace[];
  boundaries: FeatureCollection;
  selectedId: number | null;
  /** Absent while something is drawn: then clicks belong to the drawing. */
  onSelect: ((id: number | null) => void) | undefined;
  scheme: ColorScheme;
};

const sources = { points: "overlay-places-points", shapes: "overlay-places-shapes" };
const clickable = ["overlay-places-centres", "overlay-places-areas"];
const surface: Record<ColorScheme, string> = { light: "#FFFFFF", dark: "#10181D" };

const isSelected = (id: number | null): ExpressionSpecification => ["==", ["get", "id"], id ?? -1];

const labelColors: Record<ColorScheme, string> = { light: "#1B2733", dark: "#E6EDF2" };

const layersFor = (color: string, scheme: ColorScheme, id: number | null): LayerSpecification[] => [
  {
    id: "overlay-places-areas",
    type: "fill",
    source: sources.shapes,
    paint: { "fill-color": color, "fill-opacity": ["case", isSelected(id), 0.24, 0.08] },
  },
  {
    id: "overlay-places-edges",
    type: "line",
    source: sources.shapes,
    layout: { "line-join": "round" },
    paint: { "line-color": color, "line-width": ["case", isSelected(id), 3, 1.25] },
  },
  {
    id: "overlay-places-centres",
    type: "circle",
    source: sources.points,
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

const pointsOf = (places: readonly MapPlace[]): FeatureCollection => ({
  type: "FeatureCollection",
  features: places.map(({ id, reason_social, lon, lat }) => ({
    type: "Feature",
    properties: { id, name: reason_social },
    geometry: { type: "Point", coordinates: [lon, lat] },
  })),
});

/** Goes inside a <MapView>. */
export function PlaceLayers({ places, boundaries, selectedId, onSelect, scheme }: PlaceLayersProps) {
  const map = useMap();
  const { colorSchemes, palette } = useTheme();
  const color = (colorSchemes[scheme]?.palette ?? palette).primary.main;

  const add = useEffectEvent((target: MapLibreMap) => {
    target.addSource(sources.shapes, { type: "geojson", data: boundaries });
    target.addSource(sources.points, { type: "geojson", data: pointsOf(places) });
    for (const layer of layersFor(color, scheme, selectedId)) target.addLayer(layer);
  });
  useEffect(() => {
    if (map && !map.getSource(sources.points)) add(map);
  }, [map]);

  useEffect(() => void map?.getSource<GeoJSONSource>(sources.points)?.setData(pointsOf(places)), [map, places]);
  useEffect(() => void map?.getSource<GeoJSONSource>(sources.shapes)?.setData(boundaries), [map, boundaries]);
  useEffect(() => {
    if (!map) return;
    for (const { id, paint = {} } of layersFor(color, scheme, selectedId))
      for (const [property, value] of Object.entries(paint))
        map.setPaintProperty(id, property as "circle-color", value as string);
  }, [map, selectedId, color, scheme]);

  const isSelectable = onSelect !== undefined;
  const click = useEffectEvent((id: number | null) => onSelect?.(id));
  useEffect(() => {
    if (!map || !isSelectable) return;
    const found = (point: { x: number; y: number }) =>
      map.queryRenderedFeatures([point.x, point.y], { layers: clickable })[0]?.properties["id"] as number | undefined;
    const clicked = map.on("click", ({ point }) => click(found(point) ?? null));
    const moved = map.on("mousemove", ({ point }) => {
      map.getCanvas().style.cursor = found(point) === undefined ? "" : "pointer";
    });
    return () => {
      clicked.unsubscribe();
      moved.unsubscribe();
      if (!isRemoved(map)) map.getCanvas().style.cursor = "";
    };
  }, [map, isSelectable]);
  return null;
}
