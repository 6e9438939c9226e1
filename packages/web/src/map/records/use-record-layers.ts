// Puts the record layers on the map and keeps source, colours, marks and highlighted records up to date.
import { useEffect, useEffectEvent, useRef } from "react";
import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap, VectorTileSource } from "maplibre-gl";
import type { Feature } from "geojson";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { anchorOf } from "../tools/geometry-measures.ts";
import type { ColorScheme, MapLegend } from "../view/map-types.ts";
import { isRemoved } from "../view/maplibre.ts";
import { type MarkImages, provideMarkImages } from "./marker-images.ts";
import { recordLayers, recordSource, selectionSource, tileLayers } from "./record-layers.ts";
import { absoluteTemplate } from "../view/tile-requests.ts";

/** The server cuts tiles down to this zoom; closer views stretch the last one. */
const maximumTileZoom = 16;

/** The address of a source before its first; never asked, because its layers are hidden. */
const nowhere = "about:blank";

/** `value` decides the class, as in the tiles. */
type Selection = { id: number; symbol: string; value: unknown; geometry: Geometry };

/** A record's geometry and, for lines and polygons, the point that carries its mark. */
const selectionFeatures = ({ symbol, value, geometry }: Selection, by: string): Feature[] => {
  const shape: Feature = { type: "Feature", properties: { [by]: symbol, value }, geometry };
  const isPoint = geometry.type === "Point" || geometry.type === "MultiPoint";
  const mark: Feature = { ...shape, geometry: { type: "Point", coordinates: anchorOf(geometry) } };
  return isPoint ? [shape] : [shape, mark];
};

type RecordLayerOptions = {
  tilesUrl: string | null;
  legend: MapLegend;
  scheme: ColorScheme;
  language: Language;
  selectedId: number | null;
  hoverId: number | null;
  editedId: number | null;
  selection: Selection | null;
};

export function useRecordLayers(map: MapLibreMap | null, options: RecordLayerOptions): void {
  const { tilesUrl, legend, scheme, language, selectedId, hoverId, editedId, selection } = options;
  const images = useRef<MarkImages | null>(null);
  const tiles = tilesUrl ? absoluteTemplate(tilesUrl, window.location.origin) : null;
  const shownTiles = useRef<string | null>(null);
  const shownStyle = useRef<string | null>(null);
  const { by, symbols } = legend;
  const styleKey = JSON.stringify([symbols, scheme, language]);

  const add = useEffectEvent((target: MapLibreMap) => {
    const promoteId = { points: "id", shapes: "id" };
    target.addSource(recordSource, { type: "vector", tiles: [tiles ?? nowhere], maxzoom: maximumTileZoom, promoteId });
    shownTiles.current = tiles ?? nowhere;
    shownStyle.current = styleKey;
    target.addSource(selectionSource, { type: "geojson", data: { type: "FeatureCollection", features: [] } });
    for (const layer of recordLayers(legend, scheme)) target.addLayer(layer);
    show(target, tiles !== null);
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
    if (!map) return;
    show(map, tiles !== null);
    if (tiles === null || shownTiles.current === tiles) return;
    shownTiles.current = tiles;
    map.getSource<VectorTileSource>(recordSource)?.setTiles([tiles]);
  }, [map, tiles]);

  const restyle = useEffectEvent((target: MapLibreMap) => {
    for (const layer of recordLayers(legend, scheme)) applyStyle(target, layer);
    images.current?.update({ symbols, language });
  });

  useEffect(() => {
    if (!map || shownStyle.current === styleKey) return;
    shownStyle.current = styleKey;
    restyle(map);
  }, [map, styleKey]);

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

/** Tiles of a source whose layers are all hidden are not asked for. */
function show(map: MapLibreMap, isShown: boolean): void {
  for (const id of tileLayers) map.setLayoutProperty(id, "visibility", isShown ? "visible" : "none");
}

/** Takes over what differs: MapLibre leaves alone what is the same. */
function applyStyle(map: MapLibreMap, layer: LayerSpecification): void {
  if (layer.type === "background") return;
  if (layer.filter !== undefined) map.setFilter(layer.id, layer.filter);
  for (const [property, value] of Object.entries(layer.paint ?? {}))
    map.setPaintProperty(layer.id, property as "fill-color", value as string);
  for (const [property, value] of Object.entries(layer.layout ?? {}))
    map.setLayoutProperty(layer.id, property as "icon-image", value as string);
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
