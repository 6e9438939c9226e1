// Looks into zip archives, which office documents are too, without unpacking them: what they hold, and whether they would burst.
import { openPromise, type Entry } from "yauzl";

const mostEntries = 10_000;
const smallestBomb = 100 * 1024 * 1024;
/** Sheets of numbers shrink to a thirtieth; a bomb to a thousandth. */
const mostExpansion = 100;

export type ArchiveFinding = "file_archive" | "file_program";
export type ArchiveContents = { mime_type: string } | { finding: ArchiveFinding };

const openXml = "application/vnd.openxmlformats-officedocument";

/** What an archive is, by an entry that only this kind has. Open documents and KMZ come with others of the same names less often. */
const byEntry: [RegExp, string][] = [
  [/^word\/document\.xml$/, `${openXml}.wordprocessingml.document`],
  [/^xl\/workbook\.(xml|bin)$/, `${openXml}.spreadsheetml.sheet`],
  [/^ppt\/presentation\.xml$/, `${openXml}.presentationml.presentation`],
  [/^[^/]+\.kml$/i, "application/vnd.google-earth.kmz"],
];

const program = /\.(exe|dll|com|scr|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|msi|jar|lnk|app|sh)$|(^|\/)vbaProject\.bin$/i;
const longestMime = 100;

/** Reads the archive's list of contents; null where it is damaged. */
export async function inspectArchive(path: string): Promise<ArchiveContents | null> {
  const archive = await openPromise(path, { autoClose: false }).catch(() => null);
  if (!archive) return null;
  try {
    let mime_type = "application/zip";
    let packed = 0;
    let unpacked = 0;
    let count = 0;
    for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) {
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      // Entries that lie over each other are the trick of the smallest bombs.
      if (++count > mostEntries || packed > archive.fileSize) return { finding: "file_archive" };
      if (unpacked > smallestBomb && unpacked > mostExpansion * archive.fileSize) return { finding: "file_archive" };
      if (program.test(entry.fileName)) return { finding: "file_program" };
      if (entry.fileName === "mimetype" && entry.uncompressedSize < longestMime && entry.compressionMethod === 0)
        mime_type = await textOf(await archive.openReadStreamPromise(entry));
      mime_type = byEntry.find(([name]) => name.test(entry.fileName))?.[1] ?? mime_type;
    }
    return { mime_type };
  } catch {
    return null;
  } finally {
    archive.close();
  }
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const piece of stream) text += piece.toString("latin1");
  return text.trim();
}
