// The operator's choice of background, and the two questions asked about it.
import type { MapSettings } from "@atalaya/contract/page-config.ts";

export type { MapSettings };

/** From this zoom on the offline base map has nothing more to show than coast, borders and names. */
export const detailZoom = 9;

export const hasDetailedBaseMap = ({ style_url, raster_url, pmtiles_url }: MapSettings): boolean =>
  Boolean(style_url || raster_url || pmtiles_url);
