// Map files in the format PMTiles: MapLibre reads their tiles by ranges, and what a file is, it says itself.
import type { Header } from "pmtiles";
import { holdsSea, schemaOf, vectorLayersOf } from "@atalaya/contract/domain/ground-schemas.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { fileByRanges, type MapFile, serveTiles } from "./map-file.ts";
import type { MapGround, MapRelief } from "./map-ground.ts";

/** Of the format's own numbers, the one of vectors. */
const vectorTiles = 1;

const files = new Map<string, MapFile>();

/** The file under this address, which the map reads as well: its head is fetched once. */
function fileAt(url: string, headers?: () => Record<string, string>): MapFile {
  if (files.size === 0) {
    serveTiles("pmtiles", fileAt);
    serveTiles("pictures", fileAt, "getPicture");
  }
  const file = files.get(url) ?? fileByRanges(url, headers);
  files.set(url, file);
  return file;
}

/** A file of our own server, which the map is about to read: its head is on its way before the map can ask. `headers` does not change. */
export function knowOwnFile(url: string, headers: () => Record<string, string>): void {
  if (files.has(url)) return;
  // The map asks again, and tells what went wrong.
  fileAt(url, headers)
    .getHeader()
    .catch(() => undefined);
}

type Description = { attribution?: unknown; encoding?: unknown } | null;

/** A file whose description cannot be read is a map without a credit, not no map. */
async function describe(file: MapFile) {
  const header = await file.getHeader();
  const metadata = (await file.getMetadata().catch(() => null)) as Description;
  const bounds: Bbox = [header.minLon, header.minLat, header.maxLon, header.maxLat];
  const attribution = typeof metadata?.attribution === "string" ? metadata.attribution : "";
  return { header, metadata, place: { minzoom: header.minZoom, maxzoom: header.maxZoom, bounds, attribution } };
}

/** Fewer than this many tiles at its first zoom say whether a file has the sea. */
const mostAsked = 16;

/** Column and row of a tile. */
function tileAt(zoom: number, lon: number, lat: number): [x: number, y: number] {
  const [n, radians] = [2 ** zoom, (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180];
  const of = (share: number) => Math.max(0, Math.min(n - 1, Math.floor(share * n)));
  return [of((lon + 180) / 360), of((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2)];
}

async function hasSea(file: MapFile, { minZoom, minLon, minLat, maxLon, maxLat }: Header): Promise<boolean> {
  const [[left, top], [right, bottom]] = [tileAt(minZoom, minLon, maxLat), tileAt(minZoom, maxLon, minLat)];
  const width = right - left + 1;
  const count = Math.min(mostAsked, width * (bottom - top + 1));
  for (let index = 0; index < count; index++) {
    const tile = await file.getTile(minZoom, left + (index % width), top + Math.floor(index / width));
    if (tile && holdsSea(new Uint8Array(tile))) return true;
  }
  return false;
}

/** A ground that the operator named by its address. Fails where there is no such file. */
export async function openGround(url: string): Promise<MapGround> {
  const file = fileAt(url);
  const { header, metadata, place } = await describe(file);
  const layers = vectorLayersOf(metadata);
  const schema = schemaOf(layers);
  const isVector = header.tileType === vectorTiles;
  return {
    url,
    ...place,
    kind: isVector ? "vector" : "raster",
    schema: isVector ? schema : null,
    layers: layers.map(({ id }) => id),
    has_sea: isVector && schema !== "protomaps" && (await hasSea(file, header).catch(() => false)),
  };
}

/** Heights that the operator named by their address; a file that does not say how it writes them writes them as most do. */
export async function openRelief(url: string): Promise<MapRelief> {
  const { metadata, place } = await describe(fileAt(url));
  return { url, ...place, encoding: metadata?.encoding === "mapbox" ? "mapbox" : "terrarium" };
}
