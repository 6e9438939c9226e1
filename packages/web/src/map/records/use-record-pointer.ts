// What the pointer does to records: a cluster zooms in, a record is selected, the empty map clears the selection.
import { useEffect, useEffectEvent } from "react";
import type { Map as MapLibreMap, MapGeoJSONFeature, MapMouseEvent } from "maplibre-gl";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { clickableLayers } from "./record-layers.ts";

type PointerOptions = {
  /** `at` is where a popup belongs: the mark, or the clicked spot of a line or area. */
  onSelect: (id: number | null, at: Position | null) => void;
  onHover: (id: number | null) => void;
  isEnabled: boolean;
};

/** A fingertip is wider than a mouse: marks are found this many pixels around the click. */
const reach = { mouse: 1, touch: 10 };

const idOf = (feature: MapGeoJSONFeature | undefined): number | null =>
  feature && typeof feature.properties.id === "number" ? feature.properties.id : null;

const pointOf = (feature: MapGeoJSONFeature): Position | null =>
  feature.geometry.type === "Point" ? (feature.geometry.coordinates as Position) : null;

export function useRecordPointer(map: MapLibreMap | null, { onSelect, onHover, isEnabled }: PointerOptions): void {
  const find = (target: MapLibreMap, { point, originalEvent }: MapMouseEvent) => {
    const isTouch = "pointerType" in originalEvent && originalEvent.pointerType === "touch";
    const pixels = isTouch ? reach.touch : reach.mouse;
    const layers = clickableLayers.filter((id) => target.getLayer(id));
    const box: [[number, number], [number, number]] = [
      [point.x - pixels, point.y - pixels],
      [point.x + pixels, point.y + pixels],
    ];
    return target.queryRenderedFeatures(box, { layers })[0];
  };

  const click = useEffectEvent((event: MapMouseEvent) => {
    if (!map) return;
    const feature = find(map, event);
    if (feature?.layer.id === "overlay-clusters") {
      const center = pointOf(feature);
      if (center) map.easeTo({ center, zoom: Math.min(map.getZoom() + 2, map.getMaxZoom()), duration: 300 });
      return;
    }
    const at: Position = (feature && pointOf(feature)) ?? [event.lngLat.lng, event.lngLat.lat];
    onSelect(idOf(feature), feature ? at : null);
  });

  const move = useEffectEvent((event: MapMouseEvent) => {
    if (!map || map.isMoving()) return;
    const feature = find(map, event);
    map.getCanvas().style.cursor = feature ? "pointer" : "";
    onHover(idOf(feature));
  });

  const leave = useEffectEvent(() => onHover(null));

  useEffect(() => {
    if (!map || !isEnabled) return;
    const onClick = (event: MapMouseEvent) => click(event);
    const onMove = (event: MapMouseEvent) => move(event);
    const onLeave = () => leave();
    map.on("click", onClick);
    map.on("mousemove", onMove);
    map.on("mouseout", onLeave);
    return () => {
      map.off("click", onClick);
      map.off("mousemove", onMove);
      map.off("mouseout", onLeave);
      map.getCanvas().style.cursor = "";
      leave();
    };
  }, [map, isEnabled]);
}
