// What somebody with an account is told of: by e-mail, or in the browser that asks. Within the places where he reads alerts.
import type { FastifyRequest } from "fastify";
import { calls } from "@atalaya/contract/calls.ts";
import { IdParameter } from "@atalaya/contract/record.ts";
import {
  alertSubscriptions,
  OwnSubscriptionDraft,
  OwnSubscriptionPatch,
} from "@atalaya/contract/resources/alert-subscriptions.ts";
import { say } from "@atalaya/contract/text.ts";
import { subscriberWords } from "@atalaya/contract/words/alerts/subscribers.ts";
import { readable } from "../../../platform/http/access.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { publicKey } from "../delivering/push.ts";
import { changeOwn, createOwn, leaveOwn } from "./changes.ts";
import { subscriptionsOfUser } from "./queries.ts";

const config = { access: "records.alert.index" } as const;
const path = "/alert-subscriptions/mine";

const ownerOf = ({ identity: { user } }: FastifyRequest) => ({ user_id: user.id, name: user.name });

/** What stands over the button, in the language in which it was read. */
const consentOf = (request: FastifyRequest) => ({
  text: say(subscriberWords.own_alerts_text, languageFor(request)),
  address: request.ip,
});

export const ownSubscriptionRoutes: Routes = async (app) => {
  app.get(
    path,
    {
      config,
      schema: { summary: "What I am told of", response: { 200: alertSubscriptions.answers.mine } },
    },
    async ({ identity }) => ({ data: await subscriptionsOfUser(app.db, identity.user.id) }),
  );

  app.get(
    "/alert-subscriptions/push-key",
    {
      config,
      schema: {
        summary: "What a browser subscribes with (applicationServerKey of the Push API)",
        response: { 200: calls["GET alert-subscriptions/push-key"] },
      },
    },
    async () => ({ public_key: await publicKey(app) }),
  );

  app.post(
    path,
    {
      config,
      schema: {
        summary: "Be told of alerts by the e-mail of my account, or in this browser",
        body: OwnSubscriptionDraft,
        response: { 201: calls["POST alert-subscriptions/mine"] },
      },
    },
    async (request, reply) => {
      const seen = readable(request, "records.alert.index");
      if (!seen) throw new Problem("forbidden");
      const own = { ...ownerOf(request), consent: consentOf(request) };
      const made = await app.write(request.actor, (tx) => createOwn(tx, seen, own, request.body));
      return reply.code(201).send(made);
    },
  );

  app.put(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: "Change what I am told of; an older version answers 409 with the current state",
        params: IdParameter,
        body: OwnSubscriptionPatch,
        response: { 200: calls["PUT alert-subscriptions/mine/:id"] },
      },
    },
    (request) => app.write(request.actor, (tx) => changeOwn(tx, ownerOf(request), request.params.id, request.body)),
  );

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: "Be told no more: the address is erased",
        params: IdParameter,
        response: { 204: calls["DELETE alert-subscriptions/mine/:id"] },
      },
    },
    async (request, reply) => {
      await app.write(request.actor, async (tx) => {
        await leaveOwn(tx, ownerOf(request), request.params.id);
        return null;
      });
      return reply.code(204).send(null);
    },
  );
};
