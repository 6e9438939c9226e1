// Alerts of a ground: drafts.
import { newSecret } from "../../resources/alerts/subscribers/secrets.ts";
import { id, next, type Maker } from "./maker.ts";

export const subscriptionIn: Maker = (tx, { name, company_id }) =>
  id(
    tx
      .insertInto("alert_subscriptions")
      .values({
        company_id,
        channel: "webhook",
        address: `https://ejemplo.test/${name}/${next()}`,
        label: `Suscriptor ${name}`,
        language: "es",
        company_ids: [],
        levels: [],
        variable_ids: [],
        hip_codes: [],
        wants_exercises: false,
        sees_restricted: false,
        secret: newSecret(),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

export const alertIn: Maker = (tx, { name, company_id, variables }) =>
  id(
    tx
      .insertInto("alerts")
      .values({
        company_id,
        kind: "alert",
        variable_id: variables.alert,
        level: "roja",
        coverage: "communal",
        scope: "Public",
        headline_es: `Alerta ${name}`,
        addresses: [],
        categories: [],
        responses: [],
        channels: [],
        area_record_ids: [],
        area_company_ids: [],
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
