// Opens the configured PMTiles file, when there is one: its header says whether it holds pictures or vectors.
import { useEffect, useState } from "react";
import { addProtocol } from "maplibre-gl";
import type { PmtilesKind } from "./pmtiles-layers.ts";

export type OpenPmtiles = { url: string; kind: PmtilesKind };

let protocolAdded = false;

async function open(url: string): Promise<OpenPmtiles> {
  const { PMTiles, Protocol, TileType } = await import("pmtiles");
  if (!protocolAdded) addProtocol("pmtiles", new Protocol().tile);
  protocolAdded = true;
  const { tileType } = await new PMTiles(url).getHeader();
  return { url, kind: tileType === TileType.Mvt ? "vector" : "raster" };
}

/** null while there is none, or it cannot be read: the offline base map is there in any case. */
export function usePmtiles(address: string | undefined): OpenPmtiles | null {
  const [pmtiles, setPmtiles] = useState<OpenPmtiles | null>(null);
  const url = address && new URL(address, document.baseURI).href;

  useEffect(() => {
    if (!url) return;
    let isCurrent = true;
    open(url).then(
      (opened) => isCurrent && setPmtiles(opened),
      (error: unknown) => console.warn("The PMTiles base map could not be opened", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);

  return url && pmtiles?.url === url ? pmtiles : null;
}
