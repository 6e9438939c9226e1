// Decides when the finer coast of Latin America is worth its download: looked at closely, and in that region.
import { useEffect, useState } from "react";
import type { Map as MapLibreMap } from "maplibre-gl";
import { fineLandZoom } from "./base-layers.ts";
import type { LandDetail } from "./base-style.ts";

/** West, south, east, north of the file latin-america.geojson, in degrees. */
const [west, south, east, north] = [-118.6, -57, -28, 33];

function isLookedAt(map: MapLibreMap): boolean {
  const bounds = map.getBounds();
  const isOverlapping =
    bounds.getWest() < east && bounds.getEast() > west && bounds.getSouth() < north && bounds.getNorth() > south;
  return isOverlapping && map.getZoom() >= fineLandZoom;
}

export function useLandDetail(map: MapLibreMap | null): LandDetail {
  const [detail, setDetail] = useState<LandDetail>("none");

  useEffect(() => {
    if (!map) return;
    const begin = () => {
      if (isLookedAt(map)) setDetail((now) => (now === "none" ? "loading" : now));
    };
    const end = () => {
      if (map.getSource("base-latin-america") && map.isSourceLoaded("base-latin-america")) setDetail("ready");
    };
    begin();
    map.on("moveend", begin);
    map.on("idle", end);
    return () => {
      map.off("moveend", begin);
      map.off("idle", end);
    };
  }, [map]);

  return detail;
}
