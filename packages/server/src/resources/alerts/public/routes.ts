// Alerts for everybody, without signing in: pages for people, feeds and CAP for other systems. Who has read one asks whether it changed, and
// is answered at once.
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { allOf } from "@atalaya/contract/record.ts";
import { PublicAlert } from "@atalaya/contract/resources/alerts/public.ts";
import { languageOf, languages, type Language } from "@atalaya/contract/text.ts";
import { atomFeed, rssFeed } from "../../../platform/cap/feeds.ts";
import { capMediaType } from "../../../platform/cap/namespaces.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { sendUnlessKnown } from "../../../platform/http/entity-tag.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import { pagePolicy } from "../../../platform/public/frame.ts";
import { publicRoot } from "../../../platform/public/root.ts";
import { feedOf } from "./feed.ts";
import { listPage } from "./list-page.ts";
import { messagePage, pathOf } from "./page.ts";
import { findCap, findMessage, listCurrent, type PublicMessage } from "./queries.ts";

/** Kept by whoever likes, and asked after each time: an alert is there within a second. */
const askEachTime = "public, no-cache";
/** What was sent never changes. */
const forEver = "public, max-age=31536000, immutable";

const longestIdentifier = 300;
const Identifier = z.object({ identifier: z.string().max(longestIdentifier) });
const InLanguage = Identifier.extend({ language: z.enum(languages) });

/** Whatever else stands in the address: those who pass it on add to it. */
const Page = z.coerce.number().int().min(1).max(1000).catch(1);
const pageIn = ({ query }: FastifyRequest): number => Page.parse((query as { page?: unknown }).page);

const isLanguage = (text: string): text is Language => languages.some((it) => it === text);

function publicAlertOf(message: PublicMessage, root: string): PublicAlert {
  const { identifier, message_type, sent_at, said, place } = message;
  const { level, area_description, expires_at, hip_code, told } = said;
  const address = `${root}/${pathOf(message)}`;
  const texts = { headline_es: told.es.headline, headline_en: said.headline_en ? told.en.headline : null };
  const links = { cap_url: `${address}.xml`, page_url: `${address}/es` };
  return {
    identifier,
    message_type,
    sent_at,
    place,
    level,
    hip_code,
    area_description,
    expires_at,
    ...texts,
    ...links,
  };
}

export const publicAlertRoutes: Routes = async (app) => {
  const config = { access: "public" as const };

  const rootFor = async (request: FastifyRequest): Promise<string> => publicRoot(request, await app.inForce.now());
  const sendPage = (reply: FastifyReply, language: Language, page: string) =>
    sendUnlessKnown(
      reply.headers({
        "cache-control": askEachTime,
        "content-language": language,
        "content-security-policy": pagePolicy,
      }),
      "text/html; charset=utf-8",
      page,
    );
  const forAll = (reply: FastifyReply, keep = askEachTime) =>
    reply.headers({ "cache-control": keep, "access-control-allow-origin": "*" });
  const sendList = async (request: FastifyRequest, reply: FastifyReply, language: Language) =>
    sendPage(reply, language, listPage(language, await listCurrent(app.db), await app.inForce.now(), pageIn(request)));
  const sendMessage = async (reply: FastifyReply, language: Language, identifier: string) =>
    sendPage(
      reply,
      language,
      messagePage(language, orNotFound(await findMessage(app.db, identifier)), await app.inForce.now()),
    );
  const sendJson = async (request: FastifyRequest, reply: FastifyReply) => {
    const root = await rootFor(request);
    const data = (await listCurrent(app.db)).map((it) => publicAlertOf(it, root));
    return sendUnlessKnown(forAll(reply), "application/json; charset=utf-8", JSON.stringify({ data }));
  };
  const languageFor = async ({ headers }: FastifyRequest) =>
    languageOf(headers["accept-language"] ?? (await app.inForce.now()).LOCALE);

  app.get(
    "/alerts",
    {
      config,
      schema: {
        summary: "Alerts in force: JSON, or a page for who accepts HTML",
        response: { 200: allOf(PublicAlert) },
      },
    },
    async (request, reply) => {
      reply.header("vary", "accept, accept-language");
      if (!(request.headers.accept ?? "").includes("text/html")) return sendJson(request, reply);
      return sendList(request, reply, await languageFor(request));
    },
  );
  app.get(
    "/alerts.json",
    { config, schema: { summary: "Alerts in force as JSON", response: { 200: allOf(PublicAlert) } } },
    sendJson,
  );
  for (const [form, write] of [
    ["atom", atomFeed],
    ["rss", rssFeed],
  ] as const)
    app.get(
      `/alerts.${form}`,
      {
        config,
        schema: {
          summary: `Alerts in force as ${form === "atom" ? "Atom (RFC 4287)" : "RSS 2.0"}, each with its CAP message`,
        },
      },
      async (request, reply) => {
        const feed = feedOf(await listCurrent(app.db), form, await rootFor(request), await app.inForce.now());
        return sendUnlessKnown(forAll(reply), `application/${form}+xml; charset=utf-8`, write(feed));
      },
    );
  app.get(
    "/alerts/:identifier.xml",
    { config, schema: { summary: "A message as it was sent (CAP 1.2)", params: Identifier } },
    async ({ params }, reply) =>
      sendUnlessKnown(forAll(reply, forEver), capMediaType, orNotFound(await findCap(app.db, params.identifier))),
  );
  // A language, for the list in it, or what a message is called.
  app.get("/alerts/:identifier", { config, schema: { hide: true, params: Identifier } }, async (request, reply) => {
    const { identifier } = request.params;
    if (isLanguage(identifier)) return sendList(request, reply, identifier);
    return sendMessage(reply.header("vary", "accept-language"), await languageFor(request), identifier);
  });
  app.get(
    "/alerts/:identifier/:language",
    { config, schema: { hide: true, params: InLanguage } },
    ({ params }, reply) => sendMessage(reply, params.language, params.identifier),
  );
};
