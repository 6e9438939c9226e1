// The smallest map file there is (PMTiles 3): one empty tile of the whole world, and the credit that its makers ask for.

/** One layer "earth" without anything in it, as a vector tile. */
const tile = Buffer.from([0x1a, 0x0c, 0x0a, 0x05, ...Buffer.from("earth"), 0x28, 0x80, 0x20, 0x78, 0x02]);
/** One entry: tile 0, once, as long as the tile, at the beginning. */
const directory = Buffer.from([1, 0, 1, tile.length, 1]);
const headerLength = 127;

export function pmtilesFile(attribution: string): Buffer {
  const metadata = Buffer.from(JSON.stringify({ attribution, vector_layers: [{ id: "earth", fields: {} }] }));
  const header = Buffer.alloc(headerLength);
  header.write("PMTiles", 0, "latin1");
  header.writeUInt8(3, 7);
  const offsets = [headerLength, headerLength + directory.length];
  const tileOffset = offsets[1]! + metadata.length;
  // Root directory, metadata, leaf directories (none), tiles: where each begins and how long it is; then three counts.
  const numbers = [
    offsets[0]!,
    directory.length,
    offsets[1]!,
    metadata.length,
    tileOffset,
    0,
    tileOffset,
    tile.length,
    1,
    1,
    1,
  ];
  for (const [index, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  // In order; nothing compressed; vector tiles; zoom 0 alone.
  header.set([1, 1, 1, 1, 0, 0], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  return Buffer.concat([header, directory, metadata, tile]);
}
