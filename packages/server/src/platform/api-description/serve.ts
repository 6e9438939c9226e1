// The description of the API: for programs at /api/openapi.json, for people at /api/reference.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { languages, type Language } from "@atalaya/contract/text.ts";
import { sendUnlessKnown } from "../http/entity-tag.ts";
import { languageFor } from "../http/errors.ts";
import { pagePolicy } from "../public/frame.ts";
import { describedApi } from "./document.ts";
import { referencePage } from "./reference.ts";

/** Call when all routes are registered. Both are made once, when they are first asked for: routes do not change. */
export function serveDescription(app: FastifyInstance): void {
  const { BASE_PATH } = app.settings;
  const describe = describedApi(app);
  const page = { config: { access: "public" as const }, schema: { hide: true } };
  let text: string | undefined;
  const pages = new Map<Language, string>();
  app.get("/api/openapi.json", page, (_request, reply) => {
    text ??= JSON.stringify(describe());
    return sendUnlessKnown(reply.header("cache-control", "public, no-cache"), "application/json; charset=utf-8", text);
  });
  app.get("/api/reference", page, (request, reply) => {
    const asked = z.object({ lang: z.enum(languages) }).safeParse(request.query);
    const language = asked.success ? asked.data.lang : languageFor(request);
    const html = pages.get(language) ?? referencePage(describe(), BASE_PATH, language);
    pages.set(language, html);
    reply.headers({
      "cache-control": "public, no-cache",
      vary: "Accept-Language",
      "content-language": language,
      "content-security-policy": pagePolicy,
    });
    return sendUnlessKnown(reply, "text/html; charset=utf-8", html);
  });
  // Where the page stood before.
  app.get("/api/docs", page, (_request, reply) => reply.redirect(`${BASE_PATH}/api/reference`));
}
