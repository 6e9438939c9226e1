// Public text without signing in: as JSON for other systems, and as plain pages for people. Both may be kept by anybody for a minute.
// Readers say whether an answer helped them.
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { HelpfulVote, PublicArticle } from "@atalaya/contract/resources/articles.ts";
import { PublicTerms } from "@atalaya/contract/resources/terms.ts";
import { languageOf, languages, type Language } from "@atalaya/contract/text.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { countAttempt } from "../../platform/people/attempt-limit.ts";
import { system } from "../../platform/database/database.ts";
import { sendUnlessKnown } from "../../platform/http/entity-tag.ts";
import { Problem } from "../../platform/http/problem.ts";
import { pagePolicy } from "../../platform/public/frame.ts";
import { publicStyle } from "../../platform/public/style.ts";
import { countVote } from "../articles/queries.ts";
import { pageOf, publicNouns, type PublicNoun } from "./page.ts";
import { publicText } from "./queries.ts";

const forAMinute = "public, max-age=60";

/** What other systems are given: nothing of who wrote it. */
const published = { topics: PublicArticle, faqs: PublicArticle, terms: PublicTerms };
const answerOf = (noun: PublicNoun) => z.object({ organisation: z.string(), data: z.array(published[noun]) });

/** A browser asks for HTML by name; what does not is a program. */
const wantsPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? "").includes("text/html");

export const publicTextRoutes: Routes = async (app) => {
  const read = publicText(app.db);
  const style = publicStyle(app.settings.BASE_PATH);
  const config = { access: "public" as const };

  const sendJson = async (reply: FastifyReply, noun: PublicNoun) => {
    const data = (await read())[noun].map((text) => published[noun].parse(text));
    const { ORGANISATION, APP_NAME } = await app.inForce.now();
    const organisation = ORGANISATION ?? APP_NAME;
    return sendUnlessKnown(
      reply.header("cache-control", forAMinute).header("access-control-allow-origin", "*"),
      "application/json; charset=utf-8",
      JSON.stringify({ organisation, data }),
    );
  };
  const sendPage = async (reply: FastifyReply, noun: PublicNoun, language: Language, answered?: string) =>
    sendUnlessKnown(
      reply
        .header("cache-control", forAMinute)
        .header("content-language", language)
        .header("content-security-policy", pagePolicy),
      "text/html; charset=utf-8",
      pageOf(noun, language, await read(), await app.inForce.now(), answered),
    );

  app.get("/style.css", { config, schema: { hide: true } }, (_request, reply) =>
    sendUnlessKnown(reply.header("cache-control", "public, max-age=3600"), "text/css; charset=utf-8", style),
  );
  for (const noun of publicNouns) {
    app.get(
      `/${noun}`,
      {
        config,
        schema: {
          summary: `Published ${noun}: JSON, or a page for who accepts HTML`,
          response: { 200: answerOf(noun) },
        },
      },
      async (request, reply) => {
        reply.header("vary", "accept, accept-language");
        if (!wantsPage(request)) return sendJson(reply, noun);
        return sendPage(
          reply,
          noun,
          languageOf(request.headers["accept-language"] ?? (await app.inForce.now()).LOCALE),
        );
      },
    );
    app.get(
      `/${noun}.json`,
      { config, schema: { summary: `Published ${noun} as JSON`, response: { 200: answerOf(noun) } } },
      (_request, reply) => sendJson(reply, noun),
    );
    app.get(
      `/${noun}/:language`,
      {
        config,
        schema: {
          hide: true,
          params: z.object({ language: z.enum(languages) }),
          // The question that the reader has just said something of.
          querystring: z.object({ answered: z.string().max(100).optional() }),
        },
      },
      (request, reply) => sendPage(reply, noun, request.params.language, request.query.answered),
    );
  }

  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post(
    "/faqs/:slug/votes",
    {
      config,
      schema: {
        summary: "Say whether an answer helped: counted, five times a minute at most for each answer from one address",
        params: z.object({ slug: z.string().max(100) }),
        body: HelpfulVote,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request;
      // Another site's page does not vote in its readers' name.
      if (headers["sec-fetch-site"] === "cross-site") throw new Problem("forbidden");
      // By question, so that an office behind one address is not limited as if it were one reader.
      if (!(await read()).faqs.some(({ slug }) => slug === params.slug)) throw new Problem("not_found");
      await countAttempt(app.write, "votes", params.slug, request.ip);
      const isCounted = await app.write(system, (tx) => countVote(tx, params.slug, body.is_helpful));
      if (!isCounted) throw new Problem("not_found");
      if (!body.language) return reply.code(204).send(null);
      return reply.redirect(
        `${app.settings.BASE_PATH}/public/faqs/${body.language}?answered=${params.slug}#${params.slug}`,
        303,
      );
    },
  );
};
