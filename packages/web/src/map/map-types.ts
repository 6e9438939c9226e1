// What the map is given to draw: places, symbols, and where the view is.

export type ColorScheme = "light" | "dark";

/** A place of the organisation with the point (degrees) where its name is written. */
export type MapPlace = { id: number; reason_social: string; lon: number; lat: number };

/** What stands for a variable or kind on the map; `color` is #RRGGBB, `icon` a Font Awesome 4.7 name without its prefix. */
export type MapSymbol = { key: string; color: string; icon: string };

/** How features are drawn: `by` is the property of the tiles that names their symbol. */
export type MapLegend = { by: string; symbols: readonly MapSymbol[] };

/** Centre in degrees and MapLibre zoom (512 px world at zoom 0). */
export type MapViewState = { lng: number; lat: number; zoom: number };
