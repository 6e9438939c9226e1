// Subscribing to alerts without an account: pages without script, only where mail can leave.
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { maskedAddress } from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import { languageOf, languages, type Language } from "@atalaya/contract/text.ts";
import { system } from "../../../../platform/database/database.ts";
import type { App, Routes } from "../../../../platform/http/app-kit.ts";
import { Problem } from "../../../../platform/http/problem.ts";
import { countAttempt } from "../../../../platform/people/attempt-limit.ts";
import { pagePolicy } from "../../../../platform/public/frame.ts";
import { askLater } from "../asking.ts";
import type { LinkPurpose } from "../secrets.ts";
import {
  askedPage,
  badLinkPage,
  buttonPage,
  consentText,
  donePage,
  subscribePage,
  type Filled,
  type Wrong,
} from "./page.ts";
import { follow, holderOf, levelsKnown, levelsOffered, placeCalled, placesOffered, subscribe } from "./subscribing.ts";

const config = { access: "public" as const };
const Language = z.enum(languages);
const longest = 300;
/** A box that is not ticked is not sent. */
const Box = z
  .string()
  .max(10)
  .optional()
  .transform((sent) => sent === "true");
const Form = z.object({
  language: Language.default("es"),
  email: z.string().max(longest).default(""),
  place: z.string().max(longest).default(""),
  levels: z.preprocess((it) => (Array.isArray(it) ? it : [it]).filter(Boolean), z.array(z.string().max(40)).max(60)),
  exercises: Box,
  consent: Box,
});
const Token = z.object({ token: z.string().max(100) });
/** A mail program sends `List-Unsubscribe=One-Click` and no language (RFC 8058). */
const Pressed = z.object({ language: Language.optional(), "List-Unsubscribe": z.string().max(40).optional() });

const send = (reply: FastifyReply, language: Language, page: string, status = 200) =>
  reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-language": language, "content-security-policy": pagePolicy })
    .type("text/html; charset=utf-8")
    .send(page);

const nothing: Filled = { email: "", place: "", levels: [], exercises: false };

export const publicSubscriptionRoutes: Routes = async (app) => {
  const languageFor = async ({ headers }: FastifyRequest) =>
    languageOf(headers["accept-language"] ?? (await app.inForce.now()).LOCALE);
  const whereMailLeaves = async () => {
    if (!(await app.mail.isConfigured())) throw new Problem("not_found");
    return app.inForce.now();
  };
  const offered = async () => ({ levels: await levelsOffered(app.db), places: await placesOffered(app.db) });
  const sendForm = async (reply: FastifyReply, language: Language, filled: Filled, wrong: Wrong = {}) => {
    const settings = await whereMailLeaves();
    const page = subscribePage(language, settings, { ...(await offered()), filled, wrong });
    return send(reply, language, page, Object.keys(wrong).length > 0 ? 422 : 200);
  };

  // A field that is sent several times is a list.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    const sent = new URLSearchParams(String(body));
    done(
      null,
      Object.fromEntries(
        [...new Set(sent.keys())].map((name) => [
          name,
          sent.getAll(name).length > 1 ? sent.getAll(name) : sent.get(name),
        ]),
      ),
    );
  });

  app.get(
    "/alerts/subscribe",
    { config, schema: { hide: true, querystring: z.object({ place: z.string().max(longest).default("") }) } },
    async (request, reply) =>
      sendForm(reply.header("vary", "accept-language"), await languageFor(request), {
        ...nothing,
        place: request.query.place,
      }),
  );
  app.get(
    "/alerts/subscribe/:language",
    { config, schema: { hide: true, params: z.object({ language: Language }) } },
    ({ params }, reply) => sendForm(reply, params.language, nothing),
  );

  app.post("/alerts/subscribe", { config, schema: { hide: true, body: Form } }, async (request, reply) => {
    const { language, levels, exercises, consent, ...typed } = request.body;
    const settings = await whereMailLeaves();
    if (request.headers["sec-fetch-site"] === "cross-site") throw new Problem("forbidden");
    const email = z.email().max(254).safeParse(typed.email.trim().toLowerCase()).data;
    const place = await placeCalled(app.db, typed.place);
    const wrong: Wrong = {
      ...(!email && { email: "wrong_email" }),
      ...(!place && { place: "wrong_place" }),
      ...(!consent && { consent: "wrong_consent" }),
    };
    if (!email || !place || !consent) return sendForm(reply, language, { ...typed, levels, exercises }, wrong);
    await countAttempt(app.write, "alerts/subscribe", email, request.ip);
    const wish = {
      company_id: place.id,
      email,
      levels: await levelsKnown(app.db, place.country, levels),
      wants_exercises: exercises,
      language,
      consent_text: consentText(language, settings),
      consent_address: request.ip,
    };
    const kept = await app.write(system, (tx) => subscribe(tx, wish));
    if (kept) askLater(app, kept);
    return send(reply, language, askedPage(language, settings));
  });

  linkRoutes(app, "confirm", languageFor);
  linkRoutes(app, "leave", languageFor);
};

/** The page that a link leads to, and its button. */
function linkRoutes(app: App, purpose: LinkPurpose, languageFor: (request: FastifyRequest) => Promise<Language>): void {
  const path = `/alerts/${purpose}`;
  const bad = async (reply: FastifyReply, language: Language) =>
    send(reply, language, badLinkPage(language, await app.inForce.now(), purpose), 404);

  const show = async (request: FastifyRequest, reply: FastifyReply, token: string, chosen?: Language) => {
    const holder = await holderOf(app.db, token, purpose);
    if (!holder) return bad(reply, chosen ?? (await languageFor(request)));
    const { place, channel, address } = holder;
    const language = chosen ?? holder.language;
    const whose = { place, token, address: maskedAddress(channel, address ?? "") };
    return send(reply, language, buttonPage(language, await app.inForce.now(), purpose, whose));
  };

  app.get(path, { config, schema: { hide: true, querystring: Token } }, (request, reply) =>
    show(request, reply, request.query.token),
  );
  const schema = { hide: true, querystring: Token, params: z.object({ language: Language }) };
  app.get(`${path}/:language`, { config, schema }, (request, reply) =>
    show(request, reply, request.query.token, request.params.language),
  );

  app.post(path, { config, schema: { hide: true, querystring: Token, body: Pressed } }, async (request, reply) => {
    const { query, body, ip } = request;
    const language = body.language ?? (await languageFor(request));
    const settings = await app.inForce.now();
    const consent = { text: consentText(language, settings), address: ip };
    const done = await app.write(system, (tx) => follow(tx, query.token, purpose, consent));
    return done ? send(reply, language, donePage(language, settings, purpose, done.place)) : bad(reply, language);
  });
}
