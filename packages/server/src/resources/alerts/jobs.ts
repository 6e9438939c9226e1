// What is done of alerts in the background: whom a message is for is written down, and then it is sent.
import {
  subscriptionChannels,
  type SubscriptionChannel,
} from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import { system, type Tx } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import { drain } from "./delivering/drain.ts";
import { writeDeliveries } from "./delivering/matching.ts";
import { untold, unwritten } from "./delivering/outbox.ts";
import { forgetUnanswered } from "./subscribers/queries.ts";

const messages = "alert-messages";
/** A worker does one at a time: on a channel of its own nobody waits for another one. */
const deliveries = (channel: SubscriptionChannel) => `alert-deliveries-${channel}`;

/** Asks for the last message of an alert to be told, in the transaction that sends it. */
export const tellSubscribers = ({ jobs }: Pick<Services, "jobs">, tx: Tx, alert_id: number) =>
  jobs.put(tx, messages, { alert_id });

/** Once that transaction has ended. */
export const tellNow = ({ jobs }: Pick<Services, "jobs">): void => jobs.wake(messages);

/** Asks for what is due to be sent, in the transaction that makes it due. */
export async function sendDue({ jobs }: Pick<Services, "jobs">, tx: Tx): Promise<void> {
  for (const channel of subscriptionChannels) await jobs.put(tx, deliveries(channel));
}

/** Once that transaction has ended. */
export function sendNow({ jobs }: Pick<Services, "jobs">): void {
  for (const channel of subscriptionChannels) jobs.wake(deliveries(channel));
}

/** Writes down whom the last message of the alert is for, and asks for it to be sent. */
export async function prepareDeliveries(app: Services, alert_id: number): Promise<void> {
  await app.write(system, async (tx) => {
    const message_id = await unwritten(tx, alert_id);
    if (message_id !== undefined) await writeDeliveries(tx, message_id);
    await sendDue(app, tx);
  });
  sendNow(app);
}

/** Of the alert that asks for it; by the clock of those whose asking was lost, with a queue or in a process that was ending. */
export async function prepareAsked(app: Services, { alert_id }: { alert_id?: number }): Promise<void> {
  const alerts = alert_id === undefined ? await untold(app.db) : [alert_id];
  for (const one of alerts) await prepareDeliveries(app, one);
}

export const alertJobs: readonly Job[] = [
  { name: messages, cron: "* * * * *", work: prepareAsked },
  // By the clock too: what is to be tried again, and what a dead process left behind.
  ...subscriptionChannels.map((channel): Job => ({
    name: deliveries(channel),
    cron: "* * * * *",
    work: (app, _data, stopping) => drain(app, channel, stopping),
  })),
  {
    name: "alert-subscriptions",
    cron: "17 3 * * *",
    work: (app) => app.write(system, forgetUnanswered),
  },
];
