// Values of places on the map: their areas in the colour of their class, circles that grow with the value where there is no boundary.
import { useEffect, useEffectEvent, useMemo } from "react";
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
import { isRemoved } from "../view/maplibre.ts";
import { approximateDashes, approximateLines } from "./approximate-bounds.ts";
import type { ColorScheme } from "../view/map-types.ts";
import { useClickedId } from "./use-clicked-id.ts";

/** What a feature carries: `color` null where nothing is known; `radius` in pixels for points. */
export type ValueProperties = {
  id: number;
  label: string;
  /** Where the label stands: an area of many islands has one. */
  lon: number;
  lat: number;
  color: string | null;
  radius: number;
  /** Of an area, and where its boundary comes from. */
  is_approximate?: boolean;
  source?: string | null;
};

type ValueLayersProps = {
  /** Areas and points of places, each with `ValueProperties`. */
  values: FeatureCollection;
  scheme: ColorScheme;
  onSelect: (id: number | null) => void;
};

const source = "overlay-values";
const approximate = "overlay-values-approximate";
const labels = "overlay-values-labels";
export const valueLayerIds = ["overlay-values-circles", "overlay-values-areas"];

/** Ground and stripes of an area of which nothing is known: told apart without its colour. */
export const noData: Record<ColorScheme, { ground: string; stripe: string }> = {
  light: { ground: "#ECEFF1", stripe: "#8A959E" },
  dark: { ground: "#26313A", stripe: "#7D8A95" },
};
const edge: Record<ColorScheme, string> = { light: "#FFFFFF", dark: "#0E1418" };
const line: Record<ColorScheme, string> = { light: "#5E6B77", dark: "#8F9CA6" };

const hatchName = (scheme: ColorScheme) => `hatch-${scheme}`;
/** Pixels of the image, which is drawn at half of them. */
const hatchSize = 16;

/** Stripes from lower left to upper right that go on in the next copy of the image. */
function hatch(scheme: ColorScheme): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = hatchSize;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas");
  context.strokeStyle = noData[scheme].stripe;
  context.lineWidth = 2.5;
  for (const start of [-hatchSize, 0, hatchSize]) {
    context.moveTo(start - 4, hatchSize + 4);
    context.lineTo(start + hatchSize + 4, -4);
  }
  context.stroke();
  return context.getImageData(0, 0, hatchSize, hatchSize);
}

const layersFor = (scheme: ColorScheme): LayerSpecification[] => {
  const color: ExpressionSpecification = ["coalesce", ["get", "color"], noData[scheme].ground];
  const isKnown: ExpressionSpecification = ["!=", ["get", "color"], null];
  const isPoint: FilterSpecification = ["==", ["geometry-type"], "Point"];
  return [
    {
      id: "overlay-values-areas",
      type: "fill",
      source,
      filter: ["!", isPoint],
      paint: { "fill-color": color, "fill-opacity": 0.82 },
    },
    {
      id: "overlay-values-hatch",
      type: "fill",
      source,
      filter: ["all", ["!", isPoint], ["!", isKnown]],
      paint: { "fill-pattern": hatchName(scheme), "fill-opacity": 0.75 },
    },
    {
      id: "overlay-values-edges",
      type: "line",
      source,
      filter: ["all", ["!", isPoint], ["!=", ["get", "is_approximate"], true]],
      paint: {
        "line-color": ["case", isKnown, edge[scheme], line[scheme]],
        "line-width": 0.9,
      },
    },
    {
      id: approximate,
      type: "line",
      source: approximate,
      paint: {
        "line-color": line[scheme],
        // Many borders that stand close together would hide what they hold.
        "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.3, 7, 0.9],
        "line-dasharray": approximateDashes,
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
        // Nothing known is a ring without a filling.
        "circle-opacity": ["case", isKnown, 0.88, 0],
        "circle-stroke-color": line[scheme],
        "circle-stroke-width": 1,
      },
    },
    {
      id: labels,
      type: "symbol",
      source: labels,
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

const pointsOf = ({ features }: FeatureCollection): FeatureCollection => ({
  type: "FeatureCollection",
  features: features.map(({ properties }) => {
    const { lon, lat } = properties as ValueProperties;
    return { type: "Feature", properties, geometry: { type: "Point", coordinates: [lon, lat] } };
  }),
});

/** What the sources hold, by their ids. */
const dataOf = (values: FeatureCollection): Record<string, FeatureCollection> => ({
  [source]: values,
  [approximate]: approximateLines(values),
  [labels]: pointsOf(values),
});

/** Goes inside a <MapView>. */
export function ValueLayers({ values, scheme, onSelect }: ValueLayersProps) {
  const map = useMap();

  const data = useMemo(() => dataOf(values), [values]);
  const addSources = useEffectEvent((target: MapLibreMap) => {
    for (const [id, held] of Object.entries(data)) target.addSource(id, { type: "geojson", data: held });
  });
  useEffect(() => {
    if (!map) return;
    addSources(map);
    if (!map.hasImage(hatchName(scheme))) map.addImage(hatchName(scheme), hatch(scheme), { pixelRatio: 2 });
    for (const layer of layersFor(scheme)) map.addLayer(layer);
    return () => {
      if (isRemoved(map)) return;
      for (const { id } of layersFor("light")) if (map.getLayer(id)) map.removeLayer(id);
      for (const id of [source, approximate, labels]) if (map.getSource(id)) map.removeSource(id);
    };
  }, [map, scheme]);
  useEffect(() => {
    for (const [id, held] of Object.entries(data)) void map?.getSource<GeoJSONSource>(id)?.setData(held);
  }, [map, data]);

  useClickedId(valueLayerIds, onSelect);
  return null;
}
