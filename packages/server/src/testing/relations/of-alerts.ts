// What alerts name of other places: how somebody below or beside would name it, and what he is answered where it lies above, and beside.
import type { Link } from "./between-places.ts";
import type { Things } from "./things.ts";

let made = 0;
const naming =
  (changes: (target: Things) => object): Link =>
  (by, own, target) =>
    by.post("/alerts", {
      company_id: own.company,
      variable_id: own.alert_type,
      level: "roja",
      headline_es: `Alerta ${++made}`,
      ...changes(target),
    });

const allowedAbove = { above: 201, beside: 422 };
const ownOnly = { above: 422, beside: 422 };

const subscribing =
  (changes: (target: Things) => object): Link =>
  (by, own, target) =>
    by.post("/alert-subscriptions", {
      company_id: own.company,
      channel: "email",
      address: `vecino${++made}@demo.test`,
      label: "Vecino",
      ...changes(target),
    });

const ofAlert = { excuse: "a part of its row, written with it and in its place" };

export const relationsOfAlerts = {
  "alert_messages.alert_id": ofAlert,
  "alert_ratifications.alert_id": ofAlert,
  "alert_sources.alert_id": ofAlert,
  "alert_deliveries.alert_id": ofAlert,
  "alert_deliveries.message_id": ofAlert,
  "alert_tellings.message_id": ofAlert,
  "alert_deliveries.subscription_id": { excuse: "whom a message is for is what the subscriber chose (matching.http)" },
  "alert_ratifications.message_id": ofAlert,
  "alert_subscriptions.company_ids": { ...ownOnly, link: subscribing(({ company }) => ({ company_ids: [company] })) },
  "alert_subscriptions.variable_ids": {
    ...allowedAbove,
    link: subscribing(({ alert_type }) => ({ variable_ids: [alert_type] })),
  },
  "alerts.variable_id": { ...allowedAbove, link: naming(({ alert_type }) => ({ variable_id: alert_type })) },
  "alerts.legal_document_id": { ...allowedAbove, link: naming(({ law }) => ({ legal_document_id: law })) },
  "alerts.plan_id": { ...allowedAbove, link: naming(({ plan }) => ({ plan_id: plan })) },
  "alerts.session_id": { ...ownOnly, link: naming(({ session }) => ({ session_id: session })) },
  "alerts.event_id a draft": { ...ownOnly, link: naming(({ event }) => ({ event_id: event })) },
  "alerts.area_record_ids": { ...ownOnly, link: naming(({ record }) => ({ area_record_ids: [record] })) },
  "alerts.area_company_ids": { ...ownOnly, link: naming(({ company }) => ({ area_company_ids: [company] })) },
};
