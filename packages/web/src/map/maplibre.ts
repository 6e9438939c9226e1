// The one door to MapLibre: gives it its worker file and its style sheet, both built by Vite and served by ourselves.
import "maplibre-gl/dist/maplibre-gl.css";
import { setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";

setWorkerUrl(workerUrl);

export { Map as MapLibreMap, Popup } from "maplibre-gl";
