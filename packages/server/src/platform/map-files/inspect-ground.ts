// What a PMTiles file holds, and whether a map can be drawn of it: looked at once, when it is handed in.
import { Compression, TileType, zxyToTileId, type Header } from "pmtiles";
import type { IssueCode } from "@atalaya/contract/errors.ts";
import { holdsSea, schemaOf, vectorLayersOf, type GroundSchema } from "@atalaya/contract/domain/ground-schemas.ts";
import type { HeightEncoding, tileFormats } from "@atalaya/contract/resources/grounds.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { Parameters } from "@atalaya/contract/text.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { DamagedArchive, headerLength, openArchive, readRange, type Archive, type OpenRange } from "./read-archive.ts";
import { tellPicture } from "./tell-picture.ts";
import { layerNames } from "./vector-layers.ts";

type TileFormat = (typeof tileFormats)[number];

/** `name` and `attribution` as the file says them, as plain text; empty where it does not. */
export type GroundFacts = {
  name: string;
  attribution: string;
  tile_format: TileFormat;
  schema: GroundSchema | null;
  encoding: HeightEncoding | null;
  layers: string[];
  has_sea: boolean;
  tile_size: number;
  min_zoom: number;
  max_zoom: number;
  bounds: Bbox;
};

/** Why nothing can be drawn of a file. */
export type GroundProblem = { code: IssueCode; parameters?: Parameters };

const formats: Partial<Record<TileType, TileFormat>> = {
  [TileType.Mvt]: "mvt",
  [TileType.Png]: "png",
  [TileType.Jpeg]: "jpeg",
  [TileType.Webp]: "webp",
  [TileType.Avif]: "avif",
};

/** Browsers unpack these by themselves. */
const unpacks: readonly Compression[] = [Compression.Unknown, Compression.None, Compression.Gzip];
const deepestZoom = 22;
/** In the units of tiles of vectors. */
const tileSizeOfVectors = 512;
const longestCredit = 200;
const longestName = 80;

/** Reads some kilobytes of it: header, description, and the first tile of each zoom. */
export async function inspectGround(
  ranges: OpenRange,
  size: number,
): Promise<GroundFacts | { problem: GroundProblem }> {
  const head = await readRange(ranges, 0, Math.min(size, 8));
  if (head.toString("latin1", 0, 7) !== "PMTiles") return wrong("ground_not_pmtiles");
  if (head[7] !== 3) return wrong("ground_version", { version: head[7] ?? 0 });
  if (size < headerLength) return wrong("ground_cut");
  try {
    const archive = await openArchive(ranges, size);
    const problem = headerProblem(archive.header, size);
    return problem ? { problem } : await lookInto(archive);
  } catch (error) {
    if (error instanceof DamagedArchive || error instanceof RangeError) return wrong("ground_damaged");
    throw error;
  }
}

const wrong = (code: IssueCode, parameters?: Parameters) => ({ problem: { code, ...(parameters && { parameters }) } });

/** What the header says, held against the file and against what a browser can read. */
function headerProblem(header: Header, size: number): GroundProblem | null {
  const { internalCompression, tileCompression, tileType, minZoom, maxZoom } = header;
  const parts = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ];
  const expected = Math.max(...parts);
  if (expected > size) return { code: "ground_cut", parameters: { missing: expected - size } };
  if (!(tileType in formats)) return { code: "ground_tiles" };
  if (![internalCompression, tileCompression].every((it) => unpacks.includes(it)))
    return { code: "ground_compression" };
  if (minZoom > maxZoom || maxZoom > deepestZoom || !areBounds(boundsOf(header))) return { code: "ground_damaged" };
  return null;
}

const boundsOf = ({ minLon, minLat, maxLon, maxLat }: Header): Bbox => [minLon, minLat, maxLon, maxLat];

const areBounds = ([west, south, east, north]: Bbox): boolean =>
  west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north;

/** The number of the first tile of a zoom. */
const firstOf = (zoom: number) => zxyToTileId(zoom, 0, 0);

async function lookInto(archive: Archive): Promise<GroundFacts | { problem: GroundProblem }> {
  const { header } = archive;
  const said = await archive.describe();
  const tile_format = formats[header.tileType]!;
  const facts: GroundFacts = {
    name: plainTextOf(said["name"], longestName),
    attribution: plainTextOf(said["attribution"], longestCredit),
    tile_format,
    schema: null,
    encoding: null,
    layers: [],
    has_sea: false,
    tile_size: tileSizeOfVectors,
    min_zoom: header.minZoom,
    max_zoom: header.maxZoom,
    bounds: boundsOf(header),
  };
  let last: Buffer | null = null;
  for (let zoom = header.minZoom; zoom <= header.maxZoom; zoom++) {
    const tile = await archive.firstTile(firstOf(zoom), firstOf(zoom + 1));
    // A zoom may be left out; one that is there must be what the file says that it is.
    if (tile && !isTile(tile.content, tile_format)) return wrong("ground_damaged");
    last = tile?.content ?? last;
  }
  if (!last) return wrong("ground_empty");
  if (tile_format === "mvt") {
    const described = vectorLayersOf(said);
    const layers = described.length > 0 ? described : (layerNames(last) ?? []);
    const has_sea = await hasSea(archive);
    return { ...facts, schema: schemaOf(layers), layers: layers.map(({ id }) => id).slice(0, mostLayers), has_sea };
  }
  const { encoding, side } = await tellPicture(last, tile_format, said["encoding"]);
  return { ...facts, encoding, tile_size: side ?? tileSizeOfVectors / 2 };
}

/** Tiles of the first zoom that are looked through for the sea, and layers that are kept by name: more than any map has. */
const mostAsked = 16;
const mostLayers = 100;

async function hasSea({ header, firstTile }: Archive): Promise<boolean> {
  const end = firstOf(header.minZoom + 1);
  let number = firstOf(header.minZoom);
  for (let asked = 0; asked < mostAsked; asked++) {
    const tile = await firstTile(number, end);
    if (!tile) return false;
    if (holdsSea(tile.content)) return true;
    number = tile.number + 1;
  }
  return false;
}

const marks: Record<Exclude<TileFormat, "mvt">, (tile: Buffer) => boolean> = {
  png: (tile) => tile.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  jpeg: (tile) => tile.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  webp: (tile) => tile.toString("latin1", 0, 4) === "RIFF" && tile.toString("latin1", 8, 12) === "WEBP",
  avif: (tile) => tile.toString("latin1", 4, 8) === "ftyp",
};

const isTile = (tile: Buffer, format: TileFormat): boolean =>
  format === "mvt" ? layerNames(tile) !== null : marks[format](tile);
