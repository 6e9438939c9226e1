// Square vertices over the points that terra-draw keeps, the ring around the active one, and geometries that can
// only be looked at.
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import type { Feature } from "geojson";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { FixedPart } from "./drawing-parts.ts";
import { markScale } from "../records/marker-canvas.ts";

/** Sources of terra-draw are named "<prefix>-point" and so on; "overlay-" keeps them when the background changes. */
export const drawingPrefix = "overlay-draw";

const square = { image: "overlay-draw-square", layer: "overlay-draw-vertices" };
const active = "overlay-draw-active";
const fixed = "overlay-draw-fixed";

/** Layers of what is only looked at: a click on them chooses the part. */
export const fixedLayers = [`${fixed}-point`, `${fixed}-area`, `${fixed}-line`];

/** Side of a vertex in pixels, its 2 px edge included. */
const side = 10;

function squareImage(color: string, surface: string): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side * markScale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas");
  context.scale(markScale, markScale);
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(0, 0, side, side, 2);
  context.fill();
  context.fillStyle = surface;
  context.fillRect(2, 2, side - 4, side - 4);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

export function addHandles(map: MapLibreMap, color: string, surface: string): void {
  if (map.hasImage(square.image)) map.removeImage(square.image);
  map.addImage(square.image, squareImage(color, surface), { pixelRatio: markScale });
  const empty = { type: "FeatureCollection" as const, features: [] };
  map.addSource(active, { type: "geojson", data: empty });
  map.addSource(fixed, { type: "geojson", data: empty });
  map.addLayer({
    id: `${fixed}-area`,
    type: "fill",
    source: fixed,
    filter: ["==", ["geometry-type"], "Polygon"],
    paint: { "fill-color": color, "fill-opacity": 0.16 },
  });
  map.addLayer({ id: `${fixed}-line`, type: "line", source: fixed, paint: { "line-color": color, "line-width": 2 } });
  map.addLayer({
    id: `${fixed}-point`,
    type: "circle",
    source: fixed,
    filter: ["==", ["geometry-type"], "Point"],
    paint: { "circle-radius": 6, "circle-color": surface, "circle-stroke-color": color, "circle-stroke-width": 2 },
  });
  map.addLayer({
    id: square.layer,
    type: "symbol",
    source: `${drawingPrefix}-point`,
    filter: [
      "any",
      ...["selectionPoint", "closingPoint", "coordinatePoint"].map((key) => ["==", ["get", key], true]),
    ] as never,
    layout: { "icon-image": square.image, "icon-allow-overlap": true, "icon-ignore-placement": true },
  });
  map.addLayer({
    id: active,
    type: "circle",
    source: active,
    paint: { "circle-radius": 10, "circle-opacity": 0, "circle-stroke-color": color, "circle-stroke-width": 2 },
  });
}

export function removeHandles(map: MapLibreMap): void {
  for (const layer of [active, square.layer, ...fixedLayers]) if (map.getLayer(layer)) map.removeLayer(layer);
  for (const source of [active, fixed]) if (map.getSource(source)) map.removeSource(source);
}

const put = (map: MapLibreMap, source: string, features: Feature[]) =>
  void map.getSource<GeoJSONSource>(source)?.setData({ type: "FeatureCollection", features });

/** The ring around the vertex whose coordinates are shown; null takes it away. */
export const showActiveVertex = (map: MapLibreMap, position: Position | null): void =>
  put(
    map,
    active,
    position ? [{ type: "Feature", properties: {}, geometry: { type: "Point", coordinates: position } }] : [],
  );

/** What is not under the hands: other parts, holes, and a part with too many vertices for handles. */
export const showFixed = (map: MapLibreMap, parts: readonly FixedPart[]): void =>
  put(
    map,
    fixed,
    parts.map(({ part, geometry }) => ({ type: "Feature", properties: { part }, geometry })),
  );
