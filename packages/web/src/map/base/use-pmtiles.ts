// Opens the configured PMTiles file, when there is one: its header says whether it holds pictures or vectors.
import { useEffect, useState } from "react";
import { addProtocol } from "maplibre-gl";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { PmtilesKind } from "./pmtiles-layers.ts";

/** `bounds` in degrees and `minzoom`: where and from which zoom on the file has tiles. `attribution`: the credit that it names, or "". */
export type OpenPmtiles = { url: string; kind: PmtilesKind; bounds: Bbox; minzoom: number; attribution: string };

let protocolAdded = false;
/** By address: the second map, such as the one on paper, need not wait for the file to be opened. */
const opened = new Map<string, Promise<OpenPmtiles>>();

/** A file that could not be opened may be asked for again. */
function openOnce(url: string): Promise<OpenPmtiles> {
  const known = opened.get(url);
  if (known) return known;
  const opening = open(url);
  opened.set(url, opening);
  opening.catch(() => opened.delete(url));
  return opening;
}

async function open(url: string): Promise<OpenPmtiles> {
  const { PMTiles, Protocol, TileType } = await import("pmtiles");
  if (!protocolAdded) addProtocol("pmtiles", new Protocol().tile);
  protocolAdded = true;
  const file = new PMTiles(url);
  const { tileType, minZoom, minLon, minLat, maxLon, maxLat } = await file.getHeader();
  // A file whose description cannot be read is a map without a credit, not no map.
  const metadata = (await file.getMetadata().catch(() => ({}))) as { attribution?: unknown };
  return {
    url,
    kind: tileType === TileType.Mvt ? "vector" : "raster",
    bounds: [minLon, minLat, maxLon, maxLat],
    minzoom: minZoom,
    attribution: typeof metadata.attribution === "string" ? metadata.attribution : "",
  };
}

/** null while there is none, or it cannot be read: the offline base map is there in any case. */
export function usePmtiles(address: string | undefined): OpenPmtiles | null {
  const [pmtiles, setPmtiles] = useState<OpenPmtiles | null>(null);
  const url = address && new URL(address, document.baseURI).href;

  useEffect(() => {
    if (!url) return;
    let isCurrent = true;
    openOnce(url).then(
      (file) => isCurrent && setPmtiles(file),
      (error: unknown) => console.warn("The PMTiles base map could not be opened", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);

  return url && pmtiles?.url === url ? pmtiles : null;
}
