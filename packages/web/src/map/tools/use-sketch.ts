// Clicking corners on the map to measure or to choose an area. By keyboard the space bar sets a corner at the middle of the map.
import { useEffect, useEffectEvent, useMemo } from "react";
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import type { Feature } from "geojson";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { useFollowing } from "../../ui/use-following.ts";
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

function addLayers(map: MapLibreMap): void {
  map.addSource(source, { type: "geojson", data: { type: "FeatureCollection", features: [] } });
  map.addLayer({
    id: "overlay-sketch-area",
    type: "fill",
    source,
    filter: ["==", ["geometry-type"], "Polygon"],
    paint: { "fill-opacity": 0.16 },
  });
  map.addLayer({
    id: "overlay-sketch-line",
    type: "line",
    source,
    filter: ["!=", ["geometry-type"], "Point"],
    layout: { "line-join": "round" },
    paint: { "line-width": 2, "line-dasharray": [3, 2] },
  });
  map.addLayer({
    id: "overlay-sketch-corners",
    type: "circle",
    source,
    filter: ["==", ["geometry-type"], "Point"],
    paint: { "circle-radius": 4, "circle-stroke-width": 2 },
  });
}

function paintLayers(map: MapLibreMap, color: string, surface: string): void {
  map.setPaintProperty("overlay-sketch-area", "fill-color", color);
  map.setPaintProperty("overlay-sketch-line", "line-color", color);
  map.setPaintProperty("overlay-sketch-corners", "circle-color", surface);
  map.setPaintProperty("overlay-sketch-corners", "circle-stroke-color", color);
}

function removeLayers(map: MapLibreMap): void {
  for (const id of layerIds) if (map.getLayer(id)) map.removeLayer(id);
  if (map.getSource(source)) map.removeSource(source);
}

const feature = (geometry: Feature["geometry"]): Feature => ({ type: "Feature", properties: {}, geometry });

type Sketch = { corners: readonly Position[]; pointer: Position | null; isFinished: boolean };

const nothing: Sketch = { corners: [], pointer: null, isFinished: false };

export function useSketch(map: MapLibreMap | null, { kind, color, surface, onFinish, onCancel }: SketchOptions) {
  const [sketch, setSketch] = useFollowing<Sketch>(kind ?? "", () => nothing);
  const { corners, pointer, isFinished } = sketch;

  const finish = (clicked: readonly Position[] = corners) => {
    if (!kind || clicked.length < leastCorners[kind]) return;
    setSketch({ corners: clicked, pointer: null, isFinished: true });
    onFinish([...clicked]);
  };

  const add = useEffectEvent((at: Position) => {
    const next = [...(isFinished ? [] : corners), at];
    if (kind === "rectangle" && next.length === 2) return finish(next);
    setSketch({ corners: next, pointer, isFinished: false });
  });
  const move = useEffectEvent((at: Position) => {
    if (!isFinished && corners.length > 0) setSketch({ ...sketch, pointer: at });
  });
  // A double click has set its last corner twice.
  const end = useEffectEvent(() => finish(corners.filter((at, index) => String(at) !== String(corners[index - 1]))));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!map) return;
    const { lng, lat } = map.getCenter();
    if (event.key === " ") add([lng, lat]);
    else if (event.key === "Enter") finish();
    else if (event.key === "Backspace") setSketch({ ...sketch, corners: corners.slice(0, -1) });
    else if (event.key === "Escape") onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    if (!map || !kind) return;
    addLayers(map);
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
      removeLayers(map);
    };
  }, [map, kind]);
  useEffect(() => {
    if (map && kind) paintLayers(map, color, surface);
  }, [map, kind, color, surface]);

  const shown = useMemo(
    () => (kind ? sketchGeometry(kind, pointer ? [...corners, pointer] : corners) : null),
    [kind, corners, pointer],
  );
  useEffect(() => {
    const points = corners.map((at) => feature({ type: "Point", coordinates: at }));
    const features = shown ? [feature(shown), ...points] : points;
    void map?.getSource<GeoJSONSource>(source)?.setData({ type: "FeatureCollection", features });
  }, [map, shown, corners]);

  return { geometry: shown, corners, isFinished, begin: () => setSketch(nothing), finish: () => finish() };
}
