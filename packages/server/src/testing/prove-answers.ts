// Holds every JSON answer of a test server against the schema of its route: nothing may be missing, nothing may be there unnamed.
import { Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";

/** The description of the API has a schema that is not ours; health is one word. */
const describedElsewhere = /^\/api\/openapi\.json$|^\/health\//;

/** What parsing leaves out was not named by the schema; an answer that lacks something named does not parse. */
function disagreement(schema: z.ZodType, answer: unknown): string | null {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const named: unknown = JSON.parse(JSON.stringify(parsed.data));
  return isDeepStrictEqual(named, answer) ? null : `not named: ${unnamedIn(answer, named).join(", ")}`;
}

/** Paths of what the second lacks or says differently. */
function unnamedIn(answer: unknown, named: unknown, path = ""): string[] {
  if (isDeepStrictEqual(answer, named)) return [];
  if (typeof answer !== "object" || answer === null || typeof named !== "object" || named === null) return [path];
  return Object.entries(answer).flatMap(([key, value]) =>
    unnamedIn(value, (named as Record<string, unknown>)[key], `${path}/${key}`),
  );
}

function schemaOf(request: FastifyRequest, status: number): z.ZodType | undefined {
  const { response } = (request.routeOptions.schema ?? {}) as { response?: Record<number, z.ZodType> };
  return response?.[status];
}

/** A server that answers anything but what its schemas say fails the request that asked: a test then sees 500 and why. */
export function proveAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isJson = /^application\/(geo\+)?json\b/.test(String(reply.getHeader("content-type")));
    const path = request.routeOptions.url ?? "";
    // A file that goes out piece by piece is read by the tests of its format.
    if (!isJson || reply.statusCode >= 300 || describedElsewhere.test(path) || payload instanceof Readable) return;
    const route = `${request.method} ${path}`;
    const schema = schemaOf(request, reply.statusCode);
    if (!schema) throw new Error(`${route} answers ${reply.statusCode} without a schema`);
    const wrong = disagreement(schema, JSON.parse(String(payload)));
    if (wrong) throw new Error(`${route} answers what its schema does not say: ${wrong}`);
  });
}
