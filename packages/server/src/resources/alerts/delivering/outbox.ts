// What is to be sent and what came of it, row by row. A row is taken before anything leaves and booked after it has: what a dead process left
// in between is known by its age.
import { sql, type RawBuilder } from "kysely";
import type { DeliveryState } from "@atalaya/contract/resources/alerts/deliveries.ts";
import type { SubscriptionChannel } from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Said } from "../cap-message.ts";
import { mayHear } from "./matching.ts";

/** A drainer says this often that it is alive; rows of one that did not for a few turns are those of a dead one. */
export const signEveryMs = 15_000;
const silence = sql`interval '60 seconds'`;

/** Taken at once by one drainer. */
const mostTaken = 50;

/** One delivery to be made. `may_hear`: whether it still is for whoever it was written for. */
export type Taken = {
  id: number;
  attempts: number;
  message_id: number;
  alert_id: number;
  subscription_id: number;
  channel: SubscriptionChannel;
  address: string | null;
  label: string;
  language: Language;
  secret: string;
  push_keys: { p256dh: string; auth: string } | null;
  may_hear: boolean;
};

/** A newer message of the alert was sent meanwhile: that one is told, and this one leaves no more. */
const isOutdated = sql`exists (select from alert_messages n where n.alert_id = d.alert_id and n.id > d.message_id)`;

/**
 * Takes what is due on a channel, the newest message first, so that a new alert waits for no more than one set of an older one, and says so in the same statement: no other drainer takes it too. Of one alert a subscriber is sent one
 * message after the other.
 */
