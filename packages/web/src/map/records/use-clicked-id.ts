// Which of the features on the map is clicked; a hand stands over them.
import { useEffect, useEffectEvent } from "react";
import { useMap } from "../view/map-context.ts";
import { isRemoved } from "../view/maplibre.ts";

/** Tells the `id` among the properties of the uppermost feature of these layers, null beside them. Without `onClick` clicks belong to others. */
export function useClickedId(layers: readonly string[], onClick: ((id: number | null) => void) | undefined): void {
  const map = useMap();
  const isOn = onClick !== undefined;
  const click = useEffectEvent((id: number | null) => onClick?.(id));
  const drawn = useEffectEvent(() => layers.filter((id) => map?.getLayer(id)));
  useEffect(() => {
    if (!map || !isOn) return;
    const found = (point: { x: number; y: number }): number | null => {
      const id: unknown = map.queryRenderedFeatures([point.x, point.y], { layers: drawn() })[0]?.properties["id"];
      return typeof id === "number" ? id : null;
    };
    const clicked = map.on("click", ({ point }) => click(found(point)));
    const moved = map.on("mousemove", ({ point }) => {
      map.getCanvas().style.cursor = found(point) === null ? "" : "pointer";
    });
    return () => {
      clicked.unsubscribe();
      moved.unsubscribe();
      if (!isRemoved(map)) map.getCanvas().style.cursor = "";
    };
  }, [map, isOn]);
}
