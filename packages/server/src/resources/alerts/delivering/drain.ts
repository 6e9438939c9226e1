// Sends what is due until nothing is, and books each delivery. Several drainers share the work: each takes its own rows.
import { setInterval, setTimeout } from "node:timers/promises";
import { maskedAddress } from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import { system } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import { maintenanceOf } from "../../../platform/http/maintenance.ts";
import { pageOf } from "../cap-message.ts";
import { tokenOf } from "../subscribers/secrets.ts";
import { callSms, callWebhook, outcomeOf, webhookBody } from "./calls.ts";
import { alertLetter, alertShortText } from "./letter.ts";
import { sendPush } from "./push.ts";
import {
  book,
  expireOld,
  findTold,
  giveUpTheDead,
  leaveOutdated,
  mayLeave,
  putBack,
  sign,
  signEveryMs,
  takeDue,
  type Outcome,
  type Taken,
  type Told,
} from "./outbox.ts";

type Sending = { app: Services; delivery: Taken & { address: string }; told: Told; page: string | null };

/** A server that refuses the recipient for good says so in its answer to RCPT TO; what it has against us, or for today, may pass. */
export function mailOutcome(error: unknown): Outcome {
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string };
  const isFinal = command === "RCPT TO" && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  return { state: isFinal ? "failed" : "again", code: String(responseCode ?? code ?? "unreachable") };
}

async function sendMail({ app, delivery, told, page }: Sending): Promise<Outcome> {
  if (!(await app.mail.isConfigured())) return { state: "again", code: "not_configured" };
  const { id, subscription_id, address, label, language, secret } = delivery;
  const leave = await app.mail.addressOf(
    `/public/alerts/leave?token=${tokenOf({ id: subscription_id, secret }, "leave")}`,
  );
  const host = new URL(leave).hostname;
  const letter = alertLetter(told, { subscription_id, language }, { page, leave }, host);
  try {
    // Of whoever subscribed alone no name is known.
    const name = label === maskedAddress("email", address) ? "" : label;
    await app.mail.deliverOneOfMany({ name, address }, letter);
    return { state: "sent", code: null };
  } catch (error) {
    const outcome = mailOutcome(error);
    app.log.warn({ delivery: id, code: outcome.code }, "an alert could not be mailed");
    return outcome;
  }
}

async function sendCall({ app, delivery, told, page }: Sending): Promise<Outcome> {
  const { OUTGOING_ALLOWED_HOSTS } = await app.inForce.now();
  return outcomeOf(
    await callWebhook(delivery, `delivery_${delivery.id}`, webhookBody(told, page), OUTGOING_ALLOWED_HOSTS),
  );
}

async function sendSms({ app, delivery, told, page }: Sending): Promise<Outcome> {
  const text = alertShortText(told, delivery.language, page);
  return callSms(await app.inForce.now(), { id: `delivery_${delivery.id}`, to: delivery.address, text });
}

/** How each channel sends, and how many at once. */
const channels: Record<Taken["channel"], { most: number; send: (sending: Sending) => Promise<Outcome> }> = {
  email: { most: 3, send: sendMail },
  webhook: { most: 10, send: sendCall },
  sms: { most: 3, send: sendSms },
  push: { most: 10, send: ({ app, delivery, told, page }) => sendPush(app, delivery, told, page) },
};

/** Everybody's page of a message that is for everybody. */
async function publicPage(app: Services, { said, identifier }: Told): Promise<string | null> {
  const { PUBLIC_URL } = await app.inForce.now();
  const isOpen = said.kind === "alert" && said.scope === "Public";
  return isOpen && PUBLIC_URL ? pageOf(`${PUBLIC_URL.replace(/\/$/, "")}/public/alerts`, identifier) : null;
}

/** `work` on all items, so many at a time; those that were not begun when the process ends are answered. */
async function atMost<T>(
  most: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
  stopping?: AbortSignal,
): Promise<T[]> {
  const rest = [...items];
  const one = async () => {
    while (!stopping?.aborted) {
      const item = rest.shift();
      if (item === undefined) return;
      await work(item);
    }
  };
  await Promise.allSettled(Array.from({ length: most }, one));
  return rest;
}

type Messages = Map<number, Promise<Told>>;

async function deliver(app: Services, messages: Messages, delivery: Taken): Promise<void> {
  const outcome = await outcomeFor(app, messages, delivery).catch((error: unknown): Outcome => {
    app.log.error({ err: error, delivery: delivery.id }, "a delivery failed by our own mistake");
    return { state: "again", code: "internal" };
  });
  if (outcome) await bookSurely(app, delivery, outcome);
}

const mostBookings = 4;
const bookAgainMs = 500;

/** What cannot be booked is left to be taken for dead: the others of its set go on. */
async function bookSurely(app: Services, delivery: Taken, outcome: Outcome): Promise<void> {
  for (let time = 1; time <= mostBookings; time++) {
    try {
      await app.write(system, (tx) => book(tx, delivery, outcome));
      return;
    } catch (error) {
      app.log.error({ err: error, delivery: delivery.id, time }, "what came of a delivery could not be booked");
      if (time < mostBookings) await setTimeout(bookAgainMs * 2 ** time);
    }
  }
}

/** Nothing where it does not leave: somebody else has taken the row for dead, or a newer message was sent. */
async function outcomeFor(app: Services, messages: Messages, delivery: Taken): Promise<Outcome | undefined> {
  if (!(await app.write(system, (tx) => mayLeave(tx, delivery)))) return undefined;
  const { address, message_id, channel } = delivery;
  if (!delivery.may_hear || address === null) return { state: "expired", code: "left" };
  const known = messages.get(message_id) ?? findTold(app.db, message_id);
  messages.set(message_id, known);
  const told = await known;
  return channels[channel].send({ app, delivery: { ...delivery, address }, told, page: await publicPage(app, told) });
}

/** Says that the rows are under way until it is told to stop. */
async function keepSigning(app: Services, taken: readonly Taken[], signal: AbortSignal): Promise<void> {
  try {
    for await (const _ of setInterval(signEveryMs, undefined, { ref: false, signal }))
      // One that fails is made up for by the next.
      await app
        .write(system, (tx) => sign(tx, taken))
        .catch((error: unknown) => app.log.warn({ err: error }, "could not say that deliveries are under way"));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function deliverAll(app: Services, taken: readonly Taken[], most: number, stopping?: AbortSignal): Promise<void> {
  const messages: Messages = new Map();
  const done = new AbortController();
  const signing = keepSigning(app, taken, done.signal);
  try {
    const left = await atMost(most, taken, (it) => deliver(app, messages, it), stopping);
    if (left.length > 0) await app.write(system, (tx) => putBack(tx, left));
  } finally {
    done.abort();
    await signing;
  }
}

/**
 * Sends what is due on one channel until nothing is, maintenance begins or the process ends. Each channel by itself: a gateway that answers
 * nobody keeps no letter waiting.
 */
export async function drain(app: Services, channel: Taken["channel"], stopping?: AbortSignal): Promise<void> {
  await app.write(system, async (tx) => {
    await giveUpTheDead(tx, channel);
    await leaveOutdated(tx, channel);
    await expireOld(tx, channel);
  });
  while (!stopping?.aborted && !maintenanceOf(await app.inForce.now())) {
    const taken = await app.write(system, (tx) => takeDue(tx, channel));
    if (taken.length === 0) return;
    await deliverAll(app, taken, channels[channel].most, stopping);
  }
}
