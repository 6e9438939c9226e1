// Choosing a part by clicking it, and in a part with too many vertices for handles the nearest vertex, which can then be dragged.
import { useEffect, useEffectEvent } from "react";
import type { Map as MapLibreMap, MapMouseEvent } from "maplibre-gl";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { fixedLayers } from "./drawing-handles.ts";
import { roundDegrees } from "../coordinates/degrees.ts";

type VertexPickOptions = {
  isEnabled: boolean;
  vertices: readonly Position[];
  /** terra-draw has a handle on every vertex: then only parts are chosen here. */
  isHandled: boolean;
  activeIndex: number | null;
  onVertex: (index: number) => void;
  onMove: (index: number, position: Position) => void;
  onPart: (index: number) => void;
};

/** Pixels around a vertex that belong to it. */
const reach = 12;

export function useVertexPick(map: MapLibreMap | null, options: VertexPickOptions): void {
  const near = useEffectEvent(({ point }: MapMouseEvent): number | null => {
    if (!map) return null;
    const distances = options.vertices.map((vertex) => {
      const { x, y } = map.project(vertex);
      return Math.hypot(x - point.x, y - point.y);
    });
    const least = distances.reduce((best, distance, index) => (distance < distances[best]! ? index : best), 0);
    return (distances[least] ?? Infinity) <= reach ? least : null;
  });

  const click = useEffectEvent((event: MapMouseEvent) => {
    if (!map || !options.isEnabled) return;
    const vertex = options.isHandled ? null : near(event);
    if (vertex !== null) return options.onVertex(vertex);
    const layers = fixedLayers.filter((id) => map.getLayer(id));
    const part: unknown = map.queryRenderedFeatures(event.point, { layers })[0]?.properties["part"];
    if (typeof part === "number") options.onPart(part);
  });

  const move = useEffectEvent((index: number, position: Position) => options.onMove(index, position));
  const press = useEffectEvent((event: MapMouseEvent) => {
    if (!map || !options.isEnabled || options.isHandled) return;
    const { activeIndex } = options;
    if (activeIndex === null || near(event) !== activeIndex) return;
    event.preventDefault();
    map.once("mouseup", ({ lngLat }) => move(activeIndex, [roundDegrees(lngLat.lng), roundDegrees(lngLat.lat)]));
  });

  useEffect(() => {
    if (!map) return;
    const listening = [map.on("click", (event) => click(event)), map.on("mousedown", (event) => press(event))];
    return () => {
      for (const one of listening) one.unsubscribe();
    };
  }, [map]);
}
