// What a zip archive of shapes holds, unpacked into memory: what the files say of their size is not believed, their bytes are counted.
import { openPromise, type Entry } from "yauzl";
import { GeoFileProblem, mostBytes, tooLarge } from "./geo-file.ts";

/** Bytes by name, as the archive names them. */
export type Unpacked = Map<string, Buffer>;

const wanted = /\.(shp|dbf|prj|cpg|geojson|json|topojson|gpkg)$/i;
const mostEntries = 400;

/** Folders that macOS puts beside the real files. */
const isShadow = (name: string) => name.startsWith("__MACOSX/") || /(^|\/)\._/.test(name);

export async function unzip(path: string): Promise<Unpacked> {
  const unpacked: Unpacked = new Map();
  let bytes = 0;
  const archive = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw new GeoFileProblem("geo_unreadable", {}, cause);
  });
  try {
    for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) {
      if (!wanted.test(entry.fileName) || isShadow(entry.fileName)) continue;
      if (unpacked.size >= mostEntries) throw tooLarge();
      const pieces: Buffer[] = [];
      for await (const piece of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        bytes += piece.length;
        if (bytes > mostBytes) throw tooLarge();
        pieces.push(piece);
      }
      unpacked.set(entry.fileName, Buffer.concat(pieces));
    }
  } catch (error) {
    throw error instanceof GeoFileProblem ? error : new GeoFileProblem("geo_unreadable", {}, error);
  } finally {
    archive.close();
  }
  return unpacked;
}
