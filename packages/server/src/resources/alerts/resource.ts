// Alerts, as the server is told of them.
import { sql } from "kysely";
import { alertSubscriptions } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { asJson } from "../../platform/database/sql.ts";
import type { Noun } from "../../platform/noun.ts";
import { deliveryRoutes } from "./delivering/routes.ts";
import { reachedBelow } from "./from-above.ts";
import { foreignAlertRoutes } from "./foreign/routes.ts";
import { alertJobs } from "./jobs.ts";
import { comparedAlerts } from "./municipalities.ts";
import { draftAlert } from "./kit.ts";
import { alertPolicyRoutes } from "./policy-routes.ts";
import { alertRoutes } from "./routes.ts";
import { ownSubscriptionRoutes } from "./subscribers/own-routes.ts";
import { subscriptionRoutes } from "./subscribers/routes.ts";
import { alertTodo } from "./todo.ts";

const ofAlert = (column: string) =>
  ({
    name: sql`concat_ws(' ', a.code, ${sql.ref(column)})`,
    join: sql`join alerts a on a.id = x.alert_id`,
    permission: "records.alert.index",
  }) as const;

const inWords = (language: "es" | "en") =>
  sql`jsonb_build_object('level', x.said #>> ${`{told,${language},level}`}::text[], 'headline', x.said #>> ${`{told,${language},headline}`}::text[])`;

/** `LiveAlert` of the contract. */
const ofMessage = sql`jsonb_build_object('alert_id', a.id, 'kind', a.kind, 'message_type', x.message_type,
  'level_color', x.said ->> 'level_color', 'es', ${inWords("es")}, 'en', ${inWords("en")},
  'place', (select c.reason_social from companies c where c.id = a.company_id))`;

const alone = { asks: "ratification" };

/** The same, to who may stand by what somebody sent alone and nobody stood by since. */
const ofMessageAlone = sql`case when x.ratify_until is not null and not exists (select from alert_ratifications t where t.message_id = x.id)
  then ${ofMessage} || ${asJson(alone)} end`;

const headline = (language: "es" | "en") => {
  const column = `headline_${language}`;
  return sql`case when x.prepared is null then coalesce(${sql.ref(`x.${column}`)}, x.headline_es)
    else coalesce(x.prepared ->> ${column}, x.prepared ->> 'headline_es') end`;
};

/** Of what waits: how grave it is the pack says, and whoever opens it reads. */
const ofWaiting = sql`case when x.submission is not null then jsonb_build_object('alert_id', x.id, 'kind', x.kind,
  'message_type', case x.submission when 'alert' then 'Alert' when 'update' then 'Update' else 'Cancel' end, 'level_color', null,
  'es', jsonb_build_object('level', null, 'headline', ${headline("es")}), 'en', jsonb_build_object('level', null, 'headline', ${headline("en")}),
  'place', (select c.reason_social from companies c where c.id = x.company_id), 'asks', 'approval') end`;

const issues = "alerts.issue";

const whatWasSent = "what was sent, which nobody deletes: such an alert is not deleted either";

export const alertsNoun: Noun = {
  routes: [
    alertRoutes,
    alertPolicyRoutes,
    foreignAlertRoutes,
    deliveryRoutes,
    ownSubscriptionRoutes,
    subscriptionRoutes,
  ],
  declares: [alerts, alertSubscriptions],
  rows: {
    alerts: {
      name: sql`concat_ws(' ', x.code, x.headline_es)`,
      permission: "records.alert.index",
      asks: {
        permission: issues,
        field: "submission",
        notice: ofWaiting,
        but: sql`array[x.drafted_by, coalesce(x.submitted_by, '')]`,
      },
    },
    alert_messages: {
      ...ofAlert("x.identifier"),
      notice: ofMessage,
      asks: { permission: issues, notice: ofMessageAlone, but: sql`array[x.created_by]` },
      told_below: reachedBelow,
    },
    alert_ratifications: ofAlert("a.headline_es"),
    alert_sources: ofAlert("x.identifier"),
    alert_subscriptions: { name: sql`x.label`, permission: "alerts.subscribers" },
    alert_policies: {
      name: sql`c.reason_social`,
      join: sql`join companies c on c.id = x.company_id`,
      permission: "records.alert.index",
    },
  },
  refusals: {
    alert_subscriptions_company_id_fkey: { company_id: { code: "missing" } },
    alert_subscriptions_once: { address: { code: "taken" } },
    alert_subscriptions_own: { channel: { code: "taken" } },
    alerts_company_id_fkey: { company_id: { code: "missing" } },
    alerts_variable_id_fkey: { variable_id: { code: "missing" } },
    alerts_legal_document_id_fkey: { legal_document_id: { code: "missing" } },
    alerts_plan_id_fkey: { plan_id: { code: "missing" } },
    alerts_session_id_fkey: { session_id: { code: "missing" } },
    alerts_event_id_fkey: { event_id: { code: "missing" } },
    alerts_geometry_valid: { area_drawn: { code: "self_crossing" } },
  },
  pointers: {
    alert_subscriptions: { "alert_deliveries.subscription_id": "who was told is known by the masked address" },
    alerts: {
      "alert_messages.alert_id": whatWasSent,
      "alert_ratifications.alert_id": whatWasSent,
      "alert_deliveries.alert_id": whatWasSent,
      "alert_sources.alert_id": "what a draft was made of goes to the trash with it",
    },
  },
  jobs: alertJobs,
  todo: alertTodo,
  opens: draftAlert,
  compared: comparedAlerts,
};
