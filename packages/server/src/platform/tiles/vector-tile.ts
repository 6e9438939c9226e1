// Writes Mapbox Vector Tiles 2.1: features with coordinates already on the tile's own grid.
import { PbfWriter } from "pbf";

/** Units along one side of a tile. */
export const extent = 4096;

export type Value = string | number | boolean;
/** Parts of a feature on the tile grid: points, lines, or rings (outer rings clockwise on screen, holes the other way). */
export type Part = [x: number, y: number][];
export type TileFeature = {
  id?: number;
  kind: "points" | "lines" | "rings";
  parts: Part[];
  /** What is null or undefined is left out. */
  properties: Record<string, Value | null | undefined>;
};
type TileLayer = { name: string; features: TileFeature[] };

const kinds = { points: 1, lines: 2, rings: 3 } as const;
const moveTo = 1;
const lineTo = 2;
const closePath = 7;

const command = (id: number, count: number) => id | (count << 3);
const zigzag = (number: number) => (number << 1) ^ (number >> 31);

/** Commands and deltas of a feature, as the specification packs them (4.3). */
function commandsOf({ kind, parts }: TileFeature): number[] {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const step = ([toX, toY]: [number, number]) => {
    commands.push(zigzag(toX - x), zigzag(toY - y));
    [x, y] = [toX, toY];
  };
  for (const part of parts) {
    const [first, ...rest] = kind === "rings" ? part.slice(0, -1) : part;
    if (!first) continue;
    if (kind === "points") {
      commands.push(command(moveTo, part.length));
      part.forEach(step);
      continue;
    }
    commands.push(command(moveTo, 1));
    step(first);
    commands.push(command(lineTo, rest.length));
    rest.forEach(step);
    if (kind === "rings") commands.push(command(closePath, 1));
  }
  return commands;
}

function writeValue(value: Value, pbf: PbfWriter): void {
  if (typeof value === "string") pbf.writeStringField(1, value);
  else if (typeof value === "boolean") pbf.writeBooleanField(7, value);
  // Beyond, doubling it for the packed form would lose its last bit.
  else if (Number.isInteger(value) && Math.abs(value) < 2 ** 52) pbf.writeSVarintField(6, value);
  else pbf.writeDoubleField(3, value);
}

/** Keys and values are written once per layer and referred to by position. */
class Dictionary<T> {
  readonly entries: T[] = [];
  /** What the entries take at most when they are written behind the features. */
  bytes = 0;
  readonly #positions = new Map<T, number>();
  positionOf(entry: T): number {
    const known = this.#positions.get(entry);
    if (known !== undefined) return known;
    this.bytes += 12 + (typeof entry === "string" ? Buffer.byteLength(entry) : 0);
    this.#positions.set(entry, this.entries.length);
    return this.entries.push(entry) - 1;
  }
}

/** Features are written in their order until the bytes are used up, but for a last one that may pass them. */
function writeLayer({ name, features }: TileLayer, pbf: PbfWriter, mostBytes: number): void {
  const keys = new Dictionary<string>();
  const values = new Dictionary<Value>();
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const feature of features) {
    if (pbf.pos + keys.bytes + values.bytes > mostBytes) break;
    const tags = Object.entries(feature.properties).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [keys.positionOf(key), values.positionOf(value)],
    );
    pbf.writeMessage(
      2,
      (it: TileFeature, message) => {
        if (it.id !== undefined) message.writeVarintField(1, it.id);
        message.writePackedVarint(2, tags);
        message.writeVarintField(3, kinds[it.kind]);
        message.writePackedVarint(4, commandsOf(it));
      },
      feature,
    );
  }
  for (const key of keys.entries) pbf.writeStringField(3, key);
  for (const value of values.entries) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, extent);
}

/**
 * The bytes of one layer, with as many features as go into `mostBytes`; none when it has no features. A tile is its layers, one behind the other.
 */
export function encodeLayer(layer: TileLayer, mostBytes: number = Infinity): Buffer {
  const pbf = new PbfWriter();
  if (layer.features.length > 0)
    pbf.writeMessage(3, (it: TileLayer, message) => writeLayer(it, message, mostBytes), layer);
  return Buffer.from(pbf.finish());
}
