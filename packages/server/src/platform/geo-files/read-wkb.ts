// Well-known binary (OGC 06-103r4) as GeoJSON, with or without heights and measures, in either order of bytes.

type GeoJson = { type: string; coordinates: unknown } | { type: "GeometryCollection"; geometries: GeoJson[] };

type Read = { bytes: Buffer; at: number };

/** No shape is a collection of collections of collections. */
const deepest = 8;

const [line, polygon, collection] = [2, 3, 7];
/** By their kind, from 1 on. */
const names = ["Point", "LineString", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon"];

/** Heights and measures are left out. Null for an empty point, and for kinds such as arcs. Throws where the bytes end too early. */
export function readWkb(bytes: Buffer): GeoJson | null {
  return geometryAt({ bytes, at: 0 }, 0);
}

function geometryAt(read: Read, depth: number): GeoJson | null {
  if (depth > deepest) throw new Error("nested too deeply");
  const isLittle = read.bytes.readUInt8(read.at) === 1;
  const code = numberAt(read, isLittle, 1);
  read.at += 5;
  // ISO adds thousands for heights and measures, others set high bits, one of which says that the system follows.
  const kind = (code & 0xff_ff) % 1000;
  const thousands = Math.floor((code & 0xff_ff) / 1000);
  if (((code >>> 29) & 1) === 1) read.at += 4;
  const more = thousands === 3 ? 2 : thousands > 0 ? 1 : ((code >>> 31) & 1) + ((code >>> 30) & 1);
  const type = names[kind - 1];
  if (kind === 0 || kind > collection) return null;
  if (type && kind <= polygon) return simpleAt(read, isLittle, { kind, type, dimensions: 2 + more });
  const parts = Array.from({ length: countAt(read, isLittle) }, () => geometryAt(read, depth + 1)).filter(
    (part) => part !== null,
  );
  if (!type) return { type: "GeometryCollection", geometries: parts };
  return { type, coordinates: parts.map((part) => ("coordinates" in part ? part.coordinates : [])) };
}

type Simple = { kind: number; type: string; dimensions: number };

function simpleAt(read: Read, isLittle: boolean, { kind, type, dimensions }: Simple): GeoJson | null {
  const position = () => positionAt(read, isLittle, dimensions);
  const positions = () => Array.from({ length: countAt(read, isLittle) }, position);
  if (kind === line) return { type, coordinates: positions() };
  if (kind === polygon) return { type, coordinates: Array.from({ length: countAt(read, isLittle) }, positions) };
  const coordinates = position();
  return coordinates.every(Number.isNaN) ? null : { type, coordinates };
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

function positionAt(read: Read, isLittle: boolean, dimensions: number): number[] {
  const { bytes, at } = read;
  read.at += 8 * dimensions;
  return isLittle
    ? [bytes.readDoubleLE(at), bytes.readDoubleLE(at + 8)]
    : [bytes.readDoubleBE(at), bytes.readDoubleBE(at + 8)];
}
