// Decides when a finer ground is worth its download: looked at closely, and where it is.
import { useEffect, useState } from "react";
import type { Map as MapLibreMap } from "maplibre-gl";
import { groundNames, groundSource, isLookedAt, noDetail, type GroundName, type LandDetail } from "./fine-grounds.ts";

export function useLandDetail(map: MapLibreMap | null): LandDetail {
  const [detail, setDetail] = useState(noDetail);

  useEffect(() => {
    if (!map) return;
    const become = (names: GroundName[], from: LandDetail[GroundName], to: LandDetail[GroundName]) =>
      setDetail((now) => {
        const changed = names.filter((name) => now[name] === from);
        return changed.length === 0 ? now : { ...now, ...Object.fromEntries(changed.map((name) => [name, to])) };
      });
    const begin = () =>
      become(
        groundNames.filter((name) => isLookedAt(map, name)),
        "none",
        "loading",
      );
    const isLoaded = (source: string) => map.getSource(source) !== undefined && map.isSourceLoaded(source);
    const end = () =>
      become(
        groundNames.filter((name) => isLoaded(groundSource(name))),
        "loading",
        "ready",
      );
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
