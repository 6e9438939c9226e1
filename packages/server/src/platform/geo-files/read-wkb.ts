// Polygons out of well-known binary (OGC 06-103r4), with or without heights and measures, in either order of bytes.

const [polygon, multiPolygon, collection] = [3, 6, 7];

type Read = { bytes: Buffer; at: number };
type GeoJson = { type: "Polygon" | "MultiPolygon" | "GeometryCollection"; coordinates?: unknown; geometries?: unknown };

/** GeoJSON of polygons and of collections of them; null for points and lines, which are no areas. Throws where the bytes end too early. */
export function readWkb(bytes: Buffer): GeoJson | null {
  return geometryAt({ bytes, at: 0 }, 0);
}

/** No shape is a collection of collections of collections. */
const deepest = 8;

function geometryAt(read: Read, depth: number): GeoJson | null {
  if (depth > deepest) throw new Error("nested too deeply");
  const isLittle = read.bytes.readUInt8(read.at) === 1;
  const code = numberAt(read, isLittle, 1);
  read.at += 5;
  // ISO adds thousands for heights and measures, others set high bits.
  const kind = (code & 0xff_ff_ff) % 1000;
  const thousands = Math.floor((code & 0xff_ff) / 1000);
  const more = thousands === 3 ? 2 : thousands > 0 ? 1 : ((code >>> 31) & 1) + ((code >>> 30) & 1);
  if (kind === polygon) return { type: "Polygon", coordinates: ringsAt(read, isLittle, 2 + more) };
  if (kind !== multiPolygon && kind !== collection) return null;
  const parts = Array.from({ length: countAt(read, isLittle) }, () => geometryAt(read, depth + 1));
  if (kind === collection) return { type: "GeometryCollection", geometries: parts.filter((part) => part !== null) };
  return { type: "MultiPolygon", coordinates: parts.map((part) => part?.coordinates) };
}

const numberAt = ({ bytes, at }: Read, isLittle: boolean, after: number) =>
  isLittle ? bytes.readUInt32LE(at + after) : bytes.readUInt32BE(at + after);

/** A count of things that are still to come: each takes some bytes. */
function countAt(read: Read, isLittle: boolean): number {
  const count = numberAt(read, isLittle, 0);
  read.at += 4;
  if (count > read.bytes.length - read.at) throw new Error("more is counted than there is");
  return count;
}

function ringsAt(read: Read, isLittle: boolean, dimensions: number): number[][][] {
  return Array.from({ length: countAt(read, isLittle) }, () =>
    Array.from({ length: countAt(read, isLittle) }, () => {
      const { bytes, at } = read;
      read.at += 8 * dimensions;
      return isLittle
        ? [bytes.readDoubleLE(at), bytes.readDoubleLE(at + 8)]
        : [bytes.readDoubleBE(at), bytes.readDoubleBE(at + 8)];
    }),
  );
}
