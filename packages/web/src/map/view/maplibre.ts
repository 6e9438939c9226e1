// The one door to MapLibre: gives it its worker file and its style sheet, both built by Vite and served by ourselves.
import "maplibre-gl/dist/maplibre-gl.css";
import { getWorkerUrl, Map as MapLibreMap, type MapOptions, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { pageWorker } from "./page-worker.ts";

export { type Map as MapLibreMap, Popup } from "maplibre-gl";

export function startMap(options: MapOptions): MapLibreMap {
  if (!getWorkerUrl()) setWorkerUrl(pageWorker(workerUrl));
  return new MapLibreMap(options);
}

const removed = new WeakSet<MapLibreMap>();

export function removeMap(map: MapLibreMap): void {
  removed.add(map);
  map.remove();
}

/** React may clean up a map before what was drawn on it: nothing is left to take away then. */
export const isRemoved = (map: MapLibreMap): boolean => removed.has(map);

const finest = new WeakMap<MapLibreMap, number>();

/** A map that is drawn roughly for a while: what is painted for it once is to be as fine as it will be in the end. */
export const becomesFine = (map: MapLibreMap, pixelRatio: number): void => void finest.set(map, pixelRatio);

/** Pixels of the picture for each of the map, once it is drawn as it is meant to be. */
export const finestPixelRatio = (map: MapLibreMap): number => finest.get(map) ?? map.getPixelRatio();
