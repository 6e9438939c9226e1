// Small PMTiles files for tests: sound ones of every kind, and the many ways in which one can be broken.
import { gzipSync } from "node:zlib";
import { Compression, TileType, zxyToTileId } from "pmtiles";
import sharp from "sharp";

const headerLength = 127;

/** A vector tile of empty layers with these names. */
export function aVectorTile(...layers: string[]): Buffer {
  const parts = layers.map((name) => {
    const said = Buffer.from(name);
    const layer = Buffer.concat([Buffer.from([0x0a, said.length]), said, Buffer.from([0x28, 0x80, 0x20, 0x78, 0x02])]);
    return Buffer.concat([Buffer.from([0x1a, layer.length]), layer]);
  });
  return Buffer.concat(parts);
}

const side = 256;

/** A picture whose pixels are made by `colorOf`. */
const picture = (colorOf: (x: number, y: number) => readonly [number, number, number]) => {
  const pixels = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) pixels.set(colorOf(x, y), (y * side + x) * 3);
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
};

/** A slope from the sea up to some 800 m, with the fractions of a metre that real heights have. */
const heightAt = (x: number, y: number) => x * 3 + ((x * 7 + y * 13) % 256) / 256;

export const aTerrariumTile = (): Promise<Buffer> =>
  picture((x, y) => {
    const value = heightAt(x, y) + 32_768;
    return [Math.floor(value / 256), Math.floor(value) % 256, Math.floor((value % 1) * 256)];
  })
    .png()
    .toBuffer();

export const aMapboxTile = (): Promise<Buffer> =>
  picture((x, y) => {
    const value = Math.round((heightAt(x, y) + 10_000) * 10);
    return [Math.floor(value / 65_536), Math.floor(value / 256) % 256, value % 256];
  })
    .webp({ lossless: true })
    .toBuffer();

/** A hillside as an aeroplane sees it: green and brown, and everywhere different. */
export const aPhotoTile = (): Promise<Buffer> =>
  picture((x, y) => [90 + ((x * 31 + y * 17) % 110), 80 + ((x * 13 + y * 29) % 120), 50 + ((x * y) % 90)])
    .jpeg()
    .toBuffer();

type Tile = { z: number; x: number; y: number; content: Buffer };

export type GroundFileOptions = {
  type?: TileType;
  tiles?: Tile[];
  said?: object | string;
  bounds?: [number, number, number, number];
  compression?: Compression;
  /** The first directory as it is to stand in the file. */
  directory?: Buffer;
};

function varints(numbers: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (let rest of numbers) {
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

export const protomapsLayers = ["earth", "landuse", "water", "roads", "buildings", "boundaries", "places"];

/** The area of Viña del Mar, in degrees. */
const vina: [number, number, number, number] = [-71.6, -33.1, -71.4, -32.9];

/** A whole file; by default a vector one in the layers of Protomaps, whose only tile is that of the world. */
export function aGroundFile({
  type = TileType.Mvt,
  tiles = [{ z: 0, x: 0, y: 0, content: aVectorTile("earth", "water") }],
  said = {
    name: "Comuna Demo",
    attribution: '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap contributors</a>',
    vector_layers: protomapsLayers.map((id) => ({ id, fields: { kind: "String" } })),
  },
  bounds = vina,
  compression = Compression.Gzip,
  directory,
}: GroundFileOptions = {}): Buffer {
  const packed = (content: Buffer) => (compression === Compression.Gzip ? gzipSync(content) : content);
  const sorted = tiles
    .map(({ z, x, y, content }) => ({
      id: zxyToTileId(z, x, y),
      content: type === TileType.Mvt ? packed(content) : content,
    }))
    .toSorted((a, b) => a.id - b.id);
  let offset = 0;
  const entries = sorted.map(({ id, content }, at) => {
    const entry = { step: id - (sorted[at - 1]?.id ?? 0), length: content.length, offset };
    offset += content.length;
    return entry;
  });
  const index = varints([
    entries.length,
    ...entries.map(({ step }) => step),
    ...entries.map(() => 1),
    ...entries.map(({ length }) => length),
    ...entries.map((entry) => entry.offset + 1),
  ]);
  const root = packed(directory ?? index);
  const description = packed(Buffer.from(typeof said === "string" ? said : JSON.stringify(said)));
  const descriptionAt = headerLength + root.length;
  const tilesAt = descriptionAt + description.length;
  const header = Buffer.alloc(headerLength);
  header.write("PMTiles", 0, "latin1");
  header.writeUInt8(3, 7);
  const numbers = [headerLength, root.length, descriptionAt, description.length, tilesAt, 0, tilesAt, offset];
  for (const [at, number] of [...numbers, sorted.length, sorted.length, sorted.length].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * at);
  const zooms = tiles.map(({ z }) => z);
  const inTiles = type === TileType.Mvt ? compression : Compression.None;
  header.set([1, compression, inTiles, type, Math.min(...zooms, 30), Math.max(...zooms, 0)], 96);
  for (const [at, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * at);
  return Buffer.concat([header, root, description, ...sorted.map(({ content }) => content)]);
}
