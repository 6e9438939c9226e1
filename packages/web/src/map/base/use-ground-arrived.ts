// Whether a map file's own tiles are there: only then is the included land below them covered, or all would be sea until they come.
import { useEffect, useState } from "react";
import type { Map as MapLibreMap, MapSourceDataEvent } from "maplibre-gl";
import { groundSourceName, type MapGround } from "./map-ground.ts";

export function useGroundArrived(map: MapLibreMap | null, ground: MapGround | null): boolean {
  const [arrived, setArrived] = useState<string | null>(null);
  const url = ground?.url ?? null;

  useEffect(() => {
    if (!map || url === null) return;
    let hasTile = false;
    const notice = ({ sourceId, tile }: MapSourceDataEvent) => {
      hasTile ||= sourceId === groundSourceName && tile?.state === "loaded";
    };
    const look = () => {
      if (hasTile) setArrived(url);
    };
    map.on("sourcedata", notice);
    map.on("idle", look);
    return () => {
      map.off("sourcedata", notice);
      map.off("idle", look);
    };
  }, [map, url]);

  return url !== null && arrived === url;
}
