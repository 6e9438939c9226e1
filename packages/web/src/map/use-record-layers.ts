// Puts the record layers on the map and keeps source, colours, marks and highlighted records up to date.
import { useEffect, useEffectEvent, useRef } from "react";
import type { GeoJSONSource, Map as MapLibreMap, VectorTileSource } from "maplibre-gl";
import type { Feature } from "geojson";
import type { Geometry } from "@atalaya/contract/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { anchorOf } from "./geometry-measures.ts";
import type { MapLegend } from "./map-types.ts";
import { isRemoved } from "./maplibre.ts";
import { type MarkImages, provideMarkImages } from "./marker-images.ts";
import { recordLayers, recordSource, selectionSource, symbolColor } from "./record-layers.ts";
import { absoluteTemplate } from "./tile-requests.ts";

/** The server cuts tiles down to this zoom; closer views stretch the last one. */
const maximumTileZoom = 16;

const colouredProperties: [layer: string, property: "fill-color" | "line-color" | "circle-stroke-color"][] = [
  ["overlay-areas", "fill-color"],
  ["overlay-area-edges", "line-color"],
  ["overlay-lines", "line-color"],
  ["overlay-rings", "circle-stroke-color"],
  ["overlay-selection-area", "fill-color"],
  ["overlay-selection-line", "line-color"],
  ["overlay-selection-ring", "circle-stroke-color"],
];

type Selection = { id: number; symbol: string; geometry: Geometry };

/** A record's geometry and, for lines and polygons, the point that carries its mark. */
const selectionFeatures = ({ symbol, geometry }: Selection, by: string): Feature[] => {
  const shape: Feature = { type: "Feature", properties: { [by]: symbol }, geometry };
  const isPoint = geometry.type === "Point" || geometry.type === "MultiPoint";
  const mark: Feature = { ...shape, geometry: { type: "Point", coordinates: anchorOf(geometry) } };
  return isPoint ? [shape] : [shape, mark];
};

const listOf = (tiles: string | null) => (tiles ? [tiles] : []);

type RecordLayerOptions = {
  tilesUrl: string | null;
  legend: MapLegend;
  language: Language;
  selectedId: number | null;
  hoverId: number | null;
  editedId: number | null;
  selection: Selection | null;
};

export function useRecordLayers(map: MapLibreMap | null, options: RecordLayerOptions): void {
  const { tilesUrl, legend, language, selectedId, hoverId, editedId, selection } = options;
  const images = useRef<MarkImages | null>(null);
  const tiles = tilesUrl ? absoluteTemplate(tilesUrl, window.location.origin) : null;
  const shownTiles = useRef<string | null>(null);
  const { by, symbols } = legend;
  const symbolsKey = JSON.stringify(symbols);

  const add = useEffectEvent((target: MapLibreMap) => {
    const promoteId = { points: "id", shapes: "id" };
    target.addSource(recordSource, { type: "vector", tiles: listOf(tiles), maxzoom: maximumTileZoom, promoteId });
    shownTiles.current = tiles;
    target.addSource(selectionSource, { type: "geojson", data: { type: "FeatureCollection", features: [] } });
    for (const layer of recordLayers(legend)) target.addLayer(layer);
    images.current = provideMarkImages(target, { symbols, language });
  });

  useEffect(() => {
    if (!map) return;
    add(map);
    return () => {
      if (!isRemoved(map)) images.current?.stop();
    };
  }, [map]);

  useEffect(() => {
    if (!map || shownTiles.current === tiles) return;
    shownTiles.current = tiles;
    map.getSource<VectorTileSource>(recordSource)?.setTiles(listOf(tiles));
  }, [map, tiles]);

  const recolor = useEffectEvent((target: MapLibreMap) => {
    const color = symbolColor(legend);
    for (const [layer, property] of colouredProperties) target.setPaintProperty(layer, property, color);
    images.current?.update({ symbols, language });
  });

  useEffect(() => {
    if (map) recolor(map);
  }, [map, symbolsKey, language]);

  // Never both: what the selection layers draw whole needs no highlight of its pieces.
  useFeatureState(map, "selected", selection ? null : selectedId);
  useFeatureState(map, "replaced", selection ? selection.id : null);
  useFeatureState(map, "hovered", hoverId);
  useFeatureState(map, "edited", editedId);

  useEffect(() => {
    const features = selection ? selectionFeatures(selection, by) : [];
    void map?.getSource<GeoJSONSource>(selectionSource)?.setData({ type: "FeatureCollection", features });
  }, [map, selection, by]);
}

type RecordState = "selected" | "replaced" | "hovered" | "edited";

/** Marks one record, in whatever tile it appears, without cutting tiles again. */
function useFeatureState(map: MapLibreMap | null, state: RecordState, id: number | null): void {
  useEffect(() => {
    if (!map || id === null) return;
    const targets = ["points", "shapes"].map((sourceLayer) => ({ source: recordSource, sourceLayer, id }));
    for (const target of targets) map.setFeatureState(target, { [state]: true });
    return () => {
      if (isRemoved(map) || !map.getSource(recordSource)) return;
      for (const target of targets) map.removeFeatureState(target, state);
    };
  }, [map, state, id]);
}
