// What is done of alerts in the background: whom a message is for is written down, and then it is sent.
import {
  subscriptionChannels,
  type SubscriptionChannel,
} from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import { system, type Tx } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import { askToRatify } from "./alone/write-letters.ts";
import { drain } from "./delivering/drain.ts";
import { writeDeliveries } from "./delivering/matching.ts";
import { untold, unwritten } from "./delivering/outbox.ts";
import { forgetUnanswered } from "./subscribers/queries.ts";

const messages = "alert-messages";
const lostMessages = "alert-messages-lost";
const ratifications = "alert-ratifications";
/** A worker does one at a time: on a channel of its own nobody waits for another one. */
const deliveries = (channel: SubscriptionChannel) => `alert-deliveries-${channel}`;

/** Asks for the last message of an alert to be told, in the transaction that sends it. */
export const tellSubscribers = ({ jobs }: Pick<Services, "jobs">, tx: Tx, alert_id: number) =>
  jobs.put(tx, messages, { alert_id });

/** Asks for those who may stand by it to be written to, in the transaction that sends it alone. */
export const askOthers = ({ jobs }: Pick<Services, "jobs">, tx: Tx): Promise<void> => jobs.put(tx, ratifications);

/** Once that transaction has ended. */
export function tellNow({ jobs }: Pick<Services, "jobs">): void {
  jobs.wake(messages);
  jobs.wake(ratifications);
}

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
    if (message_id !== undefined && (await writeDeliveries(tx, message_id)) > 0) await sendDue(app, tx);
  });
  sendNow(app);
}

/** What an earlier edition asked for by the clock names no alert: the clock's own work finds it. */
async function prepareAsked(app: Services, data: object): Promise<void> {
  const { alert_id } = data as { alert_id?: number };
  if (alert_id !== undefined) await prepareDeliveries(app, alert_id);
}

/** Of those whose asking was lost, with a queue or in a process that was ending. One that fails keeps none of the others waiting. */
export async function prepareLost(app: Services, _data: object, stopping: AbortSignal): Promise<void> {
  for (const alert_id of await untold(app.db)) {
    if (stopping.aborted) return;
    await prepareDeliveries(app, alert_id).catch((error: unknown) =>
      app.log.error(
        { err: error, alert: alert_id },
        "whom an alert is for could not be written down, and is tried again",
      ),
    );
  }
}

export const alertJobs: readonly Job[] = [
  { name: messages, work: prepareAsked },
  // Beside, so that no new alert waits for those that are for nobody.
  { name: lostMessages, cron: "* * * * *", work: prepareLost },
  { name: ratifications, cron: "* * * * *", work: askToRatify },
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
