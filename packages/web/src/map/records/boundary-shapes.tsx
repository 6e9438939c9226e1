// Shapes of a file on the map: each in the colour of what became of it, the chosen one emphasised, and a mark where a fault was found.
import { useEffect, useEffectEvent } from "react";
import type { FeatureCollection } from "geojson";
import type { ExpressionSpecification, GeoJSONSource, LayerSpecification, Map as MapLibreMap } from "maplibre-gl";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { statusColors, type StatusName } from "../../ui/theme/tokens.ts";
import { useMap } from "../view/map-context.ts";
import type { ColorScheme } from "../view/map-types.ts";
import { useClickedId } from "./use-clicked-id.ts";

type BoundaryShapesProps = {
  /** With `id`, their index in the file, and `tone` among their properties. */
  shapes: FeatureCollection;
  chosen: number | null;
  fault: Position | null;
  onChoose: (index: number) => void;
  scheme: ColorScheme;
};

const sources = { shapes: "overlay-boundaries", fault: "overlay-boundary-fault" };
const areas = "overlay-boundaries-areas";
const clickable = [areas];

const tones: StatusName[] = ["success", "warning", "error"];
const colorOf = (scheme: ColorScheme): ExpressionSpecification =>
  [
    "match",
    ["get", "tone"],
    ...tones.flatMap((tone) => [tone, statusColors[scheme][tone].main]),
    statusColors[scheme].info.main,
  ] as unknown as ExpressionSpecification;

const isChosen = (index: number | null): ExpressionSpecification => ["==", ["get", "id"], index ?? -1];

const layersFor = (scheme: ColorScheme, chosen: number | null): LayerSpecification[] => [
  {
    id: areas,
    type: "fill",
    source: sources.shapes,
    paint: { "fill-color": colorOf(scheme), "fill-opacity": ["case", isChosen(chosen), 0.4, 0.14] },
  },
  {
    id: "overlay-boundaries-edges",
    type: "line",
    source: sources.shapes,
    layout: { "line-join": "round" },
    paint: { "line-color": colorOf(scheme), "line-width": ["case", isChosen(chosen), 2.5, 1] },
  },
  {
    id: "overlay-boundaries-fault",
    type: "circle",
    source: sources.fault,
    paint: {
      "circle-radius": 9,
      "circle-opacity": 0,
      "circle-color": statusColors[scheme].error.main,
      "circle-stroke-color": statusColors[scheme].error.main,
      "circle-stroke-width": 2.5,
    },
  },
];

const pointOf = (position: Position | null): FeatureCollection => ({
  type: "FeatureCollection",
  features: position ? [{ type: "Feature", properties: {}, geometry: { type: "Point", coordinates: position } }] : [],
});

/** Goes inside a <MapView>. */
export function BoundaryShapes({ shapes, chosen, fault, onChoose, scheme }: BoundaryShapesProps) {
  const map = useMap();
  const add = useEffectEvent((target: MapLibreMap) => {
    target.addSource(sources.shapes, { type: "geojson", data: shapes });
    target.addSource(sources.fault, { type: "geojson", data: pointOf(fault) });
    for (const layer of layersFor(scheme, chosen)) target.addLayer(layer);
  });
  useEffect(() => {
    if (map && !map.getSource(sources.shapes)) add(map);
  }, [map]);
  useEffect(() => void map?.getSource<GeoJSONSource>(sources.shapes)?.setData(shapes), [map, shapes]);
  useEffect(() => void map?.getSource<GeoJSONSource>(sources.fault)?.setData(pointOf(fault)), [map, fault]);
  useEffect(() => {
    if (!map) return;
    for (const { id, paint = {} } of layersFor(scheme, chosen))
      for (const [property, value] of Object.entries(paint))
        map.setPaintProperty(id, property as "circle-color", value as string);
  }, [map, chosen, scheme]);

  useClickedId(clickable, (id) => id !== null && onChoose(id));
  return null;
}
