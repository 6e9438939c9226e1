// Who was told of an alert: read by whoever reads it, sent once more by whoever issues.
import { z } from "zod";
import { calls } from "@atalaya/contract/calls.ts";
import { Id, IdParameter } from "@atalaya/contract/record.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { AlertDeliveryQuery, resendable } from "@atalaya/contract/resources/alerts/deliveries.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { readable } from "../../../platform/http/access.ts";
import { orNotFound, Problem } from "../../../platform/http/problem.ts";
import { sendDue, sendNow } from "../jobs.ts";
import { findAlert } from "../queries.ts";
import { deliveryTotals, findDelivery, isStillTold, listDeliveries, sendAgain } from "./queries.ts";

const OneOfAlert = IdParameter.extend({ delivery: z.coerce.number().pipe(Id) });

export const deliveryRoutes: Routes = async (app) => {
  const { answers } = alerts;

  app.get(
    "/alerts/:id/deliveries",
    {
      config: { access: "records.alert.index" },
      schema: {
        summary: "Who was told of an alert, when, and what came of it: a page at a time; addresses are masked",
        params: IdParameter,
        querystring: AlertDeliveryQuery,
        response: { 200: answers[":id/deliveries"] },
      },
    },
    async (request) => {
      const { scope, identity, params, query } = request;
      const { id } = orNotFound(await findAlert(app.db, scope, identity.user.id, params.id));
      return listDeliveries(app.db, readable(request, "alerts.subscribers"), id, query);
    },
  );

  app.get(
    "/alerts/:id/deliveries/totals",
    {
      config: { access: "records.alert.index" },
      schema: {
        summary: "How many were told of an alert, by channel and state",
        params: IdParameter,
        response: { 200: answers[":id/deliveries/totals"] },
      },
    },
    async ({ scope, identity, params }) => {
      const { id } = orNotFound(await findAlert(app.db, scope, identity.user.id, params.id));
      return { data: await deliveryTotals(app.db, id) };
    },
  );

  app.post(
    "/alerts/:id/deliveries/:delivery/resend",
    {
      config: { access: "alerts.issue" },
      schema: {
        summary:
          "Send once more what failed, or of which nobody knows whether it arrived; 409 otherwise, after the alert's end, or where its subscriber takes none any more",
        params: OneOfAlert,
        response: { 200: calls["POST alerts/:id/deliveries/:delivery/resend"] },
      },
    },
    async (request) => {
      const { actor, scope, identity, params } = request;
      const keeps = readable(request, "alerts.subscribers");
      const sent = await app.write(actor, async (tx) => {
        const alert = orNotFound(await findAlert(tx, scope, identity.user.id, params.id));
        const delivery = orNotFound(await findDelivery(tx, keeps, params.id, params.delivery));
        if (!resendable.includes(delivery.state)) throw new Problem("alert_not_waiting");
        if (alert.status === "expired" || delivery.message_number !== alert.message_count)
          throw new Problem("alert_ended");
        if (!(await isStillTold(tx, delivery.id))) throw new Problem("subscriber_gone");
        await sendAgain(tx, delivery.id);
        await sendDue(app, tx);
        return orNotFound(await findDelivery(tx, keeps, params.id, delivery.id));
      });
      sendNow(app);
      return sent;
    },
  );
};
