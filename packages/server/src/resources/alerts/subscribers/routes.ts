// Subscribers of alerts, as officers keep them.
import { z } from "zod";
import { calls } from "@atalaya/contract/calls.ts";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import {
  AlertSubscription,
  AlertSubscriptionDraft,
  AlertSubscriptionPatch,
  AlertSubscriptionQuery,
  AlertSubscriptionSummary,
} from "@atalaya/contract/resources/alert-subscriptions.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import { changeSubscription, createSubscription, deleteSubscription, renewSecret } from "./changes.ts";
import { askLater } from "./asking.ts";
import { findReached, findSubscription, listSubscriptions } from "./queries.ts";
import { checkWebhook, testWebhook } from "./webhooks.ts";

const config = { access: "alerts.subscribers" } as const;
const path = "/alert-subscriptions";

export const subscriptionRoutes: Routes = async (app) => {
  /** Asks whoever has the address; a webhook is asked by a test call. */
  const invite = async (id: number) => {
    const subscription = await findReached(app.db, { id });
    if (subscription?.state === "pending" && subscription.channel !== "webhook") askLater(app, subscription);
  };

  app.get(
    path,
    {
      config,
      schema: {
        summary: "Subscribers of alerts: filtered, sorted, a page at a time",
        querystring: AlertSubscriptionQuery,
        response: { 200: pageOf(AlertSubscriptionSummary) },
      },
    },
    ({ scope, query }) => listSubscriptions(app.db, scope, query),
  );

  app.get(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: "One subscriber of alerts, with what was agreed to",
        params: IdParameter,
        response: { 200: AlertSubscription },
      },
    },
    async ({ scope, params }) => orNotFound(await findSubscription(app.db, scope, params.id)),
  );

  app.post(
    path,
    {
      config,
      schema: {
        summary:
          "Subscribe a person or body: active once whoever has the address agrees, a webhook once a test call succeeds",
        body: AlertSubscriptionDraft,
        response: { 201: AlertSubscription },
      },
    },
    async ({ actor, scope, body }, reply) => {
      checkWebhook(body, (await app.inForce.now()).OUTGOING_ALLOWED_HOSTS);
      const made = await app.write(actor, (tx) => createSubscription(tx, scope, body));
      await invite(made.id);
      return reply.code(201).send(made);
    },
  );

  app.put(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: "Change what a subscriber is told of; an older version answers 409 with the current state",
        params: IdParameter,
        body: AlertSubscriptionPatch,
        response: { 200: AlertSubscription },
      },
    },
    ({ actor, scope, params, body }) => app.write(actor, (tx) => changeSubscription(tx, scope, params.id, body)),
  );

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: "Delete a subscriber with the address: whoever wants to be told again agrees again",
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async ({ actor, scope, params, query }, reply) => {
      await app.write(actor, async (tx) => {
        await deleteSubscription(tx, scope, params.id, query.version);
        return null;
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${path}/:id/secret`,
    {
      config,
      schema: {
        summary: "Make a new key for the calls of a webhook: told this once, and the one before is of no use any more",
        params: IdParameter,
        response: { 200: calls["POST alert-subscriptions/:id/secret"] },
      },
    },
    ({ actor, scope, params }) => app.write(actor, (tx) => renewSecret(tx, scope, params.id)),
  );

  app.post(
    `${path}/:id/invitation`,
    {
      config,
      schema: {
        summary: "Ask once more whoever has the address; nothing where somebody has agreed already",
        params: IdParameter,
        response: { 200: calls["POST alert-subscriptions/:id/invitation"] },
      },
    },
    async ({ scope, params }) => {
      const found = orNotFound(await findSubscription(app.db, scope, params.id));
      await invite(found.id);
      return found;
    },
  );

  app.post(
    `${path}/:id/test`,
    {
      config,
      schema: {
        summary: "Send a webhook a signed test call now: it is active from the first that is taken",
        params: IdParameter,
        response: { 200: calls["POST alert-subscriptions/:id/test"] },
      },
    },
    ({ actor, scope, params }) => testWebhook(app, actor, scope, params.id),
  );
};
