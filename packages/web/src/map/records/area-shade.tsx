// An area on a map of records: what lies outside of it fades, and its edges stand out.
import { useEffect, useMemo } from "react";
import type { GeoJSONSource } from "maplibre-gl";
import type { Feature, FeatureCollection } from "geojson";
import { useTheme } from "@mui/material";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { useMap } from "../view/map-context.ts";
import { isRemoved } from "../view/maplibre.ts";
import type { ColorScheme } from "../view/map-types.ts";

const source = "overlay-shade";
const layers = { outside: "overlay-shade-outside", edges: "overlay-shade-edges" };

/** Web Mercator ends there. */
const northEnd = 85.05;
const world: Position[] = [
  [-180, -northEnd],
  [180, -northEnd],
  [180, northEnd],
  [-180, northEnd],
  [-180, -northEnd],
];

const feature = (kind: keyof typeof layers, geometry: Feature["geometry"]): Feature => ({
  type: "Feature",
  properties: { kind },
  geometry,
});

/** The world with holes where the area lies; what the area itself leaves out is outside too. */
function outsideOf(area: Geometry): Feature[] {
  const polygons = area.type === "Polygon" ? [area.coordinates] : area.type === "MultiPolygon" ? area.coordinates : [];
  const left = polygons.flatMap(([, ...holes]) => holes);
  return [
    feature("outside", {
      type: "Polygon",
      coordinates: [world, ...polygons.flatMap(([outer]) => (outer ? [outer] : []))],
    }),
    ...left.map((hole) => feature("outside", { type: "Polygon", coordinates: [hole] })),
  ];
}

type AreaShadeProps = {
  outer: Geometry | null;
  /** Lines of the area and of what parts it. */
  edges: readonly Geometry[];
  scheme: ColorScheme;
};

/** Goes inside a <MapView>, behind what it fades. */
export function AreaShade({ outer, edges, scheme }: AreaShadeProps) {
  const map = useMap();
  const { colorSchemes, palette } = useTheme();
  const { background, primary } = colorSchemes[scheme]?.palette ?? palette;
  const [veil, edge] = [background.paper, primary.main];
  const data = useMemo<FeatureCollection>(
    () => ({
      type: "FeatureCollection",
      features: [...(outer ? outsideOf(outer) : []), ...edges.map((geometry) => feature("edges", geometry))],
    }),
    [outer, edges],
  );
  useEffect(() => {
    if (!map) return;
    map.addSource(source, { type: "geojson", data: { type: "FeatureCollection", features: [] } });
    map.addLayer({
      id: layers.outside,
      type: "fill",
      source,
      filter: ["==", ["get", "kind"], "outside"],
      paint: { "fill-opacity": 0.55, "fill-antialias": false },
    });
    map.addLayer({
      id: layers.edges,
      type: "line",
      source,
      filter: ["==", ["get", "kind"], "edges"],
      layout: { "line-join": "round" },
      paint: { "line-width": 2 },
    });
    return () => {
      if (isRemoved(map)) return;
      for (const layer of Object.values(layers)) if (map.getLayer(layer)) map.removeLayer(layer);
      if (map.getSource(source)) map.removeSource(source);
    };
  }, [map]);
  useEffect(() => {
    map?.setPaintProperty(layers.outside, "fill-color", veil);
    map?.setPaintProperty(layers.edges, "line-color", edge);
  }, [map, veil, edge]);
  useEffect(() => void map?.getSource<GeoJSONSource>(source)?.setData(data), [map, data]);
  return null;
}
