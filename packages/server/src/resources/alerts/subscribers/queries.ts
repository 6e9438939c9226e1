// Every statement about subscribers of alerts, but which of them a message is for (../delivering/matching.ts).
import { expressionBuilder, sql } from "kysely";
import type {
  AlertSubscription,
  AlertSubscriptionQuery,
  AlertSubscriptionSummary,
  subscriptionSorts,
} from "@atalaya/contract/resources/alert-subscriptions.ts";
import type { SubscriptionChannel } from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { DB } from "../../../platform/database/schema.ts";
import { asJson, hasWords, inTerritory, oneOf, paged, type Sorts, whenGiven } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

const { ref } = expressionBuilder<{ s: DB["alert_subscriptions"] }, "s">();

const matching = (scope: Scope, query: Partial<AlertSubscriptionQuery> = {}) =>
  sql<boolean>`s.deleted_at is null and ${inTerritory(ref("s.company_id"), scope)}
    and ${whenGiven(query.channel, (channels) => oneOf(ref("s.channel"), channels))}
    and ${whenGiven(query.state, (states) => oneOf(ref("s.state"), states))}
    and ${whenGiven(query.q || null, (q) => hasWords(ref("s.search"), q))}`;

/** Where it reaches whoever it is of. */
export const addressOfRow = sql<
  string | null
>`coalesce(s.address, case when s.channel = 'email' and s.state <> 'left' then u.email end)`;

const summary = sql`s.id, s.version, s.created_at, s.updated_at, s.company_id, c.reason_social as company_name, s.channel,
  ${addressOfRow} as address, s.label, s.user_id, s.language, s.company_ids, s.levels, s.variable_ids, s.hip_codes,
  s.wants_exercises, s.sees_restricted, s.state, s.confirmed_at, s.left_at`;

const details = sql`${summary}, s.consent_text, s.consent_at, null as secret,
  (select w.name from users w where w.id::text = s.updated_by) as updated_by`;

const from = sql`alert_subscriptions s join companies c on c.id = s.company_id left join users u on u.id = s.user_id`;

export const listSubscriptions = (db: Db, scope: Scope, query: AlertSubscriptionQuery) =>
  paged<AlertSubscriptionSummary>(
    db,
    {
      columns: summary,
      from,
      where: matching(scope, query),
      id: sql`s.id`,
      sorts: {
        label: { by: sql`s.label collate spanish`, type: "text" },
        updated_at: { by: sql`s.updated_at`, type: "timestamptz" },
      } satisfies Sorts<(typeof subscriptionSorts)[number]>,
      default_sort: "label",
    },
    query,
  );

export async function findSubscription(db: Db | Tx, scope: Scope, id: number): Promise<AlertSubscription | undefined> {
  const { rows } = await sql<AlertSubscription>`
    select ${details} from ${from} where ${matching(scope)} and s.id = ${id}`.execute(db);
  return rows[0];
}

/** Those of an account, left ones aside; `id`: one of them. */
export async function subscriptionsOfUser(db: Db | Tx, user_id: number, id?: number): Promise<AlertSubscription[]> {
  const { rows } = await sql<AlertSubscription>`
    select ${details} from ${from} where s.deleted_at is null and s.user_id = ${user_id} and s.state <> 'left'
      and ${whenGiven(id, (one) => sql`s.id = ${one}`)} order by s.id`.execute(db);
  return rows;
}

/** What a link or a letter needs of one, wherever it is kept. */
export type Reached = {
  id: number;
  company_id: number;
  place: string;
  channel: SubscriptionChannel;
  address: string | null;
  label: string;
  language: Language;
  state: AlertSubscription["state"];
  secret: string;
  /** Whoever has the address was just written to, for this place or another. */
  is_fresh: boolean;
  /** Entered by whoever has the address, and by no officer. */
  is_public: boolean;
};

