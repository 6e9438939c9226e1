// The outline of the area that narrows the list, for as long as it does.
import { useEffect } from "react";
import type { GeoJSONSource } from "maplibre-gl";
import type { FeatureCollection } from "geojson";
import { useMap } from "../view/map-context.ts";
import { isRemoved } from "../view/maplibre.ts";
import { areaOfText } from "../tools/sketch-geometry.ts";

const source = "overlay-area-filter";
const layer = "overlay-area-filter-line";

const collection = (area: string | undefined): FeatureCollection => {
  const geometry = areaOfText(area);
  return { type: "FeatureCollection", features: geometry ? [{ type: "Feature", properties: {}, geometry }] : [] };
};

/** Goes inside a <MapView>. `area` is `lon lat;lon lat;…`. */
export function AreaOutline({ area, color }: { area: string | undefined; color: string }) {
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    map.addSource(source, { type: "geojson", data: collection(undefined) });
    map.addLayer({ id: layer, type: "line", source, paint: { "line-width": 2, "line-dasharray": [3, 2] } });
    return () => {
      if (isRemoved(map)) return;
      if (map.getLayer(layer)) map.removeLayer(layer);
      if (map.getSource(source)) map.removeSource(source);
    };
  }, [map]);
  useEffect(() => void map?.setPaintProperty(layer, "line-color", color), [map, color]);
  useEffect(() => void map?.getSource<GeoJSONSource>(source)?.setData(collection(area)), [map, area]);
  return null;
}
