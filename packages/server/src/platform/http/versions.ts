// What was read may be sent back as it is, and may name its version in a header: for all nouns, by what their routes declare.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { Problem } from "./problem.ts";

type Declared = { body?: unknown; querystring?: unknown; response?: Record<number, unknown> };

const declaredBy = ({ routeOptions }: FastifyRequest): Declared => (routeOptions.schema ?? {}) as Declared;

/** The fields of an object, or of all that a thing of several kinds may be. */
function fieldsOf(schema: unknown): Set<string> {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape));
  if (schema instanceof z.ZodUnion) return new Set(schema.options.flatMap((one) => [...fieldsOf(one)]));
  return new Set();
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What a thing is answered with and no change of it takes, such as when it was made, is passed over: `GET` and `PUT` of the same body
 * change nothing. A field that the thing does not have stays a mistake.
 */
function dropAnswered(request: FastifyRequest): void {
  const { body, response } = declaredBy(request);
  if (!isObject(request.body)) return;
  const taken = fieldsOf(body);
  if (taken.size === 0) return;
  for (const field of fieldsOf(response?.[200])) if (!taken.has(field)) delete request.body[field];
}

/** `"7"`, with a tag of the content behind it (`entity-tag.ts`) or without, or as a proxy weakens it that compresses (RFC 9110, 8.8.3.2). */
const versionIn = (tag: string): number | undefined => {
  const digits = /^(?:W\/)?"(\d{1,15})(?:-[\w-]+)?"$/.exec(tag.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** The version in `If-Match` stands for the one of the body or the query; another one beside it, or none that is ours, is outdated. */
function takeVersion(request: FastifyRequest): void {
  const tag = request.headers["if-match"];
  if (tag === undefined) return;
  const { body, querystring } = declaredBy(request);
  const target = [
    [body, request.body],
    [querystring, request.query],
  ].find(([schema]) => fieldsOf(schema).has("version"))?.[1];
  if (!isObject(target)) return;
  const version = versionIn(tag);
  const beside = target["version"];
  if (version === undefined || (beside !== undefined && Number(beside) !== version)) throw new Problem("outdated");
  target["version"] = version;
}

/** Call before routes are registered. */
export function speakOfVersions(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    if (request.method === "PUT") dropAnswered(request);
    if (request.method === "PUT" || request.method === "DELETE") takeVersion(request);
  });
  app.addHook("preSerialization", async (_request, reply, payload) => {
    const { id, version } = isObject(payload) ? payload : {};
    const isThing = typeof id === "number" && typeof version === "number";
    if (isThing && reply.statusCode < 300 && !reply.hasHeader("etag")) reply.header("etag", `"${version}"`);
    return payload;
  });
}
