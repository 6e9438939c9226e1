// What is current on a map of one glance: areas that are warned of, dashed in the colour of their level, and marks with an icon above them.
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { Feature, FeatureCollection } from "geojson";
import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap } from "maplibre-gl";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { useMap } from "../view/map-context.ts";
import { isRemoved } from "../view/maplibre.ts";
import type { ColorScheme, MapSymbol } from "../view/map-types.ts";
import { type MarkImages, provideMarkImages } from "./marker-images.ts";

export type CurrentArea = { color: string; geometry: Geometry };
/** `symbol`: the key of one. `isRinged`: it runs, and stands out of what is merely there. */
export type CurrentMark = { symbol: string; at: Position; isRinged: boolean };

type CurrentLayersProps = {
  areas: readonly CurrentArea[];
  marks: readonly CurrentMark[];
  symbols: readonly MapSymbol[];
  language: Language;
  scheme: ColorScheme;
};

const sources = { areas: "overlay-current-areas", marks: "overlay-current-marks" };
const ringRadius = 17;

const collection = (features: Feature[]): FeatureCollection => ({ type: "FeatureCollection", features });

const areasOf = (areas: readonly CurrentArea[]) =>
  collection(areas.map(({ color, geometry }) => ({ type: "Feature", properties: { color }, geometry })));

const marksOf = (marks: readonly CurrentMark[], symbols: readonly MapSymbol[]) =>
  collection(
    marks.map(({ symbol, at, isRinged }) => ({
      type: "Feature",
      properties: {
        image: `disc/${symbol}/`,
        isRinged,
        color: symbols.find(({ key }) => key === symbol)?.color ?? "#5E6B77",
      },
      geometry: { type: "Point", coordinates: at },
    })),
  );

const fill = `${sources.areas}-fill`;

const layers: LayerSpecification[] = [
  { id: fill, type: "fill", source: sources.areas, paint: { "fill-color": ["get", "color"] } },
  {
    id: `${sources.areas}-edge`,
    type: "line",
    source: sources.areas,
    paint: { "line-color": ["get", "color"], "line-width": 2, "line-dasharray": [3.5, 2] },
  },
  {
    id: `${sources.marks}-ring`,
    type: "circle",
    source: sources.marks,
    filter: ["==", ["get", "isRinged"], true],
    paint: {
      "circle-radius": ringRadius,
      "circle-opacity": 0,
      "circle-stroke-width": 2.5,
      "circle-stroke-color": ["get", "color"],
    },
  },
  {
    id: `${sources.marks}-mark`,
    type: "symbol",
    source: sources.marks,
    layout: {
      "icon-image": ["get", "image"],
      "icon-allow-overlap": true,
      // What runs lies over what is merely there.
      "symbol-sort-key": ["case", ["get", "isRinged"], 1, 0],
    },
  },
];

/** Goes inside a <MapView>. */
export function CurrentLayers({ areas, marks, symbols, language, scheme }: CurrentLayersProps) {
  const map = useMap();
  const shapes = useMemo(() => areasOf(areas), [areas]);
  const points = useMemo(() => marksOf(marks, symbols), [marks, symbols]);
  useEffect(() => {
    if (!map) return;
    for (const id of Object.values(sources)) map.addSource(id, { type: "geojson", data: collection([]) });
    for (const layer of layers) map.addLayer(layer);
    return () => {
      if (isRemoved(map)) return;
      for (const { id } of layers) if (map.getLayer(id)) map.removeLayer(id);
      for (const id of Object.values(sources)) if (map.getSource(id)) map.removeSource(id);
    };
  }, [map]);
  const images = useRef<MarkImages | null>(null);
  const provide = useEffectEvent((target: MapLibreMap) => {
    images.current = provideMarkImages(target, { symbols, language });
  });
  useEffect(() => {
    if (!map) return;
    provide(map);
    return () => {
      if (!isRemoved(map)) images.current?.stop();
    };
  }, [map]);
  useEffect(() => images.current?.update({ symbols, language }), [symbols, language]);
  useEffect(() => void map?.setPaintProperty(fill, "fill-opacity", scheme === "dark" ? 0.24 : 0.16), [map, scheme]);
  useEffect(() => void map?.getSource<GeoJSONSource>(sources.areas)?.setData(shapes), [map, shapes]);
  useEffect(() => void map?.getSource<GeoJSONSource>(sources.marks)?.setData(points), [map, points]);
  return null;
}
