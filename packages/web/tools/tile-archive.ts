// Writes vector tiles into one file (PMTiles 3), so that a map reads what it shows of the land without cutting the whole world up itself.
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { FeatureCollection } from "geojson";
import { zxyToTileId } from "pmtiles";

/** Features by the layer in which the style finds them. */
export type Layers = Record<string, FeatureCollection>;

export type Zooms = { minzoom: number; maxzoom: number };

type Tile = { id: number; content: Buffer };

const extent = 4096;
const headerLength = 127;
/** Of a file of vector tiles, in order, in which nothing is compressed: the file is, as a whole. */
const kind = [1, 1, 1, 1];

/** From which zoom on a feature is shown. */
type Tagged = { tags?: Record<string, unknown> | null };
const fromOf = ({ tags }: Tagged): unknown => tags?.["from"];

/** Every tile that holds something, in the order of the archive. What is shown `from` a zoom on is not in the tiles before it. */
function tilesOf(layers: Layers, { minzoom, maxzoom }: Zooms): Tile[] {
  const options = { maxZoom: maxzoom, indexMaxZoom: maxzoom, extent, buffer: 64, tolerance: 3 };
  const indexes = Object.entries(layers).map(([name, it]) => [name, new GeoJSONVT(it, options)] as const);
  const tiles: Tile[] = [];
  for (let z = minzoom; z <= maxzoom; z++)
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) {
        const filled = indexes.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y);
          const features = tile?.features.filter((it: Tagged) => z === maxzoom || !(Number(fromOf(it)) > z)) ?? [];
          return tile && features.length > 0 ? [[name, Object.assign(tile, { features })] as const] : [];
        });
        if (filled.length === 0) continue;
        const content = Buffer.from(fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent }));
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

/** A tile, or a run of tiles of one content; a run of none is a further directory. Offsets count from the part that holds what is meant. */
type Entry = { id: number; run: number; length: number; offset: number };

/** Tiles that are all land or all sea are alike: each content is kept once, and neighbours of one content are one entry. */
function place(tiles: Tile[]): { entries: Entry[]; contents: Buffer[]; length: number } {
  const known = new Map<string, number>();
  const contents: Buffer[] = [];
  const entries: Entry[] = [];
  let length = 0;
  for (const { id, content } of tiles) {
    const key = content.toString("latin1");
    const offset = known.get(key) ?? length;
    if (offset === length) {
      known.set(key, offset);
      contents.push(content);
      length += content.length;
    }
    const last = entries.at(-1);
    if (last?.offset === offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, run: 1, length: content.length, offset });
  }
  return { entries, contents, length };
}

const directory = (entries: readonly Entry[]): Buffer =>
  varints([
    entries.length,
    ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ]);

/** A reader fetches this many bytes first: header and first directory must stand in them. */
const firstFetch = 16_384;
const entriesOfLeaf = 2048;

/** The first directory, and further ones where it would be too long. */
function directories(entries: Entry[]): { root: Buffer; leaves: Buffer } {
  const root = directory(entries);
  if (root.length <= firstFetch - headerLength) return { root, leaves: Buffer.alloc(0) };
  const parts = Array.from({ length: Math.ceil(entries.length / entriesOfLeaf) }, (_, at) =>
    entries.slice(at * entriesOfLeaf, (at + 1) * entriesOfLeaf),
  );
  const leaves = parts.map(directory);
  let offset = 0;
  const pointers = parts.map((part, at): Entry => {
    const pointer = { id: part[0]!.id, run: 0, length: leaves[at]!.length, offset };
    offset += leaves[at]!.length;
    return pointer;
  });
  return { root: directory(pointers), leaves: Buffer.concat(leaves) };
}

/** The archive of these layers. */
export function tileArchive(layers: Layers, zooms: Zooms): Buffer {
  const tiles = tilesOf(layers, zooms);
  const { entries, contents, length } = place(tiles);
  const { root, leaves } = directories(entries);
  const metadata = Buffer.from(
    JSON.stringify({ vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })) }),
  );
  const header = Buffer.alloc(headerLength);
  header.write("PMTiles", 0, "latin1");
  header.writeUInt8(3, 7);
  const metadataAt = headerLength + root.length;
  const leavesAt = metadataAt + metadata.length;
  const tilesAt = leavesAt + leaves.length;
  // First directory, description, further directories, tiles: where each begins and how long it is; then three counts.
  const parts = [headerLength, root.length, metadataAt, metadata.length, leavesAt, leaves.length, tilesAt, length];
  for (const [at, number] of [...parts, tiles.length, entries.length, contents.length].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * at);
  header.set([...kind, zooms.minzoom, zooms.maxzoom], 96);
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * at);
  return Buffer.concat([header, root, metadata, leaves, ...contents]);
}
