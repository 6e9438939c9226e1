// Map files in the format PMTiles: MapLibre reads their tiles by ranges, and what a file is, it says itself.
import { addProtocol } from "maplibre-gl";
import { FetchSource, type Header, PMTiles, Protocol, TileType } from "pmtiles";
import { holdsSea, schemaOf, vectorLayersOf } from "@atalaya/contract/domain/ground-schemas.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { MapGround, MapRelief } from "./map-ground.ts";

let protocol: Protocol | undefined;

/** Once, before the first map with such a file is drawn. A file that wants headers is made known to it beforehand. */
export function pmtilesProtocol(): Protocol {
  if (protocol) return protocol;
  protocol = new Protocol();
  addProtocol("pmtiles", protocol.tile);
  return protocol;
}

/** The file that the map reads as well, so that its head is fetched once. */
function fileAt(url: string): PMTiles {
  const file = new PMTiles(url);
  pmtilesProtocol().add(file);
  return file;
}

/** Asks as whoever is signed in at the time. */
class OwnSource extends FetchSource {
  readonly #headers: () => Record<string, string>;

  constructor(url: string, headers: () => Record<string, string>) {
    super(url);
    this.#headers = headers;
  }

  override getBytes(...asked: Parameters<FetchSource["getBytes"]>) {
    this.setHeaders(new Headers(this.#headers()));
    return super.getBytes(...asked);
  }
}

/** A file of our own server, which the map is about to read: its head is on its way before the map can ask. `headers` does not change. */
export function knowOwnFile(url: string, headers: () => Record<string, string>): void {
  const known = pmtilesProtocol();
  if (known.get(url)) return;
  const file = new PMTiles(new OwnSource(url, headers));
  known.add(file);
  // The map asks again, and tells what went wrong.
  void file.getHeader().catch(() => undefined);
}

type Description = { attribution?: unknown; encoding?: unknown } | null;

/** A file whose description cannot be read is a map without a credit, not no map. */
async function describe(file: PMTiles) {
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

async function hasSea(file: PMTiles, { minZoom, minLon, minLat, maxLon, maxLat }: Header): Promise<boolean> {
  const [[left, top], [right, bottom]] = [tileAt(minZoom, minLon, maxLat), tileAt(minZoom, maxLon, minLat)];
  const width = right - left + 1;
  const count = Math.min(mostAsked, width * (bottom - top + 1));
  for (let index = 0; index < count; index++) {
    const tile = await file.getZxy(minZoom, left + (index % width), top + Math.floor(index / width));
    if (tile && holdsSea(new Uint8Array(tile.data))) return true;
  }
  return false;
}

/** A ground that the operator named by its address. Fails where there is no such file. */
export async function openGround(url: string): Promise<MapGround> {
  const file = fileAt(url);
  const { header, metadata, place } = await describe(file);
  const layers = vectorLayersOf(metadata);
  const schema = schemaOf(layers);
  const isVector = header.tileType === TileType.Mvt;
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
