// Two states of one shape on a map: what was before dashed and hollow, what came after solid and filled.
import { useEffect, useEffectEvent } from "react";
import type { LayerSpecification, Map as MapLibreMap } from "maplibre-gl";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { statusColors } from "../../ui/theme/tokens.ts";
import { useMap } from "../view/map-context.ts";
import type { ColorScheme } from "../view/map-types.ts";

type ShapeComparisonProps = {
  before: Geometry | null;
  after: Geometry | null;
  /** Its own colour, where nothing stands beside it. */
  afterColor?: string;
  scheme: ColorScheme;
};

const sideColors = (scheme: ColorScheme) => ({
  before: statusColors[scheme].error.main,
  after: statusColors[scheme].success.main,
});

const layersOf = (side: "before" | "after", color: string): LayerSpecification[] => {
  const [id, source] = [`overlay-${side}`, `overlay-${side}`];
  const isBefore = side === "before";
  return [
    { id: `${id}-area`, type: "fill", source, filter: ["==", ["geometry-type"], "Polygon"], paint: { "fill-color": color, "fill-opacity": isBefore ? 0.08 : 0.2 } }, // prettier-ignore
    { id: `${id}-line`, type: "line", source, filter: ["!=", ["geometry-type"], "Point"], paint: { "line-color": color, "line-width": 2, ...(isBefore && { "line-dasharray": [2, 2] }) } }, // prettier-ignore
    { id: `${id}-point`, type: "circle", source, filter: ["==", ["geometry-type"], "Point"], paint: { "circle-radius": isBefore ? 9 : 6, "circle-color": color, "circle-opacity": isBefore ? 0 : 1, "circle-stroke-color": color, "circle-stroke-width": 2 } }, // prettier-ignore
  ];
};

/** Goes inside a <MapView>. */
export function ShapeComparison({ before, after, afterColor, scheme }: ShapeComparisonProps) {
  const map = useMap();
  const add = useEffectEvent((target: MapLibreMap) => {
    const sides = sideColors(scheme);
    const colors = { ...sides, after: afterColor ?? sides.after };
    for (const [side, geometry] of Object.entries({ before, after }) as ["before" | "after", Geometry | null][]) {
      if (!geometry || target.getSource(`overlay-${side}`)) continue;
      target.addSource(`overlay-${side}`, { type: "geojson", data: { type: "Feature", properties: {}, geometry } });
      for (const layer of layersOf(side, colors[side])) target.addLayer(layer);
    }
  });
  useEffect(() => {
    if (map) add(map);
  }, [map]);
  return null;
}
