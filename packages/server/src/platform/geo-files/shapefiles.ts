// The Shapefiles of a zip archive: .shp with its .dbf, the .prj that says which coordinates they are, the .cpg that says which letters.
import { open } from "shapefile";
import { GeoFileProblem, type Feature, type GeoFile, type Layer } from "./geo-file.ts";
import { asItIs } from "./epsg-systems.ts";
import { projectionOf, systemName } from "./projections.ts";
import type { Unpacked } from "./unzip.ts";

const stemOf = (name: string) => name.slice(0, -4);

export function readShapefiles(unpacked: Unpacked): GeoFile {
  const byName = new Map([...unpacked].map(([name, bytes]) => [name.toLowerCase(), bytes]));
  const layers = [...unpacked].flatMap(([name, shp]): Layer[] => {
    if (!/\.shp$/i.test(name)) return [];
    const beside = (ending: string) => byName.get(`${stemOf(name)}${ending}`.toLowerCase());
    const dbf = beside(".dbf");
    if (!dbf) throw new GeoFileProblem("geo_incomplete", { file: `${stemOf(name)}.dbf` });
    const prj = beside(".prj")?.toString("latin1").trim();
    return [
      {
        name: stemOf(name).split("/").at(-1)!,
        crs: prj ? systemName(prj) : null,
        toDegrees: prj ? projectionOf(prj) : asItIs,
        features: () => featuresOf(shp, dbf, encodingOf(beside(".cpg")?.toString("latin1") ?? "", dbf)),
      },
    ];
  });
  return { format: "shapefile", layers };
}

async function* featuresOf(shp: Buffer, dbf: Buffer, encoding: string): AsyncGenerator<Feature> {
  try {
    const source = await open(copyOf(shp), copyOf(dbf), { encoding });
    for (let next = await source.read(); !next.done; next = await source.read())
      yield { properties: next.value.properties ?? {}, geometry: next.value.geometry };
  } catch (cause) {
    throw new GeoFileProblem("geo_unreadable", {}, cause);
  }
}

/** The reader takes a whole buffer for the file, and a piece of a larger one would be read from the larger one's beginning. */
const copyOf = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer;

const headOfTable = (dbf: Buffer) => (dbf.length > 10 ? dbf.readUInt16LE(8) : 0);

/** As the .cpg says; without one, UTF-8 where all of the table can be read as that, else what Windows wrote. */
function encodingOf(cpg: string, dbf: Buffer): string {
  if (/utf/i.test(cpg)) return "utf-8";
  if (cpg.trim()) return "windows-1252";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(dbf.subarray(headOfTable(dbf)));
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
