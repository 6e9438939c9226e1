// Creates and removes the MapLibre map of a container.
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { lightenMoves } from "./light-moves.ts";
import { type MapLibreMap, removeMap, startMap } from "./maplibre.ts";
import type { MapViewState } from "./map-types.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { withHeaders } from "./tile-requests.ts";
import { fitPadding, maximumFitZoom, type MapPadding } from "./use-map-view.ts";

/** Where the map opens while the console knows no place: Chile and its neighbours. */
const defaultView: MapViewState = { lng: -70.5, lat: -33, zoom: 3.4 };

type Opening = {
  view: MapViewState | null;
  /** Asked once, where there is no view. */
  extent: () => Bbox | null;
  padding: MapPadding;
  headers: () => Record<string, string>;
  /** Only to be looked at. */
  isStill: boolean;
  canvasLabel: string;
};

/** `isUnsupported` when the device has no WebGL: the rest of the screen goes on without a map. */
export function useMapLibre(container: RefObject<HTMLDivElement | null>, opening: Opening) {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isUnsupported, setIsUnsupported] = useState(false);
  const headers = useEffectEvent(() => opening.headers());
  const camera = useEffectEvent((element: HTMLElement) => {
    const { lng, lat, zoom } = opening.view ?? defaultView;
    const bounds = opening.view ? null : opening.extent();
    if (!bounds) return { center: [lng, lat] as [number, number], zoom };
    return {
      bounds,
      fitBoundsOptions: { padding: fitPadding(element, opening.padding), maxZoom: maximumFitZoom },
    };
  });

  const { isStill } = opening;
  useEffect(() => {
    if (!container.current) return;
    try {
      const created = startMap({
        container: container.current,
        ...camera(container.current),
        interactive: !isStill,
        minZoom: 1,
        maxZoom: 20,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        fadeDuration: prefersReducedMotion() ? 0 : 120,
        transformRequest: withHeaders(() => headers()),
        validateStyle: import.meta.env.DEV,
      });
      created.touchZoomRotate.disableRotation();
      created.keyboard.disableRotation();
      const endLightMoves = lightenMoves(created);
      // oxlint-disable-next-line react/set-state-in-effect -- the map can only be made once its container is on the page
      setMap(created);
      return () => {
        endLightMoves();
        setMap(null);
        removeMap(created);
      };
    } catch {
      setIsUnsupported(true);
    }
  }, [container, isStill]);

  useEffect(() => {
    map?.getCanvas().setAttribute("aria-label", opening.canvasLabel);
  }, [map, opening.canvasLabel]);

  return { map, isUnsupported };
}

const prefersReducedMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
