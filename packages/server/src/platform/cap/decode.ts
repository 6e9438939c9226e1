// The text of an XML file, by its byte order mark or by the encoding that it declares.
import { CapProblem } from "./cap-problem.ts";

/** By the names that files give them. A browser, too, reads ISO-8859-1 as windows-1252, which has more characters and the same letters. */
const decoders: Record<string, string> = {
  "utf-8": "utf-8",
  utf8: "utf-8",
  "us-ascii": "utf-8",
  ascii: "utf-8",
  "iso-8859-1": "windows-1252",
  latin1: "windows-1252",
  "windows-1252": "windows-1252",
};

/** XML 1.0, appendix F.1: the mark, or how `<` and `?` lie in two bytes each. */
function byFirstBytes([first, second, third]: Uint8Array): string | null {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0x00 && second === 0x3c) return "utf-16be";
  if (first === 0x3c && second === 0x00) return "utf-16le";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : null;
}

function declared(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  return (/^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? "utf-8").toLowerCase();
}

/** @throws CapProblem `encoding` where it is none of UTF-8, UTF-16, ISO-8859-1, windows-1252, or not what it says. */
export function decode(bytes: Uint8Array): string {
  const name = byFirstBytes(bytes) ?? declared(bytes);
  const encoding = name.startsWith("utf-16") && byFirstBytes(bytes) ? name : decoders[name];
  if (!encoding) throw new CapProblem("encoding", name);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CapProblem("encoding", name);
  }
}
