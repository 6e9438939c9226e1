// What a file really is: told from its bytes, and held against the ending of its name.
import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import type { IssueCode } from "@atalaya/contract/errors.ts";
import { extensionOf, typeByName, type FileType } from "@atalaya/contract/values/file-types.ts";
import { FieldProblem } from "../http/problem.ts";
import { inspectArchive } from "./archive.ts";

const headSize = 64 * 1024;

/** The same type by the names that detectors give it. */
const alsoCalled: Record<string, string> = {
  "image/heif": "image/heic",
  "audio/x-m4a": "audio/mp4",
  "audio/wave": "audio/wav",
  "audio/vnd.wave": "audio/wav",
  "audio/opus": "audio/ogg",
  "video/x-m4v": "video/mp4",
};

/** Sound alone in a container for pictures too, as browsers record it: only the name tells. */
const containers: Record<string, string> = { "audio/mp4": "video/mp4", "audio/webm": "video/webm" };

const refusal = (code: IssueCode, name: string) =>
  new FieldProblem({ name: { code, parameters: { extension: extensionOf(name) } } });

/** The type that the name speaks of, or 422: only accepted endings get as far as sending anything. */
export function acceptedName(name: string): FileType {
  const type = typeByName(name);
  if (!type) throw refusal("file_type", name);
  return type;
}

/** The type of a file, or 422 on its name where the content is another one or not safe. */
export async function checkContent(path: string, name: string): Promise<FileType> {
  const type = acceptedName(name);
  const head = await headOf(path);
  if (head.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"))) {
    const contents = await inspectArchive(path);
    if (contents && "finding" in contents) throw refusal(contents.finding, name);
    if (contents?.mime_type !== type.mime_type) throw refusal("file_mismatch", name);
    return type;
  }
  if (!(await isOf(type, head))) throw refusal("file_mismatch", name);
  return type;
}

async function isOf({ mime_type }: FileType, head: Buffer): Promise<boolean> {
  const textual = textTests[mime_type];
  if (textual) return isText(head) && textual(head.toString("latin1"));
  if (mime_type === "application/geopackage+sqlite3")
    return (
      head.subarray(0, 15).toString("latin1") === "SQLite format 3" &&
      head.subarray(68, 71).toString("latin1") === "GPK"
    );
  if (mime_type === "application/vnd.pmtiles") return head.toString("latin1", 0, 7) === "PMTiles";
  // Of a movie only the beginning is here: a detector that would read on finds nothing.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return (
    found !== undefined &&
    ((alsoCalled[found.mime] ?? found.mime) === mime_type || found.mime === containers[mime_type])
  );
}

/** Types without a mark of their own: text that begins, or goes on, as theirs must. */
const textTests: Record<string, (head: string) => boolean> = {
  "text/plain": () => true,
  "text/csv": () => true,
  "application/json": (head) => /^(\u00ef\u00bb\u00bf)?\s*[[{"\d]/.test(head),
  "application/geo+json": (head) => /^(\u00ef\u00bb\u00bf)?\s*\{/.test(head) && head.includes('"type"'),
  "application/xml": (head) =>
    /^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^<>]*\?>)?\s*(<!--[^<>]*-->\s*)*<DESINVENTAR[\s/>]/i.test(head),
  "application/vnd.google-earth.kml+xml": (head) => /<kml[\s>]/.test(head),
  "application/gpx+xml": (head) => /<gpx[\s>]/.test(head),
};

/** Old spreadsheets write Windows-1252, so any byte above the controls counts; UTF-16 would be full of NUL. */
const isText = (head: Buffer): boolean =>
  !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127);

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headSize), 0, headSize, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
