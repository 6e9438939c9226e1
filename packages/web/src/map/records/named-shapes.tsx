// Areas that a form names beside the map: filled lightly, with a dashed edge, in one colour.
import { useEffect, useMemo } from "react";
import type { GeoJSONSource } from "maplibre-gl";
import type { FeatureCollection } from "geojson";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { statusColors } from "../../ui/theme/tokens.ts";
import { useMap } from "../view/map-context.ts";
import { isRemoved } from "../view/maplibre.ts";

const source = "overlay-named";
const layers = { area: "overlay-named-area", edge: "overlay-named-edge" };

const collection = (shapes: readonly Geometry[]): FeatureCollection => ({
  type: "FeatureCollection",
  features: shapes.map((geometry) => ({ type: "Feature", properties: {}, geometry })),
});

/** Goes inside a <MapView>. `color`: CSS; without one, that of information. */
export function NamedShapes({ shapes, color }: { shapes: readonly Geometry[]; color?: string | undefined }) {
  const map = useMap();
  const data = useMemo(() => collection(shapes), [shapes]);
  const paint = color ?? statusColors.light.info.main;
  useEffect(() => {
    if (!map) return;
    map.addSource(source, { type: "geojson", data: collection([]) });
    map.addLayer({ id: layers.area, type: "fill", source, paint: { "fill-opacity": 0.16 } });
    map.addLayer({ id: layers.edge, type: "line", source, paint: { "line-width": 2, "line-dasharray": [3, 2] } });
    return () => {
      if (isRemoved(map)) return;
      for (const layer of Object.values(layers)) if (map.getLayer(layer)) map.removeLayer(layer);
      if (map.getSource(source)) map.removeSource(source);
    };
  }, [map]);
  useEffect(() => {
    map?.setPaintProperty(layers.area, "fill-color", paint);
    map?.setPaintProperty(layers.edge, "line-color", paint);
  }, [map, paint]);
  useEffect(() => void map?.getSource<GeoJSONSource>(source)?.setData(data), [map, data]);
  return null;
}
