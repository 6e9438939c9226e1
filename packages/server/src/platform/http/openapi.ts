// The API described from the same schemas that check it: /api/openapi.json and a plain page at /api/docs.
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { problemStatus } from "./problem.ts";

/** What every call may answer instead of its own answer. */
const Refusal = z
  .object({
    message: z.string(),
    code: z.enum(Object.keys(problemStatus) as (keyof typeof problemStatus)[]),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    request_id: z.string(),
  })
  .describe("Any refusal or failure; the message is in the language of Accept-Language");

const fromZod = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } });

const { $schema: _, ...refusal } = z.toJSONSchema(Refusal);

/** How the description says what a call's body may have at most. */
export const mostBytes = "x-most-bytes";

/** Adds to each call what holds for all: who needs no token, how large its body may be, and how a refusal looks. */
const described: typeof fromZod = (input) => {
  const { schema, url } = fromZod(input);
  const isPublic = input.route.config?.access === "public";
  const response = { ...(schema?.response as object), "4xx": refusal, "5xx": refusal };
  const takesBody = schema?.body !== undefined && { [mostBytes]: input.route.bodyLimit };
  return { url, schema: { ...schema, response, ...(isPublic && { security: [] }), ...takesBody } };
};

const about = `Territorial disaster-risk management.

Any call that changes something may carry Idempotency-Key, a UUID of the caller's: sent again within a day by the same person, with the
same address and the same text as its body, it is answered with what the first one did. With another content the key is refused (422, key_used).
A call whose body is a file, and no JSON, carries none (422, validation): a file sent twice is two files until one of them is attached.`;

/** Registers the collector; call before any route is registered. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      ...(app.settings.BASE_PATH && { servers: [{ url: app.settings.BASE_PATH }] }),
      info: { title: "Atalaya", description: about, version: "1" },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
      security: [{ bearer: [] }],
    },
    transform: described,
  });
}

export function serveApiDescription(app: FastifyInstance): void {
  const page = { config: { access: "public" as const }, schema: { hide: true } };
  app.get("/api/openapi.json", page, () => app.swagger());
  app.get("/api/docs", page, (_request, reply) => reply.type("text/html; charset=utf-8").send(pageOf(app)));
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A table of every call, readable without a script. */
function pageOf(app: FastifyInstance): string {
  const rows = Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { summary?: string; description?: string }>).map(
      ([method, { summary, description }]) =>
        `<tr><td>${method.toUpperCase()}</td><td><code>${escaped(path)}</code></td><td>${escaped(summary ?? description ?? "")}</td></tr>`,
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Atalaya API</title><h1>Atalaya API</h1>
<p>Machine-readable: <a href="${app.settings.BASE_PATH}/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1)</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th></tr></thead><tbody>${rows.join("")}</tbody></table></html>`;
}
