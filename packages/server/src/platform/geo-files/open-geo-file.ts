// Opens a file of shapes by what it holds, whatever it is called.
import { createReadStream, createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { GeoFileProblem, mostBytes, tooLarge, type GeoFile, type Layer, type Source } from "./geo-file.ts";
import { readGeoPackage } from "./geopackage.ts";
import { readJson } from "./json-layers.ts";
import { readShapefiles } from "./shapefiles.ts";
import { openArchive, type Archive } from "./unzip.ts";
import { readXml } from "./xml-layers.ts";

const sqliteMark = "SQLite format 3";
const zipMark = "PK";
const headSize = 64;

/** Throws a GeoFileProblem. What is unpacked beside `path` is named after it, for the caller to remove: `<path>.gpkg`. */
export async function openGeoFile(path: string): Promise<GeoFile> {
  const head = await headOf(path);
  if (head.startsWith(sqliteMark)) return readGeoPackage(path);
  if (head.startsWith(zipMark)) return fromArchive(await openArchive(path), path);
  if ((await stat(path)).size > mostBytes) throw tooLarge();
  const source: Source = () => createReadStream(path);
  return isXml(head) ? readXml(source) : readJson(source);
}

/** With or without the mark that some programs put in front of UTF-8 or UTF-16. */
const isXml = (head: string) => /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(head);

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headSize), 0, headSize, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function fromArchive(archive: Archive, path: string): Promise<GeoFile> {
  const { names, source } = archive;
  const found = (ending: RegExp) => names.filter((name) => ending.test(name));
  if (found(/\.shp$/i).length > 0) return readShapefiles(archive);
  const [database] = found(/\.gpkg$/i);
  if (database) {
    await pipeline(source(database), createWriteStream(`${path}.gpkg`));
    return readGeoPackage(`${path}.gpkg`);
  }
  const [text] = found(/json[ls]?$/i);
  if (text) return readJson(source(text));
  const marked = found(/\.(kml|gpx)$/i);
  if (marked.length === 0) throw new GeoFileProblem("geo_no_shapes");
  return ofSeveral(await Promise.all(marked.map(async (name) => [name, await readXml(source(name))] as const)));
}

/** A KMZ may hold several documents, which are told apart by their names. */
function ofSeveral(read: readonly (readonly [string, GeoFile])[]): GeoFile {
  const nameOf = (file: string, { name }: Layer) => [/([^/]*)\.\w+$/.exec(file)?.[1], name].filter(Boolean).join(" / ");
  const layers = read.flatMap(([file, { layers: own }]) =>
    read.length === 1 ? own : own.map((layer) => ({ ...layer, name: nameOf(file, layer) })),
  );
  return { format: read[0]![1].format, layers };
}
