// The operator's choice of background, and the two questions asked about it.
import type { MapSettings } from "@atalaya/contract/page-config.ts";

export type { MapSettings };

/** From this zoom on the offline base map has nothing more to show than coast, borders and names. */
export const detailZoom = 9;

/** `ground`: the file that is shown, if any. */
export const hasDetailedBaseMap = ({ settings, ground }: { settings: MapSettings; ground: unknown }): boolean =>
  Boolean(ground ?? settings.style_url ?? settings.raster_url ?? settings.pmtiles_url);