/** `which`: by its id, or a live one of a place by where it leads. */
export async function findReached(
  db: Db | Tx,
  which: { id: number } | { company_id: number; channel: SubscriptionChannel; address: string },
): Promise<Reached | undefined> {
  const condition =
    "id" in which
      ? sql`s.id = ${which.id}`
      : sql`s.company_id = ${which.company_id} and s.channel = ${which.channel} and s.address = ${which.address}
          and s.user_id is null and s.state in ('pending', 'active')`;
  const { rows } = await sql<Reached>`
    select s.id, s.company_id, c.reason_social as place, s.channel, ${addressOfRow} as address, s.label, s.language, s.state, s.secret,
      s.created_by = 'system' as is_public, exists (select from alert_subscriptions o where o.channel = s.channel and o.address = s.address
        and o.asked_at > now() - interval '5 minutes') as is_fresh
    from ${from} where ${condition} and s.deleted_at is null`.execute(db);
  return rows[0];
}

type Row = {
  company_id: number;
  channel: SubscriptionChannel;
  address: string | null;
  label: string;
  user_id?: number;
  language: Language;
  company_ids: number[];
  levels: string[];
  variable_ids: number[];
  hip_codes: string[];
  wants_exercises: boolean;
  sees_restricted: boolean;
  state?: AlertSubscription["state"];
  secret: string;
  push_keys?: object;
  consent_text?: string;
  consent_address?: string;
};

/** A letter is on its way. */
export const noteAsked = (tx: Tx, id: number) =>
  sql`update alert_subscriptions set asked_at = now() where id = ${id}`.execute(tx);

const now = sql<string>`now()`;

export async function insertSubscription(tx: Tx, { push_keys, consent_text, ...row }: Row): Promise<number> {
  const { id } = await tx
    .insertInto("alert_subscriptions")
    .values({
      ...row,
      ...(push_keys && { push_keys: asJson(push_keys) }),
      ...(consent_text !== undefined && { consent_text, consent_at: now }),
      ...(row.state === "active" && { confirmed_at: now }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const update = (tx: Tx, id: number) => tx.updateTable("alert_subscriptions").where("id", "=", id);

/** Written anew even where nothing of it differs: its version tells that somebody saved it. */
export const updateSubscription = (tx: Tx, id: number, changes: Partial<Row>) =>
  update(tx, id)
    .set({ ...changes, version: sql`version` } as object)
    .execute();

/** Whoever has the address has agreed. */
export const activate = (tx: Tx, id: number, consent?: { text: string; address: string }) =>
  update(tx, id)
    .set({
      state: "active",
      confirmed_at: now,
      ...(consent && {
        consent_text: sql<string>`coalesce(consent_text, ${consent.text})`,
        consent_at: sql<string>`coalesce(consent_at, now())`,
        consent_address: sql<string>`coalesce(consent_address, ${consent.address})`,
      }),
    })
    .execute();

/** Nothing of where it led stays behind; who it was is told by the masked address alone. `label`: that. */
export const leave = (tx: Tx, id: number, label: string, more: { deleted_at?: typeof now } = {}) =>
  update(tx, id)
    .set({ state: "left", left_at: now, address: null, push_keys: null, consent_address: null, label, ...more })
    .execute();

/** Nobody agreed within a week of being asked last: the address is not kept. */
export async function forgetUnanswered(tx: Tx): Promise<void> {
  await sql`delete from alert_subscriptions s where s.state = 'pending' and coalesce(s.asked_at, s.created_at) < now() - interval '7 days'
    and s.channel in ('email', 'sms') and not exists (select from alert_deliveries d where d.subscription_id = s.id)`.execute(
    tx,
  );
}

/** Those of `company_ids` that do not lie in the place or below it. */
export async function placesElsewhere(tx: Tx, company_id: number, company_ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from companies c where c.id = any(${company_ids}::bigint[]) and c.deleted_at is null
      and ${company_id} = any(c.path)`.execute(tx);
  const below = new Set(rows.map(({ id }) => id));
  return company_ids.filter((id) => !below.has(id));
}

/** The country of a place that is there. */
export async function countryOf(tx: Tx, company_id: number): Promise<string | undefined> {
  const place = tx
    .selectFrom("companies")
    .select("country")
    .where("id", "=", company_id)
    .where("deleted_at", "is", null);
  return (await place.executeTakeFirst())?.country;
}
