// Writes a map file in the format PMTiles (version 3) in one go: tiles arrive in the order of the file, and none of them is kept.
import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { Compression, TileType, zxyToTileId } from "pmtiles";
import { Directories } from "./directories.ts";

/** `content` as it is written: compressed where `isCompressed` of the description says so. */
export type Tile = { z: number; x: number; y: number; content: Uint8Array };

export type MapFile = {
  kind: "vector" | "png" | "jpeg" | "webp";
  isCompressed: boolean;
  /** In degrees. */
  bounds: Bbox;
  minzoom: number;
  maxzoom: number;
  /** What the file says of itself: name, credit, layers. */
  metadata: Record<string, unknown>;
};

export type Written = { tiles: number; contents: number; bytes: number };

const types = { vector: TileType.Mvt, png: TileType.Png, jpeg: TileType.Jpeg, webp: TileType.Webp };
const headerLength = 127;
/** A reader fetches this many bytes first: header and first directory must stand in them. The tiles begin behind. */
const headLength = 16_384;

/** Tiles of nothing but sea or land are alike, and short; longer ones are hardly ever, and would fill the memory. */
const longestShared = 4096;
const mostShared = 500_000;

/** Where each content lies, by its hash; null for what is not worth keeping in mind. */
class Contents {
  readonly #known = new Map<string, number>();
  count = 0;
  /** Bytes written so far. */
  length = 0;

  /** `isNew` where the content has still to be written, at `offset`. */
  place(content: Uint8Array): { offset: number; isNew: boolean } {
    const key = content.length > longestShared ? null : createHash("sha1").update(content).digest("base64");
    const known = key === null ? undefined : this.#known.get(key);
    if (known !== undefined) return { offset: known, isNew: false };
    const offset = this.length;
    if (key !== null && this.#known.size < mostShared) this.#known.set(key, offset);
    this.count += 1;
    this.length += content.length;
    return { offset, isNew: true };
  }
}

type Parts = {
  root: Buffer;
  metadata: Buffer;
  leaves: Buffer;
  tiles: number;
  entries: number;
  contents: number;
  length: number;
};

function headOf(file: MapFile, parts: Parts): Buffer {
  const head = Buffer.alloc(headLength);
  head.write("PMTiles", 0, "latin1");
  head.writeUInt8(3, 7);
  const metadataAt = headLength + parts.length;
  const numbers = [
    // First directory, description, further directories, tiles: where each begins and how long it is; then three counts.
    headerLength,
    parts.root.length,
    metadataAt,
    parts.metadata.length,
    metadataAt + parts.metadata.length,
    parts.leaves.length,
    headLength,
    parts.length,
    parts.tiles,
    parts.entries,
    parts.contents,
  ];
  for (const [at, number] of numbers.entries()) head.writeBigUInt64LE(BigInt(number), 8 + 8 * at);
  const compression = file.isCompressed ? Compression.Gzip : Compression.None;
  // In order, with compressed directories.
  head.set([1, Compression.Gzip, compression, types[file.kind], file.minzoom, file.maxzoom], 96);
  const [west, south, east, north] = file.bounds;
  for (const [at, degrees] of file.bounds.entries()) head.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * at);
  head.writeUInt8(file.minzoom, 118);
  head.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  head.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  head.set(parts.root, headerLength);
  return head;
}

async function writeTiles(file: FileHandle, tiles: AsyncIterable<Tile> | Iterable<Tile>) {
  const directories = new Directories(headLength - headerLength);
  const contents = new Contents();
  let count = 0;
  for await (const { z, x, y, content } of tiles) {
    const id = zxyToTileId(z, x, y);
    const { last } = directories;
    if (last && id < last.id + last.run) throw new RangeError(`tile ${z}/${x}/${y} is out of order`);
    const { offset, isNew } = contents.place(content);
    if (isNew) await file.write(content, 0, content.length, headLength + offset);
    if (last?.offset === offset && last.id + last.run === id) last.run += 1;
    else directories.add({ id, run: 1, length: content.length, offset });
    count += 1;
  }
  return { directories, contents, count };
}

/**
 * Writes the file to `path`. Tiles come in the order of their numbers (`zxyToTileId`); one that comes too late, or more than a file can list,
 * is a RangeError.
 */
export async function writePmtiles(
  path: string,
  file: MapFile,
  tiles: AsyncIterable<Tile> | Iterable<Tile>,
): Promise<Written> {
  const handle = await open(path, "w");
  try {
    const { directories, contents, count } = await writeTiles(handle, tiles);
    const { root, leaves } = directories.end();
    const metadata = gzipSync(JSON.stringify(file.metadata));
    const parts = { root, metadata, leaves, tiles: count, entries: directories.count };
    const behind = headLength + contents.length;
    const all = { ...parts, contents: contents.count, length: contents.length };
    await handle.write(headOf(file, all), 0, headLength, 0);
    await handle.write(metadata, 0, metadata.length, behind);
    if (leaves.length > 0) await handle.write(leaves, 0, leaves.length, behind + metadata.length);
    return { tiles: count, contents: contents.count, bytes: behind + metadata.length + leaves.length };
  } finally {
    await handle.close();
  }
}
