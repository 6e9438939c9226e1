// Opens a file of shapes by what it holds, whatever it is called.
import { open, readFile, stat, writeFile } from "node:fs/promises";
import { GeoFileProblem, mostBytes, tooLarge, type GeoFile } from "./geo-file.ts";
import { readGeoPackage } from "./geopackage.ts";
import { readJson } from "./json-layers.ts";
import { readShapefiles } from "./shapefiles.ts";
import { unzip, type Unpacked } from "./unzip.ts";

const sqliteMark = "SQLite format 3";
const zipMark = "PK";

/** Throws a GeoFileProblem. What is unpacked beside `path` is named after it, for the caller to remove: `<path>.gpkg`. */
export async function openGeoFile(path: string): Promise<GeoFile> {
  const head = await headOf(path);
  if (head.startsWith(sqliteMark)) return readGeoPackage(path);
  if (head.startsWith(zipMark)) return fromArchive(await unzip(path), path);
  if ((await stat(path)).size > mostBytes) throw tooLarge();
  return readJson(await readFile(path));
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sqliteMark.length), 0, sqliteMark.length, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function fromArchive(unpacked: Unpacked, path: string): Promise<GeoFile> {
  const found = (ending: RegExp) => [...unpacked].find(([name]) => ending.test(name))?.[1];
  if (found(/\.shp$/i)) return readShapefiles(unpacked);
  const database = found(/\.gpkg$/i);
  if (database) {
    await writeFile(`${path}.gpkg`, database);
    return readGeoPackage(`${path}.gpkg`);
  }
  const text = found(/json$/i);
  if (text) return readJson(text);
  throw new GeoFileProblem("geo_no_shapes");
}
