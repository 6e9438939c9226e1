// Writes vector tiles into one file (PMTiles 3), so that a map reads what it shows of the land without cutting the whole world up itself.
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { FeatureCollection } from "geojson";
import { zxyToTileId } from "pmtiles";

export type Zooms = { minzoom: number; maxzoom: number };

type Tile = { id: number; content: Buffer };

const extent = 4096;
const headerLength = 127;
/** Of a file of vector tiles, in order, in which nothing is compressed: the file is, as a whole. */
const kind = [1, 1, 1, 1];

/** Every tile that holds something, in the order of the archive. */
function tilesOf(features: FeatureCollection, { minzoom, maxzoom }: Zooms): Tile[] {
  const index = new GeoJSONVT(features, { maxZoom: maxzoom, indexMaxZoom: maxzoom, extent, buffer: 64, tolerance: 3 });
  const tiles: Tile[] = [];
  for (let z = minzoom; z <= maxzoom; z++)
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) {
        const tile = index.getTile(z, x, y);
        if (!tile?.features.length) continue;
        const content = Buffer.from(fromGeojsonVt({ land: tile }, { version: 2, extent }));
        tiles.push({ id: zxyToTileId(z, x, y), content });
      }
  return tiles.toSorted((a, b) => a.id - b.id);
}

function varints(numbers: number[]): Buffer {
  const bytes: number[] = [];
  for (let rest of numbers) {
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

/** Tiles that are all land are alike: each content is kept once. */
function place(tiles: Tile[]): { offsets: number[]; contents: Buffer[]; length: number } {
  const known = new Map<string, number>();
  const contents: Buffer[] = [];
  let length = 0;
  const offsets = tiles.map(({ content }) => {
    const key = content.toString("latin1");
    const at = known.get(key) ?? length;
    if (at === length) {
      known.set(key, at);
      contents.push(content);
      length += content.length;
    }
    return at;
  });
  return { offsets, contents, length };
}

/** The archive of these features, in a layer "land". */
export function tileArchive(features: FeatureCollection, zooms: Zooms): Buffer {
  const tiles = tilesOf(features, zooms);
  const { offsets, contents, length } = place(tiles);
  const directory = varints([
    tiles.length,
    ...tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0)),
    ...tiles.map(() => 1),
    ...tiles.map(({ content }) => content.length),
    ...offsets.map((offset) => offset + 1),
  ]);
  const metadata = Buffer.from(JSON.stringify({ vector_layers: [{ id: "land", fields: {} }] }));
  const header = Buffer.alloc(headerLength);
  header.write("PMTiles", 0, "latin1");
  header.writeUInt8(3, 7);
  const [metadataAt, tilesAt] = [headerLength + directory.length, headerLength + directory.length + metadata.length];
  // Directory, description, further directories (none), tiles: where each begins and how long it is; then three counts.
  const parts = [headerLength, directory.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, length];
  for (const [at, number] of [...parts, tiles.length, tiles.length, contents.length].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * at);
  header.set([...kind, zooms.minzoom, zooms.maxzoom], 96);
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * at);
  return Buffer.concat([header, directory, metadata, ...contents]);
}
