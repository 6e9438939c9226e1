// Subscribers as tests need them: some who agreed already, and what the jobs of a whole server do for them.
import { subscriptionChannels } from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import { sql } from "kysely";
import { system } from "../../platform/database/database.ts";
import { drain } from "../../resources/alerts/delivering/drain.ts";
import { prepareDeliveries } from "../../resources/alerts/jobs.ts";
import { newSecret } from "../../resources/alerts/subscribers/secrets.ts";
import type { TestApp } from "../test-app.ts";

const usual = {
  channel: "webhook",
  label: "Vecina",
  language: "es",
  company_ids: [],
  levels: [],
  variable_ids: [],
  hip_codes: [],
  wants_exercises: false,
  sees_restricted: false,
  state: "active",
};

/** Somebody who agreed; answers the id. */
export async function aSubscriber(
  { write }: TestApp,
  row: { company_id: number; address: string | null } & Record<string, unknown>,
) {
  const values = { ...usual, secret: newSecret(), ...row };
  return write(system, async (tx) => {
    const made = tx.insertInto("alert_subscriptions").values(values).returning("id");
    return (await made.executeTakeFirstOrThrow()).id;
  });
}

/** Writes down whom the last message of the alert is for. */
export const prepare = ({ app }: TestApp, alert_id: number): Promise<void> => prepareDeliveries(app, alert_id);

/** Sends what is due on all channels. */
export const drainAll = async (app: TestApp["app"], stopping?: AbortSignal) =>
  void (await Promise.all(subscriptionChannels.map((channel) => drain(app, channel, stopping))));

/** What the jobs of a whole server do: writes down whom the last message of the alert is for, and sends it. */
export async function tellAll({ app }: TestApp, alert_id: number): Promise<void> {
  await prepareDeliveries(app, alert_id);
  await drainAll(app);
}

/** As if the time of the next attempt had come. */
export async function tryAgain({ app, write }: TestApp): Promise<void> {
  await write(system, (tx) =>
    sql`update alert_deliveries set next_attempt_at = now() where next_attempt_at is not null`.execute(tx),
  );
  await drainAll(app);
}
