// A database as DesInventar's download page gives it: a zip of its export, beside the shapes of its places.
import { createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { CardFileProblem } from "./card-file.ts";

const zipMark = "PK\u0003\u0004";
/** Exports shrink to a thirtieth; a bomb to a thousandth. What an archive says of its sizes is not believed, bytes are counted. */
const [mostExpansion, smallestBomb, mostBytes] = [100, 100 * 2 ** 20, 8 * 2 ** 30];
const mostEntries = 10_000;

/** In the order in which they are looked for; shapes have a `.shp.xml` beside them, and macOS puts shadows of its own. */
const wanted = [/(?<!\.shp)\.xml$/i, /\.(csv|txt)$/i];
const isShadow = (name: string) => name.startsWith("__MACOSX/") || /(^|\/)\._/.test(name);

/** Where the export is read: the file itself, or of an archive the largest in it, unpacked into `target`. */
export async function unpackedCards(path: string, target: string): Promise<string> {
  if (!(await isArchive(path))) return path;
  const archive = await openPromise(path, { autoClose: false }).catch(refuse);
  try {
    const entry = await exportIn(archive);
    if (!entry) throw new CardFileProblem("di_archive");
    const packed = (await stat(path)).size;
    const most = Math.min(mostBytes, Math.max(smallestBomb, mostExpansion * packed));
    await pipeline(
      await archive.openReadStreamPromise(entry),
      atMost(most),
      createWriteStream(target, { flags: "wx" }),
    );
    return target;
  } catch (error) {
    return refuse(error);
  } finally {
    archive.close();
  }
}

/** A full disk is no fault of the archive. */
function refuse(error: unknown): never {
  const isOurs = error instanceof CardFileProblem || (error as NodeJS.ErrnoException).syscall !== undefined;
  throw isOurs ? error : new CardFileProblem("di_archive_broken");
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(zipMark.length), 0, zipMark.length, 0);
    return buffer.toString("latin1") === zipMark;
  } finally {
    await file.close();
  }
}

async function exportIn(archive: ZipFile): Promise<Entry | undefined> {
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) {
    if (entries.push(entry) > mostEntries) throw new CardFileProblem("di_archive_broken");
  }
  const largest = (names: RegExp) =>
    entries
      .filter(({ fileName }) => names.test(fileName) && !isShadow(fileName))
      .toSorted((one, other) => other.uncompressedSize - one.uncompressedSize)[0];
  return wanted.map(largest).find((entry) => entry !== undefined);
}

function atMost(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > most) done(new CardFileProblem("di_unpacked", { maximum: Math.floor(most / 2 ** 20) }));
      else done(null, piece);
    },
  });
}
