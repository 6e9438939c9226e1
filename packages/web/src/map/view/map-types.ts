// What the map is given to draw: places, symbols, and where the view is.

export type ColorScheme = "light" | "dark";

/** A place of the organisation with the point (degrees) where its name is written. */
export type MapPlace = { id: number; reason_social: string; lon: number; lat: number };

/** Outlines of marks: what differs by class differs by shape or size too, never by colour alone. */
export const markShapes = ["disc", "square", "diamond", "hexagon"] as const;
export type MarkShape = (typeof markShapes)[number];

/** One row of a legend: an option of the value, or an interval from `min` to `max` (the last one includes it). */
export type MapClass = {
  key: string;
  color: string;
  icon: string;
  shape: MarkShape;
  /** Times the size of the symbol. */
  size: number;
  interval: { min: number; max: number } | null;
};

/** How shapes and marks look beside their colour. Widths in pixels. */
export type MapStyle = {
  fill_opacity: number;
  /** Null draws the edge in the fill's own colour. */
  stroke_color: string | null;
  stroke_width: number;
  dash: "solid" | "dashed" | "dotted";
  icon_size: number;
  min_zoom: number;
  max_zoom: number;
};

export const plainStyle: MapStyle = {
  fill_opacity: 0.25,
  stroke_color: null,
  stroke_width: 2,
  dash: "solid",
  icon_size: 24,
  min_zoom: 0,
  max_zoom: 24,
};

/** What stands for a variable or kind on the map; `color` is #RRGGBB, `icon` a Font Awesome 4.7 name without its prefix. */
export type MapSymbol = {
  key: string;
  color: string;
  icon: string;
  style?: MapStyle;
  /** Drawn by the property `value` of the tiles; what falls into none keeps the symbol's own colour. */
  classes?: readonly MapClass[];
  /** Colours between which areas and lines are interpolated, instead of the classes' own. */
  ramp?: readonly (readonly [at: number, color: string])[];
};

/** How features are drawn: `by` is the property of the tiles that names their symbol. */
export type MapLegend = { by: string; symbols: readonly MapSymbol[] };

/** Centre in degrees and MapLibre zoom (512 px world at zoom 0). */
export type MapViewState = { lng: number; lat: number; zoom: number };
