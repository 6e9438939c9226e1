// The Shapefiles of a zip archive: .shp with its .dbf, the .prj that says which coordinates they are, the .cpg that says which letters.
import { open } from "shapefile";
import { GeoFileProblem, mostBytes, unreadable, type Feature, type GeoFile, type Layer } from "./geo-file.ts";
import { named } from "./projections.ts";
import { wholeOf, type Archive } from "./unzip.ts";

const stemOf = (name: string) => name.slice(0, -4);

export async function readShapefiles({ names, source }: Archive): Promise<GeoFile> {
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]));
  const layers: Layer[] = [];
  let left = mostBytes;
  for (const shp of names.filter((name) => /\.shp$/i.test(name))) {
    const beside = (ending: string) => byName.get(`${stemOf(shp)}${ending}`.toLowerCase());
    const dbf = beside(".dbf");
    if (!dbf) throw new GeoFileProblem("geo_incomplete", { file: `${stemOf(shp)}.dbf` });
    const textOf = async (name: string | undefined) =>
      name ? (await wholeOf(source(name), mostText)).toString("latin1").trim() : "";
    const cpg = await textOf(beside(".cpg"));
    const parts: [Buffer, Buffer] = [await wholeOf(source(shp), left), await wholeOf(source(dbf), left)];
    left -= parts[0].length + parts[1].length;
    layers.push({
      name: stemOf(shp).split("/").at(-1)!,
      ...named(await textOf(beside(".prj"))),
      hasGeometry: true,
      features: () => featuresOf(...parts, encodingOf(cpg, parts[1])),
    });
  }
  return { format: "shapefile", layers };
}

/** Of a .prj or a .cpg. */
const mostText = 100_000;

async function* featuresOf(shp: Buffer, dbf: Buffer, encoding: string): AsyncGenerator<Feature> {
  try {
    const source = await open(bytesOf(shp), bytesOf(dbf), { encoding });
    for (let next = await source.read(); !next.done; next = await source.read())
      yield { properties: next.value.properties ?? {}, geometry: next.value.geometry };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The reader takes a whole buffer for the file, and a piece of a larger one would be read from the larger one's beginning. */
const bytesOf = (bytes: Buffer): ArrayBuffer =>
  bytes.byteLength === bytes.buffer.byteLength ? (bytes.buffer as ArrayBuffer) : Uint8Array.from(bytes).buffer;

const headOfTable = (dbf: Buffer) => (dbf.length > 10 ? dbf.readUInt16LE(8) : 0);

/**
 * As the .cpg says: `UTF-8`, `ISO-8859-1`, `1252`, `ANSI 1252`; without one, UTF-8 where all of the table can be read as
 * that, else what Windows wrote.
 */
function encodingOf(cpg: string, dbf: Buffer): string {
  if (/utf|65001/i.test(cpg)) return "utf-8";
  const [, page] = /\b(125[0-8])\b/.exec(cpg) ?? [];
  // ISO-8859-1 is read as Windows reads it, which only adds letters.
  if (cpg) return `windows-${page ?? "1252"}`;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(dbf.subarray(headOfTable(dbf)));
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
