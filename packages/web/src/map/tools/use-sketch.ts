// Clicking corners on the map to measure or to choose an area. By keyboard the space bar sets a corner at the middle of the map.
import { useEffect, useEffectEvent, useState } from "react";
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import type { Feature } from "geojson";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { isRemoved } from "../view/maplibre.ts";
import { leastCorners, sketchGeometry, type SketchKind } from "./sketch-geometry.ts";

const source = "overlay-sketch";
const layerIds = ["overlay-sketch-area", "overlay-sketch-line", "overlay-sketch-corners"];

type SketchOptions = {
  /** Null while nothing is sketched. */
  kind: SketchKind | null;
  color: string;
  surface: string;
  /** The corners that were clicked, once there are enough and the last was confirmed. */
  onFinish: (corners: Position[]) => void;
  onCancel: () => void;
};

function addLayers(map: MapLibreMap, color: string, surface: string): void {
  map.addSource(source, { type: "geojson", data: { type: "FeatureCollection", features: [] } });
  map.addLayer({
    id: "overlay-sketch-area",
    type: "fill",
    source,
    filter: ["==", ["geometry-type"], "Polygon"],
    paint: { "fill-color": color, "fill-opacity": 0.16 },
  });
  map.addLayer({
    id: "overlay-sketch-line",
    type: "line",
    source,
    filter: ["!=", ["geometry-type"], "Point"],
    layout: { "line-join": "round" },
    paint: { "line-color": color, "line-width": 2, "line-dasharray": [3, 2] },
  });
  map.addLayer({
    id: "overlay-sketch-corners",
    type: "circle",
    source,
    filter: ["==", ["geometry-type"], "Point"],
    paint: { "circle-radius": 4, "circle-color": surface, "circle-stroke-color": color, "circle-stroke-width": 2 },
  });
}

const feature = (geometry: Feature["geometry"]): Feature => ({ type: "Feature", properties: {}, geometry });

export function useSketch(map: MapLibreMap | null, { kind, color, surface, onFinish, onCancel }: SketchOptions) {
  const [corners, setCorners] = useState<Position[]>([]);
  const [pointer, setPointer] = useState<Position | null>(null);
  const [isFinished, setIsFinished] = useState(false);

  const begin = () => {
    setCorners([]);
    setPointer(null);
    setIsFinished(false);
  };

  const finish = (with_: Position[] = corners) => {
    if (!kind || with_.length < leastCorners[kind]) return;
    setCorners(with_);
    setPointer(null);
    setIsFinished(true);
    onFinish(with_);
  };

  const add = useEffectEvent((at: Position) => {
    const before = isFinished ? [] : corners;
    const next = [...before, at];
    setIsFinished(false);
    if (kind === "rectangle" && next.length === 2) return finish(next);
    setCorners(next);
  });
  const move = useEffectEvent((at: Position) => !isFinished && corners.length > 0 && setPointer(at));
  // A double click has set its last corner twice.
  const end = useEffectEvent(() => finish(corners.filter((at, index) => String(at) !== String(corners[index - 1]))));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!map) return;
    const { lng, lat } = map.getCenter();
    if (event.key === " ") add([lng, lat]);
    else if (event.key === "Enter") finish();
    else if (event.key === "Backspace") setCorners(corners.slice(0, -1));
    else if (event.key === "Escape") onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const restart = useEffectEvent(begin);

  useEffect(() => {
    if (!map || !kind) return;
    restart();
    addLayers(map, color, surface);
    map.doubleClickZoom.disable();
    const canvas = map.getCanvas();
    canvas.style.cursor = "crosshair";
    canvas.focus();
    const listening = [
      map.on("click", ({ lngLat }) => add([lngLat.lng, lngLat.lat])),
      map.on("mousemove", ({ lngLat }) => move([lngLat.lng, lngLat.lat])),
      map.on("dblclick", () => end()),
    ];
    const onKey = (event: KeyboardEvent) => press(event);
    canvas.addEventListener("keydown", onKey);
    return () => {
      for (const one of listening) one.unsubscribe();
      canvas.removeEventListener("keydown", onKey);
      if (isRemoved(map)) return;
      canvas.style.cursor = "";
      map.doubleClickZoom.enable();
      for (const id of layerIds) if (map.getLayer(id)) map.removeLayer(id);
      if (map.getSource(source)) map.removeSource(source);
    };
  }, [map, kind, color, surface]);

  const shown = kind ? sketchGeometry(kind, pointer ? [...corners, pointer] : corners) : null;
  useEffect(() => {
    const points = corners.map((at) => feature({ type: "Point", coordinates: at }));
    const features = shown ? [feature(shown), ...points] : points;
    void map?.getSource<GeoJSONSource>(source)?.setData({ type: "FeatureCollection", features });
  }, [map, JSON.stringify(shown), corners]);

  return { geometry: shown, corners, isFinished, begin, finish: () => finish() };
}
