// Values of places on the map: their areas in the colour of their class, circles that grow with the value where there is no boundary.
import { useEffect, useEffectEvent } from "react";
import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSource,
  LayerSpecification,
  Map as MapLibreMap,
} from "maplibre-gl";
import type { FeatureCollection } from "geojson";
import { labelFonts } from "./label-fonts.ts";
import { useMap } from "./map-context.ts";
import { isRemoved } from "./maplibre.ts";
import type { ColorScheme } from "./map-types.ts";

/** What a feature carries: `color` null where nothing is known; `radius` in pixels for points. */
export type ValueProperties = { id: number; label: string; color: string | null; radius: number };

type ValueLayersProps = {
  /** Areas and points of places, each with `ValueProperties`. */
  values: FeatureCollection;
  scheme: ColorScheme;
  onSelect: (id: number | null) => void;
};

const source = "overlay-values";
export const valueLayerIds = ["overlay-values-circles", "overlay-values-areas"];

const noData: Record<ColorScheme, string> = { light: "#D9DEE2", dark: "#3A464F" };
const edge: Record<ColorScheme, string> = { light: "#FFFFFF", dark: "#0E1418" };
const line: Record<ColorScheme, string> = { light: "#5E6B77", dark: "#8F9CA6" };

const layersFor = (scheme: ColorScheme): LayerSpecification[] => {
  const color: ExpressionSpecification = ["coalesce", ["get", "color"], noData[scheme]];
  const isKnown: ExpressionSpecification = ["!=", ["get", "color"], null];
  const isPoint: FilterSpecification = ["==", ["geometry-type"], "Point"];
  return [
    {
      id: "overlay-values-areas",
      type: "fill",
      source,
      filter: ["!", isPoint],
      paint: { "fill-color": color, "fill-opacity": ["case", isKnown, 0.82, 0.5] },
    },
    {
      id: "overlay-values-edges",
      type: "line",
      source,
      filter: ["!", isPoint],
      paint: {
        "line-color": ["case", isKnown, edge[scheme], line[scheme]],
        "line-width": 0.9,
        // Nothing known is dotted: told apart without its colour.
        "line-dasharray": ["case", isKnown, ["literal", [1, 0]], ["literal", [1, 2]]],
      },
    },
    {
      id: "overlay-values-circles",
      type: "circle",
      source,
      filter: isPoint,
      layout: { "circle-sort-key": ["-", 0, ["get", "radius"]] },
      paint: {
        "circle-radius": ["get", "radius"],
        "circle-color": color,
        "circle-opacity": 0.88,
        "circle-stroke-color": line[scheme],
        "circle-stroke-width": 1,
      },
    },
    {
      id: "overlay-values-labels",
      type: "symbol",
      source,
      layout: {
        "text-field": ["get", "label"],
        "text-font": labelFonts.semibold,
        "text-size": 12,
        "symbol-sort-key": ["-", 0, ["get", "radius"]],
      },
      paint: { "text-color": "#17212B", "text-halo-color": "#FFFFFF", "text-halo-width": 1.5 },
    },
  ];
};

/** Goes inside a <MapView>. */
export function ValueLayers({ values, scheme, onSelect }: ValueLayersProps) {
  const map = useMap();

  const add = useEffectEvent((target: MapLibreMap) => {
    target.addSource(source, { type: "geojson", data: values });
    for (const layer of layersFor(scheme)) target.addLayer(layer);
  });
  useEffect(() => {
    if (!map) return;
    add(map);
    return () => {
      if (isRemoved(map)) return;
      for (const { id } of layersFor("light")) if (map.getLayer(id)) map.removeLayer(id);
      if (map.getSource(source)) map.removeSource(source);
    };
  }, [map, scheme]);
  useEffect(() => void map?.getSource<GeoJSONSource>(source)?.setData(values), [map, values]);

  const click = useEffectEvent((id: number | null) => onSelect(id));
  useEffect(() => {
    if (!map) return;
    const clicked = map.on("click", ({ point }) => {
      const [feature] = map.queryRenderedFeatures(point, { layers: valueLayerIds.filter((id) => map.getLayer(id)) });
      click(typeof feature?.properties["id"] === "number" ? feature.properties["id"] : null);
    });
    return () => clicked.unsubscribe();
  }, [map]);
  return null;
}
