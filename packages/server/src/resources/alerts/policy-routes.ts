// How a place issues its alerts: read with them, set by who keeps the place.
import { calls } from "@atalaya/contract/calls.ts";
import { IdParameter } from "@atalaya/contract/record.ts";
import { AlertPolicyDraft } from "@atalaya/contract/resources/alerts/policy.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { seenPolicy, setPolicy } from "./policies.ts";

export const alertPolicyRoutes: Routes = async (app) => {
  app.get(
    "/companies/:id/alert-policy",
    {
      config: { access: "records.alert.index" },
      schema: {
        summary: "How alerts are issued in a place, by what it says or the nearest place above it",
        params: IdParameter,
        response: { 200: calls["GET companies/:id/alert-policy"] },
      },
    },
    ({ scope, params }) => seenPolicy(app.db, scope, params.id),
  );

  app.put(
    "/companies/:id/alert-policy",
    {
      config: { access: "companies.update" },
      schema: {
        summary: "Say how alerts are issued in a place, and below it where no other place says otherwise",
        params: IdParameter,
        body: AlertPolicyDraft,
        response: { 200: calls["PUT companies/:id/alert-policy"] },
      },
    },
    ({ actor, scope, params, body }) => app.write(actor, (tx) => setPolicy(tx, scope, params.id, body)),
  );
};
