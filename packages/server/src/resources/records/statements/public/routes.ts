// Loss statements for everybody, without signing in: a page for people, and the bytes that were sealed for who checks them.
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { languageOf, languages, type Language } from "@atalaya/contract/text.ts";
import type { Routes } from "../../../../platform/http/app-kit.ts";
import { sendUnlessKnown } from "../../../../platform/http/entity-tag.ts";
import { orNotFound } from "../../../../platform/http/problem.ts";
import { pagePolicy } from "../../../../platform/public/frame.ts";
import { publicRoot } from "../../../../platform/public/root.ts";
import { statementPage } from "./page.ts";
import { findSealed, listOthers } from "./queries.ts";

/** A page tells of later statements; what was sealed never changes. */
const forAMinute = "public, max-age=60";
const forEver = "public, max-age=31536000, immutable";

/** Any text: what names no statement is not found, however it is written. */
const Named = z.object({ uid: z.string().max(100), number: z.string().max(20) });
const InLanguage = Named.extend({ language: z.enum(languages) });

/** Kept as it was sealed, by whatever release. */
const Sealed = z.record(z.string(), z.unknown());

type Address = z.infer<typeof Named>;

export const publicStatementRoutes: Routes = async (app) => {
  const config = { access: "public" as const };

  const sealedAt = async ({ uid, number }: Address) =>
    orNotFound(/^[1-9]\d{0,8}$/.test(number) ? await findSealed(app.db, uid, Number(number)) : undefined);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, language: Language, at: Address) => {
    const statement = await sealedAt(at);
    const settings = await app.inForce.now();
    const { uid } = at;
    const shown = { uid, statement, others: await listOthers(app.db, uid), root: publicRoot(request, settings) };
    return sendUnlessKnown(
      reply.headers({
        "cache-control": forAMinute,
        "content-language": language,
        "content-security-policy": pagePolicy,
      }),
      "text/html; charset=utf-8",
      statementPage(language, shown, settings),
    );
  };

  app.get(
    "/losses/:uid/:number.json",
    {
      config,
      schema: {
        summary:
          "A loss statement as it was sealed, to the letter (RFC 8785, UTF-8): the SHA-256 of this file is the seal",
        params: Named,
        response: { 200: Sealed },
      },
    },
    async ({ params }, reply) => {
      const { sha256, content } = await sealedAt(params);
      return sendUnlessKnown(
        reply.headers({ "cache-control": forEver, "access-control-allow-origin": "*", "x-sha256": sha256 }),
        "application/json; charset=utf-8",
        Buffer.from(content),
      );
    },
  );
  app.get("/losses/:uid/:number", { config, schema: { hide: true, params: Named } }, async (request, reply) => {
    const { LOCALE } = await app.inForce.now();
    const language = languageOf(request.headers["accept-language"] ?? LOCALE);
    return sendPage(request, reply.header("vary", "accept-language"), language, request.params);
  });
  app.get("/losses/:uid/:number/:language", { config, schema: { hide: true, params: InLanguage } }, (request, reply) =>
    sendPage(request, reply, request.params.language, request.params),
  );
};
