// Sends a stored content: safely named, never guessed at, in parts where the client asks for a part.
import type { OutgoingHttpHeaders } from "node:http";
import type { Writable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { typeByMime } from "@atalaya/contract/values/file-types.ts";
import type { ByteRange, FileStore } from "./file-store.ts";

export type Sent = { key: string; size: number; mime_type: string; name: string; etag: string };

/** Nothing in a file may run or load anything, should a browser ever show it as a page. */
const nothingRuns = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";
/** The browser's own reader of PDFs does not start in a sandbox; it is one itself. */
const readerRuns = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";
const minutes = 600;

/** `attachment; filename="acta _.pdf"; filename*=UTF-8''acta%20%C3%B1.pdf` (RFC 6266). */
function disposition(kind: "inline" | "attachment", name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The asked part; null for all of it, and `unsatisfiable` where it lies outside. Several parts at once are answered as the whole. */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | "unsatisfiable" {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? "unsatisfiable" : { first, last };
}

/** The answer with its headers; 304 to a browser that has it, 206 and 416 for parts. `seconds`: how long the browser need not ask again. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  { key, size, mime_type, name, etag }: Sent,
  { isDownload, seconds = minutes }: { isDownload: boolean; seconds?: number },
): Promise<FastifyReply> {
  const isShown = !isDownload && (typeByMime(mime_type)?.is_inline ?? false);
  const tag = `"${etag}"`;
  reply
    .header("etag", tag)
    .header("cache-control", `private, max-age=${seconds}`)
    .header("accept-ranges", "bytes")
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", mime_type === "application/pdf" ? readerRuns : nothingRuns)
    .header("content-disposition", disposition(isShown ? "inline" : "attachment", name))
    .type(mime_type);
  if (request.headers["if-none-match"] === tag) return reply.code(304).send();
  const { range: wanted, "if-range": condition } = request.headers;
  const range = condition === undefined || condition === tag ? rangeOf(wanted, size) : null;
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${size}`).send();
  if (range) reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${size}`);
  const part = range ?? { first: 0, last: size - 1 };
  reply.header("content-length", part.last - part.first + 1);
  if (request.method === "HEAD") return reply.send();
  const send = await store.open(key, part);
  return sendRaw(request, reply, send);
}

/** Past the framework, which would take a new buffer for every piece. */
async function sendRaw(request: FastifyRequest, reply: FastifyReply, send: (target: Writable) => Promise<void>) {
  const { raw } = reply.header("x-request-id", request.id).hijack();
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  try {
    await send(raw);
  } catch (error) {
    // The head has left: all that can be said is that the rest does not come.
    if (!raw.destroyed) request.log.error(error);
    raw.destroy();
  }
  return reply;
}
