// Layers of the records: areas and lines below, then marks and clusters, then the selected record above everything.
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from "maplibre-gl";
import type { MapLegend } from "./map-types.ts";
import { discOuterRadius } from "./marker-canvas.ts";

export const recordSource = "overlay-records";
export const selectionSource = "overlay-selection";

/** Layers that react to the pointer, uppermost first. */
export const clickableLayers = ["overlay-clusters", "overlay-marks", "overlay-lines", "overlay-areas"];

const fallbackColor = "#5E6B77";
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

const whenHot = (hot: number, usual: number): DataDrivenPropertyValueSpecification<number> => [
  "case",
  isHot,
  hot,
  usual,
];

/** The colour of a feature's symbol. */
export function symbolColor({ by, symbols }: MapLegend): ExpressionSpecification | string {
  if (symbols.length === 0) return fallbackColor;
  const pairs = symbols.flatMap(({ key, color }) => [key, color]);
  return ["match", ["to-string", ["get", by]], ...pairs, fallbackColor] as unknown as ExpressionSpecification;
}

const markImage = ({ by }: MapLegend): ExpressionSpecification => ["concat", "disc/", ["to-string", ["get", by]]];

const clusterImage: ExpressionSpecification = [
  "concat",
  "ring/",
  ["to-string", ["get", "count"]],
  "/",
  ["get", "ring"],
];

const vector = (layer: "points" | "shapes") => ({ source: recordSource, "source-layer": layer });

export function recordLayers(legend: MapLegend): LayerSpecification[] {
  const color = symbolColor(legend);
  return [
    {
      id: "overlay-areas",
      type: "fill",
      ...vector("shapes"),
      filter: isPolygon,
      paint: { "fill-color": color, "fill-opacity": ["case", isEdited, 0, isHot, 0.34, 0.25] },
    },
    {
      id: "overlay-area-edges",
      type: "line",
      ...vector("shapes"),
      filter: isPolygon,
      layout: { "line-join": "round" },
      paint: { "line-color": color, "line-width": whenHot(3, 2), "line-opacity": unlessEdited },
    },
    {
      id: "overlay-lines",
      type: "line",
      ...vector("shapes"),
      filter: isLine,
      layout: { "line-join": "round", "line-cap": "round" },
      paint: { "line-color": color, "line-width": whenHot(5, 3), "line-opacity": unlessEdited },
    },
    {
      id: "overlay-rings",
      type: "circle",
      ...vector("points"),
      filter: isSingle,
      paint: selectionRing(color, ["case", ["any", isReplaced, isEdited], 0, isHot, 1, 0]),
    },
    {
      id: "overlay-marks",
      type: "symbol",
      ...vector("points"),
      filter: isSingle,
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
    ...selectionLayers(legend),
  ];
}

/** 2.5 px wide, 5 px away from the coloured disc. */
const selectionRing = (
  color: ExpressionSpecification | string,
  opacity: DataDrivenPropertyValueSpecification<number>,
) => ({
  "circle-radius": discOuterRadius + 3,
  "circle-color": "#FFFFFF",
  "circle-opacity": ["*", 0.55, opacity] as unknown as ExpressionSpecification,
  "circle-stroke-color": color,
  "circle-stroke-width": 2.5,
  "circle-stroke-opacity": opacity,
});

/** The selected record whole, unclipped, and seen even while its mark is inside a cluster. */
function selectionLayers(legend: MapLegend): LayerSpecification[] {
  const color = symbolColor(legend);
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
