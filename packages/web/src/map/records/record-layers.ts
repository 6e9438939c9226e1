// Layers of the records: areas and lines below, then marks and clusters, then the selected record above everything.
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from "maplibre-gl";
import type { ColorScheme, MapLegend } from "../view/map-types.ts";
import { discOuterRadius } from "./marker-canvas.ts";
import { dashArray, edgeColor, fillColor, lineColor, markImage, styled, zoomFilter } from "./symbol-expressions.ts";

export const recordSource = "overlay-records";
export const selectionSource = "overlay-selection";

/** Layers that are drawn from the tiles. */
export const tileLayers = ["overlay-areas", "overlay-area-edges", "overlay-lines", "overlay-marks", "overlay-clusters"];

/** Layers that react to the pointer, uppermost first. */
export const clickableLayers = ["overlay-clusters", "overlay-marks", "overlay-lines", "overlay-areas"];

const isCluster: FilterSpecification = ["has", "count"];
const isSingle: FilterSpecification = ["!", ["has", "count"]];
const isPolygon: FilterSpecification = ["==", ["geometry-type"], "Polygon"];
const isLine: FilterSpecification = ["==", ["geometry-type"], "LineString"];

const isHot: ExpressionSpecification = [
  "any",
  ["boolean", ["feature-state", "selected"], false],
  ["boolean", ["feature-state", "hovered"], false],
];

/** Being drawn anew: nothing of the old geometry may lie below the new one. */
const isEdited: ExpressionSpecification = ["boolean", ["feature-state", "edited"], false];
const unlessEdited: DataDrivenPropertyValueSpecification<number> = ["case", isEdited, 0, 1];

/** Drawn whole by the selection layers: its tile copies step back, and no second mark appears beside the first. */
const isReplaced: ExpressionSpecification = ["boolean", ["feature-state", "replaced"], false];

/** Expressions are built untyped from the legend. */
type Color = DataDrivenPropertyValueSpecification<string>;
type Numeric = DataDrivenPropertyValueSpecification<number>;

const clusterImage: ExpressionSpecification = [
  "concat",
  "ring/",
  ["to-string", ["get", "count"]],
  "/",
  ["get", "ring"],
];

const vector = (layer: "points" | "shapes") => ({ source: recordSource, "source-layer": layer });

/** Dark land swallows a thin fill. */
const moreInTheDark: Record<ColorScheme, number> = { light: 0, dark: 0.12 };
const moreWhenHot = 0.12;

export function recordLayers(legend: MapLegend, scheme: ColorScheme): LayerSpecification[] {
  const line = lineColor(legend, scheme) as Color;
  const opacity = ["+", styled(legend, "fill_opacity"), moreInTheDark[scheme]] as ExpressionSpecification;
  const width = styled(legend, "stroke_width") as ExpressionSpecification;
  const zooms = zoomFilter(legend);
  const only = (filter: FilterSpecification) =>
    (zooms.length > 0 ? ["all", filter, ...zooms] : filter) as FilterSpecification;
  const dashed = { "line-dasharray": dashArray(legend) as ExpressionSpecification };
  return [
    {
      id: "overlay-areas",
      type: "fill",
      ...vector("shapes"),
      filter: only(isPolygon),
      paint: {
        "fill-color": fillColor(legend, scheme) as Color,
        "fill-opacity": ["case", isEdited, 0, isHot, ["+", opacity, moreWhenHot], opacity],
      },
    },
    {
      id: "overlay-area-edges",
      type: "line",
      ...vector("shapes"),
      filter: only(isPolygon),
      layout: { "line-join": "round" },
      paint: {
        "line-color": edgeColor(legend, scheme) as Color,
        "line-width": ["case", isHot, ["+", width, 1], width],
        "line-opacity": unlessEdited,
        ...dashed,
      },
    },
    {
      id: "overlay-lines",
      type: "line",
      ...vector("shapes"),
      filter: only(isLine),
      layout: { "line-join": "round", "line-cap": "butt" },
      paint: {
        "line-color": line,
        "line-width": ["case", isHot, ["+", width, 3], ["+", width, 1]],
        "line-opacity": unlessEdited,
        ...dashed,
      },
    },
    {
      id: "overlay-marks",
      type: "symbol",
      ...vector("points"),
      filter: only(isSingle),
      layout: {
        "icon-image": markImage(legend),
        "icon-allow-overlap": true,
        "icon-padding": 0,
        "symbol-sort-key": ["get", "id"],
      },
      paint: { "icon-opacity": ["case", ["any", isReplaced, isEdited], 0, 1] },
    },
    {
      id: "overlay-clusters",
      type: "symbol",
      ...vector("points"),
      filter: isCluster,
      layout: {
        "icon-image": clusterImage,
        "icon-allow-overlap": true,
        "icon-padding": 0,
        "symbol-sort-key": ["get", "count"],
      },
    },
    ...selectionLayers(legend, scheme),
  ];
}

/** 2.5 px wide, 5 px away from the coloured disc. */
const selectionRing = (color: Color, opacity: Numeric) => ({
  "circle-radius": discOuterRadius + 3,
  "circle-color": "#FFFFFF",
  "circle-opacity": ["*", 0.55, opacity] as unknown as ExpressionSpecification,
  "circle-stroke-color": color,
  "circle-stroke-width": 2.5,
  "circle-stroke-opacity": opacity,
});

/** The selected record whole, unclipped, and seen even while its mark is inside a cluster. */
function selectionLayers(legend: MapLegend, scheme: ColorScheme): LayerSpecification[] {
  const color = lineColor(legend, scheme) as Color;
  const source = selectionSource;
  const isAnchor: FilterSpecification = ["==", ["geometry-type"], "Point"];
  return [
    {
      id: "overlay-selection-area",
      type: "fill",
      source,
      filter: isPolygon,
      paint: { "fill-color": color, "fill-opacity": 0.12 },
    },
    {
      id: "overlay-selection-line",
      type: "line",
      source,
      filter: ["!", isAnchor],
      layout: { "line-join": "round", "line-cap": "round" },
      paint: { "line-color": color, "line-width": ["match", ["geometry-type"], "Polygon", 3.5, 5] },
    },
    { id: "overlay-selection-ring", type: "circle", source, filter: isAnchor, paint: selectionRing(color, 1) },
    {
      id: "overlay-selection-mark",
      type: "symbol",
      source,
      filter: isAnchor,
      layout: {
        "icon-image": markImage(legend),
        "icon-allow-overlap": true,
        "icon-ignore-placement": true,
      },
    },
  ];
}
