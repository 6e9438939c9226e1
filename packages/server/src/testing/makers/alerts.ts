// Alerts of a ground: drafts.
import { id, type Maker } from "./maker.ts";

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
