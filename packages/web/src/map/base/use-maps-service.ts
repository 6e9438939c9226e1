// The map of the configured service below our own: its ground is shown instead of the built-in one and follows every move.
import { useEffect, useState } from "react";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Language } from "@atalaya/contract/text.ts";
import { isRemoved } from "../view/maplibre.ts";
import { loadMapsService, type MapsServiceSettings } from "./maps-service.ts";

/** The service counts zooms from a world of 256 pixels, MapLibre from one of 512. */
const zoomDifference = 1;

function hideGround(map: MapLibreMap, isHidden: boolean): void {
  for (const id of map.getLayersOrder())
    if (id.startsWith("base-")) map.setLayoutProperty(id, "visibility", isHidden ? "none" : "visible");
}

/** `state` is null while it is not shown. */
export function useMapsService(map: MapLibreMap | null, settings: MapsServiceSettings | undefined, language: Language) {
  const [isWanted, setIsWanted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!map || !settings || !isWanted) return;
    const element = document.createElement("div");
    element.style.cssText = "position:absolute;inset:0";
    element.dataset["map"] = "service";
    let stop = () => element.remove();
    let isCurrent = true;
    loadMapsService(settings).then(
      ({ maps }) => {
        if (!isCurrent) return;
        map.getContainer().prepend(element);
        const ground = new maps.Map(element, {
          center: map.getCenter(),
          zoom: map.getZoom() + zoomDifference,
          disableDefaultUI: true,
          gestureHandling: "none",
          keyboardShortcuts: false,
          isFractionalZoomEnabled: true,
          language,
        });
        const follow = () => {
          const { lng, lat } = map.getCenter();
          ground.setCenter({ lat, lng });
          ground.setZoom(map.getZoom() + zoomDifference);
        };
        // A change of scheme or language brings the ground's layers anew.
        const hide = () => hideGround(map, true);
        hide();
        const listening = [map.on("move", follow), map.on("style.load", hide)];
        stop = () => {
          for (const one of listening) one.unsubscribe();
          element.remove();
          if (!isRemoved(map)) hideGround(map, false);
        };
      },
      () => {
        if (!isCurrent) return;
        setHasFailed(true);
        setIsWanted(false);
      },
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [map, settings, isWanted, language]);

  const toggle = () => {
    setHasFailed(false);
    setIsWanted(!isWanted);
  };
  return { isShown: isWanted, hasFailed, toggle };
}
