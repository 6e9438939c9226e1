// The description of the API: for programs at /api/openapi.json, for people at /api/reference.
import type { FastifyInstance } from "fastify";
import { sendUnlessKnown } from "../http/entity-tag.ts";
import { describedApi } from "./document.ts";

/** Call when all routes are registered. */
export function serveDescription(app: FastifyInstance): void {
  const describe = describedApi(app);
  const page = { config: { access: "public" as const }, schema: { hide: true } };
  let text: string | undefined;
  app.get("/api/openapi.json", page, (_request, reply) => {
    text ??= JSON.stringify(describe());
    return sendUnlessKnown(reply.header("cache-control", "public, no-cache"), "application/json; charset=utf-8", text);
  });
}
