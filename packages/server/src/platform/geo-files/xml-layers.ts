// What kind of XML a file is, and its layers: KML has one, GPX one for each kind of thing that was recorded.
import { systemByCode } from "./epsg-systems.ts";
import { GeoFileProblem, mostBytes, tooLarge, unreadable, type GeoFile, type Layer, type Source } from "./geo-file.ts";
import { GpxReader, gpxKinds } from "./gpx.ts";
import { KmlReader } from "./kml.ts";
import { readElements, type ElementReader } from "./xml-elements.ts";

const headSize = 65_536;

type Looked = { root: string; encoding: string; tags: ReadonlySet<string> };

export async function readXml(source: Source): Promise<GeoFile> {
  const { root, encoding, tags } = await look(source);
  const layer = (name: string, reader: () => ElementReader): Layer => ({
    name,
    crs: null,
    system: systemByCode(4326),
    toDegrees: (x, y) => [x, y],
    hasGeometry: true,
    features: () => readElements(textOf(source, encoding), reader()),
  });
  if (root === "gpx") {
    const kinds = gpxKinds.filter(({ tag }) => tags.has(tag));
    return { format: "gpx", layers: kinds.map((kind) => layer(kind.layer, () => new GpxReader(kind))) };
  }
  if (root === "kml") return { format: "kml", layers: [layer("", () => new KmlReader())] };
  throw new GeoFileProblem("geo_other_xml", { root: root.slice(0, 60) });
}

/** Reads all of it once: its root, which letters it is written in, and of GPX which kinds of things it holds. */
async function look(source: Source): Promise<Looked> {
  let [head, rest, bytes] = ["", "", 0];
  const tags = new Set<string>();
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  for await (const chunk of source()) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw tooLarge();
    isUtf8 &&= canDecode(utf8, chunk);
    const text = rest + chunk.toString("latin1");
    if (head.length < headSize) head += text.slice(rest.length);
    for (const [, tag] of text.matchAll(/<(?:\w+:)?(wpt|trk|rte)[\s>]/g)) tags.add(tag!);
    rest = text.slice(-longestTag);
  }
  const encoding = encodingOf(head, isUtf8);
  return { root: rootOf(decoderOf(encoding).decode(Buffer.from(head, "latin1"))), encoding, tags };
}

/** With a prefix. */
const longestTag = 40;

function canDecode(decoder: TextDecoder, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** What it says; where it says UTF-8 or nothing and is none, what Windows wrote. */
function encodingOf(head: string, isUtf8: boolean): string {
  if (head.startsWith("\u00ff\u00fe")) return "utf-16le";
  if (head.startsWith("\u00fe\u00ff")) return "utf-16be";
  const declared = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']{1,40})["']/i.exec(head)?.[1];
  const encoding = decoderOf(declared ?? "utf-8").encoding;
  return encoding === "utf-8" && !isUtf8 ? "windows-1252" : encoding;
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The name of the outermost element without its prefix. */
function rootOf(head: string): string {
  const bare = head.replaceAll(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, "").trimStart();
  if (/^<!DOCTYPE/i.test(bare)) throw new GeoFileProblem("geo_doctype");
  const [, root] = /^<(?:[\w.-]+:)?([\w.-]+)/.exec(bare) ?? [];
  if (!root) throw unreadable();
  return root;
}

async function* textOf(source: Source, encoding: string): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  for await (const chunk of source()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
