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
export type TileLayer = { name: string; features: TileFeature[] };

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
  readonly #positions = new Map<T, number>();
  positionOf(entry: T): number {
    const known = this.#positions.get(entry);
    if (known !== undefined) return known;
    this.#positions.set(entry, this.entries.length);
    return this.entries.push(entry) - 1;
  }
}

function writeLayer({ name, features }: TileLayer, pbf: PbfWriter): void {
  const keys = new Dictionary<string>();
  const values = new Dictionary<Value>();
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const feature of features) {
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

/** The bytes of a tile; layers without features are left out. */
export function encodeTile(layers: TileLayer[]): Buffer {
  const pbf = new PbfWriter();
  for (const layer of layers) if (layer.features.length > 0) pbf.writeMessage(3, writeLayer, layer);
  return Buffer.from(pbf.finish());
}
