// Reads parts of a PMTiles 3 file (header, description, directories, single tiles), whatever somebody made of its bytes: nothing is read or
// unpacked beyond a limit. The library of the browser trusts a file; here one is looked at before it is trusted.
import { open } from "node:fs/promises";
import { PassThrough, type Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzip } from "node:zlib";
import { promisify } from "node:util";
import { bytesToHeader, Compression, readVarint, type Entry, type Header } from "pmtiles";
import type { ByteRange } from "../files/file-store.ts";
import { sendBytes } from "../files/stream-into.ts";

const unpack = promisify(gunzip);

export const headerLength = 127;
/** Bytes: a directory, a description or a tile is far smaller; what claims more is damaged. */
const mostPacked = 8 * 1024 * 1024;
const mostOfDirectory = 2 * 1024 * 1024;
const mostOfTile = 32 * 1024 * 1024;
/** The format knows a first directory and up to two more below each other; one more forgives. */
const deepest = 4;
/** Directories that are looked through for one tile. */
const mostDirectories = 50;

/** What cannot be read as the format says. */
export class DamagedArchive extends Error {}

/** Opens a stored content at those bytes, as a store does. */
export type OpenRange = (range: ByteRange) => Promise<(target: Writable) => Promise<void>>;

/** Of a file on this machine. */
export const rangesOf =
  (path: string): OpenRange =>
  async (range) => {
    const file = await open(path);
    return (target) => sendBytes(file, range, target).finally(() => file.close());
  };

export async function readRange(ranges: OpenRange, offset: number, length: number): Promise<Buffer> {
  const send = await ranges({ first: offset, last: offset + length - 1 });
  const target = new PassThrough();
  const [content] = await Promise.all([buffer(target), send(target)]);
  return content;
}

export type Archive = {
  header: Header;
  /** What the file says of itself, as an object; empty where it says nothing readable. */
  describe(): Promise<Record<string, unknown>>;
  /** The first tile at or behind `first` and before `end`, by their numbers in the file (z, then along the Hilbert curve). */
  firstTile(first: number, end: number): Promise<{ number: number; content: Buffer } | null>;
};

/** `size` in bytes. Throws `DamagedArchive`; whether the parts lie within the file is the caller's to look at first. */
export async function openArchive(ranges: OpenRange, size: number): Promise<Archive> {
  const read = async (offset: number, length: number): Promise<Buffer> => {
    if (!(length > 0 && length <= mostPacked && offset >= 0 && offset + length <= size))
      throw new DamagedArchive(`${length} bytes at ${offset} of ${size}`);
    return readRange(ranges, offset, length);
  };
  const head = await read(0, Math.min(headerLength, size));
  const header = bytesToHeader(head.buffer.slice(head.byteOffset, head.byteOffset + head.length) as ArrayBuffer);
  const { internalCompression, leafDirectoryOffset, tileDataOffset, tileCompression } = header;

  const directoryAt = async (offset: number, length: number) =>
    entriesOf(await unpacked(await read(offset, length), internalCompression, mostOfDirectory));

  const find = async (offset: number, length: number, wanted: Wanted, depth: number): Promise<Entry | null> => {
    if (depth > deepest || (wanted.left -= 1) < 0) throw new DamagedArchive("directories without an end");
    const entries = await directoryAt(offset, length);
    const after = entries.findIndex(({ tileId }) => tileId > wanted.first);
    const from = Math.max(0, (after === -1 ? entries.length : after) - 1);
    for (const entry of entries.slice(from)) {
      if (entry.tileId >= wanted.end) return null;
      const isTile = entry.runLength > 0;
      if (isTile && entry.tileId + entry.runLength <= wanted.first) continue;
      const found = isTile ? entry : await find(leafDirectoryOffset + entry.offset, entry.length, wanted, depth + 1);
      if (found) return found;
    }
    return null;
  };

  return {
    header,
    async describe() {
      const { jsonMetadataOffset, jsonMetadataLength } = header;
      if (jsonMetadataLength === 0) return {};
      const text = await unpacked(
        await read(jsonMetadataOffset, jsonMetadataLength),
        internalCompression,
        mostOfDirectory,
      );
      try {
        const said: unknown = JSON.parse(text.toString("utf8"));
        return typeof said === "object" && said !== null ? (said as Record<string, unknown>) : {};
      } catch (error) {
        throw new DamagedArchive("the description is not JSON", { cause: error });
      }
    },
    async firstTile(first, end) {
      const { rootDirectoryOffset, rootDirectoryLength } = header;
      const entry = await find(rootDirectoryOffset, rootDirectoryLength, { first, end, left: mostDirectories }, 1);
      if (!entry) return null;
      // Some write a tile of nothing where there is nothing.
      const isEmpty = entry.length === 0;
      const packed = isEmpty ? Buffer.alloc(0) : await read(tileDataOffset + entry.offset, entry.length);
      const content = isEmpty ? packed : await unpacked(packed, tileCompression, mostOfTile);
      return { number: Math.max(first, entry.tileId), content };
    },
  };
}

type Wanted = { first: number; end: number; left: number };

async function unpacked(content: Buffer, compression: Compression, maxOutputLength: number): Promise<Buffer> {
  if (compression !== Compression.Gzip) return content;
  try {
    return await unpack(content, { maxOutputLength });
  } catch (error) {
    throw new DamagedArchive("cannot be unpacked", { cause: error });
  }
}

/** Columns of numbers: how many entries, then the steps between their tiles, their runs, lengths and offsets (0: right behind the one before). */
function entriesOf(bytes: Buffer): Entry[] {
  const at = { buf: bytes, pos: 0 };
  const next = () => {
    if (at.pos >= bytes.length) throw new DamagedArchive("a directory ends early");
    try {
      return readVarint(at);
    } catch (error) {
      throw new DamagedArchive("a number without an end", { cause: error });
    }
  };
  const count = next();
  // Each entry takes four bytes at least.
  if (count === 0 || count > bytes.length / 4) throw new DamagedArchive(`a directory of ${count} entries`);
  let tileId = 0;
  const entries = Array.from({ length: count }, (): Entry => {
    tileId += next();
    return { tileId, runLength: 0, length: 0, offset: 0 };
  });
  for (const entry of entries) entry.runLength = next();
  for (const entry of entries) entry.length = next();
  for (const [index, entry] of entries.entries()) {
    const given = next();
    const before = entries[index - 1];
    entry.offset = given === 0 && before ? before.offset + before.length : given - 1;
  }
  return entries;
}
