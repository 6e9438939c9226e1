// What a zip archive of shapes holds, unpacked as it is asked for: what the archive says of its sizes is not believed, bytes are counted.
import { stat } from "node:fs/promises";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { GeoFileProblem, mostBytes, tooLarge, type Source } from "./geo-file.ts";

const wanted = /\.(shp|dbf|prj|cpg|geojson|json|geojsonl|ndjson|geojsons|topojson|gpkg|kml|gpx)$/i;
const [mostEntries, mostListed] = [400, 100_000];

/** Shapes shrink to a thirtieth; a bomb to a thousandth. */
const [mostExpansion, smallestBomb] = [100, 100 * 1024 * 1024];

/** Folders that macOS puts beside the real files. */
const isShadow = (name: string) => name.startsWith("__MACOSX/") || /(^|\/)\._/.test(name);

/** The files of an archive that shapes are made of: each a source that unpacks anew whenever it is read. */
export type Archive = { names: string[]; source: (name: string) => Source };

export async function openArchive(path: string): Promise<Archive> {
  const most = Math.min(mostBytes, Math.max(smallestBomb, mostExpansion * (await stat(path)).size));
  const names: string[] = [];
  let listed = 0;
  for await (const [, entry] of entriesOf(path)) {
    if (++listed > mostListed) throw tooLarge();
    if (!wanted.test(entry.fileName) || isShadow(entry.fileName)) continue;
    if (names.push(entry.fileName) > mostEntries) throw tooLarge();
  }
  return { names, source: (name) => () => unpacked(path, name, most) };
}

async function* entriesOf(path: string): AsyncGenerator<[ZipFile, Entry]> {
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(path, { autoClose: false });
    for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) yield [archive, entry];
  } catch (error) {
    throw asProblem(error);
  } finally {
    archive?.close();
  }
}

async function* unpacked(path: string, name: string, most: number): AsyncGenerator<Buffer> {
  for await (const [archive, entry] of entriesOf(path)) {
    if (entry.fileName !== name) continue;
    let bytes = 0;
    try {
      for await (const piece of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        bytes += piece.length;
        if (bytes > most) throw tooLarge(most);
        yield piece;
      }
    } catch (error) {
      throw asProblem(error);
    }
    return;
  }
}

/** What goes wrong with the disk is no fault of the archive. */
const asProblem = (error: unknown): unknown =>
  error instanceof GeoFileProblem || (error as NodeJS.ErrnoException).syscall !== undefined
    ? error
    : new GeoFileProblem("geo_unreadable", {}, error);

/** All bytes of a source; `left` is what several of them may have together. */
export async function wholeOf(source: Source, left = mostBytes): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of source()) {
    bytes += piece.length;
    if (bytes > left) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
