// Hands the MapLibre map to whatever is drawn inside a <MapView>.
import { createContext, use } from "react";
import type { Map as MapLibreMap } from "maplibre-gl";

export const MapContext = createContext<MapLibreMap | null>(null);

/** The map once its style can take layers; null before. */
export const useMap = (): MapLibreMap | null => use(MapContext);
