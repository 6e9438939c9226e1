// Keeps the camera and the screen's address in step: the map tells where it is, and follows when it is told to go.
import { useEffect, useEffectEvent, useRef } from "react";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { MapViewState } from "./map-types.ts";

/** Fitting to a single point must not end on a roof. */
export const maximumFitZoom = 14;

/** Time in which a view that comes back is our own echo (the address bar is slow), not a wish to go there. */
const echoMilliseconds = 1500;

const margin = 48;

export type MapPadding = { top?: number; right?: number; bottom?: number; left?: number };

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

const viewOf = (map: MapLibreMap): MapViewState => {
  const { lng, lat } = map.getCenter().wrap();
  return { lng: round(lng, 5), lat: round(lat, 5), zoom: round(map.getZoom(), 2) };
};

const keyOf = (view: MapViewState) => `${view.zoom}/${view.lat}/${view.lng}`;

/** Padding in pixels that keeps fitted content out from under panels; never so much that nothing is left. */
export function fitPadding(container: HTMLElement, covered: MapPadding): Required<MapPadding> {
  const { clientWidth: width, clientHeight: height } = container;
  const inner = Math.min(margin, width / 8, height / 8);
  const share = (pixels = 0, room: number) => Math.min(pixels, room * 0.4) + inner;
  return {
    top: share(covered.top, height),
    bottom: share(covered.bottom, height),
    left: share(covered.left, width),
    right: share(covered.right, width),
  };
}

export function fitMap(map: MapLibreMap, bounds: Bbox, covered: MapPadding): void {
  const [west, south, east, north] = bounds;
  // A west greater than the east crosses the antimeridian: go on eastwards instead of around the world.
  map.fitBounds([west, south, east < west ? east + 360 : east, north], {
    padding: fitPadding(map.getContainer(), covered),
    maxZoom: maximumFitZoom,
    duration: 400,
  });
}

type MapViewOptions = {
  view: MapViewState | null;
  onViewChange: ((view: MapViewState) => void) | undefined;
  fitTo: Bbox | null;
  padding: MapPadding;
};

export function useMapView(map: MapLibreMap | null, { view, onViewChange, fitTo, padding }: MapViewOptions): void {
  const told = useRef(new Map<string, number>());
  const lastTold = useRef("");
  const viewKey = view && keyOf({ lng: round(view.lng, 5), lat: round(view.lat, 5), zoom: round(view.zoom, 2) });
  const fitKey = fitTo?.join();
  // Opened at a view of the address: the first bounds to arrive must not lead away from it.
  const opening = useRef(view !== null && fitTo === null);
  const fitted = useRef(fitKey);

  const tell = useEffectEvent(() => {
    if (!map) return;
    const now = viewOf(map);
    // A change of the map's size ends a move too.
    if (lastTold.current === keyOf(now)) return;
    lastTold.current = keyOf(now);
    told.current.set(keyOf(now), Date.now());
    onViewChange?.(now);
  });

  const follow = useEffectEvent((target: MapLibreMap, wanted: string) => {
    if (!view || wanted === keyOf(viewOf(target))) return;
    for (const [key, at] of told.current) if (Date.now() - at > echoMilliseconds) told.current.delete(key);
    if (!told.current.has(wanted)) target.jumpTo({ center: [view.lng, view.lat], zoom: view.zoom });
  });

  const fit = useEffectEvent((target: MapLibreMap) => {
    if (fitTo) fitMap(target, fitTo, padding);
  });

  useEffect(() => {
    if (!map) return;
    const listener = () => tell();
    map.on("moveend", listener);
    return () => void map.off("moveend", listener);
  }, [map]);

  useEffect(() => {
    if (map && viewKey) follow(map, viewKey);
  }, [map, viewKey]);

  useEffect(() => {
    // The bounds given at the opening were used by the camera already.
    if (!map || fitted.current === fitKey) return;
    const isFirst = opening.current && fitted.current === undefined;
    fitted.current = fitKey;
    if (!isFirst) fit(map);
  }, [map, fitKey]);
}
