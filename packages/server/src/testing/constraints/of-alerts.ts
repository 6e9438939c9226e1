// How a caller runs into the constraints of alerts and of their subscribers.
import type { Case } from "./case.ts";
import { nobody } from "./nouns.ts";

const noun = "subscribers";

/** `crossed`: a polygon that crosses itself. */
export const casesOfAlerts = (crossed: object): Record<string, Case> => ({
  alerts_company_id_fkey: { noun: "alerts", fields: { company_id: nobody }, at: "company_id", only: "create" },
  alerts_geometry_valid: { noun: "alerts", fields: { area_drawn: crossed }, at: "area_drawn" },
  alert_subscriptions_once: {
    noun,
    fields: { address: "tomado@prueba.test" },
    at: "address",
    isRaced: true,
    only: "create",
  },
  alert_subscriptions_channel_check: { noun, fields: { channel: "pigeon" }, at: "channel", only: "create" },
  alert_subscriptions_language_check: { noun, fields: { language: "fr" }, at: "language" },
  alert_subscriptions_company_id_fkey: { noun, fields: { company_id: nobody }, at: "company_id", only: "create" },
});
