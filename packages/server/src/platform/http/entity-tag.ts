// Answers that the browser may keep and asks after: sent again only when they have changed.
import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

/** A proxy that compresses marks the tag as weak (W/): the content is the same to whoever reads it (RFC 9110, 8.8.3.2). */
const knows = (reply: FastifyReply, etag: string): boolean =>
  (reply.request.headers["if-none-match"] ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === etag);

/** What a content is called by: another one has another tag. */
export const tagOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

/**
 * Sends the content, or 304 when the browser says that it has it. The caller says who may keep it (`cache-control`). `version`: of a thing,
 * so that its tag names what a change is made from (`versions.ts`).
 */
export function sendUnlessKnown(
  reply: FastifyReply,
  type: string,
  content: string | Uint8Array,
  version?: number,
): FastifyReply {
  const etag = `"${version === undefined ? "" : `${version}-`}${tagOf(content)}"`;
  reply.header("etag", etag);
  return knows(reply, etag) ? reply.code(304).send() : reply.type(type).send(content);
}

/** What an answer shows depends on who asks: the caller's browser alone may keep it, and asks each time. */
export const sendPrivately = (
  reply: FastifyReply,
  type: string,
  content: string | Uint8Array,
  version?: number,
): FastifyReply =>
  sendUnlessKnown(
    reply.headers({ vary: "Authorization", "cache-control": "private, no-cache" }),
    type,
    content,
    version,
  );

const jsonType = "application/json; charset=utf-8";

/** The same for an answer that the route's schema describes, or for one that was written before. */
export function sendJsonPrivately(reply: FastifyReply, answer: object): FastifyReply {
  if (Buffer.isBuffer(answer)) return sendPrivately(reply, jsonType, answer);
  const { version } = answer as { version?: unknown };
  return sendPrivately(reply, jsonType, JSON.stringify(answer), typeof version === "number" ? version : undefined);
}
