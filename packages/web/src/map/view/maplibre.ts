// The one door to MapLibre: gives it its worker file and its style sheet, both built by Vite and served by ourselves.
import "maplibre-gl/dist/maplibre-gl.css";
import { type Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { pageWorker } from "./page-worker.ts";

setWorkerUrl(pageWorker(workerUrl));

export { Map as MapLibreMap, Popup } from "maplibre-gl";

const removed = new WeakSet<MapLibreMap>();

export function removeMap(map: MapLibreMap): void {
  removed.add(map);
  map.remove();
}

/** React may clean up a map before what was drawn on it: nothing is left to take away then. */
export const isRemoved = (map: MapLibreMap): boolean => removed.has(map);
