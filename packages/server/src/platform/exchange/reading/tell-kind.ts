// What a file is, by what it holds and never by its name; and what it is called where it is no table.
import { fileTypeFromBuffer } from "file-type";
import { openPromise, type Entry } from "yauzl";
import { limits, TableProblem } from "../table-file.ts";
import { encodingOf, headOf } from "../../files/text-pieces.ts";

export type Kind = "text" | "layers" | "xls" | "packed";

/** Compound files of the time before 2007: XLS, DOC, and whatever is protected by a password. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** Of no use as a table; the rest is told by its media type. */
const problems: [RegExp, ConstructorParameters<typeof TableProblem>[0]][] = [
  [/pdf/, "table_pdf"],
  [/word|opendocument\.text|rtf/, "table_text"],
  [/powerpoint|presentation/, "table_slides"],
  [/^image\//, "table_picture"],
  [/rar|7z|gzip|tar|bzip|x-xz|zstd/, "table_archive"],
  [/msaccess|accdb|dwg/, "table_program"],
];

function refuseType(mime: string): never {
  const [, code] = problems.find(([called]) => called.test(mime)) ?? [];
  throw code ? new TableProblem(code) : new TableProblem("table_other", { kind: mime });
}

const isPacked = (head: Buffer) => head.toString("latin1", 0, 4) === "PK\u0003\u0004";
const isDatabase = (head: Buffer) => head.toString("latin1", 0, 15) === "SQLite format 3";
/** Programs by the mark that their files begin with, which detectors do not know. */
const isOfProgram = (head: Buffer) => /^.{4}Standard (Jet|ACE) DB|^AC10\d\d/s.test(head.toString("latin1", 0, 24));

/** A control sign that no text has: all but tab, the ends of lines and pages, and escape. */
const isControl = (sign: number) => sign < 9 || (sign > 13 && sign < 32 && sign !== 27);
const isBinary = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).some(isControl);

/** What begins as XML does goes by its root. */
function ofXml(text: string): Kind {
  const root =
    /<([A-Za-z_][\w.:-]*)[\s/>]/.exec(text.replaceAll(/<(\?[^>]*\?|!--[\s\S]*?--|!DOCTYPE[^>]*)>/g, ""))?.[1] ?? "";
  if (/^(kml|gpx)$/i.test(root)) return "layers";
  if (/^desinventar$/i.test(root)) throw new TableProblem("table_desinventar");
  throw new TableProblem(/^html$/i.test(root) ? "table_html" : "table_xml", { root });
}

function ofText(text: string): Kind {
  const begin = text.replace(/^\ufeff/, "").trimStart();
  if (begin === "") throw new TableProblem("table_empty");
  if (begin.startsWith("<")) return ofXml(begin);
  if (/^[[{]/.test(begin)) {
    if (/"type"\s*:/.test(begin)) return "layers";
    throw new TableProblem("table_json");
  }
  return "text";
}

async function ofCompound(path: string): Promise<Kind> {
  // Names of what a compound file holds stand in its directory, which may lie anywhere in it.
  const whole = await headOf(path, 64 * 2 ** 20);
  if (whole.includes(utf16("EncryptedPackage"))) throw new TableProblem("table_protected");
  if (whole.includes(utf16("WordDocument"))) throw new TableProblem("table_text");
  if (whole.includes(utf16("PowerPoint Document"))) throw new TableProblem("table_slides");
  if (whole.includes(utf16("Workbook")) || whole.includes(utf16("Book"))) return "xls";
  throw new TableProblem("table_other", { kind: "OLE" });
}

/** `bytes`: of all that is in it, unpacked. */
export type Packed = { bytes: number } & Named;
type Named = { kind: "xlsx" } | { kind: "ods" } | { kind: "layers" } | { kind: "packed"; entry: string };

const shapes = /\.(shp|gpkg|kml|geojsonl?|geojsons|ndjson|topojson|gpx|json)$/i;
const tables = /\.(csv|tsv|txt|xlsx|xlsm|xls|ods)$/i;
/** Folders that macOS puts beside the real files. */
const isShadow = (name: string) => name.startsWith("__MACOSX/") || /(^|\/)\._/.test(name);

/** What a zip is: a workbook, shapes, or another file that is packed in it. Its bytes are counted, whatever it says of them. */
export async function tellPacked(path: string, size: number): Promise<Packed> {
  const archive = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw new TableProblem("table_broken", {}, cause);
  });
  const most = Math.min(limits.bytes, Math.max(limits.smallestBomb, limits.expansion * size));
  const names: string[] = [];
  let bytes = 0;
  try {
    for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) {
      if (names.push(entry.fileName) > limits.entries)
        throw new TableProblem("table_entries", { maximum: limits.entries });
      for await (const piece of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        bytes += piece.length;
        if (bytes > most) throw new TableProblem("table_bomb", { maximum: Math.floor(most / 2 ** 20) });
      }
    }
  } catch (error) {
    throw error instanceof TableProblem ? error : new TableProblem("table_broken", {}, error);
  } finally {
    archive.close();
  }
  return { ...ofNames(names.filter((name) => !isShadow(name))), bytes };
}

function ofNames(names: readonly string[]): Named {
  const has = (name: RegExp) => names.some((one) => name.test(one));
  if (has(/^xl\/workbook\.(xml|bin)$/)) return { kind: "xlsx" };
  if (has(/^word\//)) throw new TableProblem("table_text");
  if (has(/^ppt\//)) throw new TableProblem("table_slides");
  if (has(/^content\.xml$/) && has(/^mimetype$/)) return { kind: "ods" };
  if (has(shapes)) return { kind: "layers" };
  const found = names.filter((name) => tables.test(name));
  if (found.length === 0) throw new TableProblem("table_zip");
  if (found.length > 1) throw new TableProblem("table_many", { count: found.length });
  return { kind: "packed", entry: found[0]! };
}

export async function tellKind(path: string): Promise<Kind> {
  const head = await headOf(path);
  if (head.length === 0) throw new TableProblem("table_empty");
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && /opendocument\.(text|presentation)/.test(found.mime)) refuseType(found.mime);
  if (isPacked(head)) return "packed";
  if (isDatabase(head)) return "layers";
  if (isOfProgram(head)) throw new TableProblem("table_program");
  if (head.subarray(0, compound.length).equals(compound)) return ofCompound(path);
  if (found && !/xml|^text\//.test(found.mime)) refuseType(found.mime);
  const text = new TextDecoder(await encodingOf(path, head)).decode(head, { stream: true });
  if (isBinary(text)) throw new TableProblem("table_other", { kind: "binario" });
  return ofText(text);
}