export async function takeDue(tx: Tx, channel: SubscriptionChannel): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with due as (
      select d.id from alert_deliveries d
      where d.channel = ${channel} and d.state in ('pending', 'unknown') and d.next_attempt_at <= now() and d.until > now()
        and not ${isOutdated} and not exists (select from alert_deliveries o
          where o.subscription_id = d.subscription_id and o.alert_id = d.alert_id and o.state = 'sending')
      order by d.message_id desc, d.next_attempt_at, d.id limit ${mostTaken} for update skip locked),
    taken as (
      update alert_deliveries d set state = 'sending', attempts = d.attempts + 1, updated_at = now()
      from due where d.id = due.id returning d.*)
    select t.id, t.attempts, t.message_id, t.alert_id, t.subscription_id, t.channel, coalesce(s.address, u.email) as address,
      s.label, s.language, s.secret, s.push_keys, coalesce(${mayHear}, false) as may_hear
    from taken t join alert_messages m on m.id = t.message_id join alert_subscriptions s on s.id = t.subscription_id
      left join users u on u.id = s.user_id
    order by t.id`.execute(tx);
  return rows;
}

/** Whoever takes a row for dead and tries it again counts an attempt more. */
const stillOurs = (taken: readonly Taken[]) => sql`
  from unnest(${taken.map(({ id }) => id)}::bigint[], ${taken.map(({ attempts }) => attempts)}::int[]) as ours (id, attempts)
  where d.id = ours.id and d.attempts = ours.attempts and d.state = 'sending'`;

/** Of these nothing has left, because the process ends: another one takes them at once. */
export const putBack = (tx: Tx, taken: readonly Taken[]) =>
  sql`update alert_deliveries d set state = 'pending', attempts = d.attempts - 1, updated_at = now()
    ${stillOurs(taken)}`.execute(tx);

/**
 * Asked right before one leaves: whether nobody has taken it for dead, and no newer message was sent since it was taken. What is seen here as
 * under way keeps the newer one back until it is booked.
 */
export async function mayLeave(tx: Tx, delivery: Taken): Promise<boolean> {
  const { rows } = await sql<{ state: DeliveryState }>`
    update alert_deliveries d set updated_at = now(), state = case when ${isOutdated} then 'superseded' else d.state end,
      attempts = d.attempts - case when ${isOutdated} then 1 else 0 end ${stillOurs([delivery])} returning d.state`.execute(
    tx,
  );
  return rows[0]?.state === "sending";
}

/**
 * Settles many rows at once. What somebody else holds is left to him, or to the next turn: whoever waits here, while an alert is being
 * written down for its subscribers, would wait for ever (each would hold what the other needs).
 */
const settle = (tx: Tx, channel: SubscriptionChannel, which: RawBuilder<unknown>, becomes: RawBuilder<unknown>) =>
  sql`
    with these as (select d.id from alert_deliveries d where d.channel = ${channel} and ${which} for update skip locked)
    update alert_deliveries d set ${becomes}, updated_at = now() from these where d.id = these.id`.execute(tx);

const isWaiting = sql`d.state in ('pending', 'unknown') and d.next_attempt_at is not null`;

/** What waits although a newer message was sent: it was under way when the newer one was written down, and put back since. */
export const leaveOutdated = (tx: Tx, channel: SubscriptionChannel) =>
  settle(tx, channel, sql`${isWaiting} and ${isOutdated}`, sql`state = 'superseded'`);

/** These are under way still: answers how many nobody else has taken for dead. */
export async function sign(tx: Tx, taken: readonly Taken[]): Promise<number> {
  const { rows } = await sql`
    update alert_deliveries d set updated_at = now() ${stillOurs(taken)} returning d.id`.execute(tx);
  return rows.length;
}

/**
 * What a dead process left behind may have arrived or not. An alert is tried once more, under the id that it had: twice is better than never,
 * and the receiver can tell. After a second time nobody guesses any more.
 */
export const giveUpTheDead = (tx: Tx, channel: SubscriptionChannel) =>
  settle(
    tx,
    channel,
    sql`d.state = 'sending' and d.updated_at < now() - ${silence}`,
    sql`state = 'unknown', losses = d.losses + 1, next_attempt_at = case when d.losses = 0 then now() end`,
  );

/** A message of yesterday, or one whose hour is past, is told to nobody any more: after an outage, or out of a backup. */
export const expireOld = (tx: Tx, channel: SubscriptionChannel) =>
  settle(tx, channel, sql`${isWaiting} and d.until <= now()`, sql`state = 'expired'`);

/** `again`: it may work later. `over`: the address takes nothing for good. `code`: as the contract says. */
export type Outcome = { state: "sent" | "failed" | "again" | "over" | "expired"; code: string | null };

/** From one minute doubling to two hours. */
const wait = sql`make_interval(secs => least(7200, 60 * power(2, least(attempts - 1, 10))))`;

const stateOf: Record<Exclude<Outcome["state"], "again">, DeliveryState> = {
  sent: "sent",
  failed: "failed",
  over: "failed",
  expired: "expired",
};

/** Books what came of it; nothing where somebody else has taken it for dead and tried again. */
export async function book(tx: Tx, { id, attempts, subscription_id }: Taken, { state, code }: Outcome): Promise<void> {
  const next =
    state === "again"
      ? sql`case when ${isOutdated} then 'superseded' else 'pending' end`
      : sql`${stateOf[state]}::text`;
  await sql`
    update alert_deliveries d set state = ${next}, code = ${code}, updated_at = now(),
      sent_at = ${state === "sent" ? sql`now()` : sql`sent_at`}, next_attempt_at = ${state === "again" ? sql`now() + ${wait}` : sql`null`}
    where id = ${id} and state = 'sending' and attempts = ${attempts}`.execute(tx);
  if (state === "over" || state === "failed") await refuseDead(tx, subscription_id, state === "over" ? 1 : 3);
}

/** An address that takes nothing for good, or nothing of so many messages, is asked no more. */
const refuseDead = (tx: Tx, subscription_id: number, failures: number) =>
  sql`update alert_subscriptions s set state = 'refused' where s.id = ${subscription_id} and s.state = 'active' and (
    select count(*) from alert_deliveries d where d.subscription_id = s.id and d.state = 'failed'
      and not exists (select from alert_deliveries g where g.subscription_id = s.id and g.state = 'sent' and g.sent_at > d.updated_at)
  ) >= ${failures}`.execute(tx);

/** A message as it is told: of an alert or of an exercise. */
export type Told = {
  alert_id: number;
  code: string;
  number: number;
  message_type: "Alert" | "Update" | "Cancel";
  identifier: string;
  sent_at: string;
  said: Said;
  cap_xml: string;
  place: string;
  timezone: string;
};

export async function findTold(db: Db, message_id: number): Promise<Told> {
  const { rows } = await sql<Told>`
    select m.alert_id, a.code, m.number, m.message_type, m.identifier, m.sent_at, m.said, m.cap_xml, c.reason_social as place, c.timezone
    from alert_messages m join alerts a on a.id = m.alert_id join companies c on c.id = m.company_id
    where m.id = ${message_id}`.execute(db);
  return rows[0]!;
}

/**
 * The message that an alert ends with, if it is not written down yet whom it is for: one that it replaces is told to nobody any more. The
 * alert is held: two messages of a second are written down one after the other, and none is sent in between.
 */
export async function unwritten(tx: Tx, alert_id: number): Promise<number | undefined> {
  await sql`select from alerts where id = ${alert_id} for no key update`.execute(tx);
  const { rows } = await sql<{ id: number; is_written: boolean }>`
    select m.id, exists (select from alert_tellings t where t.message_id = m.id) as is_written from alert_messages m
    where m.alert_id = ${alert_id} and m.sent_at > now() - interval '1 day' order by m.number desc limit 1`.execute(tx);
  return rows[0] && !rows[0].is_written ? rows[0].id : undefined;
}

/** All alerts of the last day whose last message was not written down for its subscribers, the newest first. */
export async function untold(db: Db): Promise<number[]> {
  const { rows } = await sql<{ alert_id: number }>`
    select m.alert_id from alert_messages m
    where m.sent_at > now() - interval '1 day' and not exists (select from alert_tellings t where t.message_id = m.id)
      and not exists (select from alert_messages n where n.alert_id = m.alert_id and n.number > m.number)
    order by m.sent_at desc`.execute(db);
  return rows.map(({ alert_id }) => alert_id);
}
