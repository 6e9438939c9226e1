// What the map is given to draw: places, variables, and where the view is.
import type { GeometryType } from "@atalaya/contract/geometry.ts";

export type ColorScheme = "light" | "dark";

/** A place of the organisation with the point (degrees) where its name is written. */
export type MapPlace = { id: number; reason_social: string; lon: number; lat: number };

/** A variable as the map draws it; `color` is #RRGGBB, `icon` a Font Awesome 4.7 name without its prefix. */
export type MapVariable = { id: number; name: string; color: string; icon: string; geometry_type: GeometryType };

/** Centre in degrees and MapLibre zoom (512 px world at zoom 0). */
export type MapViewState = { lng: number; lat: number; zoom: number };
