// Notices when the records' tiles do not arrive, and asks for them again.
import { useEffect, useEffectEvent, useState } from "react";
import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent, VectorTileSource } from "maplibre-gl";
import { recordSource } from "./record-layers.ts";

/** What MapLibre adds to the errors of a source, beyond its types. */
type SourceError = ErrorEvent & { sourceId?: string; error: Error & { status?: number } };

export function useTileFailure(map: MapLibreMap | null, onTilesError: ((status: number | null) => void) | undefined) {
  const [hasFailed, setHasFailed] = useState(false);
  const report = useEffectEvent((status: number | null) => onTilesError?.(status));

  useEffect(() => {
    if (!map) return;
    const warned = new Set<string>();
    const onError = (event: ErrorEvent) => {
      const { sourceId, error } = event as SourceError;
      if (sourceId !== recordSource) {
        // A background server that is down fails for every tile: once is enough.
        if (!warned.has(error.message)) console.warn(error.message);
        return void warned.add(error.message);
      }
      setHasFailed(true);
      report(error.status ?? null);
    };
    const onData = (event: MapSourceDataEvent) => {
      if (event.sourceId === recordSource && event.tile?.state === "loaded") setHasFailed(false);
    };
    map.on("error", onError);
    map.on("sourcedata", onData);
    return () => {
      map.off("error", onError);
      map.off("sourcedata", onData);
    };
  }, [map]);

  const retry = () => {
    setHasFailed(false);
    const source = map?.getSource<VectorTileSource>(recordSource);
    source?.setTiles(source.tiles);
  };

  return { hasFailed, retry };
}
